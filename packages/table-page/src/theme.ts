/** Light or dark, remembered in this browser. */
import { create } from 'zustand'
import { firstTheme, type Theme, themeKey } from './first-theme.ts'
import { barColours } from './home-screen.ts'

/** Runs before the first paint, so that a dark page does not flash. */
export const themeScript = `document.documentElement.dataset.theme=(${firstTheme})('${themeKey}')`

export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: 'light' }))

/** Takes over the theme that the first script chose. The page shown for a missing address comes without that script. */
export function readTheme(): void {
  const { dataset } = document.documentElement
  dataset.theme ??= firstTheme(themeKey)
  const theme = dataset.theme === 'dark' ? 'dark' : 'light'
  colourBars(theme)
  useTheme.setState({ theme })
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  colourBars(theme)
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  useTheme.setState({ theme })
}

/** The browser's bars around the page get the colour of the chosen theme, regardless of the system's theme. */
function colourBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.removeAttribute('media')
    meta.content = barColours[theme]
  }
}
