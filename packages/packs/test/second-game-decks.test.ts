/** Decks of the trading card game: a Ring-bearer, the One Ring, nine sites, and a draw deck of two equal halves. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { type Rulebooks, rulebookFor, rulebookOf } from '@questwright/rulebook'
import { tcgChapters } from '@questwright/tcg/rulebook'
import { describe, expect, test } from 'vitest'
import type { DeckFacts } from '../src/bundle.ts'
import { checkDeck, checkDecks, deckCatalogue } from '../src/deck.ts'
import { copiesOfDeck } from '../src/deck-sections.ts'
import { loadPack } from '../src/load.ts'

const rulebooks: Rulebooks = { lcg: lcgRulebook, tcg: rulebookOf(tcgChapters) }
const FREE = ['dwarven', 'elven', 'gandalf', 'gollum', 'gondor', 'rohan', 'shire']
const SHADOW = ['dunland', 'gollum', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron']

const character = { race: 'man', twilight: 2, strength: 5, vitality: 3 }
const facts: { [slug: string]: object } = {
  frodo: { ...character, type: 'companion', side: 'free-peoples', culture: 'shire', unique: true, keywords: ['Ring-bearer'] },
  'old-frodo': { ...character, type: 'companion', side: 'free-peoples', culture: 'shire', unique: true, keywords: ['Ring-bearer'] },
  'first-ring': { type: 'ring', unique: true },
  'second-ring': { type: 'ring', unique: true },
  'strange-ford': { type: 'site', site: 6, shadowNumber: 3, arrow: 'left', block: 'fellowship' },
}
const titles: { [slug: string]: object } = {
  frodo: { title: 'Frodo', subtitle: 'Of the Lane' },
  'old-frodo': { title: 'Frodo', subtitle: 'Of the Road' },
  'first-ring': { title: 'The One Ring', subtitle: 'The First' },
  'second-ring': { title: 'The One Ring', subtitle: 'The Second' },
  'strange-ford': { title: 'Strange Ford' },
}
const add = (slug: string, one: object, title = slug): void => {
  facts[slug] = one
  titles[slug] = { title }
}
for (let site = 1; site <= 9; site++) add(`site-${site}`, { type: 'site', site, shadowNumber: 0, arrow: 'left', block: 'fellowship' })
for (const side of ['free-peoples', 'shadow'] as const)
  for (let n = 1; n <= 20; n++) {
    const culture = (side === 'shadow' ? SHADOW : FREE)[(n - 1) % 7] as string
    add(
      `${side}-${n}`,
      side === 'shadow' ? { ...character, type: 'minion', side, culture, site: 1 } : { ...character, type: 'companion', side, culture },
    )
  }
// two versions of one person
add('heir', { ...character, type: 'companion', side: 'free-peoples', culture: 'gondor', unique: true }, 'Aragorn')
add('king', { ...character, type: 'companion', side: 'free-peoples', culture: 'gondor', unique: true }, 'Aragorn')

/** So many cards of a side: four of each title. */
function half(side: 'free-peoples' | 'shadow', count: number): { [slug: string]: number } {
  const cards: { [slug: string]: number } = {}
  for (let n = 1, left = count; left > 0; n++, left -= 4) cards[`${side}-${n}`] = Math.min(4, left)
  return cards
}

const whole = {
  format: 'questwright-deck',
  version: 1,
  kind: 'custom',
  bearer: ['frodo'],
  ring: ['first-ring'],
  sites: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((site) => `site-${site}`),
  cards: { ...half('free-peoples', 30), ...half('shadow', 30) },
}
// cards of the second block
add('late-guard', { ...character, type: 'companion', side: 'free-peoples', culture: 'rohan', collector: '4 C 7' })
add('late-ford', { type: 'site', site: 6, shadowNumber: 3, arrow: 'left', block: 'towers', collector: '4 U 9' })
for (const one of Object.values(facts)) Object.assign(one, { collector: '1 C 1', ...one })
add('own-guard', { ...character, type: 'companion', side: 'free-peoples', culture: 'rohan' })

const { bundle, problems } = loadPack(
  {
    'package.json': JSON.stringify({ name: '@you/tcg-first', version: '0.1.0', questwright: { game: 'tcg', api: 1 } }),
    'text/en.json': JSON.stringify({ cards: titles, decks: { mine: { title: 'Mine' }, first: { title: 'First Steps' } } }),
    'decks/mine.json': JSON.stringify(whole),
    'decks/first.json': JSON.stringify({ ...whole, kind: 'starter', bearer: ['old-frodo'] }),
    ...Object.fromEntries(Object.entries(facts).map(([slug, one]) => [`cards/${slug}.json`, JSON.stringify(one)])),
  },
  rulebooks,
)
if (bundle === undefined) throw new Error(`the pack does not load: ${JSON.stringify(problems)}`)
const { bundle: hearth } = loadPack(
  {
    'package.json': JSON.stringify({ name: '@you/lcg-hearth', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
    'text/en.json': JSON.stringify({ cards: { 'hearth-keeper': { title: 'Hearth-keeper' } } }),
    'cards/hearth-keeper.json': JSON.stringify({ type: 'event', sphere: 'lore', cost: 1 }),
  },
  rulebooks,
)
if (hearth === undefined) throw new Error('the pack of the other game does not load')
const catalogue = deckCatalogue([bundle, hearth], rulebooks)
/** The errors with their remedies. */
const told = (changes: object = {}): readonly string[] =>
  checkDeck({ ...whole, ...changes } as unknown as DeckFacts, catalogue, bundle.id).map(({ message, remedy }) => `${message} ${remedy}`)
const found = (changes: object = {}): readonly string[] =>
  checkDeck({ ...whole, ...changes } as unknown as DeckFacts, catalogue, bundle.id).map(({ code, message }) => `${code}: ${message}`)

describe('a deck of the trading card game', () => {
  test('loads from a file, without a list of starting companions', () => {
    expect(problems.filter(({ severity, code }) => severity === 'error' && code.startsWith('deck'))).toEqual([])
    expect(bundle.decks.mine).toEqual(whole)
  })

  test('[TCG-DECK-MIN-1][TCG-CULTURES-MIX-1] has sixty cards or more, of any number of cultures', () => {
    expect(found()).toEqual([])
    const cultures = Object.keys(whole.cards).map((slug) => (facts[slug] as { readonly culture: string }).culture)
    expect(new Set(cultures)).toEqual(new Set([...FREE, ...SHADOW]))
    for (const count of [35, 70]) expect(found({ cards: { ...half('free-peoples', count), ...half('shadow', count) } })).toEqual([])
    expect(found({ cards: { ...half('free-peoples', 29), ...half('shadow', 29) } })).toEqual([
      'deck/too-few-cards: The deck has 58 cards; at least 60 are needed, Ring-bearers and Rings not counted.',
    ])
    expect(found({ cards: { ...half('free-peoples', 30), ...half('shadow', 29) } })[0]).toContain('The deck has 59 cards')
  })

  test('[TCG-DECK-BALANCE-1] has equally many cards of both sides', () => {
    expect(found({ cards: { ...half('free-peoples', 31), ...half('shadow', 29) } })).toEqual([
      'deck/unequal-halves: The deck has 31 cards of Free Peoples and 29 of Shadow under cards; both halves must be equal.',
    ])
  })

  test('[TCG-DECK-RB-1] begins with one Frodo of any version and one Ring, which count in no half', () => {
    expect(found({ bearer: ['old-frodo'], ring: ['second-ring'] })).toEqual([])
    expect(found({ bearer: [] })[0]).toContain('A deck needs at least one Ring-bearer.')
    expect(found({ bearer: ['frodo', 'old-frodo'] })[0]).toContain('The deck has 2 Ring-bearers; at most 1 is allowed.')
    expect(found({ bearer: ['heir'] })[0]).toContain('Aragorn is listed as a Ring-bearer, but does not print "Ring-bearer"')
    expect(found({ ring: [] })[0]).toContain('A deck needs at least one Ring.')
  })

  test('[TCG-CARDS-RING-2] has one version of the One Ring', () => {
    expect(found({ ring: ['first-ring', 'second-ring'] })).toEqual([
      'deck/too-many-starting-cards: The deck has 2 Rings; at most 1 is allowed.',
    ])
  })

  test('[TCG-DECK-NORING-1] has no site and no Ring in the draw deck', () => {
    expect(found({ cards: { ...whole.cards, 'strange-ford': 1 } })).toEqual([
      'deck/not-a-deck-card: strange-ford is a site: list it under sites.'.replace('strange-ford', 'Strange Ford'),
    ])
    expect(found({ cards: { ...whole.cards, 'second-ring': 1 } })).toEqual([
      'deck/not-a-deck-card: The One Ring is a Ring: list it under ring.',
    ])
  })

  test('[TCG-DECK-ADV-1] has nine sites, one of each number', () => {
    const two = whole.sites.map((slug) => (slug === 'site-7' ? 'strange-ford' : slug))
    expect(found({ sites: two })).toEqual([
      'deck/number-twice: Two sites have the number 6: site-6 and Strange Ford.',
      'deck/number-missing: No site of the deck has the number 7.',
    ])
    expect(found({ sites: [...whole.sites, 'strange-ford'] })[0]).toContain('The deck has 10 sites; at most 9 are allowed.')
  })

  test('[TCG-DECK-FOUR-1] has at most four cards of a title, all versions together', () => {
    const others = { ...half('free-peoples', 26), ...half('shadow', 30) }
    expect(found({ cards: { ...others, heir: 2, king: 2 } })).toEqual([])
    expect(found({ cards: { ...others, 'free-peoples-7': 1, heir: 4, king: 1 } })).toEqual([
      'deck/too-many-copies: The deck has 5 copies of Aragorn; at most 4 of one title are allowed.',
    ])
  })

  test('[TCG-DECK-FRODO-1] has at most three Frodos besides the one that bears the Ring', () => {
    const others = { ...half('free-peoples', 26), ...half('shadow', 30) }
    expect(found({ cards: { ...others, 'free-peoples-8': 1, frodo: 2, 'old-frodo': 1 } })).toEqual([])
    expect(found({ cards: { ...others, frodo: 3, 'old-frodo': 1 } })).toEqual([
      'deck/too-many-copies: The deck has 5 copies of Frodo; at most 4 of one title are allowed.',
    ])
  })

  test('counts the companions that it names for the starting fellowship in the draw deck', () => {
    const cards = { ...half('free-peoples', 28), ...half('shadow', 30) }
    expect(found({ cards, fellowship: ['heir', 'free-peoples-9'] })).toEqual([])
    expect(
      copiesOfDeck({ ...whole, cards, fellowship: ['heir', 'free-peoples-9'] } as unknown as DeckFacts, rulebookFor('tcg', rulebooks)),
    ).toBe(60)
    expect(found({ fellowship: ['heir'] })[0]).toContain('deck/unequal-halves: The deck has 31 cards of Free Peoples and 30 of Shadow')
  })
})

describe('a bad deck of the trading card game is refused, with what to do', () => {
  const others = { ...half('free-peoples', 26), ...half('shadow', 30) }
  const sites = whole.sites
  const bad: readonly (readonly [what: string, changes: object, told: readonly string[]])[] = [
    ['without a bearer', { bearer: [] }, ['A deck needs at least one Ring-bearer. Add one Ring-bearer under bearer.']],
    ['without a Ring', { ring: [] }, ['A deck needs at least one Ring. Add one Ring under ring.']],
    [
      'with two bearers',
      { bearer: ['frodo', 'old-frodo'] },
      ['The deck has 2 Ring-bearers; at most 1 is allowed. Take 1 of the Ring-bearers out.'],
    ],
    ['with two Rings', { ring: ['first-ring', 'second-ring'] }, ['The deck has 2 Rings; at most 1 is allowed. Take 1 of the Rings out.']],
    [
      'with ten sites',
      { sites: [...sites.slice(0, 6), 'strange-ford', ...sites.slice(6)] },
      [
        'The deck has 10 sites; at most 9 are allowed. Take 1 of the sites out.',
        'Two sites have the number 6: site-6 and Strange Ford. Keep one of them under sites: each number from 1 to 9 is there once.',
      ],
    ],
    [
      'with a site number twice',
      { sites: sites.map((slug) => (slug === 'site-7' ? 'strange-ford' : slug)) },
      [
        'Two sites have the number 6: site-6 and Strange Ford. Keep one of them under sites: each number from 1 to 9 is there once.',
        'No site of the deck has the number 7. Add a site with the number 7 under sites: each number from 1 to 9 is there once.',
      ],
    ],
    [
      'with five of a title over subtitles',
      { cards: { ...others, 'free-peoples-7': 1, heir: 3, king: 2 } },
      [
        'The deck has 5 copies of Aragorn; at most 4 of one title are allowed. Take 1 out: copies count by title, across types and versions.',
      ],
    ],
    [
      'with unequal halves',
      { cards: { ...half('free-peoples', 30), ...half('shadow', 32) } },
      [
        'The deck has 30 cards of Free Peoples and 32 of Shadow under cards; both halves must be equal. Add 2 of Free Peoples, or take 2 of Shadow out.',
      ],
    ],
    [
      'with a card of the other game',
      { cards: { ...whole.cards, 'lcg-hearth:hearth-keeper': 2 } },
      [
        'Hearth-keeper is a card of The Lord of the Rings: The Card Game, and the deck is one of The Lord of the Rings TCG: cards of two games never mix. Take lcg-hearth:hearth-keeper out, or move it to a deck of The Lord of the Rings: The Card Game.',
      ],
    ],
    [
      'with an unknown id',
      { cards: { ...whole.cards, 'free-poeples-1': 2 } },
      ['No pack has a card free-poeples-1, or its facts are broken. Add the pack that has the card, or correct the code (pack:slug).'],
    ],
    [
      'with sites of two blocks',
      { sites: sites.map((slug) => (slug === 'site-6' ? 'late-ford' : slug)) },
      [
        'late-ford has towers as `block`, and other sites of the deck have fellowship. All sites of a deck have the same `block`: put another one with fellowship in its place.',
      ],
    ],
  ]
  test.each(bad)('%s', (_, changes, messages) => {
    expect(told(changes)).toEqual(messages)
  })

  test('[TCG-DECK-BLOCK-2] beside a deck with sites of another block', () => {
    const late = { ...whole, sites: sites.map((slug) => (slug === 'site-6' ? 'late-ford' : slug)) } as unknown as DeckFacts
    const towers = { ...whole, sites: ['late-ford'] } as unknown as DeckFacts
    const among = (deck: DeckFacts) =>
      checkDecks(
        [
          { name: 'Ann', deck: whole as unknown as DeckFacts, pack: bundle.id },
          { name: 'Bob', deck, pack: bundle.id },
        ],
        catalogue,
      ).filter(({ code }) => code === 'deck/unlike-decks')
    expect(among(late)).toEqual([])
    expect(among(towers)).toEqual([
      expect.objectContaining({
        message: 'Bob has sites with towers as `block`, and Ann has sites with fellowship.',
        remedy: 'Choose decks whose sites all have the same `block`, or give Bob other sites.',
      }),
    ])
  })
})

describe('a card that does not fit into its section is refused', () => {
  /** The findings about the whole deck where some cards have other parts. */
  const withParts = (parts: { readonly [slug: string]: object }): readonly string[] => {
    const find = Object.assign((code: string) => {
      const card = catalogue(code)
      const own = parts[code.slice(code.indexOf(':') + 1)]
      return card && own ? { ...card, parts: { ...card.parts, ...own } } : card
    }, catalogue)
    return checkDeck(whole as unknown as DeckFacts, find, bundle.id).map(
      ({ severity, code, section, parts: told, message, remedy }) =>
        `${severity} ${code} ${section} ${JSON.stringify(told)} ${message} ${remedy}`,
    )
  }
  test.each<readonly [string, { readonly [slug: string]: object }]>([
    ['a site with a number that is too great', { 'site-9': { site: 10 } }],
    ['a site with a number that is too small', { 'site-1': { site: 0 } }],
    ['a site without a number', { 'site-4': { site: 'four' } }],
    ['a site of another block', { 'site-4': { block: 'king' } }],
    ['a card of neither side', { 'shadow-1': { side: 'none' } }],
    ['a card of both sides', { 'shadow-1': { side: ['shadow', 'free-peoples'] } }],
    ['sites that are out of order', { 'site-1': { site: 2 }, 'site-2': { site: 1 } }],
  ])('%s', (_, parts) => {
    expect(withParts(parts).join('\n')).toMatchSnapshot()
  })
})

describe('a deck that names a format', () => {
  const others = { ...half('free-peoples', 28), ...half('shadow', 30) }

  test('[TCG-FORMAT-BLOCK-1] has cards of the three sets of its block only', () => {
    expect(told({ deckFormat: 'fellowship-block' })).toEqual([])
    expect(told({ cards: { ...others, 'late-guard': 1, 'own-guard': 1 } })).toEqual([])
    expect(told({ deckFormat: 'fellowship-block', cards: { ...others, 'late-guard': 1, 'own-guard': 1 } })).toEqual([
      'late-guard is not in the format Fellowship block, which admits cards of the sets 1 to 3: it has 4 C 7 as `collector`. Take it out for another card, or choose another format for the deck.',
      'own-guard is not in the format Fellowship block, which admits cards of the sets 1 to 3: it prints no `collector`. Take it out for another card, or choose another format for the deck.',
    ])
  })

  test('must be exactly a starter deck, if the format is that of starter decks', () => {
    expect(told({ deckFormat: 'starter', bearer: ['old-frodo'] })).toEqual([])
    const cards: { [slug: string]: number } = { ...whole.cards, 'free-peoples-1': 3, heir: 1 }
    expect(told({ deckFormat: 'starter', bearer: ['old-frodo'], cards })).toEqual([
      'The format Starter decks admits starter decks as they are, and this is not quite "First Steps": it has 1 Aragorn more and 1 free-peoples-1 is missing. Put these cards back, or choose another format for the deck.',
    ])
  })

  test('is refused if the game does not have that format', () => {
    expect(told({ deckFormat: 'fellowship-blok' })).toEqual([
      'The Lord of the Rings TCG has no format of decks "fellowship-blok". Did you mean "fellowship-block"? Write "starter" or "fellowship-block" under deckFormat, or take the field out.',
    ])
  })
})
