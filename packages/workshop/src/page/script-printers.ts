/** What converts the data of scenarios to scripts, by game: the scripts use the script API of their game. */
import { scriptPrinter } from '@questwright/lcg-formats/script-of-scenario'

/** Scenarios of a game without a printer keep their data. */
export const scriptPrinters = { lcg: scriptPrinter }
