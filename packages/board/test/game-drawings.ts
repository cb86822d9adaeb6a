/** Registers the drawings of the cooperative game, whose cards these tests render. */
import { lcgDrawings } from '../../lcg-table/src/drawings.tsx'
import { addDrawings } from '../src/drawings.ts'

addDrawings(lcgDrawings)
