import { seatWords } from '@questwright/authoring'
import type { SceneSeatName } from './setup.ts'

/** How scenes call the seats of this game. */
export const seats = seatWords<SceneSeatName>(['you', 'friend', 'third', 'fourth'])
export const { all: SEATS, seatId, wordFor } = seats
