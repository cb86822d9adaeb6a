import { describe, expect, test } from 'vitest'
import type { DeckFacts } from '../src/bundle.ts'
import { deckCatalogue, checkDeck as plainCheckDeck, checkDecks as plainCheckDecks } from '../src/deck.ts'
import type { DeckCard } from '../src/deck-finding.ts'
import { loadPack } from '../src/load.ts'
import { withCampaigns } from './games.ts'
import { wholePack } from './made-up-pack.ts'
import { watched } from './watched-findings.ts'

const checkDeck = watched(plainCheckDeck)
const checkDecks = watched(plainCheckDecks)

const rulebooks = { lcg: withCampaigns }
const printed: { [code: string]: Omit<DeckCard, 'game'> } = {
  'a:odo': { type: 'hero', fits: 'lore', title: 'Odo' },
  'b:odo': { type: 'hero', fits: 'spirit', title: 'Odo' },
  'a:mina': { type: 'hero', fits: 'tactics', title: 'Mina' },
  'a:tom': { type: 'hero', fits: 'tactics', title: 'Tom' },
  'a:ned': { type: 'hero', fits: 'tactics', title: 'Ned' },
  'a:rat': { type: 'enemy', title: 'Rat' },
  'a:mina-ally': { type: 'ally', fits: 'lore', title: 'Twin' },
  'a:mina-event': { type: 'event', fits: 'lore', title: 'twin ' },
  'a:cloak': { type: 'attachment', fits: 'lore', title: 'Cloak' },
  'a:sting': { type: 'treasure', fits: 'neutral', title: 'Old Blade' },
  'a:gift': { type: 'boon', title: 'Gift' },
  'a:omen': { type: 'boon', title: 'Omen', back: 'encounter' },
  'a:debt': { type: 'burden', title: 'Debt', back: 'player' },
  'a:earned': { type: 'event', title: 'Earned', apart: true },
  'a:curse': { type: 'burden', title: 'Curse' },
  'a:scout': { type: 'ally', fits: 'neutral', title: 'Scout', back: 'encounter' },
  'a:oath': { type: 'contract', title: 'Oath' },
  'a:other-oath': { type: 'contract', title: 'Other Oath' },
  'a:chapter': { type: 'campaign', title: 'Chapter' },
  'a:riddle': { type: 'event', fits: 'neutral', title: 'Riddle', limit: 1 },
  'a:riddler': { type: 'ally', fits: 'neutral', title: 'Riddle' },
  'a:neutral': { type: 'ally', fits: 'neutral', title: 'Wanderer' },
}
for (let n = 0; n < 30; n++) {
  printed[`a:event-${n}`] = { type: 'event', fits: 'lore', title: `Event ${n}` }
  printed[`a:ally-${n}`] = { type: 'ally', fits: 'lore', title: `Ally ${n}` }
}
const cards = Object.fromEntries(Object.entries(printed).map(([code, card]) => [code, { ...card, game: 'lcg' }]))
const catalogue = Object.assign((code: string) => (Object.hasOwn(cards, code) ? cards[code] : undefined), { rulebooks })

/** This number of event cards, three copies of each title. */
function events(count: number): { [code: string]: number } {
  const copies: { [code: string]: number } = {}
  for (let n = 0, left = count; left > 0; n++, left -= 3) copies[`event-${n}`] = Math.min(3, left)
  return copies
}

function deck(changes: Partial<DeckFacts> = {}): DeckFacts {
  return { format: 'questwright-deck', version: 1, kind: 'custom', heroes: ['odo'], cards: events(50), ...changes }
}

const codes = (one: DeckFacts) => checkDeck(one, catalogue, 'a').map((finding) => [finding.severity, finding.code])

describe('checkDeck', () => {
  test('cards that belong in no deck do not count towards its size', () => {
    expect(codes(deck({ cards: { ...events(48), rat: 1, mina: 1 } }))).toEqual([
      ['error', 'deck/not-a-deck-card'],
      ['error', 'deck/not-a-deck-card'],
      ['error', 'deck/too-few-cards'],
    ])
    expect(codes(deck({ cards: { ...events(50), rat: 1 } }))).toEqual([['error', 'deck/not-a-deck-card']])
  })

  test('for a game without rules for decks nothing is reported', () => {
    const { deck: _rules, ...without } = rulebooks.lcg
    const free = Object.assign((code: string) => catalogue(code), { rulebooks: { lcg: { ...without, deck: undefined } } })
    expect(checkDeck(deck({ heroes: [], cards: { 'event-0': 9 } }), free, 'a')).toEqual([])
  })

  test('[LCG-DECK-1] 49 cards are illegal, 50 and 80 legal', () => {
    expect(checkDeck(deck({ cards: events(49) }), catalogue, 'a')).toEqual([
      {
        severity: 'error',
        code: 'deck/too-few-cards',
        parts: { count: 49, least: 50 },
        message: 'The deck has 49 cards; at least 50 are needed, heroes not counted.',
        remedy: 'Add 1 more: there is no upper limit.',
        section: 'cards',
      },
    ])
    expect(codes(deck({ cards: events(50) }))).toEqual([])
    expect(codes(deck({ cards: events(80) }))).toEqual([])
  })

  test('[LCG-TREASURE-2] 49 cards and a treasure are illegal, 50 and one legal, 50 and two copies of it illegal', () => {
    expect(codes(deck({ cards: { ...events(49), sting: 1 } }))).toEqual([['error', 'deck/too-few-cards']])
    expect(codes(deck({ cards: { ...events(50), sting: 1 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(50), sting: 2 } }))).toEqual([['error', 'deck/too-many-of-type']])
  })

  test('[LCG-CAMPAIGN-BOON-2] 50 cards and two boons are legal, 48 and two illegal; [LCG-CAMPAIGN-BURDEN-3] a burden with a player back does not count either', () => {
    expect(codes(deck({ cards: { ...events(50), gift: 2 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(48), gift: 2 } }))).toEqual([['error', 'deck/too-few-cards']])
    expect(codes(deck({ cards: { ...events(50), debt: 1 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(49), debt: 1 } }))).toEqual([['error', 'deck/too-few-cards']])
  })

  test('[LCG-CAMPAIGN-BOON-2] a boon of any type does not count towards the fifty cards', () => {
    expect(codes(deck({ cards: { ...events(50), earned: 2 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(48), earned: 2 } }))).toEqual([['error', 'deck/too-few-cards']])
  })

  test('boons and burdens with an encounter back, and campaign cards, do not belong in a deck', () => {
    for (const code of ['omen', 'curse', 'chapter'])
      expect(codes(deck({ cards: { ...events(50), [code]: 1 } }))).toEqual([['error', 'deck/not-a-deck-card']])
    expect(codes(deck({ cards: { ...events(49), chapter: 1 } }))).toContainEqual(['error', 'deck/too-few-cards'])
  })

  test('an ally with an encounter back does not count towards the fifty cards, and there may be three at most', () => {
    expect(codes(deck({ cards: { ...events(50), scout: 3 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(49), scout: 3 } }))).toEqual([['error', 'deck/too-few-cards']])
    expect(codes(deck({ cards: { ...events(50), scout: 4 } }))).toEqual([['error', 'deck/too-many-copies']])
  })

  test('a contract does not count towards the fifty cards, and there may be only one', () => {
    expect(codes(deck({ cards: { ...events(50), oath: 1 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(49), oath: 1 } }))).toEqual([['error', 'deck/too-few-cards']])
    expect(codes(deck({ cards: { ...events(50), oath: 1, 'other-oath': 1 } }))).toEqual([['error', 'deck/too-many-of-type']])
  })

  test('a starter deck may have fewer than 50 cards; all other rules apply to it', () => {
    expect(codes(deck({ kind: 'starter', cards: events(30) }))).toEqual([])
    expect(codes(deck({ kind: 'starter', cards: { 'event-0': 4 }, heroes: [] }))).toEqual([
      ['error', 'deck/too-few-starting-cards'],
      ['error', 'deck/too-many-copies'],
      ['warning', 'deck/fits-no-starting-card'],
    ])
  })

  test('[LCG-DECK-2] four copies of one title across two types are illegal, three legal', () => {
    expect(checkDeck(deck({ cards: { ...events(50), 'mina-ally': 2, 'mina-event': 2 } }), catalogue, 'a')).toMatchObject([
      { severity: 'error', code: 'deck/too-many-copies', parts: { title: 'Twin', count: 4, most: 3 } },
    ])
    expect(codes(deck({ cards: { ...events(50), 'mina-ally': 1, 'mina-event': 2 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(50), neutral: 4 } }))).toEqual([['error', 'deck/too-many-copies']])
  })

  test('if a card allows fewer copies in a deck, only these are legal, across types and versions', () => {
    expect(checkDeck(deck({ cards: { ...events(50), riddle: 2 } }), catalogue, 'a')).toEqual([
      {
        severity: 'error',
        code: 'deck/too-many-copies',
        parts: { title: 'Riddle', count: 2, most: 1 },
        message: 'The deck has 2 copies of Riddle; the card allows a deck at most one.',
        remedy: 'Take 1 out: the limit is printed on the card.',
      },
    ])
    expect(codes(deck({ cards: { ...events(50), riddle: 1, riddler: 1 } }))).toEqual([['error', 'deck/too-many-copies']])
    expect(codes(deck({ cards: { ...events(50), riddle: 1 } }))).toEqual([])
    expect(codes(deck({ cards: { ...events(50), riddler: 3 } }))).toEqual([])
  })

  test('[LCG-DECK-3] one to three heroes, which do not count towards the fifty cards', () => {
    expect(codes(deck({ heroes: ['odo', 'mina', 'tom'] }))).toEqual([])
    expect(codes(deck({ heroes: ['odo', 'mina', 'tom'], cards: events(48) }))).toEqual([['error', 'deck/too-few-cards']])
    expect(codes(deck({ heroes: ['odo', 'mina', 'tom', 'ned'] }))).toEqual([['error', 'deck/too-many-starting-cards']])
    expect(codes(deck({ heroes: [], cards: { neutral: 3 }, kind: 'starter' }))).toEqual([['error', 'deck/too-few-starting-cards']])
  })

  test('[LCG-DECK-4] any mixture of player cards is legal: fifty events, fifty allies, or some of each type', () => {
    expect(codes(deck({ cards: events(50) }))).toEqual([])
    const allies = Object.fromEntries(Object.entries(events(50)).map(([code, count]) => [code.replace('event', 'ally'), count]))
    expect(codes(deck({ cards: allies }))).toEqual([])
    expect(codes(deck({ cards: { ...events(48), cloak: 1, 'ally-0': 1 } }))).toEqual([])
  })

  test('[LCG-DECK-5] cards of a sphere without a matching hero are legal, with a warning', () => {
    const tactics = ['mina', 'tom', 'ned']
    expect(
      checkDeck(deck({ heroes: tactics, kind: 'starter', cards: { 'event-0': 3, 'event-1': 2, neutral: 1 } }), catalogue, 'a'),
    ).toEqual([
      {
        severity: 'warning',
        code: 'deck/fits-no-starting-card',
        parts: { fact: 'sphere', value: 'lore', count: 5 },
        message: 'No hero of the deck has the lore sphere, which 5 cards need to be paid for.',
        remedy: 'This is allowed; add a hero of that sphere if it is not meant.',
        section: 'cards',
      },
    ])
  })

  test('[LCG-DECK-6] two heroes with the same title are refused, in one deck or in the decks of two players, in any version', () => {
    expect(codes(deck({ heroes: ['odo', 'b:odo'] }))).toEqual([['error', 'deck/starting-card-twice']])
    const two = (other: DeckFacts) =>
      checkDecks(
        [
          { name: 'Lore', deck: deck(), pack: 'a' },
          { name: 'Other', deck: other, pack: 'a' },
        ],
        catalogue,
      )
    expect(two(deck({ heroes: ['b:odo'], cards: { ...events(50) } })).filter((one) => one.severity === 'error')).toEqual([
      {
        severity: 'error',
        code: 'deck/starting-card-taken',
        parts: { title: 'Odo', deck: 'Other', other: 'Lore' },
        message: 'Other cannot start with Odo: Lore already does.',
        remedy: 'Give Other another hero, or another deck: no two heroes of a game begin with one title, whatever their version.',
        deck: 'Other',
      },
    ])
    expect(two(deck({ heroes: ['mina'] })).filter((one) => one.severity === 'error')).toEqual([])
  })

  test('two players may use the same deck if the game allows two cards with the same title at the start', () => {
    const two = [
      { name: 'Lore', deck: deck(), pack: 'a' },
      { name: 'Lore again', deck: deck(), pack: 'a' },
    ]
    const codesIn = (acrossPlayers: 'unique' | 'free') => {
      const { deck: rules } = withCampaigns
      const games = {
        lcg: {
          ...withCampaigns,
          deck: rules && { ...rules, sections: { ...rules.sections, heroes: { ...rules.sections.heroes, acrossPlayers } as never } },
        },
      }
      return checkDecks(
        two,
        Object.assign((code: string) => catalogue(code), { rulebooks: games }),
      ).map(({ code }) => code)
    }
    expect(codesIn('unique')).toContain('deck/starting-card-taken')
    expect(codesIn('free')).not.toContain('deck/starting-card-taken')
  })

  test('an unknown card is named, among the heroes and among the cards', () => {
    expect(checkDeck(deck({ heroes: ['odo', 'ghost'], cards: { ...events(50), 'c:mist': 1 } }), catalogue, 'a')).toMatchObject([
      {
        severity: 'error',
        code: 'deck/unknown-card',
        parts: { code: 'ghost' },
        message: 'No pack has a card ghost, or its facts are broken.',
      },
      { severity: 'error', code: 'deck/unknown-card', parts: { code: 'c:mist' } },
    ])
    expect(codes(deck({ cards: { ...events(50), toString: 1 } }))).toEqual([['error', 'deck/unknown-card']])
  })

  test('in a check of several decks, each message names its deck and a remedy', () => {
    const findings = checkDecks(
      [
        { name: 'Short', deck: deck({ cards: events(48) }), pack: 'a' },
        { name: 'Crowd', deck: deck({ heroes: ['mina', 'tom', 'ned', 'b:odo'] }), pack: 'a' },
      ],
      catalogue,
    )
    expect(findings.filter((one) => one.severity === 'error').map((one) => [one.deck, one.code, one.remedy])).toEqual([
      ['Short', 'deck/too-few-cards', 'Add 2 more: there is no upper limit.'],
      ['Crowd', 'deck/too-many-starting-cards', 'Take 1 of the heroes out.'],
      ['Crowd', 'deck/starting-card-taken', expect.stringContaining('Give Crowd another hero')],
    ])
  })

  test('placeholders count by number and title, and each is an error', () => {
    const stranger = { part: 'cards', title: 'Event 0', quantity: 2, pack: 'Far Away' } as const
    const found = checkDeck(deck({ cards: events(48), placeholders: [stranger] }), catalogue, 'a')
    expect(found.map((one) => [one.code, one.message])).toEqual([
      ['deck/too-many-copies', 'The deck has 5 copies of Event 0; at most 3 of one title are allowed.'],
      ['deck/placeholder', 'Event 0 (Far Away) is in no pack here: 2 copies are kept as a placeholder.'],
    ])
    const hero = (title: string) => ({ part: 'heroes', title, quantity: 1 }) as const
    expect(codes(deck({ heroes: [], placeholders: [hero('Zed')] }))).toEqual([['error', 'deck/placeholder']])
    expect(codes(deck({ placeholders: [hero('ODO')] }))).toEqual([
      ['error', 'deck/starting-card-twice'],
      ['error', 'deck/placeholder'],
    ])
    expect(codes(deck({ heroes: ['odo', 'mina', 'tom'], placeholders: [hero('Zed')] })).map(([, code]) => code)).toEqual([
      'deck/too-many-starting-cards',
      'deck/placeholder',
    ])
    const two = checkDecks(
      [
        { name: 'One', deck: deck({ heroes: [], placeholders: [hero('Zed')] }), pack: 'a' },
        { name: 'Two', deck: deck({ heroes: [], placeholders: [hero('zed')] }), pack: 'a' },
      ],
      catalogue,
    )
    expect(two.map((one) => one.code)).toEqual(['deck/placeholder', 'deck/placeholder', 'deck/starting-card-taken'])
  })

  test('a sideboard and scenario cards in the file are not played, so they do not count', () => {
    const beside = { part: 'sideboard', title: 'Event 0', quantity: 9 } as const
    expect(codes(deck({ sideboard: { 'event-0': 3, ghost: 1 }, placeholders: [beside, { ...beside, part: 'shared' }] }))).toEqual([])
    expect(codes(deck({ cards: events(49), sideboard: { 'ally-1': 1 } }))).toEqual([['error', 'deck/too-few-cards']])
  })

  test('only heroes may be in the list of heroes, and no encounter cards in a deck', () => {
    expect(codes(deck({ heroes: ['odo', 'neutral'] }))).toEqual([['error', 'deck/not-a-starting-card']])
    expect(codes(deck({ cards: { ...events(50), mina: 1, rat: 1 } }))).toEqual([
      ['error', 'deck/not-a-deck-card'],
      ['error', 'deck/not-a-deck-card'],
    ])
  })
})

test('deckCatalogue knows the cards of bundles by full code, with type, sphere and title', () => {
  const { bundle } = loadPack(wholePack, rulebooks)
  const find = deckCatalogue(bundle === undefined ? [] : [bundle], rulebooks)
  expect(find('wet-meadows:ferryman')).toEqual({ type: 'ally', game: 'lcg', fits: 'lore', title: 'Ferryman' })
  expect(find('wet-meadows:marsh-rat')).toEqual({ type: 'enemy', game: 'lcg', title: 'Marsh Rat' })
  expect(find('ferryman')).toBeUndefined()
})

test('a game can warn about a deck with few cards of a type, and the message names the type beside its code', () => {
  const { attachment } = rulebooks.lcg.types
  if (attachment === undefined) throw new Error('the type is gone')
  const types = { ...rulebooks.lcg.types, attachment: { ...attachment, mostInDeck: 1 } }
  const find = Object.assign((code: string) => catalogue(code), { rulebooks: { lcg: { ...rulebooks.lcg, types } } })
  const deck = { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['a:odo'], cards: { 'a:cloak': 2 } } as const
  expect(checkDeck(deck, find).map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'deck/too-many-of-type: The deck has 2 attachments; a player has at most one.',
  ])
})
