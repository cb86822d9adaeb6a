/** Cards as files, drawn by a page: pictures, sheets to cut out, and sheets for Tabletop Simulator. */
export {
  type CardSides,
  download,
  type Job,
  type PrintFile,
  type Progress,
  printPictures,
  printSheets,
  sidesOfCard,
} from './print-job.ts'
export type { Bleed, CardSource } from './rasterise.tsx'
export type { Paper } from './sheets.ts'
export { printTabletop } from './tabletop.ts'
