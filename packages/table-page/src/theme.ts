/** Light or dark, remembered in this browser. */
import { create } from 'zustand'
import { firstTheme, type Theme, themeKey } from './first-theme.ts'
import { barColours } from './home-screen.ts'

/** A script that sets the theme before the first paint, so that a dark page does not flash. */
export const themeScript = `document.documentElement.dataset.theme=(${firstTheme})('${themeKey}')`

export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: 'light' }))

/** Reads the theme that the script in the page has set. The page for an address that does not exist has no such script. */
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

/** Gives the browser's bars around the page the colour of the chosen theme, whatever the theme of the system is. */
function colourBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.removeAttribute('media')
    meta.content = barColours[theme]
  }
}
