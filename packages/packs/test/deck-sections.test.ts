/**
 * Decks of a game with a ring, a bearer, nine numbered sites and two equal halves: the rulebook defines all of it, and the checks contain nothing
 * of it.
 */
import { rulebookOf } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import type { DeckFacts } from '../src/bundle.ts'
import { deckCatalogue, checkDeck as plainCheckDeck, checkDecks as plainCheckDecks } from '../src/deck.ts'
import { beginningCodes, cardsOfSection, codesOfDeck, withNamesOfNow, withSection } from '../src/deck-sections.ts'
import { checkDeckFacts as plainCheckDeckFacts } from '../src/facts.ts'
import { chapter, packWithDeck, rings, rulebooks, whole } from './fixtures/rings.ts'
import { watched } from './watched-findings.ts'

const checkDeck = watched(plainCheckDeck)
const checkDecks = watched(plainCheckDecks)
const checkDeckFacts = watched(plainCheckDeckFacts)

type Whole = { [field in keyof typeof whole]?: unknown }

const { bundle } = packWithDeck(whole)
if (bundle === undefined) throw new Error('the pack does not load')
const catalogue = deckCatalogue([bundle], rulebooks)
const found = (changes: Whole & { readonly [more: string]: unknown } = {}) =>
  checkDeck({ ...whole, ...changes } as unknown as DeckFacts, catalogue, bundle.id).map(
    ({ severity, code, message, remedy }) => `${severity} ${code}: ${message} ${remedy}`,
  )

describe('a deck with sections: a ring, a bearer, nine sites and two halves', () => {
  test('loads and is legal', () => {
    const { problems } = packWithDeck(whole)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(bundle.decks.mine).toEqual(whole)
    expect(found()).toEqual([])
  })

  test('begins with ring and bearer, and names the cards of all sections', () => {
    const deck = bundle.decks.mine as DeckFacts
    expect(beginningCodes(deck, rings)).toEqual(['band', 'tolo'])
    expect(codesOfDeck(deck)).toEqual(['band', 'tolo', ...whole.sites, 'tolo-grown', 'mira', 'crow'])
  })

  test('must have each number from one to nine once, in order', () => {
    expect(found({ sites: [...whole.sites.slice(0, 8), 'other-ford'] })).toEqual([
      'error deck/number-twice: Two sites have the number 2: Site 2 and Other Ford. Keep one of them under sites: each number from 1 to 9 is there once.',
      'error deck/number-missing: No site of the deck has the number 9. Add a site with the number 9 under sites: each number from 1 to 9 is there once.',
      'error deck/out-of-order: Other Ford comes after a site with a greater number. List the sites under sites by number, from 1 to 9.',
    ])
    expect(found({ sites: ['site-2', 'site-1', ...whole.sites.slice(2)] })).toEqual([
      'error deck/out-of-order: Site 1 comes after a site with a greater number. List the sites under sites by number, from 1 to 9.',
    ])
  })

  test('must have exactly nine sites', () => {
    expect(found({ sites: [...whole.sites, 'other-ford'] })[0]).toBe(
      'error deck/too-many-in-section: The deck has 10 sites; at most 9 are allowed. Take 1 of the sites out.',
    )
    expect(found({ sites: whole.sites.slice(0, 7) })).toEqual([
      'error deck/too-few-in-section: The deck has 7 sites; it needs 9. Add 2 sites under sites.',
      expect.stringContaining('No site of the deck has the number 8.'),
      expect.stringContaining('No site of the deck has the number 9.'),
    ])
  })

  test('must have two halves with equally many cards', () => {
    expect(found({ cards: { 'tolo-grown': 1, mira: 4, crow: 3 } })).toEqual([
      'error deck/unequal-halves: The deck has 5 cards of free and 3 of shadow under cards; both halves must be equal. Add 2 of shadow, or take 2 of free out.',
    ])
  })

  test('counts copies by title and subtitle', () => {
    expect(found({ cards: { tolo: 4, 'tolo-grown': 4, crow: 4 } })).toContainEqual(expect.stringContaining('deck/unequal-halves'))
    expect(found({ cards: { tolo: 2, 'tolo-grown': 3, crow: 4, mira: 5 } })).toContain(
      'error deck/too-many-copies: The deck has 5 copies of Mira, Of the Ford; at most 4 of one title and subtitle are allowed. Take 1 out: copies count by title and subtitle, across types and versions.',
    )
    // two different cards with the same title do not count as copies of each other
    expect(found({ cards: { tolo: 2, 'tolo-grown': 3, crow: 4 } }).filter((one) => one.includes('copies'))).toEqual([])
  })

  test('must have a bearer with the printed mark, and cards in the right sections', () => {
    expect(found({ bearer: ['mira'] })).toEqual([
      'error deck/not-a-starting-card: Mira is listed as a bearer, but does not print "Bearer" as `marks`. Move it from bearer to cards.',
    ])
    expect(found({ bearer: [] })).toEqual([
      'error deck/too-few-starting-cards: A deck needs at least one bearer. Add one bearer under bearer.',
    ])
    expect(found({ cards: { ...whole.cards, 'other-ford': 1 } })).toEqual([
      'error deck/not-a-deck-card: Other Ford is a site: list it under sites. Move it from cards to sites.',
    ])
    expect(found({ sites: [...whole.sites.slice(0, 8), 'crow'] })[0]).toBe(
      'error deck/not-in-section: Crow is listed as a site, but is of type minion. Move it from sites to cards.',
    )
  })

  test('a section that the game does not have is refused, with the name that was probably meant', () => {
    expect(found({ heroes: ['mira'] })).toEqual([
      'error deck/unknown-section: The deck has a section "heroes", which decks of The Rings do not have: its cards are in no game. Move its cards to ring, bearer, sites or cards, or take the section out.',
    ])
    expect(found({ site: ['other-ford'] })[0]).toContain('Did you mean "sites"? Move its cards to')
    // the file can be opened without loss
    const { bundle: opened, problems } = packWithDeck({ ...whole, heroes: ['mira'] })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(opened?.decks.mine?.heroes).toEqual(['mira'])
  })

  test('a file without a section, or with a section in the wrong form, is reported', () => {
    const { sites: _, ...without } = whole
    const issues = (value: object) => checkDeckFacts(value as never, rings).issues.map(({ message, remedy }) => `${message} ${remedy}`)
    expect(issues(without)).toEqual(['A deck needs sites: `sites` is missing. Add "sites": a list of codes.'])
    expect(issues({ ...whole, bearer: { tolo: 1 } })).toEqual([
      '`bearer` is {"tolo":1}, but a deck prints bearer as a list of codes. Write a list of codes.',
    ])
    expect(issues({ ...whole, placeholders: [{ title: 'Lost', quantity: 1 }] })).toEqual([
      'A deck needs the part of the deck: `placeholders.0.part` is missing. Add "part": "ring", "bearer", "sites", "cards", "sideboard" or "shared".',
    ])
  })

  test('two players may use the same bearer and sites, but not the same ring', () => {
    const decks = ['Mine', 'Yours'].map((name) => ({ name, deck: whole as unknown as DeckFacts, pack: bundle.id }))
    expect(checkDecks(decks, catalogue)).toEqual([])
    const { sections } = rings.deck as NonNullable<typeof rings.deck>
    const unique = {
      ...rings,
      deck: { ...rings.deck, sections: { ...sections, ring: { ...sections.ring, differ: ['title'] } } },
    } as typeof rings
    const refused = checkDecks(decks, deckCatalogue([bundle], { rings: unique }))
    expect(refused.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      'Yours cannot start with The Band: Mine already does. Give Yours another ring, or another deck: no two rings of a game begin with one title, whatever their version.',
    ])
  })
})

test('a section with its earlier name is read, and written under its present name', () => {
  const { ring, ...rest } = whole
  const before = { ...rest, band: ring } as unknown as DeckFacts
  const { bundle: opened, problems } = packWithDeck(before)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(checkDeck(opened?.decks.mine as DeckFacts, catalogue, bundle.id)).toEqual([])
  const [section] = Object.entries(rings.deck?.sections ?? {}).map(([name, one]) => ({ name, ...one }))
  if (section === undefined) throw new Error('the game has no section')
  expect(cardsOfSection(before, section)).toEqual(['band'])
  expect(withNamesOfNow(before, rings)).toEqual(whole)
  expect(withSection(before, section, [])).toEqual({ ...whole, ring: [] })
})

describe('lists that count in another section, and lists that may be left out', () => {
  const { sections } = rings.deck as NonNullable<typeof rings.deck>
  const first = { one: 'first companion', several: 'first companions', written: 'list', types: ['companion'], takes: 'by-player' } as const
  const games = {
    rings: {
      ...rings,
      deck: {
        ...rings.deck,
        sections: { ...sections, bearer: { ...sections.bearer, copies: 'counted' }, first: { ...first, most: 2, countsIn: 'cards' } },
      },
    } as typeof rings,
  }
  const loaded = packWithDeck(whole, games)
  const cards = deckCatalogue([loaded.bundle as NonNullable<typeof loaded.bundle>], games)
  const of = (changes: { readonly [section: string]: unknown }) =>
    checkDeck({ ...whole, ...changes } as unknown as DeckFacts, cards, loaded.bundle?.id).map(({ code, message }) => `${code}: ${message}`)

  test('a list without a least number may be left out of a deck file', () => {
    expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(of({})).toEqual([])
  })

  test('a list that must have cards may not be left out', () => {
    const { sites: _, ...without } = whole
    expect(checkDeckFacts(without as never, games.rings).issues.map(({ message }) => message)).toEqual([
      'A deck needs sites: `sites` is missing.',
    ])
  })

  test('cards of a list count in the number, in the halves and as copies of the other section', () => {
    expect(of({ first: ['mira'], cards: { 'tolo-grown': 1, mira: 2, crow: 4 } })).toEqual([])
    expect(of({ first: ['mira'] })).toEqual([
      'deck/unequal-halves: The deck has 5 cards of free and 4 of shadow under cards; both halves must be equal.',
    ])
    expect(of({ first: ['mira'], cards: { mira: 4, crow: 5 } })).toEqual([
      'deck/too-many-copies: The deck has 5 copies of Mira, Of the Ford; at most 4 of one title and subtitle are allowed.',
      'deck/too-many-copies: The deck has 5 copies of Crow; at most 4 of one title and subtitle are allowed.',
    ])
    expect(of({ first: ['mira'], cards: { mira: 3, crow: 3 } })).toEqual([
      expect.stringContaining('deck/too-few-cards: The deck has 7 cards; at least 8 are needed'),
      expect.stringContaining('deck/unequal-halves'),
    ])
  })

  test('a card of a list counts as a copy where the rulebook says so', () => {
    expect(of({ cards: { tolo: 3, 'tolo-grown': 1, crow: 4 } })).toEqual([])
    expect(of({ cards: { tolo: 4, crow: 4 } })).toEqual([
      'deck/too-many-copies: The deck has 5 copies of Tolo, Of the Mill; at most 4 of one title and subtitle are allowed.',
    ])
    const waiting = { ...whole, placeholders: [{ title: 'Tolo', subtitle: 'Of the Mill', quantity: 4, part: 'cards' }] }
    expect(of(waiting)).toContainEqual(expect.stringContaining('deck/too-many-copies: The deck has 5 copies of Tolo'))
  })
})

describe('a format with numbers of its own', () => {
  const rules = chapter.deck
  if (rules === undefined) throw new Error('the game has no decks')
  const quick = {
    name: 'Quick',
    text: 'Four cards, none twice.',
    copies: 1,
    numbers: { cards: { least: 4, most: 6 }, sites: { least: 9 } },
  }
  const of = { rings: rulebookOf([{ chapter: { ...chapter, deck: { ...rules, formats: { quick } } }, file: 'rings.ts' }]) }
  const { bundle: pack } = packWithDeck(whole, of)
  if (pack === undefined) throw new Error('the pack does not load')
  const messages = (changes: object) =>
    checkDeck({ ...whole, ...changes } as unknown as DeckFacts, deckCatalogue([pack], of), pack.id).map(({ message }) => message)

  test('replaces the numbers of the sections and of the copies, for decks that name it', () => {
    const cards = { mira: 1, 'tolo-grown': 1, crow: 2 }
    expect(messages({ cards })).toEqual(['The deck has 4 cards; at least 8 are needed, rings and bearers not counted.'])
    expect(messages({ cards, deckFormat: 'quick' })).toEqual([
      'The deck has 2 copies of Crow; at most 1 of one title and subtitle are allowed.',
    ])
    expect(messages({ deckFormat: 'quick' })).toContain('The deck has 8 cards; at most 6 are allowed.')
  })

  test('is named by a field of the file, which holds a text', () => {
    const { problems } = packWithDeck({ ...whole, deckFormat: 4 } as never, of)
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('deckFormat')])
  })
})
