/** Old names of verbs, for scripts of earlier versions: each has its row in `rulebook/deprecated-words.ts`. */
import { considerUndefended } from './verbs/index.ts'

/** @deprecated Write `considerUndefended`. Deprecated since script API 2, gone in 3. */
export const treatAsUndefended: typeof considerUndefended = considerUndefended
