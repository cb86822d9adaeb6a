/** Runs before the first paint, so that a dark page does not flash. No inline script: the page allows none. */
try {
  const kept = localStorage.getItem('questwright-theme')
  document.documentElement.dataset.theme =
    kept === 'dark' || kept === 'light' ? kept : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
