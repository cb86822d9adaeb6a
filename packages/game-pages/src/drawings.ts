/** Adds the drawings of every game: importing this module adds them before anything is drawn. */
import { addDrawings } from '@questwright/board/drawings'
import { lcgDrawings } from '@questwright/lcg-table'
import { tcgDrawings } from '@questwright/tcg-table'

addDrawings(lcgDrawings)
addDrawings(tcgDrawings)
