import type { CardDefinition } from './definition.ts'

const NO_SIDE = Object.freeze({ name: 'A', facts: Object.freeze({}), parts: Object.freeze([]) })

/** The definition of pieces without printed facts, such as seats and the table itself. */
export const PIECE: CardDefinition = Object.freeze({
  code: 'kernel:piece',
  slug: 'piece',
  pack: 'kernel',
  front: NO_SIDE,
  sides: Object.freeze({ A: NO_SIDE }),
  named: new Map(),
})
