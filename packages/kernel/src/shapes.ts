/** Shape checks for files and links, for readers that run no engine: importing this module loads none of the engine. */
export { withDiceOf32Bits } from './dice-before-keys.ts'
export { wrongPartOfInput } from './input.ts'
export { wrongInPosition } from './position-shape.ts'
