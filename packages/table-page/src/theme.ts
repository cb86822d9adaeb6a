/** Light or dark, remembered in this browser. */
import { create } from 'zustand'

export type Theme = 'light' | 'dark'

const key = 'questwright-theme'

/** Runs before the first paint, so that a dark page does not flash. */
export const themeScript = `try{var t=localStorage.getItem('${key}');document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(e){document.documentElement.dataset.theme='light'}`

export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: 'light' }))

/** Takes over what the first script chose. A page that stands for one that is missing comes without that script. */
export function readTheme(): void {
  const { dataset } = document.documentElement
  dataset.theme ??= theChosen()
  useTheme.setState({ theme: dataset.theme === 'dark' ? 'dark' : 'light' })
}

function theChosen(): Theme {
  try {
    const kept = localStorage.getItem(key)
    if (kept === 'dark' || kept === 'light') return kept
  } catch {
    // Without storage nothing was chosen.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  useTheme.setState({ theme })
}
