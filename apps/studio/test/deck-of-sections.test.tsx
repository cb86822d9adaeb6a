// @vitest-environment happy-dom
/** The deck builder in a game whose decks have a ring, a bearer, nine numbered sites and two equal halves. */
import { createCatalogue } from '@questwright/board'
import { deckPool } from '@questwright/contents/deck-pool'
import {
  deckLacks,
  deckNumbers,
  hasFewSections,
  moved,
  quantityOf,
  readDeckFile,
  remediesFor,
  type SearchCard,
  sectionCounts,
  withQuantity,
  writeDeckFile,
} from '@questwright/editing'
import { checkDeck } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { type Rulebook, rulebookOf } from '@questwright/rulebook'
import { rulebooks as installed } from '@questwright/workshop/rulebooks'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chapter, packWithDeck, rings, whole } from '../../../packages/packs/test/fixtures/rings.ts'
import { DeckBalance } from '../src/ui/decks/deck-balance.tsx'
import { DeckContents } from '../src/ui/decks/deck-contents.tsx'
import { SectionFindings } from '../src/ui/decks/deck-findings.tsx'
import { SectionChoice } from '../src/ui/decks/section-choice.tsx'
import { SectionNumbers } from '../src/ui/decks/section-numbers.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const place = document.createElement('div')
document.body.append(place)
let root: Root
beforeEach(() => {
  root = createRoot(place)
})
afterEach(() => act(() => root.unmount()))

const pack = 'rings-first'
const legal = whole as unknown as DeckFacts
const { deck: rules } = chapter
if (rules === undefined) throw new Error('the game has no decks')
/** The same game with a section of copies for each half. */
const twoPiles = rulebookOf([
  {
    chapter: {
      ...chapter,
      deck: {
        ...rules,
        sections: {
          ...rules.sections,
          cards: { one: 'friend', several: 'friends', written: 'copies', types: ['companion'], least: 4 },
          foes: { one: 'foe', several: 'foes', written: 'copies', types: ['minion'], least: 4 },
        },
      },
    },
    file: 'rings.ts',
  },
])

function gameOf(rulebook: Rulebook) {
  const { bundle, problems } = packWithDeck({ ...whole }, { rings: rulebook })
  if (bundle === undefined) throw new Error(JSON.stringify(problems))
  const pool = deckPool([bundle], { rings: rulebook })
  const catalogue = createCatalogue({ rulebook, packs: [bundle] })
  const find = (code: string): SearchCard | undefined => pool.byCode.get(code)
  const card = (slug: string): SearchCard => {
    const found = find(`${pack}:${slug}`)
    if (found === undefined) throw new Error(`there is no card ${slug}`)
    return found
  }
  return { bundle, pool, catalogue, rulebook, find, card }
}
const game = gameOf(rings)
/** The same game with prices, searches, and a list whose cards count among the others. */
const priced = gameOf(
  rulebookOf([
    {
      chapter: {
        ...chapter,
        facts: { ...chapter.facts, cost: { name: 'a cost', holds: 'number', label: 'Cost' } },
        everyCard: ['cost'],
        searchFields: {
          t: { also: [], reads: 'type', meaning: 'type', example: 't:site' },
          p: { also: [], reads: { fact: 'place' }, meaning: 'place', example: 'p:2' },
          of: { also: [], reads: { fact: 'side' }, meaning: 'side', example: 'of:free' },
        },
        cardLists: {
          ...rings.cardLists,
          price: { fact: 'cost', instead: 'cost' },
          groups: { fact: 'side', several: 'sides', values: [], otherwise: '' },
          sum: { fact: 'cost', name: '' },
        },
        deck: {
          ...rules,
          sections: {
            ...rules.sections,
            cards: { one: 'card', several: 'cards', written: 'copies', least: 8, halves: { by: 'side', values: ['free', 'shadow'] } },
            first: {
              one: 'first friend',
              several: 'first friends',
              written: 'list',
              types: ['companion'],
              takes: 'by-player',
              countsIn: 'cards',
            },
          },
        },
      },
      file: 'rings.ts',
    },
  ]),
)
const piles = gameOf(twoPiles)

let shownDeck = legal
function Shown({ of, first, view }: { readonly of: typeof game; readonly first: DeckFacts; readonly view: 'list' | 'picture' }) {
  const [deck, setDeck] = useState(first)
  shownDeck = deck
  const { pool, catalogue, rulebook, find, bundle } = of
  const counts = sectionCounts(deck, find, pack, rulebook)
  const findings = checkDeck(deck, pool.catalogue, pack)
  return (
    <>
      <p role="status">
        <SectionNumbers counts={counts} size={0} />
      </p>
      <DeckContents
        {...{ deck, pack, pool, view, catalogue, rulebook, counts }}
        sum={0}
        onDeck={(edit) => setDeck(edit)}
        onScript={() => {}}
      >
        {({ name }) => (
          <SectionFindings
            findings={findings.filter(({ section }) => section === name)}
            cardOf={() => undefined}
            remedies={(finding) => remediesFor(finding, deck, { find, bundles: [bundle], pack, rulebook })}
            onRemedy={(remedy) => setDeck((now) => remedy.deck ?? now)}
          />
        )}
      </DeckContents>
    </>
  )
}
const show = (first: DeckFacts, of = game, view: 'list' | 'picture' = 'list') =>
  act(() => root.render(<Shown key={JSON.stringify(first)} of={of} first={first} view={view} />))
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
/** The titles of the sections, without those of card types inside of a section. */
const titles = () => [...place.querySelectorAll('.st-deck-contents > section > h3, .st-deck-lists > section > h3')].map(words)
const section = (name: string) => place.querySelector(`:is(.st-deck-contents, .st-deck-lists) > section[aria-label="${name}"]`)
const labels = (name: string) => [...(section(name)?.querySelectorAll('[data-code]') ?? [])].map((one) => one.getAttribute('aria-label'))
const problemsAt = (name: string) => [...(section(name)?.querySelectorAll('.st-finding') ?? [])].map((one) => words(one))
const press = (label: string, within: Element | null = place) =>
  act(() => {
    const button = [...(within?.querySelectorAll('button') ?? [])].find(
      (one) => one.getAttribute('aria-label') === label || words(one) === label,
    )
    if (button === undefined) throw new Error(`no button is called ${label}`)
    button.click()
  })

it('shows every section of the rulebook with its title, its number of cards and the required number', () => {
  show(legal)
  expect(titles()).toEqual(['Rings 1 of 1', 'Bearers 1 of 1', 'Sites 9 of 9', 'Cards 8 of 8 · 4 free, 4 shadow'])
  expect([...(place.querySelector('[role="status"]')?.children ?? [])].map(words)).toEqual([
    '8 of 8 cards',
    '1 of 1 rings',
    '1 of 1 bearers',
    '9 of 9 sites',
  ])
  expect(labels('Rings')).toEqual(['The Band, ring'])
  expect(labels('Bearers')).toEqual(['Tolo, Of the Mill, bearer'])
  expect([...(section('Cards')?.querySelectorAll('.st-deck-row') ?? [])].map((row) => row.getAttribute('data-look'))).toEqual(
    ['mira', 'tolo-grown', 'crow'].map((slug) => `${pack}:${slug}`),
  )
})

it.each(['list', 'picture'] as const)('shows each section of copies, as %s, and changes only its own copies', (view) => {
  const deck = { ...legal, cards: { 'tolo-grown': 1, mira: 3 }, foes: { crow: 3 } } as unknown as DeckFacts
  show(deck, piles, view)
  expect(titles().slice(3)).toEqual(['Friends 4 of 4', 'Foes 3 of 4'])
  expect([...(place.querySelector('[role="status"]')?.children ?? [])].map(words).slice(-2)).toEqual(['4 of 4 friends', '3 of 4 foes'])
  expect(problemsAt('Foes')).toEqual([expect.stringContaining('The deck has 3 foes; at least 4 are needed')])
  press('One Crow more', section('Foes'))
  expect(problemsAt('Foes')).toEqual([])
  press('One Mira, Of the Ford less', section('Friends'))
  expect([shownDeck.cards, shownDeck.foes]).toEqual([{ 'tolo-grown': 1, mira: 2 }, { crow: 4 }])
})

it('shows the cards of a numbered section in order, with a place for each missing number', () => {
  show({ ...legal, sites: ['site-3', 'site-1', 'other-ford'] } as unknown as DeckFacts)
  expect(labels('Sites')).toEqual(['Site 1, site, number 1', 'Other Ford, site, number 2', 'Site 3, site, number 3'])
  expect([...(section('Sites')?.querySelectorAll('.is-free') ?? [])].map(words)).toEqual(
    [4, 5, 6, 7, 8, 9].map((number) => `No site with the number ${number}`),
  )
  press('Put in order', section('Sites'))
  expect(shownDeck.sites).toEqual(['site-1', 'other-ford', 'site-3'])
  press('Take Other Ford out')
  expect(shownDeck.sites).toEqual(['site-1', 'site-3'])
})

it('shows problems at their section', () => {
  show({ ...legal, ring: [], sites: [...whole.sites.slice(0, 8), 'other-ford'], cards: { mira: 3, crow: 4 } } as unknown as DeckFacts)
  expect(problemsAt('Rings')).toEqual([expect.stringContaining('A deck needs at least one ring.')])
  expect(problemsAt('Bearers')).toEqual([])
  expect(problemsAt('Sites')).toEqual([
    expect.stringContaining('Two sites have the number 2: Site 2 and Other Ford.'),
    expect.stringContaining('No site of the deck has the number 9.'),
    expect.stringContaining('Other Ford comes after a site with a greater number.'),
  ])
  expect(problemsAt('Cards')).toEqual([
    expect.stringContaining('The deck has 7 cards; at least 8 are needed'),
    expect.stringContaining('The deck has 3 cards of free and 4 of shadow'),
  ])
})

it('moves a card that is in the wrong section to its own', () => {
  show({ ...legal, sites: [...whole.sites.slice(0, 2), ...whole.sites.slice(3)], cards: { ...whole.cards, 'site-3': 1 } } as never)
  press('Move to sites', section('Cards'))
  expect([shownDeck.sites, shownDeck.cards]).toEqual([whole.sites, whole.cards])
  show({ ...legal, sites: [...whole.sites, 'crow'] } as unknown as DeckFacts)
  press('Move to cards', section('Sites'))
  expect([shownDeck.sites, shownDeck.cards]).toEqual([whole.sites, { ...whole.cards, crow: 5 }])
})

it('a card is added to the section that accepts it; the player chooses if several do', () => {
  const { card, find, rulebook } = game
  const sections = (slug: string) => card(slug).sections
  expect(['band', 'site-2', 'tolo', 'mira', 'crow'].map(sections)).toEqual([['ring'], ['sites'], ['bearer', 'cards'], ['cards'], ['cards']])
  const empty = { ...legal, ring: [], bearer: [], sites: ['site-1', 'site-3'], cards: {} } as unknown as DeckFacts
  const number = (code: string) => find(code)?.facts.place as number
  const put = (deck: DeckFacts, one: SearchCard, count: number) => withQuantity(deck, one, count, pack, rulebook, number)
  expect(put(empty, card('band'), 1).ring).toEqual(['band'])
  expect(put(empty, card('site-2'), 1).sites).toEqual(['site-1', 'site-2', 'site-3'])
  expect(put(empty, card('tolo'), 2).cards).toEqual({ tolo: 2 })
  const asBearer = { ...card('tolo'), section: 'bearer' }
  const both = put(put(empty, card('tolo'), 2), asBearer, 1)
  expect([both.bearer, both.cards]).toEqual([['tolo'], { tolo: 2 }])
  expect([quantityOf(both, asBearer, pack, rulebook), quantityOf(both, card('tolo'), pack, rulebook)]).toEqual([1, 2])
  expect(put(both, asBearer, 0).bearer).toEqual([])
  // the file has the fields of the sections
  expect(readDeckFile(writeDeckFile(both), rulebook).deck).toEqual(both)

  let section = 'cards'
  const counts = sectionCounts(empty, find, pack, rulebook)
  const choice = (slug: string) =>
    act(() =>
      root.render(
        <SectionChoice
          card={card(slug)}
          title={card(slug).title}
          counts={counts}
          section={section}
          onSection={(next) => {
            section = next
          }}
        />,
      ),
    )
  choice('mira')
  expect(place.querySelector('select')).toBeNull()
  choice('tolo')
  const select = place.querySelector('select')
  if (select === null) throw new Error('there is no choice')
  expect([select.getAttribute('aria-label'), [...select.options].map(words), select.value]).toEqual([
    'Section for Tolo',
    ['Bearers', 'Cards'],
    'cards',
  ])
  act(() => {
    select.value = 'bearer'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(section).toBe('bearer')
})

it('a copy of the sideboard goes back to the section of its card', () => {
  const deck = { ...legal, cards: {}, foes: {}, sideboard: { crow: 1 } } as unknown as DeckFacts
  const back = moved(deck, `${pack}:crow`, 'sideboard', pack, twoPiles, piles.card('crow').section)
  expect([back.sideboard, back.cards, back.foes]).toEqual([undefined, {}, { crow: 1 }])
})

it('the cards of a game with one list and one section of copies have no title of their own', () => {
  expect(Object.fromEntries(Object.entries(installed).map(([game, rulebook]) => [game, hasFewSections(rulebook)]))).toEqual({
    lcg: true,
    duel: true,
    tcg: false,
  })
  expect([rings, twoPiles].map(hasFewSections)).toEqual([false, false])
})

const lacking = (changes: object, of = game) => {
  const deck = { ...legal, ...changes } as unknown as DeckFacts
  const counts = sectionCounts(deck, of.find, pack, of.rulebook)
  return deckLacks(deck, counts, of.find, pack, of.rulebook)
}

it('says what a deck still lacks, with a search where the game has one', () => {
  expect(lacking({})).toEqual([])
  const short = { ring: [], sites: ['site-1', 'site-2', 'site-5'], cards: { mira: 3, 'tolo-grown': 2, crow: 1 } }
  expect(lacking(short).map(({ words: told }) => told)).toEqual(['1 ring', '6 sites: 3, 4, 6, 7, 8 and 9', '4 shadow cards'])
  expect(lacking(short).map(({ query }) => query)).toEqual([undefined, undefined, undefined])
  expect(lacking(short, priced).map(({ query }) => query)).toEqual(['t:ring', 't:site', 'of:shadow'])
  expect(lacking({ sites: whole.sites.slice(0, 8) }, priced)).toEqual([{ section: 'sites', words: '1 site: 9', query: 't:site p:9' }])
  expect(lacking({ cards: { mira: 2, crow: 4 } })).toEqual([{ section: 'cards', words: '2 free cards' }])
  // cards that are not here may be of either half
  const waiting = { part: 'cards', title: 'Stranger', quantity: 3 }
  expect(lacking({ cards: { mira: 2, crow: 2 }, placeholders: [waiting] })).toEqual([{ section: 'cards', words: '1 shadow card' }])
  const far = [1, 2].map((number) => ({ part: 'sites', title: `Far ${number}`, quantity: 1 }))
  expect(lacking({ sites: whole.sites.slice(2), placeholders: far })).toEqual([])
  // a game without halves and numbers
  expect(lacking({ bearer: [], cards: { mira: 3 }, foes: { crow: 4 } }, piles)).toEqual([
    { section: 'bearer', words: '1 bearer' },
    { section: 'cards', words: '1 friend' },
  ])
})

it('groups the cards of a section by halves, and says how many of them stand in another list', () => {
  show({ ...legal, first: ['tolo-grown'], cards: { mira: 3, crow: 4 } } as unknown as DeckFacts, priced)
  const groups = [...(section('Cards')?.querySelectorAll(':scope > .st-deck-section > section > h3') ?? [])].map(words)
  expect(groups).toEqual(['free 3 and 1 first friend', 'shadow 4'])
})

it('shows both halves side by side, each with its number of cards and its prices, and searches for the missing cards', () => {
  const deck = { ...legal, first: ['tolo-grown'], sites: whole.sites.slice(0, 8), cards: { mira: 3, crow: 2 } } as unknown as DeckFacts
  const { find, rulebook } = priced
  const counts = sectionCounts(deck, find, pack, rulebook)
  const numbers = deckNumbers(deck, find, pack, rulebook)
  const searched: string[] = []
  act(() =>
    root.render(
      <DeckBalance
        counts={counts}
        numbers={numbers}
        lacks={deckLacks(deck, counts, find, pack, rulebook)}
        rulebook={rulebook}
        onSearch={(query) => searched.push(query)}
      />,
    ),
  )
  const halves = [...place.querySelectorAll('.st-deck-half')]
  expect(halves.map((half) => words(half.querySelector('h3')))).toEqual(['free 4 of 4', 'shadow 2 of 4'])
  expect(place.querySelector('.st-deck-balance')?.getAttribute('data-balance')).toBe('unequal')
  expect(numbers.halves.map(({ name, count, averagePrice }) => [name, count, averagePrice])).toEqual([
    ['free', 4, undefined],
    ['shadow', 2, undefined],
  ])
  expect(words(halves[0]?.querySelector('.st-heard'))).toBe('none: 4.')
  press('1 site: 9')
  press('2 shadow cards')
  expect(searched).toEqual(['t:site p:9', 'of:shadow'])
})
