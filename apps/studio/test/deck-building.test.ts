import { deckPool } from '@questwright/contents/deck-pool'
import {
  deckNumbers,
  moved,
  quantityOf,
  readDeckFile,
  remediesFor,
  sampleHand,
  shuffled,
  sizeOf,
  withCardFor,
  withCopies,
  withNotes,
  withQuantity,
  writeDeckFile,
} from '@questwright/editing'
import { checkDeck, titleFromId, undeclaredOfDeck } from '@questwright/packs/browser'
import type { DeckFacts, PackBundle } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { deckChoices } from '@questwright/workshop/deck-choices'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { whyNotTogether } from '@questwright/workshop/seats'
import { expect, it } from 'vitest'
import { factsOf, readText, writeAll } from '../src/client/decks/exchange.ts'

const printed = { traits: [], quantity: 3 }
const stats = { willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const lanterns: PackBundle = {
  format: 'questwright-pack',
  version: 1,
  id: 'lanterns',
  name: '@you/lanterns',
  packVersion: '0.1.0',
  game: 'lcg',
  api: 1,
  dependencies: [],
  hash: 'h',
  cards: {
    ulla: { type: 'hero', sphere: 'lore', threatCost: 9, ...stats, ...printed },
    borin: { type: 'hero', sphere: 'tactics', threatCost: 10, ...stats, ...printed },
    scout: { type: 'ally', sphere: 'lore', cost: 2, ...stats, ...printed },
    wick: { type: 'attachment', sphere: 'neutral', cost: 0, ...printed },
    flare: { type: 'event', sphere: 'spirit', cost: 'X', ...printed },
    hound: { type: 'enemy', encounterSet: 'fens', engagementCost: 20, threat: 1, attack: 1, defense: 1, hitPoints: 1 },
  },
  keywords: {},
  scenarios: {},
  decks: {},
  text: {
    en: {
      cards: {
        ulla: { title: 'Úlla' },
        borin: { title: 'Borin' },
        scout: { title: 'Fen Scout' },
        wick: { title: 'Wick' },
        flare: { title: 'Flare' },
      },
      keywords: {},
      encounterSets: {},
      scenarios: {},
      decks: {},
    },
  },
  scripts: [],
  scenes: [],
  hashes: {},
}
const pool = deckPool([lanterns])
const { lcg } = rulebooks as { readonly lcg: Rulebook }
const find = (code: string) => pool.byCode.get(code)
type LcgDeck = DeckFacts & { readonly heroes: readonly string[]; readonly cards: { readonly [code: string]: number } }
const deck: LcgDeck = { format: 'questwright-deck', version: 1, kind: 'custom', heroes: ['ulla'], cards: { scout: 3, wick: 2 } }

it('offers only cards that may be in decks', () => {
  expect(pool.cards.map(({ code }) => code)).toEqual(['ulla', 'borin', 'scout', 'wick', 'flare'].map((slug) => `lanterns:${slug}`))
  expect(titleFromId('lcg-core-set')).toBe('Core Set')
  expect(titleFromId('lcg-journey-along-the-anduin')).toBe('Journey Along the Anduin')
})

it('counts, adds and removes cards, under the names that the file uses', () => {
  const scout = { code: 'lanterns:scout', section: 'cards' } as const
  expect(quantityOf(deck, scout, 'lanterns', lcg)).toBe(3)
  expect(withQuantity(deck, scout, 0, 'lanterns', lcg).cards).toEqual({ wick: 2 })
  expect(withQuantity(deck, scout, 2, 'lanterns', lcg).cards).toEqual({ scout: 2, wick: 2 })
  expect(withQuantity(deck, scout, -4, 'lanterns', lcg).cards).toEqual({ wick: 2 })
  expect(withCopies(deck, 'cards', 'waters:wave', 1, 'lanterns').cards).toEqual({ scout: 3, wick: 2, 'waters:wave': 1 })
  // a file that names a card by two codes counts it as one card
  const twice = { ...deck, cards: { scout: 1, 'lanterns:scout': 2 } }
  expect(quantityOf(twice, scout, 'lanterns', lcg)).toBe(3)
  expect(withQuantity(twice, scout, 3, 'lanterns', lcg).cards).toEqual({ scout: 3 })
  const hero = { code: 'lanterns:borin', section: 'heroes' } as const
  expect(withQuantity(deck, hero, 3, 'lanterns', lcg).heroes).toEqual(['ulla', 'borin'])
  expect(withQuantity(deck, { code: 'lanterns:ulla', section: 'heroes' }, 0, 'lanterns', lcg).heroes).toEqual([])
})

it('moves copies to the sideboard and back', () => {
  const aside = moved(deck, 'lanterns:wick', 'cards', 'lanterns', lcg)
  expect([(aside as LcgDeck).cards.wick, aside.sideboard]).toEqual([1, { wick: 1 }])
  expect(moved(aside, 'lanterns:wick', 'sideboard', 'lanterns', lcg)).toEqual(deck)
  expect(moved(deck, 'lanterns:flare', 'cards', 'lanterns', lcg)).toBe(deck)
})

it('puts a card in the place of its placeholder', () => {
  const waiting = { part: 'cards', title: 'Flare', quantity: 2 } as const
  const mended = withCardFor({ ...deck, placeholders: [waiting] }, waiting, 'lanterns:flare', 'lanterns', lcg)
  expect(mended).toEqual({ ...deck, cards: { ...deck.cards, flare: 2 } })
  expect(sizeOf({ ...deck, placeholders: [waiting] }, lcg)).toBe(7)
})

it('corrects a deck in one step, if one step is enough', () => {
  const broken: LcgDeck = {
    ...deck,
    kind: 'starter',
    heroes: ['ulla', 'ulla', 'scout'],
    cards: { scout: 5, borin: 1, hound: 1, 'nowhere:card': 1, flare: 1 },
    placeholders: [{ part: 'cards', title: 'Lost Lamp', quantity: 1 }],
  }
  let now = broken
  for (let step = 0; step < 20; step++) {
    const remedy = checkDeck(now, pool.catalogue, 'lanterns')
      .flatMap((finding) => remediesFor(finding, now, { find, bundles: [lanterns], pack: 'lanterns', rulebook: lcg }))
      .find((one) => one.deck !== undefined)
    if (!remedy?.deck) break
    expect(remedy.deck).not.toEqual(now)
    now = remedy.deck as LcgDeck
  }
  expect(checkDeck(now, pool.catalogue, 'lanterns').filter(({ severity }) => severity === 'error')).toEqual([])
  expect(now.heroes).toEqual(['ulla', 'borin'])
  expect(now.cards).toEqual({ scout: 3, flare: 1 })
})

it('links to the missing cards', () => {
  const queries = (one: DeckFacts) =>
    checkDeck(one, pool.catalogue, 'lanterns').flatMap((finding) =>
      remediesFor(finding, one, { find, bundles: [lanterns], pack: 'lanterns', rulebook: lcg }).map(({ query }) => query),
    )
  expect(queries({ ...deck, heroes: [], cards: {} })).toEqual(['t:hero', '-t:hero s:neutral'])
  expect(queries({ ...deck, cards: { flare: 50 } })).toContain('t:hero s:spirit')
  expect(queries(deck)).toEqual(['-t:hero s:lore|neutral'])
})

it('counts costs, spheres, types and threat', () => {
  const numbers = deckNumbers(
    { ...deck, heroes: ['ulla', 'borin'], cards: { ...deck.cards, flare: 1, 'nowhere:card': 2 } },
    find,
    'lanterns',
    lcg,
  )
  expect(numbers.prices.filter(({ count }) => count > 0).map(({ cards: _, ...told }) => told)).toEqual([
    { name: '0', count: 2 },
    { name: '2', count: 3 },
    { name: 'X', count: 1 },
    { name: 'not here', count: 2, tone: 'bad' },
  ])
  expect(numbers.groups.find(({ name }) => name === 'lore')?.count).toBe(3)
  expect(numbers.types.map(({ count }) => count)).toEqual([3, 2, 1, 2])
  expect([numbers.averagePrice, numbers.sum]).toEqual([120, 19])
})

it('draws the same hand from the same seed, and another hand after a mulligan', () => {
  const cards = Array.from({ length: 30 }, (_, index) => `c${index}`)
  const first = sampleHand(cards, { seed: 'lamp', mulligan: 'kept', draws: 0, first: 6 })
  expect(first).toEqual(sampleHand(cards, { seed: 'lamp', mulligan: 'kept', draws: 0, first: 6 }))
  expect([first.hand.length, first.left]).toEqual([6, 24])
  expect(sampleHand(cards, { seed: 'lamp', mulligan: 'kept', draws: 2, first: 6 }).hand.slice(0, 6)).toEqual(first.hand)
  expect(sampleHand(cards, { seed: 'lamp', mulligan: 'taken', draws: 0, first: 6 }).hand).not.toEqual(first.hand)
  expect(sampleHand(cards, { seed: 'wick', mulligan: 'kept', draws: 0, first: 6 }).hand).not.toEqual(first.hand)
  expect([...shuffled(cards, 'lamp')].sort()).toEqual([...cards].sort())
  expect(sampleHand(cards.slice(0, 4), { seed: '', mulligan: 'kept', draws: 9, first: 6 })).toMatchObject({ left: 0 })
})

it('writes a deck file that can be read again, one card per line, and reports errors of others', () => {
  const noted = withNotes({ ...deck, later: { kept: true } }, 'Keep $& the lamp lit.')
  const text = writeDeckFile(noted)
  expect(text).toContain('\n    "scout": 3,\n')
  expect(readDeckFile(text, lcg).deck).toEqual(noted)
  expect(withNotes(noted, ' ')).not.toHaveProperty('notes')
  expect(readDeckFile('{ "cards": ', lcg).issues.join()).toContain('no JSON object')
  expect(
    readDeckFile('{ "format": "questwright-deck", "version": 1, "kind": "custom", "heroes": 3, "cards": { "a": "many" } }', lcg).issues,
  ).toHaveLength(2)
})

it('writes one card and one pack per line', () => {
  const pins = { lanterns: { name: lanterns.name, version: '0.0.1', hash: 'ab' } }
  const deck = { format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards: { a: 1, b: 2 }, packs: pins } as const
  const text = writeDeckFile(deck)
  expect(text).toContain('  "cards": {\n    "a": 1,\n    "b": 2\n  },\n  "packs": {\n    "lanterns": { "name": ')
  expect(readDeckFile(text, lcg).deck).toEqual(deck)
  expect(writeDeckFile({ ...deck, cards: {}, packs: {} })).toContain('"cards": {},\n  "packs": {}')
})

it('reports that a deck was built with another version, and accepts the installed version on request', () => {
  const deck = {
    format: 'questwright-deck',
    version: 1,
    kind: 'starter',
    heroes: ['lanterns:ulla'],
    cards: {},
    packs: { lanterns: { name: lanterns.name, version: '0.0.1', hash: 'ab' } },
  } as const
  const { catalogue, byCode } = deckPool([lanterns])
  const [finding] = checkDeck(deck, catalogue, 'harbours').filter(({ code }) => code === 'deck/other-version')
  if (!finding) throw new Error('the deck is not told of')
  const [remedy] = remediesFor(finding, deck, { find: (code) => byCode.get(code), bundles: [lanterns], pack: 'harbours', rulebook: lcg })
  expect(remedy?.deck?.packs).toEqual({ lanterns: { name: lanterns.name, version: lanterns.packVersion, hash: lanterns.hash } })
  expect(checkDeck(remedy?.deck as typeof deck, catalogue, 'harbours')).toEqual([])
})

it('keeps everything in an imported text, including cards of no loaded pack', async () => {
  const read = await readText(
    'Lamps <b>lit</b>\n\nHeroes\n1x Úlla (Lanterns)\n\nAllies\n3x Fen Scout (Lanterns)\n2x Zigil Miner (Khazad-dûm)\n',
    [lanterns],
  )
  expect(read.format).toBe('ringsdb-text')
  expect(read.formatLabel).toBe('RingsDB text')
  expect(read.unknown.map(({ title, quantity }) => [title, quantity])).toEqual([['Zigil Miner', 2]])
  if (!read.deck) throw new Error('no deck')
  const facts = await factsOf(read.deck, [lanterns], 'harbours')
  expect(facts).toMatchObject({
    heroes: ['lanterns:ulla'],
    cards: { 'lanterns:scout': 3 },
    placeholders: [{ title: 'Zigil Miner', quantity: 2 }],
  })
  expect(facts).not.toHaveProperty('stubs')
  expect(facts.packs).toEqual({ lanterns: { name: lanterns.name, version: lanterns.packVersion, hash: lanterns.hash } })
  expect(await factsOf(read.deck, [lanterns], 'lanterns')).not.toHaveProperty('packs')
  const { written } = await writeAll(facts, 'Lamps', 'lanterns', [lanterns])
  expect(written.map(({ format, label, ending }) => [format, label, ending])).toEqual([
    ['ringsdb-text', 'RingsDB text', '.txt'],
    ['ringsdb', 'RingsDB JSON', '.json'],
    ['octgn', 'OCTGN (.o8d)', '.o8d'],
    ['questwright', 'Questwright', '.json'],
  ])
  for (const { format, text } of written) {
    const again = await readText(text, [lanterns])
    expect(
      again.deck?.rows.reduce((sum, { quantity }) => sum + quantity, 0),
      format,
    ).toBe(6)
  }
  expect(written.find(({ format }) => format === 'octgn')?.lost.map(({ code }) => code)).toContain('deck-file/no-id')
})

it('offers only our own format for a pack of a game that has no others, and refuses formats of another game', async () => {
  const duel = { ...lanterns, game: 'duel' }
  const facts = { format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards: { scout: 2 } } as const
  const { written } = await writeAll(facts, 'Steps', 'lanterns', [duel])
  expect(written.map(({ format, label }) => [format, label])).toEqual([['questwright', 'Questwright']])
  const read = await readText('2x Fen Scout (Lanterns)', [lanterns], undefined, 'duel')
  expect(read.deck).toBeUndefined()
  expect(read.problems[0]?.message).toBe('RingsDB text is a format of The Lord of the Rings: The Card Game, and not of The Duel.')
  expect(read.problems[0]?.remedy).toContain('our own JSON')
})

it.each([
  '',
  ' ',
  '<deck',
  '<!DOCTYPE x><deck/>',
  '{"slots": 3}',
  '{"format":"questwright-deck","version":9}',
  '[1',
  'nothing of a deck',
  'x'.repeat(300_000),
  '\u0000',
])('offers a remedy for a text that is not a deck (%#)', async (text) => {
  const read = await readText(text, [lanterns])
  expect(read.deck === undefined || read.problems.length > 0).toBe(true)
  for (const { message, remedy } of read.problems) expect(message.length * remedy.length).toBeGreaterThan(0)
  expect(read.problems.length).toBeGreaterThan(0)
})

it('reports the packs that a deck needs, and those that it cannot use', () => {
  const waters = { ...lanterns, id: 'waters', name: '@you/waters', dependencies: ['lanterns'] }
  const far = { ...lanterns, id: 'far', name: '@you/far' }
  const wide = { ...deck, cards: { ...deck.cards, 'waters:scout': 1, 'far:scout': 1 } }
  const { missing, circle } = undeclaredOfDeck(wide, 'lanterns', [lanterns, waters, far])
  expect([missing.map(({ id }) => id), circle.map(({ id }) => id)]).toEqual([['far'], ['waters']])
  expect(undeclaredOfDeck(wide, 'waters', [lanterns, waters, far]).missing.map(({ id }) => id)).toEqual(['far'])
})

it('allows four decks at a table, and says why a fifth cannot join', () => {
  const slugs = ['a', 'b', 'c', 'd', 'e']
  const cards = Object.fromEntries(slugs.map((slug) => [slug, lanterns.cards.ulla])) as PackBundle['cards']
  const own = (hero: string): DeckFacts => ({ ...deck, kind: 'starter', heroes: [hero], cards: {} })
  const five = { ...lanterns, cards, decks: { ...Object.fromEntries(slugs.map((slug) => [slug, own(slug)])), again: own('a') } }
  const choices = deckChoices([five], rulebooks, 'lcg')
  const named = (slug: string) => {
    const one = choices.find((choice) => choice.slug === slug)
    if (!one) throw new Error(slug)
    return one
  }
  expect(whyNotTogether([named('a'), named('b'), named('c')], named('d'), [five], rulebooks)).toBeUndefined()
  expect(whyNotTogether(['a', 'b', 'c', 'd'].map(named), named('e'), [five], rulebooks)).toContain('4 seats')
  expect(whyNotTogether([named('a')], named('again'), [five], rulebooks)).toContain('already does')
})
