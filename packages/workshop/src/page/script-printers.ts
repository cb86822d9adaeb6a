/** By game, the code that converts the data of scenarios to scripts; it differs by game because the script API does. */
import { scriptPrinter } from '@questwright/lcg-formats/script-of-scenario'

/** The printers by game. Scenarios of a game without a printer keep their data. */
export const scriptPrinters = { lcg: scriptPrinter }
