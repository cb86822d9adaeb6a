/** What files and links must hold that the engine takes: for readers that run no engine, and load none of it with this. */
export { withDiceOf32Bits } from './dice-before-keys.ts'
export { wrongPartOfInput } from './input.ts'
export { wrongInPosition } from './position-shape.ts'
