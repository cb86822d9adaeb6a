import { lcgRulebook } from '@questwright/lcg/rulebook'
import { describe, expect, it } from 'vitest'
import * as drafts from '../src/draft.ts'
import { allCards, changeCard, draftCard, findCard, goneFrom, moveCard, putCard, removeCard, withSeats, wordsOf } from '../src/draft.ts'
import { wordsOfPosition } from '../src/from-position.ts'
import { sceneSource } from '../src/scene-source.ts'
import { endingOf, fileNameOf } from '../src/situation.ts'
import type { SituationWords } from '../src/words.ts'

const { sceneBoard } = lcgRulebook
const draftOf = (said: SituationWords, codeOf: (name: string) => string) => drafts.draftOf(said, codeOf, sceneBoard)

const words: SituationWords = {
  you: {
    heroes: [{ card: 'p:aragorn', resources: 2, is: ['exhausted'], attachments: ['p:steward'] }],
    hand: ['p:gandalf'],
    deck: ['p:scout', 'p:scout'],
    engaged: [{ card: 'p:spider', damage: 1, shadow: ['p:web'] }],
    threat: 28,
  },
  friend: { deck: 12 },
  staging: [{ card: 'p:troll', tokens: { time: 2 }, as: 'first' }],
  activeLocation: { card: 'p:road', progress: 1 },
  encounterDeck: 10,
  firstPlayer: 'friend',
  round: 3,
  at: 'combat',
}

describe('a draft', () => {
  it('is written in the same words from which it was read', () => {
    expect(wordsOf(draftOf(words, (name) => name))).toEqual(words)
    const ofSystems = {
      you: { heroes: ['p:aragorn'], zones: { bag: ['p:key'] }, counters: { food: 2 } },
      zones: { 'corsair-deck': ['p:sailor', { card: 'p:captain', damage: 1 }], lake: 4 },
      counters: { heading: 2 },
      record: { notes: { way: 'south' } },
    }
    expect(wordsOf(draftOf(ofSystems, (name) => name))).toEqual(ofSystems)
    expect(wordsOf(draftOf({ zones: { 'corsair-deck': ['sailor'] } }, (name) => `p:${name}`))).toEqual({
      you: {},
      zones: { 'corsair-deck': ['p:sailor'] },
    })
    expect(wordsOf(drafts.emptyDraft(sceneBoard))).toEqual({ you: {} })
  })

  it('gives the resources of a seat to each of its heroes', () => {
    const draft = draftOf({ you: { heroes: ['a', { card: 'b', resources: 5 }], resources: 1 } }, (name) => `p:${name}`)
    expect(wordsOf(draft)).toEqual({
      you: {
        heroes: [
          { card: 'p:a', resources: 1 },
          { card: 'p:b', resources: 5 },
        ],
      },
    })
  })

  it('moves cards with all their attachments, and never onto themselves', () => {
    const draft = draftOf(words, (name) => name)
    const of = (code: string) => allCards(draft).find(({ card }) => card.code === code)?.card.id ?? ''
    const moved = moveCard(draft, of('p:spider'), { zone: 'staging' })
    expect(moved.zones['you.engaged']).toEqual([])
    expect(moved.zones.staging?.map(({ code }) => code)).toEqual(['p:troll', 'p:spider'])
    expect(moved.zones.staging?.[1]?.on.shadow?.map(({ code }) => code)).toEqual(['p:web'])
    expect(moveCard(draft, of('p:aragorn'), { on: of('p:steward'), as: 'attachments' })).toBe(draft)
    const attached = moveCard(draft, of('p:gandalf'), { on: of('p:aragorn'), as: 'attachments' })
    expect(findCard(attached, of('p:aragorn'))?.on.attachments?.map(({ code }) => code)).toEqual(['p:steward', 'p:gandalf'])
    expect(allCards(attached)).toHaveLength(allCards(draft).length)
  })

  it('has only one active location, and moves the earlier one away', () => {
    const draft = putCard(
      draftOf(words, (name) => name),
      draftCard('p:hills'),
      { zone: 'activeLocation' },
    )
    expect(wordsOf(draft).activeLocation).toBe('p:hills')
  })

  it('keeps two active locations if a situation has them', () => {
    const two = { ...words, activeLocation: ['p:road', 'p:hills'] }
    expect(wordsOf(draftOf(two, (name) => name)).activeLocation).toEqual(['p:road', 'p:hills'])
  })

  it('removes the cards of players who leave, and moves the first player', () => {
    const draft = withSeats(
      draftOf(words, (name) => name),
      1,
    )
    expect(wordsOf(draft)).not.toHaveProperty('friend')
    expect(draft.firstPlayer).toBe('you')
  })

  it('names removed cards, also those that were attached to others', () => {
    const draft = draftOf(words, (name) => name)
    expect(
      goneFrom(draft, (code) => code !== 'p:web' && code !== 'p:gandalf')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['p:gandalf', 'p:web'])
  })

  it('changes and removes cards in any zone', () => {
    const draft = draftOf(words, (name) => name)
    const steward = allCards(draft).find(({ card }) => card.code === 'p:steward')?.card.id ?? ''
    expect(findCard(changeCard(draft, steward, { tokens: { damage: 2 } }), steward)?.tokens.damage).toBe(2)
    expect(findCard(removeCard(draft, steward), steward)).toBeUndefined()
  })
})

describe('a position in words', () => {
  const types: { readonly [code: string]: string } = { 'p:aragorn': 'hero', 'p:scout': 'ally' }
  const position = {
    cards: [
      {
        id: 'table',
        code: 'kernel:piece',
        fields: { round: 2, phase: 'quest', step: '3.4', firstPlayer: 'p1' },
        memory: { cursor: [{ step: '3.4', args: {} }], effects: 3, 'effect 2': {} },
      },
      { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 30 } },
      {
        id: 'h',
        code: 'p:aragorn',
        fields: { owner: 'p1', controller: 'p1', exhausted: 'yes', committed: 'yes' },
        tokens: { resource: 1, damage: 2 },
      },
      { id: 's', code: 'p:steward', memory: { used: 1 } },
      { id: 'a', code: 'p:scout' },
      { id: 'd1', code: 'p:bottom' },
      { id: 'd2', code: 'p:top' },
      { id: 'e', code: 'p:spider', tokens: { odd: 3 } },
      { id: 'r', code: 'p:lost' },
    ],
    zones: { 'p1.play-area': ['h', 'a'], 'h/attachments': ['s'], 'p1.deck': ['d1', 'd2'], 'staging-area': ['e'], removed: ['r'] },
  }

  it('keeps cards in their zones, piles from the top, and the place in the round', () => {
    const { words: said, lost } = wordsOfPosition(
      position,
      (code) => types[code],
      (code) => code.slice(2),
      sceneBoard,
    )
    expect(said).toEqual({
      you: {
        heroes: [{ card: 'p:aragorn', resources: 1, damage: 2, is: ['exhausted', 'committed'], attachments: ['p:steward'] }],
        allies: ['p:scout'],
        deck: ['p:top', 'p:bottom'],
        threat: 30,
      },
      staging: [{ card: 'p:spider', tokens: { odd: 3 } }],
      round: 2,
      at: '3.4',
    })
    expect(lost.join(' ')).toMatch(/steward: what it remembers.*removed from the game: lost.*A lasting effect/)
  })

  it('goes back to the beginning of a phase if something is being resolved', () => {
    const [board, ...rest] = position.cards
    const busy = {
      ...board,
      id: 'table',
      code: 'kernel:piece',
      memory: {
        cursor: [
          { step: '6.7', args: {} },
          { step: '6.8.2', args: { x: 1 } },
        ],
      },
      fields: { phase: 'combat' },
    }
    const { words: said, lost } = wordsOfPosition({ ...position, cards: [busy, ...rest] }, () => 'hero', String, sceneBoard)
    expect(said.at).toBe('combat')
    expect(lost.join(' ')).toContain('combat phase')
  })
})

describe('a scene as text', () => {
  it('is written on one line if it fits', () => {
    expect(sceneSource({ title: 'Short', setup: { you: { heroes: ['aragorn'] }, at: '3.2' }, lines: ['t.pass()', "t.isAt('3.4')"] })).toBe(
      `import { scene } from '@questwright/testkit'

scene('Short', { you: { heroes: ['aragorn'] }, at: '3.2' }, (t) => {
  t.pass()
  t.isAt('3.4')
})
`,
    )
  })

  it('is written on several lines if it is too long, with quotes where they are needed', () => {
    const heroes = Array.from({ length: 9 }, (_, n) => ({ card: `a-hero-with-a-long-name-${n}`, resources: n, is: ['exhausted'] }))
    const text = sceneSource({ title: 'Gandalf’s "plan", isn\'t it', setup: { you: { heroes }, staging: ['x-y'] }, lines: ['t.isWon()'] })
    expect(text.split('\n').every((one) => one.length <= 140)).toBe(true)
    expect(text).toContain("  'Gandalf’s \"plan\", isn\\'t it',")
    expect(text).toContain('      heroes: [\n        { card: ')
    expect(text.endsWith('  (t) => {\n    t.isWon()\n  },\n)\n')).toBe(true)
  })

  it('checks at its end at which step the game is, or how it ended', () => {
    const view = { viewer: 'p1', status: { step: '5.3' }, zones: {}, cards: {} }
    expect(endingOf({ view, outcome: undefined }, sceneBoard)).toBe("t.isAt('5.3')")
    expect(endingOf({ view, outcome: { result: 'lost', winners: [], why: { code: 'x', parts: {} }, figures: {} } }, sceneBoard)).toBe(
      't.isLost()',
    )
    expect(fileNameOf('  Théodred’s last stand! ')).toBe('theodred-s-last-stand')
  })
})
