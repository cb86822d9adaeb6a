import { seatWords } from '@questwright/authoring'
import type { SceneSeatName } from './setup.ts'

/** The words for the seats in scenes. */
export const seats = seatWords<SceneSeatName>(['you', 'opponent', 'third', 'fourth'])
