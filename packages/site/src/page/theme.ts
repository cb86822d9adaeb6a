/** Runs before the first paint, so that a dark page does not flash. No inline script: the page allows none. */
import { firstTheme, themeKey } from '@questwright/table-page/first-theme'

document.documentElement.dataset.theme = firstTheme(themeKey)
