import { seatWords } from '@questwright/authoring'
import type { SceneSeatName } from './setup.ts'

/** The words for the seats of this game in scenes. */
export const seats = seatWords<SceneSeatName>(['you', 'friend', 'third', 'fourth'])
export const { all: SEATS, seatId, wordFor } = seats
