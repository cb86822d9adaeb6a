/** Draws cards in a page and makes files of them: pictures, sheets to cut out, and sheets for Tabletop Simulator. */
export { download, type PrintFile, type Progress, printPictures, printSheets, sidesOfCard } from './print-job.ts'
export { printTabletop } from './tabletop.ts'
