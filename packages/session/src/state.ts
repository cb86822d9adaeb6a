/** What a page may know of tables before one is laid: the state, its store, lines and kept games. No realm is loaded for it. */
export * from './branches.ts'
export { FIRST_LINE } from './first-line.ts'
export { createGameStore, type GameState, type GameStore, type NewGame, type Reloaded, type TakeBack } from './game-state.ts'
export type { GameOutline, KeptGame, ShelvedGame } from './kept-game.ts'
export { ShowHands, type ShowHandsState } from './show-hands.ts'
