import { atTable, type JsonObject, type Table } from '@questwright/kernel'
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
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2 },
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

/** An attack of which nothing but the record is left. */
const attack = { id: 1, attackers: ['staged/0'], participants: ['p1/mine'] }

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

/** Writes another phase and step on the table, without the steps that lead there. */
function goTo(t: Table, phase: string, step: string): void {
  t.write(t.board, 'fields', 'phase', phase)
  t.write(t.board, 'fields', 'step', step)
}

/** Changes that no rule makes, each with the breaches that random play reports for it. */
const lies: { readonly [title: string]: { readonly lie: (t: Table) => void; readonly reported: readonly string[]; readonly at?: Lying } } =
  {
    'nothing was changed': { lie: () => {}, reported: [] },
    'a card of the encounter deck in a hand': {
      lie: (t) => t.move(t.card('deck/0'), t.zone('p1.hand')),
      reported: ['in-a-strange-pile made-up:mist'],
    },
    'a card of the encounter deck in a deck': {
      lie: (t) => t.move(t.card('deck/0'), t.zone('p1.deck')),
      reported: ['in-a-strange-pile made-up:mist'],
    },
    'a card of the encounter deck in a discard pile': {
      lie: (t) => t.move(t.card('deck/0'), t.zone('p1.discard')),
      reported: ['in-a-strange-pile made-up:mist'],
    },
    'a hero in the encounter deck': {
      lie: (t) => t.move(t.card('p1/mine'), t.zone('encounter-deck')),
      reported: ['in-a-strange-pile made-up:mine'],
    },
    'a mark with a strange value': {
      lie: (t) => t.write(t.card('p1/mine'), 'fields', 'exhausted', 'no'),
      reported: ['odd-mark made-up:mine'],
    },
    'another mark with a strange value': {
      lie: (t) => t.write(t.card('p1/mine'), 'fields', 'committed', 'no'),
      reported: ['odd-mark made-up:mine'],
    },
    'a card that lies nowhere': { lie: (t) => t.move(t.card('deck/0'), t.zone('kernel')), reported: ['lost-card made-up:mist'] },
    'a card that is still being resolved': {
      lie: (t) => t.move(t.card('deck/0'), t.zone('resolving')),
      reported: ['left-resolving made-up:mist'],
    },
    'tokens on a card out of play': {
      lie: (t) => t.write(t.card('deck/0'), 'tokens', 'damage', 1),
      reported: ['not-wiped made-up:mist'],
    },
    'a mark on a card out of play': {
      lie: (t) => t.write(t.card('deck/0'), 'fields', 'exhausted', 'yes'),
      reported: ['not-wiped made-up:mist'],
    },
    'a committed card out of play': {
      lie: (t) => t.write(t.card('deck/0'), 'fields', 'committed', 'yes'),
      reported: ['not-wiped made-up:mist'],
    },
    'a face-down card in a discard pile': {
      lie: (t) => {
        t.move(t.card('deck/0'), t.zone('encounter-discard'))
        t.write(t.card('deck/0'), 'fields', 'face', 'down')
      },
      reported: ['face-down made-up:mist'],
    },
    'a face-down card in a deck': { lie: (t) => t.write(t.card('deck/0'), 'fields', 'face', 'down'), reported: [] },
    'a shadow card on an enemy that is out of play': {
      at: { shadow: 'face down' },
      lie: (t) => t.move(t.card('staged/0'), t.zone('encounter-discard')),
      reported: ['host-left made-up:brute'],
    },
    'a face-down shadow card after the combat phase': {
      at: { shadow: 'face down' },
      lie: (t) => goTo(t, 'combat', '6.11'),
      reported: ['shadow-left made-up:mist'],
    },
    'a face-down shadow card during the combat phase': {
      at: { shadow: 'face down' },
      lie: (t) => goTo(t, 'combat', '6.4'),
      reported: [],
    },
    'a shadow card after the combat phase that a card keeps': {
      at: { shadow: 'face down' },
      lie: (t) => {
        goTo(t, 'combat', '6.11')
        t.write(t.card('dealt'), 'fields', 'kept', 'yes')
      },
      reported: [],
    },
    'a committed hero after the quest phase': {
      at: { phase: 'encounter', step: '5.2' },
      lie: (t) => t.write(t.card('p1/mine'), 'fields', 'committed', 'yes'),
      reported: ['still-committed made-up:mine'],
    },
    'a committed hero in the quest phase': { lie: (t) => t.write(t.card('p1/mine'), 'fields', 'committed', 'yes'), reported: [] },
    'a hero in a play area that nobody controls': {
      lie: (t) => t.write(t.card('p1/mine'), 'fields', 'controller', undefined),
      reported: ['strange-controller made-up:mine'],
    },
    'a hero with all its damage': {
      lie: (t) => t.write(t.card('p1/mine'), 'tokens', 'damage', 9),
      reported: ['not-destroyed made-up:mine'],
    },
    'a hero that lacks one damage': { lie: (t) => t.write(t.card('p1/mine'), 'tokens', 'damage', 8), reported: [] },
    'a location with all its progress': {
      at: { staging: ['bog'] },
      lie: (t) => t.write(t.card('staged/1'), 'tokens', 'progress', 2),
      reported: ['not-explored made-up:bog'],
    },
    'a location that lacks one progress': {
      at: { staging: ['bog'] },
      lie: (t) => t.write(t.card('staged/1'), 'tokens', 'progress', 1),
      reported: [],
    },
    'an active location that is an enemy': {
      lie: (t) => t.move(t.card('staged/0'), t.zone('active-location')),
      reported: ['odd-active-location made-up:brute'],
    },
    'two stages': { lie: (t) => t.move(t.card('deck/0'), t.zone('current-quest')), reported: ['two-stages'] },
    'two unique cards with one title': {
      at: { staging: ['warden'] },
      lie: (t) => t.move(t.card('deck/1'), t.zone('staging-area')),
      reported: ['two-unique made-up:warden'],
    },
    'two cards with one title that are not unique': { at: { staging: ['brute'] }, lie: () => {}, reported: [] },
    'a threat below zero': { lie: (t) => t.write(t.card('p1'), 'tokens', 'threat', -1), reported: ['odd-threat'] },
    'the threat at which a player is eliminated': {
      lie: (t) => t.write(t.card('p1'), 'tokens', 'threat', 50),
      reported: ['not-eliminated'],
    },
    'one threat less': { lie: (t) => t.write(t.card('p1'), 'tokens', 'threat', 49), reported: [] },
    'a player without heroes': { lie: (t) => t.move(t.card('p1/mine'), t.zone('p1.discard')), reported: ['not-eliminated'] },
    'an eliminated player with cards in play': {
      lie: (t) => {
        t.write(t.card('p1'), 'fields', 'eliminated', 'yes')
        t.move(t.card('staged/0'), t.zone('p1.engaged'))
      },
      reported: ['with-an-eliminated-player made-up:brute', 'with-an-eliminated-player made-up:mine'],
    },
    'an eliminated player who is first player': {
      lie: (t) => {
        t.move(t.card('p1/mine'), t.zone('p1.discard'))
        t.write(t.card('p1'), 'fields', 'eliminated', 'yes')
      },
      reported: [],
    },
    'an ally and a quest card with all its progress in the staging area': {
      at: { staging: ['errand', 'friend'], progress: 6 },
      lie: () => {},
      reported: ['not-defeated made-up:errand', 'odd-staging made-up:friend'],
    },
    'no stage': { lie: (t) => t.move(t.card('stage'), t.zone('quest-deck')), reported: ['no-stage'] },
    'a stage with all its progress': {
      lie: (t) => t.write(t.card('stage'), 'tokens', 'progress', 90),
      reported: ['not-advanced made-up:stage'],
    },
    'a stage that lacks one progress': { lie: (t) => t.write(t.card('stage'), 'tokens', 'progress', 89), reported: [] },
    'an attack that is recorded outside of the combat phase': { lie: (t) => t.setNote('attacks', [attack]), reported: ['attack-left'] },
    'an attack that is recorded in the combat phase': {
      lie: (t) => {
        goTo(t, 'combat', '6.4')
        t.setNote('attacks', [attack])
      },
      reported: [],
    },
    'what setup has not dealt yet': {
      lie: (t) => {
        goTo(t, 'setup', 'setup.4')
        t.move(t.card('stage'), t.zone('quest-deck'))
        t.move(t.card('p1/mine'), t.zone('p1.discard'))
      },
      reported: [],
    },
  }

it.each(Object.entries(lies))('random play reports what is wrong: %s', (_title, { lie, reported, at = {} }) => {
  const { table: t } = tableWith(at)
  t.run.latch = undefined
  const told = atTable(t, () => {
    lie(t)
    return breaches('rest')
  })
  expect(told.map(({ code, card: of }) => (of ? `${code} ${of}` : code))).toEqual(reported)
  if (told.length > 0) expect(told.map(({ message }) => message).join('\n')).toMatchSnapshot()
})

it('while an event is being resolved, random play reports only what is wrong even then', () => {
  const { table: t } = tableWith({})
  t.run.latch = undefined
  const told = atTable(t, () => {
    t.move(t.card('deck/0'), t.zone('resolving'))
    t.write(t.card('p1/mine'), 'tokens', 'damage', 9)
    t.write(t.card('p1/mine'), 'fields', 'committed', 'no')
    return breaches('question').map(({ code }) => code)
  })
  expect(told).toEqual(['odd-mark'])
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
