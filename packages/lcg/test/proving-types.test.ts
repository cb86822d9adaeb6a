import { atTable, type BoardWish, type Engine, type JsonObject, type Library } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { board } from '../src/proving/boards.ts'
import { breaches } from '../src/proving/breaches.ts'
import { lcg } from '../src/ruleset.ts'
import { position } from '../src/scenes/position.ts'
import { action, card } from '../src/script.ts'
import { drawCards } from '../src/verbs/index.ts'

/** Random boards and invariants follow what a system declares about its card types: every possible declaration is tested. */

interface Declared {
  readonly back: 'player' | 'encounter' | 'war'
  readonly playedInto?: 'staging-area' | 'front'
  readonly inSet?: 'shuffled' | 'apart'
  readonly inDeck: 'counted' | 'beside' | 'never'
  readonly is: readonly string[]
  readonly set: 'printed' | 'not printed'
}

const KINDS = [[], ['enemy'], ['location'], ['ally', 'character'], ['quest'], ['objective']]

const declarations: readonly Declared[] = (['player', 'encounter', 'war'] as const).flatMap((back) =>
  ([undefined, 'staging-area', 'front'] as const).flatMap((playedInto) =>
    ([undefined, 'shuffled', 'apart'] as const).flatMap((inSet) =>
      (['printed', 'not printed'] as const).flatMap((set) =>
        KINDS.map((is, i): Declared => {
          const inDeck = (['counted', 'beside', 'never'] as const)[(i + (inSet === 'apart' ? 1 : 0)) % 3] as Declared['inDeck']
          return { back, inDeck, is, set, ...(playedInto ? { playedInto } : {}), ...(inSet ? { inSet } : {}) }
        }),
      ),
    ),
  ),
)

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 4 }

function packOf({ set, ...words }: Declared): PackContent {
  const printed: JsonObject = { type: 'army', sphere: 'spirit', cost: 1, threat: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
  return {
    id: 'war',
    cards: {
      mine: hero,
      yours: { ...hero, sphere: 'lore' },
      mist: { type: 'treachery', encounterSet: 'fen', quantity: 9 },
      host: { ...printed, questPoints: 5, engagementCost: 30, ...(set === 'printed' ? { encounterSet: 'fen' } : {}) },
      stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
    },
    keywords: {},
    scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
    systems: {
      war: {
        zones: { front: { about: 'Where armies meet.', play: 'in' } },
        types: { army: { name: 'Army', ...words, is: [...words.is], newCard: {} } },
      },
    },
    titles: {},
    scripts: [card('host', [action(({ you }) => void drawCards(you, 1))])],
  }
}

/** Dice that depend on a number alone. */
function diceFrom(seed: number): BoardWish['dice'] {
  let state = seed * 2_654_435_761
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 12)) >>> 0) % Math.max(1, sides)
  }
}

/** The number of boards for each declaration, each with other dice. */
const BOARDS = 2

/** The zones of the card of that type on a board, and the broken invariants of the table that begins with it. */
function laid(library: Library, seed: number): { readonly zones: readonly string[]; readonly odd: readonly string[] } {
  const words = board({ dice: diceFrom(seed), packs: ['war'], hungry: ['war:host#action'] }, library)
  const engine = { library, ruleset: lcg } as Engine
  const start = { kind: 'position', position: position(words as never, engine, 'war') } as unknown as GameOptions['setup']
  const { table } = new Game({ ruleset: lcg, library, setup: start, seed: 's' })
  return {
    zones: [...new Set(table.cards.filter(({ code }) => code === 'war:host').map(({ zone }) => zone.name))],
    odd: atTable(table, () => breaches('rest').map(({ code, card: one }) => `${code} ${one}`)),
  }
}

/** Whether such a card may be in the staging area: an encounter card, or a type that is played there. */
function stages({ back, playedInto, is }: Declared): boolean {
  return back !== 'player' || playedInto === 'staging-area' || is.some((word) => ['enemy', 'location', 'objective', 'quest'].includes(word))
}

const title = (declared: Declared): string => JSON.stringify(declared).replaceAll('"', '')

describe('a card of a system’s type', () => {
  it('is placed where its type says, and no breach is reported', () => {
    const wrong: string[] = []
    for (const [at, declared] of declarations.entries()) {
      const { back, playedInto, inSet, set } = declared
      const library = buildLibrary([packOf(declared)])
      const all = Array.from({ length: BOARDS }, (_, i) => laid(library, at * BOARDS + i + 1))
      const zones = new Set(all.flatMap((one) => one.zones))
      const tell = (what: string): void => void wrong.push(`${title(declared)}: ${what}`)
      for (const odd of new Set(all.flatMap((one) => one.odd))) tell(odd)
      if (zones.size === 0) tell('lies nowhere')
      if (zones.has('staging-area') && !stages(declared)) tell('is staged')
      if (zones.has('front') && playedInto !== 'front') tell('lies at the front')
      if (zones.has('hand') && (back === 'encounter' || back === 'war') && playedInto === undefined) tell('is in a hand')
      const shuffled = set === 'printed' && inSet !== 'apart'
      if (zones.has('encounter-deck') && !shuffled && back !== 'encounter') tell('lies in the encounter deck')
      if (back === 'player' && !shuffled && playedInto === 'front' && !zones.has('front')) tell('lies nowhere at the front')
      if (back === 'player' && !shuffled && playedInto === 'staging-area' && !zones.has('staging-area')) tell('is not staged')
    }
    expect(wrong).toEqual([])
    expect(declarations.length).toBe(3 * 3 * 3 * 2 * KINDS.length)
  })

  it('is a breach in the staging area only if it is a player card that is played elsewhere', () => {
    const wrong: string[] = []
    for (const declared of declarations) {
      const library = buildLibrary([packOf(declared)])
      const words = { staging: ['war:host'] }
      const engine = { library, ruleset: lcg } as Engine
      const start = { kind: 'position', position: position(words as never, engine, 'war') } as unknown as GameOptions['setup']
      const { table } = new Game({ ruleset: lcg, library, setup: start, seed: 's' })
      const odd = atTable(table, () => breaches('rest').map(({ code }) => code))
      if (odd.includes('odd-staging') === stages(declared)) wrong.push(`${title(declared)}: ${odd}`)
    }
    expect(wrong).toEqual([])
  })
})
