/** Chooses the theme with which a page starts. It runs before the first paint and before all other code, so this module imports nothing. */

export type Theme = 'light' | 'dark'

/** The key of the browser's storage under which the choice is kept. */
export const themeKey = 'questwright-theme'

/**
 * The theme chosen in this browser, else the theme that the system prefers. The source text of this function is also put into the page as a script,
 * so it may use nothing but its parameter.
 */
export function firstTheme(key: string): Theme {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(key)
  } catch {
    // the browser forbids storage: nothing was chosen
  }
  if (kept === 'dark' || kept === 'light') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
