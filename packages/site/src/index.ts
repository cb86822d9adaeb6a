/** Makes the site of a pack: its program and its files; and the page that draws cards. Needs Node; the code for browsers is in `page/`. */
export type { PrintRoom, PrintWish } from './page/print-wish.ts'
export { printProgram, siteProgram } from './program.ts'
export { printFiles, type SiteParts, siteFiles, siteMark } from './site-files.ts'
