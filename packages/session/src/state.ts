/** The parts of a session that a page needs before a game runs: state, store, lines and saved games. It does not load a realm. */
export * from './branches.ts'
export { FIRST_LINE } from './first-line.ts'
export { createGameStore, type GameState, type GameStore, type NewGame, type Reloaded, type TakeBack } from './game-state.ts'
export type { GameOutline, KeptGame, ShelvedGame } from './kept-game.ts'
export { ShowHands, type ShowHandsState } from './show-hands.ts'
