import type { JsonObject } from '@questwright/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import * as costs from '../src/costs.ts'
import type { EventKind } from '../src/events.ts'
import { currentStage } from '../src/round.ts'
import { action, type CardScript, type Cost, cannot } from '../src/script.ts'
import { placeTokens } from '../src/verbs/index.ts'
import { type Board, boardWith, optionOf, pay } from './prices-board.ts'

/** Prices of one use are judged together, and against every "cannot". RR "Cost", "To", "Cannot" */

// ── each price, and its payment ─────────────────────────────

/** A payment: units of stocks such as `ready p1/lead`, and the story lines about it. */
interface Way {
  readonly takes: readonly string[]
}

interface Price {
  readonly name: string
  /** The export of `costs.ts` that makes it. */
  readonly of: string
  readonly cost: Cost
  /** The kind of story line about its payment, and the number of lines or the sum of their amounts. */
  readonly tells: { readonly [kind: string]: number }
  /** All ways to pay the price, on a board without prohibitions. */
  readonly ways: (board: Board) => Way[]
  readonly needs?: Board['mine']
}

const CHARACTERS = ['lead', 'tact', 'ally', 'other'] as const
const isHero = (card: GameCard): boolean => card.isHero
const isAlly = (card: GameCard): boolean => card.isAlly

const way = (...takes: readonly string[]): Way => ({ takes })
const oneOf = (cards: readonly string[], take: (card: string) => string): Way[] => cards.map((card) => way(take(card)))
const ready = (card: string): string => `ready ${card}`
const place = (card: string): string => `place ${card}`
const selfOf = ({ mine }: Board): string => (mine === 'lead' ? 'lead' : mine)

/** All ways to take this amount from these sources, each as often as it is listed. */
function spreads(sources: readonly string[], amount: number): Way[] {
  if (amount === 0) return [way()]
  return sources.flatMap((source, i) => spreads(sources.slice(i), amount - 1).map(({ takes }) => way(source, ...takes)))
}

function handWays(board: Board, count: number): Way[] {
  const cards = Array.from({ length: board.hand }, (_, i) => `place hand${i}`)
  return spreads(cards, count).filter(({ takes }) => new Set(takes).size === takes.length)
}

const pools = (heroes: readonly string[], amount: number): Way[] =>
  spreads(
    heroes.map((hero) => `resource ${hero}`),
    amount,
  )

const PRICES: readonly Price[] = [
  { name: 'exhaust this card', of: 'exhaustSelf', cost: costs.exhaustSelf, tells: { exhausted: 1 }, ways: (b) => [way(ready(selfOf(b)))] },
  {
    name: 'exhaust the host',
    of: 'exhaustHost',
    cost: costs.exhaustHost,
    tells: { exhausted: 1 },
    ways: () => [way(ready('lead'))],
    needs: 'attachment',
  },
  {
    name: 'exhaust a hero',
    of: 'exhaustOne',
    cost: costs.exhaustOne(isHero),
    tells: { exhausted: 1 },
    ways: () => oneOf(['lead', 'tact'], ready),
  },
  {
    name: 'exhaust a character',
    of: 'exhaustOne',
    cost: costs.exhaustOne((one) => one.isCharacter),
    tells: { exhausted: 1 },
    ways: () => oneOf(CHARACTERS, ready),
  },
  {
    name: 'exhaust an ally',
    of: 'exhaustOne',
    cost: costs.exhaustOne(isAlly),
    tells: { exhausted: 1 },
    ways: () => oneOf(['ally', 'other'], ready),
  },
  {
    name: 'discard this card',
    of: 'discardSelf',
    cost: costs.discardSelf,
    tells: { 'left-play': 1 },
    ways: (b) => [way(place(selfOf(b)))],
    needs: 'attachment',
  },
  {
    name: 'display this card',
    of: 'addSelfToVictoryDisplay',
    cost: costs.addSelfToVictoryDisplay,
    tells: { 'left-play': 1 },
    ways: (b) => [way(place(selfOf(b)))],
    needs: 'attachment',
  },
  {
    name: 'discard an ally',
    of: 'discardOne',
    cost: costs.discardOne(isAlly),
    tells: { 'left-play': 1 },
    ways: () => oneOf(['ally', 'other'], place),
  },
  {
    name: 'discard this or an ally',
    of: 'discardOne',
    cost: costs.discardOne((one) => !one.isHero),
    tells: { 'left-play': 1 },
    ways: () => oneOf(['ally', 'other', 'attachment'], place),
  },
  {
    name: 'return an ally',
    of: 'returnOne',
    cost: costs.returnOne(isAlly),
    tells: { 'left-play': 1 },
    ways: () => oneOf(['ally', 'other'], place),
  },
  {
    name: 'discard a card from hand',
    of: 'discardFromHand',
    cost: costs.discardFromHand(1),
    tells: { discarded: 1 },
    ways: (b) => handWays(b, 1),
  },
  {
    name: 'discard 2 cards from hand',
    of: 'discardFromHand',
    cost: costs.discardFromHand(2),
    tells: { discarded: 2 },
    ways: (b) => handWays(b, 2),
  },
  {
    name: 'discard from the deck',
    of: 'discardFromDeck',
    cost: costs.discardFromDeck(1),
    tells: { discarded: 1 },
    ways: () => [way('deck')],
  },
  {
    name: 'discard 2 from the deck',
    of: 'discardFromDeck',
    cost: costs.discardFromDeck(2),
    tells: { discarded: 2 },
    ways: () => [way('deck', 'deck')],
  },
  { name: 'damage this card', of: 'damageSelf', cost: costs.damageSelf(1), tells: { damaged: 1 }, ways: () => [way()], needs: 'lead' },
  { name: 'damage a hero', of: 'damageOne', cost: costs.damageOne(1, isHero), tells: { damaged: 1 }, ways: () => [way(), way()] },
  {
    name: 'commit this card',
    of: 'commitSelf',
    cost: costs.commitSelf,
    tells: { exhausted: 1, committed: 1 },
    ways: () => [way('ready lead', 'uncommitted lead')],
    needs: 'lead',
  },
  {
    name: 'lower your threat by 1',
    of: 'lowerOwnThreat',
    cost: costs.lowerOwnThreat(1),
    tells: { 'threat-lowered': 1 },
    ways: () => [way('threat')],
  },
  {
    name: 'lower your threat by 2',
    of: 'lowerOwnThreat',
    cost: costs.lowerOwnThreat(2),
    tells: { 'threat-lowered': 2 },
    ways: () => [way('threat', 'threat')],
  },
  { name: 'raise your threat', of: 'raiseOwnThreat', cost: costs.raiseOwnThreat(2), tells: { 'threat-raised': 2 }, ways: () => [way()] },
  { name: 'raise each threat', of: 'raiseEachThreat', cost: costs.raiseEachThreat(1), tells: { 'threat-raised': 2 }, ways: () => [way()] },
  {
    name: 'spend 1 resource',
    of: 'spendResources',
    cost: costs.spendResources(1),
    tells: { 'resources-spent': 1 },
    ways: () => pools(['lead', 'tact'], 1),
  },
  {
    name: 'spend 2 resources',
    of: 'spendResources',
    cost: costs.spendResources(2),
    tells: { 'resources-spent': 2 },
    ways: () => pools(['lead', 'tact'], 2),
  },
  {
    name: 'spend 1 of leadership',
    of: 'spendResources',
    cost: costs.spendResources(1, 'leadership'),
    tells: { 'resources-spent': 1 },
    ways: () => pools(['lead'], 1),
  },
  {
    name: 'spend 1 of its own',
    of: 'spendOwnResources',
    cost: costs.spendOwnResources(1),
    tells: { 'resources-spent': 1 },
    ways: () => pools(['lead'], 1),
    needs: 'lead',
  },
  {
    name: 'spend 1 of the host',
    of: 'spendHostResources',
    cost: costs.spendHostResources(1),
    tells: { 'resources-spent': 1 },
    ways: () => pools(['lead'], 1),
    needs: 'attachment',
  },
  {
    name: 'spend 2 of any pool',
    of: 'spendFromAnyPool',
    cost: costs.spendFromAnyPool(2),
    tells: { 'resources-spent': 2 },
    ways: () => pools(['lead', 'tact', 'friend'], 2),
  },
  {
    name: 'remove 1 resource token from this card',
    of: 'removeOwnTokens',
    cost: costs.removeOwnTokens(1),
    tells: { 'tokens-removed': 1 },
    ways: () => pools(['lead'], 1),
    needs: 'lead',
  },
]

/** Exports of `costs.ts` that are not prices. */
const NO_PRICES = ['PAID_WITH', 'paidWith']

it('every price of the rules is in this table', () => {
  expect(new Set(PRICES.map((price) => price.of))).toEqual(new Set(Object.keys(costs).filter((name) => !NO_PRICES.includes(name))))
})

// ── each price and the events that forbid it ────────────────

/** By price: the kinds of events of which a "cannot" prevents paying the price. */
const FORBIDS: { readonly [of: string]: readonly EventKind[] } = {
  exhaustSelf: ['exhausted'],
  exhaustHost: ['exhausted'],
  exhaustOne: ['exhausted'],
  discardSelf: ['discarded', 'leavesPlay'],
  addSelfToVictoryDisplay: ['leavesPlay'],
  discardOne: ['discarded', 'leavesPlay'],
  returnOne: ['leavesPlay'],
  discardFromHand: ['discarded'],
  discardFromDeck: ['discarded'],
  damageSelf: ['damaged'],
  damageOne: ['damaged'],
  commitSelf: ['exhausted', 'commits'],
  lowerOwnThreat: ['threatLowered'],
  raiseOwnThreat: ['threatRaised'],
  raiseEachThreat: ['threatRaised'],
  spendResources: ['resourcesSpent'],
  spendOwnResources: ['resourcesSpent'],
  spendHostResources: ['resourcesSpent'],
  spendFromAnyPool: ['resourcesSpent'],
  removeOwnTokens: ['tokensRemoved'],
}

const RICH: Omit<Board, 'parts' | 'mine'> = {
  resources: { lead: 3, tact: 3, friend: 3 },
  exhausted: [],
  hand: 3,
  deck: 3,
  threat: 20,
}

/** A price as an author may write it, without declared needs. */
const byHand = (cost: Cost): Cost => ({ slug: 'by-hand', can: () => true, pay: cost.pay })

describe('[LCG-CANNOT-1] [LCG-COST-8] a price that a "cannot" forbids', () => {
  const rows = PRICES.flatMap((price) => (FORBIDS[price.of] ?? []).map((kind) => ({ ...price, kind })))

  it('has a row for every price', () => {
    expect(Object.keys(FORBIDS).sort()).toEqual([...new Set(PRICES.map(({ of }) => of))].sort())
  })

  const isOffered = (cost: readonly Cost[], mine: Board['mine'], forbidden: CardScript['parts']): boolean => {
    const board: Board = { ...RICH, mine, forbidden, parts: [action({ cost }, () => placeTokens(currentStage(), 'tally', 1))] }
    return optionOf(boardWith(board), board) !== undefined
  }

  it.each(rows)('$name, while $kind cannot happen', ({ cost, kind, needs = 'lead' }) => {
    const all = [cannot(kind, { on: () => true })]
    expect(isOffered([cost], needs, [])).toBe(true)
    expect(isOffered([cost], needs, all)).toBe(false)
    // next to another price, and as a price that an author wrote
    expect(isOffered([costs.damageOne(1), cost], needs, kind === 'damaged' ? [] : all)).toBe(kind === 'damaged')
    expect(isOffered([byHand(cost)], needs, [])).toBe(true)
    expect(isOffered([byHand(cost)], needs, all)).toBe(false)
  })

  it('of some cards only is offered, and these cannot be chosen', () => {
    const board: Board = {
      ...RICH,
      mine: 'lead',
      forbidden: [cannot('exhausted', { on: (one) => one.isAlly })],
      parts: [action({ cost: costs.exhaustOne((one) => one.isCharacter) }, () => placeTokens(currentStage(), 'tally', 1))],
    }
    const game = boardWith(board)
    game.advance([{ kind: 'answer', question: game.question?.key as string, value: [optionOf(game, board) as string] }])
    expect(game.question?.options.map(({ key }) => key)).toEqual(['p1/lead', 'p1/tact'])
  })
})

// ── two prices at once ──────────────────────────────────────

/** The actions that can be forbidden, with the amounts that are then left in stocks. */
const FORBIDDEN: { readonly [name: string]: { readonly parts: CardScript['parts']; readonly none: readonly string[] } } = {
  nothing: { parts: [], none: [] },
  'tact cannot exhaust': { parts: [cannot('exhausted', { on: (one) => one.slug === 'tact' })], none: ['ready tact'] },
  'resources of tact cannot be spent': { parts: [cannot('resourcesSpent', { on: (one) => one.slug === 'tact' })], none: ['resource tact'] },
  'allies cannot leave play': { parts: [cannot('leavesPlay', { on: (one) => one.isAlly })], none: ['place ally', 'place other'] },
  'an ally cannot be discarded': { parts: [cannot('discarded', { on: (one) => one.id === 'p1/ally' })], none: ['place ally'] },
  'threat cannot be lowered': { parts: [cannot('threatLowered', { on: () => true })], none: ['threat'] },
  'lead cannot commit': { parts: [cannot('commits', { on: (one) => one.slug === 'lead' })], none: ['uncommitted lead'] },
}

function capacities(board: Board, none: readonly string[]): { [stock: string]: number } {
  const found: { [stock: string]: number } = { threat: board.threat, deck: board.deck, 'uncommitted lead': 1 }
  for (const card of [...CHARACTERS, 'attachment', 'event']) found[ready(card)] = board.exhausted.includes(card as never) ? 0 : 1
  for (const card of [...CHARACTERS, 'attachment', ...Array.from({ length: 4 }, (_, i) => `hand${i}`)]) found[place(card)] = 1
  for (const hero of ['lead', 'tact', 'friend'] as const) found[`resource ${hero}`] = board.resources[hero]
  for (const stock of none) found[stock] = 0
  return found
}

/** Tries every combination of ways to pay. */
function canBePaid(all: readonly (readonly Way[])[], left: { readonly [stock: string]: number }): boolean {
  const [first, ...others] = all
  if (!first) return true
  return first.some(({ takes }) => {
    const rest: { [stock: string]: number } = { ...left }
    for (const stock of takes) rest[stock] = (rest[stock] ?? 0) - 1
    return takes.every((stock) => (rest[stock] as number) >= 0) && canBePaid(others, rest)
  })
}

function amountsIn(lines: readonly { readonly kind: string; readonly parts: JsonObject }[]): { readonly [kind: string]: number } {
  const found: { [kind: string]: number } = {}
  for (const { kind, parts } of lines) found[kind] = (found[kind] ?? 0) + ((parts.amount as number | undefined) ?? 1)
  return found
}

const boards = fc.record({
  mine: fc.constantFrom('lead', 'attachment', 'event'),
  resources: fc.record({ lead: fc.nat(3), tact: fc.nat(2), friend: fc.nat(1) }),
  exhausted: fc.subarray([...CHARACTERS]),
  hand: fc.nat(4),
  deck: fc.nat(4),
  threat: fc.nat(4),
  cost: fc.nat(2),
  sphere: fc.constantFrom('leadership', 'neutral'),
}) as fc.Arbitrary<Omit<Board, 'parts'>>

function checkPrices(prices: readonly Price[], board: Omit<Board, 'parts'>, forbidden: string, seed: number): 'paid' | 'refused' {
  const { parts, none } = FORBIDDEN[forbidden] as (typeof FORBIDDEN)[string]
  const whole: Board = {
    ...board,
    forbidden: parts,
    parts: [action({ cost: prices.map(({ cost }) => cost) }, () => placeTokens(currentStage(), 'tally', 1))],
  }
  const ofCard: Way[] =
    board.mine === 'event' ? pools(board.sphere === 'leadership' ? ['lead'] : ['lead', 'tact'], board.cost ?? 0) : [way()]
  const game = boardWith(whole)
  const option = optionOf(game, whole)
  const expected = canBePaid([ofCard, ...prices.map(({ ways }) => ways(whole))], capacities(whole, none))
  const what = `${prices.map(({ name }) => name).join(' and ')}, ${forbidden}, ${JSON.stringify(board)}`
  expect(`${option === undefined ? 'not offered' : 'offered'}: ${what}`).toBe(`${expected ? 'offered' : 'not offered'}: ${what}`)
  if (option === undefined) return 'refused'
  let drawn = seed
  const { lines, faults, stuck } = pay(game, option, (count) => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (drawn >>> 8) % count
  })
  expect(faults, what).toEqual([])
  expect(stuck, what).toBe(false)
  const paid = amountsIn(lines)
  const wanted: { [kind: string]: number } =
    board.mine === 'event' && (board.cost ?? 0) > 0 ? { 'resources-spent': board.cost as number } : {}
  for (const { tells } of prices) for (const [kind, amount] of Object.entries(tells)) wanted[kind] = (wanted[kind] ?? 0) + amount
  for (const [kind, amount] of Object.entries(wanted)) expect(`${kind} ${paid[kind] ?? 0}: ${what}`).toBe(`${kind} ${amount}: ${what}`)
  expect(paid['tokens-placed'], what).toBe(1)
  expect(paid.unpaid, what).toBeUndefined()
  return 'paid'
}

describe('[LCG-COST-1] [LCG-COST-8] [LCG-COST-11] random prices at once', () => {
  const price = fc.constantFrom(...PRICES)
  const fits = (prices: readonly Price[], mine: Board['mine']): boolean =>
    prices.every(({ needs }) => needs === undefined || needs === mine)
  // an event card is not in play, so prices that refer to this card in play are not for it
  const speaksOfItself = ({ of }: Price): boolean => of === 'exhaustSelf'

  it.each([
    [2, 300],
    [3, 100],
  ])('%i of them are offered exactly if they can be paid with different things, and each is paid in full', (count, runs) => {
    const seen = { paid: 0, refused: 0 }
    fc.assert(
      fc.property(
        fc.array(price, { minLength: count, maxLength: count }),
        boards,
        fc.constantFrom(...Object.keys(FORBIDDEN)),
        fc.nat(),
        (prices, board, forbidden, seed) => {
          fc.pre(fits(prices, board.mine) && !(board.mine === 'event' && prices.some(speaksOfItself)))
          seen[checkPrices(prices, board, forbidden, seed)]++
        },
      ),
      { seed: 3_232, numRuns: runs },
    )
    expect(Math.min(seen.paid, seen.refused)).toBeGreaterThan(runs / 10)
  })
})
