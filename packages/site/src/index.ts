/** A pack as a site: its program, its files, and the page that draws its cards. Needs Node; browser code is in `page/`. */
export type { PrintRoom, PrintWish } from './page/print-wish.ts'
export { printProgram, siteProgram } from './program.ts'
export { printFiles, type SiteParts, siteFiles, siteMark } from './site-files.ts'
