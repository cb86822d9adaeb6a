/**
 * The verbs of cards. Each verb checks whether the effect can affect its cards and whether anything would change, and returns what
 * happened.
 */
export * from './attacks.ts'
export * from './choosing.ts'
export * from './copies.ts'
export * from './damage.ts'
export * from './decks.ts'
export * from './first-player.ts'
export * from './game.ts'
export * from './lasting.ts'
export * from './measures.ts'
export * from './phases.ts'
export * from './play-area.ts'
export * from './quest.ts'
export * from './random.ts'
export * from './record.ts'
export * from './scenario.ts'
export type { Cards, Maybe } from './shared.ts'
export * from './system-zones.ts'
export * from './systems.ts'
export * from './tokens.ts'
export type { Until } from './until.ts'
