import { seatWords } from '@questwright/authoring'
import type { SceneSeatName } from './setup.ts'

/** How scenes call the seats of a duel. */
export const seats = seatWords<SceneSeatName>(['you', 'rival', 'third', 'fourth'])
