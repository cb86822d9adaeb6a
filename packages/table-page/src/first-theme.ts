/** The theme with which a page begins. It runs before the first paint, ahead of all other code, so nothing is imported here. */

export type Theme = 'light' | 'dark'

/** Under which name a browser keeps the choice. */
export const themeKey = 'questwright-theme'

/**
 * The theme chosen in this browser, else the theme that the system prefers. The function is also sent as text, so it must need nothing but its
 * parameter.
 */
export function firstTheme(key: string): Theme {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // without storage nothing was chosen
  }
  if (kept === 'dark' || kept === 'light') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
