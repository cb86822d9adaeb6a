import { atTable, type JsonObject } from '@questwright/kernel'
import { Game, type GameOptions, storyFor } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { breaches } from '../src/proving/breaches.ts'
import { addToStagingArea } from '../src/reveal.ts'
import { lcg } from '../src/ruleset.ts'
import { card, permits } from '../src/script.ts'

/** Which broken invariants random play reports, and what it must not report. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }

const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    friend: { type: 'ally', sphere: 'spirit', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
    brute: { type: 'enemy', encounterSet: 'fen', engagementCost: 45, threat: 1, attack: 1, defense: 1, hitPoints: 3 },
    warden: { type: 'enemy', unique: true, encounterSet: 'fen', engagementCost: 45, threat: 1, attack: 1, defense: 1, hitPoints: 3 },
    errand: { type: 'errand', encounterSet: 'fen', questPoints: 6 },
    golem: { type: 'enemy', encounterSet: 'fen', engagementCost: 45, threat: 1, attack: 1, defense: 1, hitPoints: 3 },
    guest: { type: 'objective-ally', encounterSet: 'fen', willpower: 1, attack: 1, defense: 1, hitPoints: 3 },
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  systems: { errands: { types: { errand: { name: 'Errand', is: ['quest'], newCard: {} } } } },
  titles: {},
  scripts: [card('golem', [permits('survivesDamage')]), card('guest', [permits('committedInStaging')])],
}

interface Lying {
  readonly staging?: readonly string[]
  /** Damage and progress on each card of `staging`. */
  readonly damage?: number
  readonly progress?: number
  readonly shadow?: 'face down' | 'turned up'
  readonly phase?: string
  readonly step?: string
}

/** A table that asks whether to commit the hero, or to engage an enemy. */
function tableWith({ staging = [], damage = 0, progress = 0, shadow, phase = 'quest', step = '3.2' }: Lying): Game {
  const at = (id: string, slug: string, fields: JsonObject = {}) => ({ id, code: `made-up:${slug}`, fields })
  const staged = ['brute', ...staging]
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase, step, firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step, args: {} }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' } },
    at('p1/mine', 'mine', { owner: 'p1', controller: 'p1' }),
    at('stage', 'stage', { side: 'B' }),
    at('deck/0', 'mist'),
    at('deck/1', 'warden'),
    at('dealt', 'mist', shadow === 'face down' ? { face: 'down' } : {}),
    ...staged.map((slug, i) => ({
      ...at(`staged/${i}`, slug),
      ...(i > 0 && damage + progress > 0 ? { tokens: { damage, progress } } : {}),
    })),
  ]
  const setup = {
    kind: 'position',
    position: {
      format: 'questwright-position',
      version: 1,
      cards,
      zones: {
        kernel: ['table', 'p1'],
        'p1.play-area': ['p1/mine'],
        'current-quest': ['stage'],
        'staging-area': staged.map((_, i) => `staged/${i}`),
        'encounter-deck': shadow ? ['deck/0', 'deck/1'] : ['deck/0', 'deck/1', 'dealt'],
        ...(shadow ? { 'staged/0/shadow': ['dealt'] } : {}),
      },
    },
  }
  const library = buildLibrary([pack])
  return new Game({ ruleset: lcg, library, setup: setup as unknown as GameOptions['setup'], seed: 's' })
}

const found = (lying: Lying): string[] => {
  const { table } = tableWith(lying)
  return atTable(table, () => breaches('rest').map(({ code }) => code))
}

describe('random play reports', () => {
  it('no breach for a system’s quest card in the staging area, until it has all its progress, nor for an ally there', () => {
    expect(found({ staging: ['errand'] })).toEqual([])
    expect(found({ staging: ['errand'], progress: 5 })).toEqual([])
    expect(found({ staging: ['errand'], progress: 6 })).toEqual(['not-defeated'])
    expect(found({ staging: ['errand', 'friend'] })).toEqual(['odd-staging'])
  })

  it('an enemy with as much damage as hit points, unless damage does not destroy it', () => {
    expect(found({ staging: ['warden'], damage: 3 })).toEqual(['not-destroyed'])
    expect(found({ staging: ['golem'], damage: 3 })).toEqual([])
  })

  it('no breach for an ally that is committed from the staging area in any phase, because of its text', () => {
    expect(found({ staging: ['guest'], phase: 'encounter', step: '5.2' })).toEqual([])
  })

  it('no breach for a face-down shadow card in any phase, but one for a shadow card that was turned up in an attack that is over', () => {
    expect(found({ shadow: 'face down' })).toEqual([])
    expect(found({ shadow: 'face down', phase: 'encounter', step: '5.2' })).toEqual([])
    expect(found({ shadow: 'turned up' })).toEqual(['shadow-left'])
  })
})

it('a unique card that cannot be added is not named while it is hidden: the copy in play is named', () => {
  const game = tableWith({ staging: ['warden'] })
  const t = game.table
  const from = t.record.story.length
  const latch = t.run.latch
  t.run.latch = undefined
  atTable(t, () => addToStagingArea(t.card('deck/1') as GameCard))
  t.run.latch = latch
  const told = storyFor(t.record.story, from, 'p1')
  expect(told).toMatchObject([{ kind: 'unique-in-play', parts: { card: { card: 'staged/1' } } }])
  expect(JSON.stringify(told)).not.toContain('deck/1')
})
