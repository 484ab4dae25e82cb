const MOST = 10;

/** The ids of long work that was started in this browser: the service lists no exports. */
export function readTasks(kind: string, brand: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${kind}:${brand}`) ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberTask(kind: string, brand: string, id: string): string[] {
  const tasks = [id, ...readTasks(kind, brand).filter((other) => other !== id)].slice(0, MOST);
  try {
    localStorage.setItem(`${kind}:${brand}`, JSON.stringify(tasks));
  } catch {
    // Storage can be forbidden; the list then lasts as long as the page.
  }
  return tasks;
}
