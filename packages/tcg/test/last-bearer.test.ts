/** Tests possessions whose costs may remove the only possible bearer: a possession is offered only if a bearer is left after its costs are paid. */
import type { Engine, JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot.ts'
import { game as tcg } from '../src/engine.ts'
import { a, bearerMustBe, fellowship, heal, several, toPlay } from '../src/index.ts'
import { card } from '../src/script.ts'

const GONDOR: JsonObject = { side: 'free-peoples', culture: 'gondor', twilight: 0 }
const man: JsonObject = { ...GONDOR, type: 'companion', race: 'man', strength: 4, vitality: 3, resistance: 6 }
const dwarf: JsonObject = { ...man, race: 'dwarf' }

/** Costs of playing a card that a Man bears, and how many Men are no bearers when each is paid with Men. */
const COSTS = {
  'discard a Man': { cost: { discard: a('man') }, takes: 1 },
  'discard a card of Gondor': { cost: { discard: a('gondor', 'companion') }, takes: 1 },
  'discard two Men': { cost: { discard: several(2, 'man') }, takes: 2 },
  'exert a Man': { cost: { exert: a('man') }, takes: 0 },
  'spot a Man': { cost: { spot: a('man') }, takes: 0 },
} as const
type CostName = keyof typeof COSTS
const TYPES = ['possession', 'condition'] as const

/** A game in the fellowship phase with so many Men and Dwarves, and the card in hand. */
function gameWith(cost: CostName, type: (typeof TYPES)[number], men: number, dwarves: number): Game {
  const library = tcg.buildLibrary(
    [
      {
        id: 'made-up',
        cards: { man, dwarf, banner: { ...GONDOR, type } },
        keywords: {},
        scenarios: {},
        titles: {},
        scripts: [card('banner', [bearerMustBe(a('man')), toPlay(COSTS[cost].cost)])],
      },
    ],
    ({ message }) => {
      throw new Error(message)
    },
  )
  const companions = [...Array.from({ length: men }, () => 'man'), ...Array.from({ length: dwarves }, () => 'dwarf')]
  const scene = { you: { companions, hand: ['banner'] }, opponent: {} } as unknown as JsonObject
  const position = tcg.sceneWords.position(scene, { library } as Engine, 'made-up')
  return new Game({ ruleset: tcg.ruleset, library, seed: 's', setup: { kind: 'position', position } as unknown as GameOptions['setup'] })
}

const offerOf = (game: Game): string | undefined => game.question?.options.find(({ card: one }) => one?.slug === 'banner')?.key

/** Plays the card, with answers at random. @returns the zone where it lies then */
function playAtRandom(game: Game, seed: string): string {
  let value: unknown = [offerOf(game)]
  for (let n = 0; n < 9; n++) {
    const key = game.question?.key ?? ''
    expect(game.advance([{ kind: 'answer', question: key, value: value as never }])).toBeUndefined()
    if (game.question?.spec.name === 'window') break
    value = game.botAnswer('random', heuristic, `${seed} ${n}`)
  }
  return game.table.cards.find(({ slug }) => slug === 'banner')?.zone.name ?? ''
}

describe.each(Object.keys(COSTS) as CostName[])('to play it, %s', (cost) => {
  test.each(TYPES)('[TCG-COST-MUSTPAY-1] a %s is offered exactly if a Man is left to bear it, and is borne then', (type) => {
    for (const [men, dwarves] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [3, 1],
    ] as const) {
      const game = gameWith(cost, type, men, dwarves)
      const { takes } = COSTS[cost]
      const spared = cost === 'discard a card of Gondor' && dwarves > 0 ? 1 : 0
      const isPlayable = men > 0 && men + spared > takes
      expect({ men, dwarves, offered: offerOf(game) !== undefined }).toEqual({ men, dwarves, offered: isPlayable })
      if (!isPlayable) continue
      for (const seed of ['one', 'two']) {
        const again = gameWith(cost, type, men, dwarves)
        expect({ men, dwarves, seed, lies: playAtRandom(again, seed) }).toEqual({ men, dwarves, seed, lies: 'borne' })
      }
    }
  })
})

/** A game with wounded Men and an event in hand that discards one of them to heal one. */
function gameWithEvent(men: number): Game {
  const library = tcg.buildLibrary(
    [
      {
        id: 'made-up',
        cards: { man, rest: { ...GONDOR, type: 'event' } },
        keywords: {},
        scenarios: {},
        titles: {},
        scripts: [card('rest', [fellowship({ discard: a('man') }, () => heal(a('man')))])],
      },
    ],
    ({ message }) => {
      throw new Error(message)
    },
  )
  const companions = Array.from({ length: men }, () => ({ card: 'man', wounds: 1 }))
  const scene = { you: { companions, hand: ['rest'] }, opponent: {} } as unknown as JsonObject
  const position = tcg.sceneWords.position(scene, { library } as Engine, 'made-up')
  return new Game({ ruleset: tcg.ruleset, library, seed: 's', setup: { kind: 'position', position } as unknown as GameOptions['setup'] })
}

test('[TCG-EFFECT-NOEFFECT-1] an event whose cost takes the only card that it could change is offered as one that changes nothing', () => {
  const offers = [0, 1, 2].map((men) => gameWithEvent(men).question?.options.find(({ card: one }) => one?.slug === 'rest'))
  expect(offers.map((offer) => offer && (offer.idle === undefined ? 'changes' : offer.idle.code))).toEqual([
    undefined,
    'refused.no-change',
    'changes',
  ])
})
