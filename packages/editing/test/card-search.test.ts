import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'
import * as search from '../src/card-search.ts'
import { fits, type SearchCard, searchFieldsOf } from '../src/card-search.ts'

const lcg = lcgRulebook
const readQuery = (query: string) => search.readQuery(query, lcg)
const isChosen = (query: string, field: string, value: string) => search.isChosen(query, field, value, lcg)
const toggled = (query: string, field: string, value: string) => search.toggled(query, field, value, lcg)
const searchCards = (...[all, query, by]: [readonly SearchCard[], search.Query, search.SortBy]) => search.searchCards(all, query, by, lcg)

const blank = {
  inDeck: 'counted',
  facts: {},
  traits: [],
  keywords: [],
  sets: [],
  text: '',
  pack: 'lanterns',
  packTitle: 'Lanterns',
} as const
const cards: readonly SearchCard[] = [
  {
    ...blank,
    code: 'l:eydis',
    title: 'Éydis Wick',
    type: 'hero',
    facts: { sphere: 'leadership', threatCost: 9, willpower: 3, attack: 1, defense: 2, hitPoints: 4, unique: true },
    traits: ['Dúnfolk', 'Lamp Keeper'],
    keywords: ['Sentinel'],
    text: '**Action:** Draw 2 cards.',
  },
  {
    ...blank,
    code: 'l:archer',
    title: 'Marsh Archer',
    type: 'ally',
    facts: { sphere: 'lore', cost: 3, willpower: 0, attack: 2, defense: 0, hitPoints: 2 },
    traits: ['Scout', 'Orchard'],
    keywords: ['Ranged'],
  },
  {
    ...blank,
    code: 'l:lamp',
    title: 'Brass Lamp',
    type: 'attachment',
    facts: { sphere: 'neutral', cost: 0 },
    traits: ['Item'],
    keywords: ['Restricted'],
  },
  {
    ...blank,
    code: 'w:flood',
    title: 'Wait! The Flood',
    type: 'event',
    facts: { sphere: 'spirit', cost: 'X' },
    text: 'Discard 2.',
    pack: 'waters',
    packTitle: 'Waters',
  },
  {
    ...blank,
    code: 'w:doom',
    title: 'Deep Doom',
    type: 'event',
    facts: { sphere: 'lore', cost: 1 },
    keywords: ['Doomed 2'],
    pack: 'waters',
    packTitle: 'Waters',
  },
]

const found = (query: string) =>
  cards
    .filter((card) => fits(card, readQuery(query)))
    .map(({ code }) => code.slice(2))
    .join(' ')

it.each([
  ['', 'eydis archer lamp flood doom'],
  ['eydis', 'eydis'],
  ['EYDIS wick', 'eydis'],
  ['"brass lamp"', 'lamp'],
  ['lamp brass', 'lamp'],
  ['wait!', 'flood'],
  ['t:ally', 'archer'],
  ['t:a', 'archer lamp'],
  ['type:event', 'flood doom'],
  ['t!event', 'eydis archer lamp'],
  ['-t:event', 'eydis archer lamp'],
  ['-t:event|ally', 'eydis lamp'],
  ['s:lore|spirit', 'archer flood doom'],
  ['s:lore -k:ranged', 'doom'],
  ['c:3', 'archer'],
  ['c:0|1', 'lamp doom'],
  ['c!3', 'lamp flood doom'],
  ['c!=3', 'lamp flood doom'],
  ['c<3', 'lamp doom'],
  ['c<=1', 'lamp doom'],
  ['c>0', 'archer doom'],
  ['c>=3', 'archer'],
  ['c>0 c<3', 'doom'],
  ['-c<3', 'eydis archer flood'],
  ['c:x', 'flood'],
  ['th:9', 'eydis'],
  ['w>=3', 'eydis'],
  ['a=2', 'archer'],
  ['d>1', 'eydis'],
  ['h<4', 'archer'],
  ['hp:4', 'eydis'],
  ['k:ranged', 'archer'],
  ['k:doomed', 'doom'],
  ['k:"doomed 2"', 'doom'],
  ['r:dunfolk', 'eydis'],
  ['trait:keeper', 'eydis'],
  ['r:orc', 'archer'],
  ['r:chard', ''],
  ['x:"draw 2"', 'eydis'],
  ['x:discard|draw', 'eydis flood'],
  ['e:waters', 'flood doom'],
  ['u:true', 'eydis'],
  ['u:no', 'archer lamp flood doom'],
  ['t:event s:lore c<3', 'doom'],
])('%s finds %s', (query, codes) => {
  expect(readQuery(query).problems).toEqual([])
  expect(found(query)).toBe(codes)
})

it.each([
  ['lamp z:3', 5, 8, 'Unknown field z: fields are t, s, c'],
  ['c<three', 0, 7, 'three is no number'],
  ['s<lore', 0, 6, 'sphere cannot be compared by more or less'],
  ['t:', 0, 2, 't: wants a value'],
  ['t:|', 0, 3, 't: wants a value'],
  ['t:wizard', 0, 8, 'There is no type wizard: types are hero'],
  ['u:maybe', 0, 7, 'maybe is neither true nor false'],
  ['x:"draw', 2, 7, 'A quote is not closed'],
  ['a -', 2, 3, '- is no condition'],
])('%s has a problem that is marked from letter %i to %i', (query, start, end, message) => {
  const [problem] = readQuery(query).problems
  expect(problem).toMatchObject({ start, end })
  expect(problem?.message).toContain(message)
  expect(problem?.remedy).not.toBe('')
})

it('uses the conditions that it understands, and ignores the others', () => {
  expect(found('z:3 t:ally')).toBe('archer')
  expect(found('t: lamp')).toBe('lamp')
})

it('never throws for any text, and every marked place is inside the query', () => {
  const letters = [
    't',
    'c',
    'x',
    ':',
    '!',
    '<',
    '>',
    '=',
    '-',
    '|',
    '"',
    ' ',
    '\n',
    '3',
    'é',
    '💡',
    '\u0000',
    '\\',
    '(',
    '.',
    '*',
    'þ',
    '\ud800',
  ]
  let state = 7
  const next = (range: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % range
  }
  for (let round = 0; round < 1500; round++) {
    const query = Array.from({ length: next(24) }, () => letters[next(letters.length)]).join('')
    const read = readQuery(query)
    for (const { start, end } of [...read.terms, ...read.problems]) {
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(query.length)
      expect(start).toBeLessThan(end)
    }
    const without = searchCards(cards, read, 'title').length
    expect(without).toBeLessThanOrEqual(cards.length)
    // pressing a chip twice finds the same cards as before, unless the query contained the term already
    if (!isChosen(query, 's', 'lore') && !query.includes('"') && !read.terms.some(({ field }) => field.name === 's')) {
      const pressed = toggled(query, 's', 'lore')
      expect(isChosen(pressed, 's', 'lore')).toBe(true)
      expect(searchCards(cards, readQuery(toggled(pressed, 's', 'lore')), 'title')).toHaveLength(without)
    }
  }
})

it('reads every example in its help', () => {
  for (const { example } of searchFieldsOf(lcg)) expect(readQuery(example).problems, example).toEqual([])
})

it('sorts by title, cost, sphere and type', () => {
  const order = (by: search.SortBy) => searchCards(cards, readQuery(''), by).map(({ code }) => code.slice(2))
  expect(order('title')).toEqual(['lamp', 'doom', 'eydis', 'archer', 'flood'])
  expect(order('price')).toEqual(['lamp', 'doom', 'archer', 'eydis', 'flood'])
  expect(order('group')).toEqual(['eydis', 'flood', 'doom', 'archer', 'lamp'])
  expect(order('type')).toEqual(['eydis', 'archer', 'lamp', 'doom', 'flood'])
})

it('adds and removes chips in the query without changing another letter', () => {
  expect(toggled('', 't', 'ally')).toBe('t:ally')
  expect(toggled('brass  c<3', 't', 'ally')).toBe('brass  c<3 t:ally')
  expect(toggled('t:ally brass', 't', 'event')).toBe('t:ally|event brass')
  expect(toggled('T:Ally|event brass', 't', 'ally')).toBe('t:event brass')
  expect(toggled('a t:ally b', 't', 'ally')).toBe('a b')
  expect(toggled('', 'r', 'Lamp Keeper')).toBe('r:"Lamp Keeper"')
  expect(isChosen('r:"lamp keeper"', 'r', 'Lamp Keeper')).toBe(true)
  // an excluded term (`-t:ally`) does not count as a pressed chip
  expect(isChosen('-t:ally', 't', 'ally')).toBe(false)
  expect(toggled('-t:ally', 't', 'event')).toBe('-t:ally t:event')
})
