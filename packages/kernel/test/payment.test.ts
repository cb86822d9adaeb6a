import { describe, expect, it } from 'vitest'
import { type Ability, type Card, type CardDefinition, type Cost, chooseCards, costOfCards, defineCard, tell } from '../src/index.ts'
import type { Game } from '../src/internal.ts'
import { answer, asked, askedWhat, find, optionsOf, pick, startDuel, storyKinds, storyOf, tryAnswer } from './helpers.ts'
import { fighters } from './rulesets/duel.ts'
import { ability } from './rulesets/parts.ts'

/**
 * All costs of one use are paid at the same time with different cards: tested with the duel, whose fighters can be exerted while they have
 * vitality left.
 */

const exertOne = (which: (card: Card) => boolean = () => true, count = 1): Cost =>
  costOfCards({
    slug: 'exert',
    name: 'exert',
    count,
    among: ({ you }) => fighters(you).filter(which),
    pay: (subject) => ({ kind: 'exerted', subject }),
  })

/** A cost as authors may write it: it asks in `pay`, and does not declare its needs. */
const exertByHand = (which: (card: Card) => boolean = () => true): Cost => ({
  slug: 'by-hand',
  can: ({ you }) => fighters(you).some(which),
  pay: ({ you }) =>
    chooseCards({ who: you, name: 'by-hand', from: () => fighters(you).filter(which) }).map((subject) => ({ kind: 'exerted', subject })),
})

const discardOne: Cost = costOfCards({
  slug: 'discard',
  name: 'discard',
  payers: 'gone',
  among: ({ you }) => fighters(you),
  pay: (subject) => ({ kind: 'discarded', subject }),
})

/** A fighter that can be exerted once, and one that cannot be exerted. */
const squire = defineCard('duel:squire', { type: 'fighter', side: 'own', cost: 0, strength: 1, vitality: 2 }, [])
const page = defineCard('duel:page', { type: 'fighter', side: 'own', cost: 0, strength: 1, vitality: 1 }, [])

const isSquire = (card: Card): boolean => card.slug === 'squire'

function move(costs: readonly Cost[], options: Partial<Ability> = {}): CardDefinition {
  return defineCard('duel:move', { type: 'move', side: 'own' }, [
    ability('move', { word: 'muster', costs, ...options } as never, ({ paid }) => tell('paid-for', { cards: paid.map((card) => card.id) })),
  ])
}

function begin(
  costs: readonly Cost[],
  ground: readonly string[],
  more: readonly CardDefinition[] = [],
  options: Partial<Ability> = {},
): Game {
  return startDuel({
    cards: [move(costs, options), squire, page, ...more],
    setup: {
      begins: 'p1',
      deck: { p1: ['guard', 'guard'], p2: ['guard', 'guard'] },
      hand: { p1: ['move', 'strike'] },
      ground: { p1: ground },
    },
  })
}

const isOffered = (game: Game): boolean => optionsOf(game).some((key) => key.includes('#move'))
const exerted = (game: Game): number => storyOf(game, 'exerted').length

for (const [kind, one] of [
  ['costs that say what they need', exertOne],
  ['costs that ask by hand', exertByHand],
] as const)
  describe(`two ${kind}`, () => {
    it('are not paid with the same unit', () => {
      expect(isOffered(begin([one(), one()], ['squire', 'page']))).toBe(false)
      const game = begin([one(), one()], ['squire', 'squire'])
      pick(game, '#move')
      pick(game, 'p1/ground/0')
      // there is no question for the second cost, because only one squire is left
      expect(exerted(game)).toBe(2)
      expect(storyOf(game, 'paid-for')).toHaveLength(1)
    })

    it('are paid so that the later cost gets the units that only it can use', () => {
      const game = begin([one(), one(isSquire)], ['squire', 'guard', 'guard'])
      pick(game, '#move')
      expect(optionsOf(game)).toEqual(['p1/ground/1', 'p1/ground/2'])
      expect(tryAnswer(game, ['p1/ground/0'])?.why.code).toBe('refused.not-offered')
      pick(game, 'p1/ground/2')
      expect(storyOf(game, 'paid-for')[0]?.parts).toEqual({ cards: ['p1/ground/2', 'p1/ground/0'] })
    })
  })

describe('costs of one use', () => {
  it('of two cards each: a set that leaves too little for the other is refused', () => {
    const game = begin([exertOne(() => true, 2), exertOne(isSquire, 2)], ['squire', 'squire', 'guard', 'guard', 'guard'])
    pick(game, '#move')
    expect(askedWhat(game)).toBe('exert p1')
    expect(optionsOf(game)).toEqual(['p1/ground/2', 'p1/ground/3', 'p1/ground/4'])
    answer(game, ['p1/ground/2', 'p1/ground/4'])
    expect(exerted(game)).toBe(4)
  })

  it('of two cards each: the remaining cards can be any, as long as there are enough', () => {
    // three squires and a guard: the second cost will need two of the squires
    const game = begin([exertOne(() => true, 2), exertOne(isSquire, 2)], ['squire', 'squire', 'squire', 'guard'])
    pick(game, '#move')
    expect(optionsOf(game)).toHaveLength(4)
    expect(tryAnswer(game, ['p1/ground/0', 'p1/ground/1'])?.why.code).toBe('refused.pays-twice')
    answer(game, ['p1/ground/1', 'p1/ground/3'])
    expect(storyOf(game, 'exerted').map(({ parts }) => (parts.card as { card: string }).card)).toHaveLength(4)
    expect([0, 1, 2, 3].map((i) => find(game, `p1/ground/${i}`).token('wounds'))).toEqual([1, 1, 1, 1])
  })

  it('that take different things from one card are paid with one card: it is exerted, and then it is discarded', () => {
    const game = begin([discardOne, exertOne()], ['squire'])
    pick(game, '#move')
    expect(storyKinds(game).filter((kind) => ['exerted', 'discarded', 'paid-for'].includes(kind))).toEqual([
      'exerted',
      'discarded',
      'paid-for',
    ])
    expect(find(game, 'p1/ground/0').zone.name).toBe('spent')
  })

  it('are refused with the name of the cost that cannot be paid', () => {
    const game = begin([discardOne, exertOne(), exertOne()], ['squire', 'page'])
    const { abilities } = game.why.explain(find(game, 'p1/hand/0').id)
    expect(abilities[0]).toMatchObject({ status: 'refused', reason: { code: 'refused.cost', parts: { cost: 'exert' } } })
  })

  it('with X are refused with the reason for the first value, or because no value can be chosen', () => {
    const cost = (slug: string, least: number): Cost => ({ slug, can: ({ x }) => x < least, pay: () => [] })
    const reasonFor = (values: readonly number[]) => {
      const game = begin([cost('less', 3), cost('least', 5)], ['squire'], [], { x: () => values })
      const [{ status, reason } = {}] = game.why.explain(find(game, 'p1/hand/0').id).abilities as readonly {
        readonly status?: string
        readonly reason?: { readonly code: string; readonly parts: { readonly cost?: string } }
      }[]
      return status === 'refused' ? [reason?.code, reason?.parts.cost] : status
    }
    expect(reasonFor([5, 3])).toEqual(['refused.cost', 'less'])
    expect(reasonFor([])).toEqual(['refused.no-value-for-x', undefined])
    expect(reasonFor([5, 2])).toBe('offered')
  })

  it('with X leave out the values that leave too little for the others', () => {
    const byX: Cost = {
      slug: 'x',
      can: () => true,
      pay: ({ you, x }) =>
        fighters(you)
          .slice(0, x)
          .map((subject) => ({ kind: 'exerted', subject })),
    }
    const values = (ground: readonly string[]) => {
      const game = begin([byX, exertOne()], ground, [], { x: () => [0, 1, 2] })
      if (!isOffered(game)) return []
      pick(game, '#move')
      return asked(game).spec.name === 'choose-x' ? optionsOf(game) : ['only']
    }
    // x fighters are exerted and one more for the other cost, so x can be at most the number of squires less one
    expect(values(['squire', 'squire', 'squire'])).toEqual(['0', '1', '2'])
    expect(values(['squire', 'squire'])).toEqual(['0', '1'])
    expect(values(['page'])).toEqual([])
  })
})

describe('a cost that is left unpaid', () => {
  const calm = (zone: string): CardDefinition =>
    defineCard('duel:calm', { type: 'fighter', side: 'own', cost: 0, strength: 1, vitality: 1 }, [
      ability('calm', { word: 'required', lane: 'required', hears: ['exerted'], where: [zone] }, ({ event }) => event.cancel()),
    ])

  it('pays for no effect, and the story says so', () => {
    const game = begin([exertOne(isSquire)], ['squire', 'calm'], [calm('ground')])
    pick(game, '#move')
    expect(storyKinds(game)).toContain('unpaid')
    expect(exerted(game)).toBe(0)
    expect(storyOf(game, 'paid-for')).toEqual([])
    // a card that was announced moves to its usual zone
    expect(find(game, 'p1/hand/0').zone.name).toBe('spent')
  })

  it('of a compulsory ability keeps it from doing anything, and nothing is paid', () => {
    const keen = defineCard('duel:keen', { type: 'fighter', side: 'own', cost: 0, strength: 1, vitality: 1 }, [
      ability('keen', { word: 'required', lane: 'required-after', hears: ['played'], costs: [exertOne()] }, () => tell('answered')),
    ])
    const told = (...ground: string[]) => {
      const game = begin([exertOne(isSquire)], [...ground, 'keen'], [keen])
      pick(game, '#move')
      if (asked(game).spec.name === 'exert') pick(game, 'p1/ground/0')
      return [storyOf(game, 'answered').length, exerted(game), storyOf(game, 'unpaid').length]
    }
    expect(told('squire', 'squire')).toEqual([1, 2, 0])
    expect(told('squire')).toEqual([0, 1, 1])
  })
})

describe('a "cannot"', () => {
  const dread: Cost = {
    slug: 'self',
    can: () => true,
    pay: ({ you }) =>
      fighters(you)
        .slice(0, 1)
        .map((subject) => ({ kind: 'exerted', subject })),
  }

  it('forbids a cost that an author wrote by hand, and an explanation names it', () => {
    const setup = (foe: readonly string[]) =>
      startDuel({
        cards: [
          defineCard('duel:move', { type: 'move', side: 'own' }, [
            ability('move', { word: 'clash', costs: [dread] }, () => tell('paid-for')),
          ]),
          squire,
        ],
        setup: {
          begins: 'p1',
          deck: { p1: ['guard', 'guard'], p2: ['guard', 'guard'] },
          hand: { p1: ['move', 'rally'] },
          ground: { p1: ['guard'], p2: foe },
        },
      })
    const inClash = (game: Game): Game => {
      for (let i = 0; i < 20 && asked(game).spec.name !== 'assign'; i++) answer(game, ['pass'])
      return game
    }
    const offers = inClash(setup(['brute']))
    answer(offers, optionsOf(offers).slice(0, 1))
    expect(optionsOf(offers).filter((key) => key.includes('hand'))).toEqual(['p1/hand/0#move', 'p1/hand/1#rally'])
    const game = inClash(setup(['terror']))
    const reason = (id: string) => game.why.explain(id).abilities[0]?.reason
    expect(reason('p1/hand/0')).toMatchObject({ code: 'refused.cannot', parts: { by: 'duel:dread#dread' } })
    expect(reason('p1/hand/1')).toMatchObject({ code: 'refused.cost', parts: { cost: 'exert' } })
    answer(game, optionsOf(game).slice(0, 1))
    expect(game.question === undefined || !optionsOf(game).some((key) => key.includes('p1/hand'))).toBe(true)
  })
})
