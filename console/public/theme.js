// Runs before the first paint, so that a chosen theme does not flash. A file of its own: the policy allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; the system's theme stays.
}
