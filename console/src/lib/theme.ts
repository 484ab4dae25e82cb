export type Theme = 'system' | 'light' | 'dark';

/** The theme that was chosen; the system's where none was. */
export function theme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function chooseTheme(chosen: Theme): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  try {
    if (chosen === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', chosen);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
