/**
 * The workshop: what terminal and studio do with packs, as functions that answer with typed reports and tell how far they are. Nothing here prints, and
 * nothing knows a command or a page.
 */
export { Broken, diskWords, listed, WrongUse } from './problems.ts'
