import { describe, expect, it } from 'vitest'
import type { GameCard, Player } from '../src/cards.ts'
import * as rules from '../src/index.ts'
import { action, forced } from '../src/script.ts'
import { used } from './two-players.ts'

/** What every verb does with an invalid amount: below 0, a fraction, or not a number. */

const verbs = rules as unknown as { readonly [verb: string]: (...given: readonly unknown[]) => unknown }

/** Calls each verb with an amount. */
const HANDED: { readonly [verb: string]: (amount: unknown, you: Player, self: GameCard) => readonly unknown[] } = {
  addResources: (amount, _, self) => [self, amount],
  assignDamage: (amount, _, self) => [amount, [self]],
  dealDamage: (amount, _, self) => [self, amount],
  dealDamageTogether: (amount, _, self) => [[{ card: self, amount }]],
  dealShadowCard: (amount) => [rules.cardById('wolf/1'), amount],
  discardAtRandom: (amount, you) => [you, amount],
  discardFromEncounterDeck: (amount) => [amount],
  discardUntilSome: (amount) => ['encounter', amount, () => true],
  drawCards: (amount, you) => [you, amount],
  fittingInDeck: (amount) => [{ type: 'enemy' }, amount],
  heal: (amount, _, self) => [self, amount],
  healUpTo: (amount, _, self) => [self, amount],
  lookAtAndReorder: (amount, you) => [you, 'encounter-deck', amount],
  loseResources: (amount, _, self) => [self, amount],
  lowerThreat: (amount, you) => [you, amount],
  makeAdditionalAttack: (amount) => [amount],
  moveResources: (amount, _, self) => [self, rules.cardById('p2/theirs'), amount],
  placeProgress: (amount) => [amount],
  placeProgressOn: (amount) => [rules.cardById('stage'), amount],
  placeTokens: (amount, _, self) => [self, 'tally', amount],
  raiseThreat: (amount, you) => [you, amount],
  randomCards: (amount, _, self) => [[self], amount],
  removeProgress: (amount) => [rules.cardById('stage'), amount],
  removeTokens: (amount, _, self) => [self, 'tally', amount],
  revealEncounterCards: (amount) => [amount],
  spread: (amount, _, self) => [amount, [self]],
  topCards: (amount) => ['encounter-deck', amount],
}

const doing = (verb: string, amount: unknown) =>
  used([action({ could: () => true }, ({ you, self }) => verbs[verb]?.(...(HANDED[verb]?.(amount, you, self) ?? [])))])

/** Whether a verb changed the table, compared with the same call with the amount 0. */
const changed = (verb: string, amount: number) =>
  doing(verb, amount).game.table.state.fullHash() !== doing(verb, 0).game.table.state.fullHash()

describe.each(Object.keys(HANDED))('%s', (verb) => {
  it('does nothing for an amount below 0, and the log says so', () => {
    const { faults, kinds } = doing(verb, -1)
    expect(faults).toEqual([])
    expect(kinds.filter((kind) => kind !== 'below-zero' && kind !== 'too-few-cards')).toEqual(doing(verb, 0).kinds)
    expect(kinds).toContain('below-zero')
    expect(changed(verb, -1)).toBe(false)
  })

  it('does nothing for 0, and writes nothing to the log', () => {
    const { faults, kinds } = doing(verb, 0)
    expect(faults).toEqual([])
    expect(kinds.filter((kind) => kind !== 'used')).toEqual([])
  })

  it.each([[1.5], [Number.NaN], ['2'], [Number.POSITIVE_INFINITY]])('is named in the error for %s', (amount) => {
    const { faults } = doing(verb, amount)
    expect(faults).toMatchObject([{ ability: 'made-up:mine#action' }])
    expect(JSON.stringify(faults)).toContain(`${verb === 'lookAtAndReorder' ? 'topCards' : verb} takes whole numbers`)
  })
})

it('preventDamage has the same error', () => {
  const shield = (amount: number) =>
    used([
      action({ could: () => true }, ({ self }) => rules.dealDamage(self, 2)),
      forced.when('damaged', { of: 'self' }, ({ event }) => rules.preventDamage(event, amount)),
    ])
  expect(shield(-1).kinds).toContain('below-zero')
  expect(JSON.stringify(shield(0.5).faults)).toContain('preventDamage takes whole numbers')
  expect(shield(1).game.table.card('p1/mine').token('damage')).toBe(1)
})

it('chooseAmount refuses too many numbers with their count, and makes no list of them', () => {
  const choosing = (least: number, most: number) => used([action({ could: () => true }, () => void rules.chooseAmount(least, most))])
  for (const most of [5001, 9e15]) {
    const { faults, game } = choosing(1, most)
    expect(faults).toMatchObject([{ ability: 'made-up:mine#action', reason: 'too-much' }])
    expect(faults[0]?.message).toContain(`the numbers to choose from are ${most}; at most 5000 are allowed`)
    expect(game.question?.spec.name).not.toBe('choose-number')
  }
  const { faults, game } = choosing(1, 5000)
  expect(faults).toEqual([])
  expect(game.question?.spec.name).toBe('choose-number')
  expect(game.question?.options).toHaveLength(5000)
})

it('an ability with too many values of X is refused with their count', () => {
  const offering = (many: number) =>
    used([
      action({ could: () => true, x: () => Array.from({ length: many }, (_, i) => i) }, () => rules.raiseThreat(rules.allPlayers(), 1)),
    ])
  const [fault] = offering(1001).faults
  expect(fault).toMatchObject({ ability: 'made-up:mine#action', reason: 'too-much' })
  expect(fault?.message).toContain('the values of X are 1001; at most 1000 are allowed')
  expect(offering(1000).faults).toEqual([])
})

/** Functions of the script API that take a number and are not in the table above, with the reason. */
const OTHERWISE: { readonly [word: string]: string } = {
  amountThisRound: 'reads an amount and takes none',
  chooseAmount: 'a choice: the question refuses a number that cannot be chosen',
  chooseSome: 'a choice',
  chooseUpTo: 'a choice',
  eachPlayerChooses: 'a choice',
  limitPer: 'checked when the script is loaded',
  modify: 'an amount below 0 lowers the stat',
  preventDamage: 'has a test of its own',
  named: 'returns as many copies as there are',
  search: 'a choice',
  revealFrom: 'needs a deck of a system, which this table does not have',
}

/** Costs, whose amounts are checked when the script is loaded. */
const COSTS: { readonly [cost: string]: (amount: never) => unknown } = {
  damageOne: rules.damageOne,
  damageSelf: rules.damageSelf,
  discardFromDeck: rules.discardFromDeck,
  discardFromHand: rules.discardFromHand,
  lowerOwnThreat: rules.lowerOwnThreat,
  raiseEachThreat: rules.raiseEachThreat,
  raiseOwnThreat: rules.raiseOwnThreat,
  removeOwnTokens: rules.removeOwnTokens,
  spendFromAnyPool: rules.spendFromAnyPool,
  spendHostResources: rules.spendHostResources,
  spendOwnResources: rules.spendOwnResources,
  spendResources: rules.spendResources,
}

it.each(Object.entries(COSTS))('the cost %s accepts a whole number from 0', (name, cost) => {
  for (const amount of [-1, 1.5, Number.NaN, '2', undefined])
    expect(() => cost(amount as never)).toThrow(`${name} takes a whole number from 0`)
  for (const amount of [0, 1, 3]) expect(cost(amount as never)).toMatchObject({ slug: expect.any(String) })
})

it('the table has every verb with an amount', () => {
  const taking = Object.entries(verbs)
    .filter(
      ([, word]) =>
        typeof word === 'function' &&
        /^(?:async )?(?:function)?[^(]*\((?:[^)]*[ ,({])?(?:amount|count|cards = 1|copies|most)\b/.test(String(word)),
    )
    .map(([name]) => name)
  expect(taking.length).toBeGreaterThan(20)
  expect(taking.sort().filter((word) => !HANDED[word] && !OTHERWISE[word] && !COSTS[word])).toEqual([])
})
