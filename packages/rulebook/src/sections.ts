/** The sections of a chapter, by name. */
import type { Sections } from './chapter.ts'

export type Section = keyof Sections

export const sections = [
  'backs',
  'groups',
  'contents',
  'facts',
  'types',
  'abilities',
  'events',
  'stats',
  'zones',
  'counters',
  'phases',
  'steps',
  'dials',
  'tokenFaces',
  'marks',
  'backDrawings',
  'modes',
  'setup',
  'endings',
  'branches',
  'places',
  'ways',
  'hosts',
  'tokens',
  'snippets',
  'searchFields',
  'figures',
  'faultRemedies',
  'misplaced',
  'neverHappens',
  'botHints',
  'messages',
] as const satisfies readonly Section[]
