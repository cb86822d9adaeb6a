/** Adds the drawings of the cooperative game, whose cards these tests draw. */
import { lcgDrawings } from '../../lcg-table/src/drawings.tsx'
import { addDrawings } from '../src/drawings.ts'

addDrawings(lcgDrawings)
