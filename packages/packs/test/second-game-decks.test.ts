/** Decks of the trading card game: a Ring-bearer, the One Ring, nine sites, and a draw deck of two equal halves. */
import { type Rulebooks, rulebookFor, rulebookOf } from '@questwright/rulebook'
import { tcgChapters } from '@questwright/tcg/rulebook'
import { describe, expect, test } from 'vitest'
import type { DeckFacts } from '../src/bundle.ts'
import { checkDeck, deckCatalogue } from '../src/deck.ts'
import { copiesOfDeck } from '../src/deck-sections.ts'
import { loadPack } from '../src/load.ts'

const rulebooks: Rulebooks = { tcg: rulebookOf(tcgChapters) }
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
const { bundle, problems } = loadPack(
  {
    'package.json': JSON.stringify({ name: '@you/tcg-first', version: '0.1.0', questwright: { game: 'tcg', api: 1 } }),
    'text/en.json': JSON.stringify({ cards: titles, decks: { mine: { title: 'Mine' } } }),
    'decks/mine.json': JSON.stringify(whole),
    ...Object.fromEntries(Object.entries(facts).map(([slug, one]) => [`cards/${slug}.json`, JSON.stringify(one)])),
  },
  rulebooks,
)
if (bundle === undefined) throw new Error(`the pack does not load: ${JSON.stringify(problems)}`)
const catalogue = deckCatalogue([bundle], rulebooks)
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
      'deck/unequal-halves: The deck has 31 cards of free-peoples and 29 of shadow under cards; both halves must be equal.',
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

  test('[TCG-DECK-FOUR-1] has four cards of a title, all versions together', () => {
    const others = { ...half('free-peoples', 26), ...half('shadow', 30) }
    expect(found({ cards: { ...others, heir: 2, king: 2 } })).toEqual([])
    expect(found({ cards: { ...others, 'free-peoples-7': 1, heir: 4, king: 1 } })).toEqual([
      'deck/too-many-copies: The deck has 5 copies of Aragorn; at most 4 of one title are allowed.',
    ])
  })

  test('[TCG-DECK-FRODO-1] has three Frodos besides the one that bears the Ring', () => {
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
    expect(found({ fellowship: ['heir'] })[0]).toContain('deck/unequal-halves: The deck has 31 cards of free-peoples and 30 of shadow')
  })
})
