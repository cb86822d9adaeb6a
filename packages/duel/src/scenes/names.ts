import { seatWords } from '@questwright/authoring'
import type { SceneSeatName } from './setup.ts'

/** The words for the seats of a duel in scenes. */
export const seats = seatWords<SceneSeatName>(['you', 'rival', 'third', 'fourth'])
