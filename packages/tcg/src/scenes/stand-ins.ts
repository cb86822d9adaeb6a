import { ability } from '@questwright/authoring'
import { type CardDefinition, defineCard, type Part } from '@questwright/kernel'
import { impliedBy } from '../play.ts'

const define = (slug: string, facts: { readonly [fact: string]: string | number | boolean }, own: readonly Part[] = []): CardDefinition =>
  defineCard(`scene:${slug}`, { keywords: {}, ...facts }, [...impliedBy(facts), ...own])

/** An ability without effect, so that a player is asked in a phase: otherwise a scene would skip phases in which no player can act. */
const idle = (word: 'fellowship' | 'shadow'): Part => ability({ slug: `idle-${word}`, word, lane: null, hears: [] }, {}, () => undefined)

const OF_MEN = { side: 'free-peoples', culture: 'gondor', race: 'man' } as const

/** Cards of scenes that name no others: a Ring-bearer, characters, the nine sites, and cards of a draw deck. */
export function standIns(): CardDefinition[] {
  return [
    define(
      'bearer',
      {
        ...{ type: 'companion', side: 'free-peoples', culture: 'shire', race: 'hobbit', title: 'Stand-in bearer', unique: true },
        ...{ ringBound: true, twilight: 0, strength: 3, vitality: 4, resistance: 10 },
      },
      [idle('fellowship')],
    ),
    define('companion', {
      type: 'companion',
      ...OF_MEN,
      title: 'Stand-in companion',
      twilight: 1,
      strength: 4,
      vitality: 3,
      resistance: 6,
    }),
    define('ally', {
      type: 'ally',
      ...OF_MEN,
      title: 'Stand-in ally',
      twilight: 1,
      strength: 3,
      vitality: 3,
      home: 3,
      block: 'fellowship',
    }),
    define('far-ally', {
      type: 'ally',
      ...OF_MEN,
      title: 'Stand-in ally of site 6',
      twilight: 1,
      strength: 3,
      vitality: 3,
      home: 6,
      block: 'fellowship',
    }),
    define('minion', {
      ...{ type: 'minion', side: 'shadow', culture: 'moria', race: 'orc', title: 'Stand-in minion' },
      ...{ twilight: 1, strength: 5, vitality: 3, site: 1 },
    }),
    define('ring', { type: 'ring', title: 'Stand-in Ring', unique: true }),
    define('card', {
      type: 'companion',
      side: 'free-peoples',
      culture: 'gondor',
      race: 'man',
      title: 'Stand-in card',
      twilight: 99,
      strength: 1,
      vitality: 1,
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      define(
        `site-${i + 1}`,
        { type: 'site', title: `Stand-in site ${i + 1}`, site: i + 1, shadowNumber: 0, arrow: 'right', block: 'fellowship' },
        [idle('shadow')],
      ),
    ),
  ]
}
