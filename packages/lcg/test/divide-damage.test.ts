import type { BotCard, BotQuestion, BotTable } from '@questwright/kernel'
import { describe, expect, it } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'

/** How the bot divides damage. */

interface Laid {
  readonly type: 'hero' | 'ally' | 'enemy'
  readonly hitPoints: number
  readonly damage?: number
  readonly attack?: number
}

function divided(amount: number, laid: { readonly [id: string]: Laid }): unknown {
  const cards = Object.fromEntries(
    Object.entries(laid).map(([id, { type, hitPoints, damage = 0, attack = 1 }]): [string, BotCard] => {
      const stats: { readonly [stat: string]: number } = { hitPoints, attack, willpower: 1, defense: 1, threat: 1 }
      const card: BotCard = {
        id,
        code: `made:${id}`,
        zone: 'p1.play-area',
        controller: 'p1',
        fact: (name) => (name === 'type' ? type : undefined),
        stat: (name) => stats[name] ?? 0,
        token: (name) => (name === 'damage' ? damage : 0),
        is: () => false,
      }
      return [id, card]
    }),
  )
  const view: BotTable = { seat: 'p1', zone: () => [], size: () => 0, card: (id) => cards[id], status: () => undefined }
  const options = Object.entries(laid).map(([id, { hitPoints, damage = 0 }]) => ({ key: id, card: id, most: hitPoints - damage }))
  const question: BotQuestion = {
    name: 'assign-damage',
    shape: 'distribute',
    who: 'p1',
    parts: {},
    options,
    least: amount,
    most: amount,
    judge: () => true,
  }
  return heuristic.choose(question, view)
}

describe('damage that the bot divides', () => {
  it('is divided so that no character is destroyed, if possible', () => {
    expect(
      divided(4, { strider: { type: 'hero', hitPoints: 5 }, page: { type: 'ally', hitPoints: 1 }, guard: { type: 'ally', hitPoints: 2 } }),
    ).toEqual({
      strider: 4,
    })
    expect(divided(4, { strider: { type: 'hero', hitPoints: 5, damage: 2 }, guard: { type: 'ally', hitPoints: 4 } })).toEqual({
      strider: 2,
      guard: 2,
    })
  })

  it('destroys the least valuable character if one must be destroyed', () => {
    expect(divided(2, { strider: { type: 'hero', hitPoints: 2 }, page: { type: 'ally', hitPoints: 1 } })).toEqual({ strider: 1, page: 1 })
  })

  it('brings down the most dangerous enemy first', () => {
    expect(divided(4, { hound: { type: 'enemy', hitPoints: 3 }, ogre: { type: 'enemy', hitPoints: 3, attack: 6 } })).toEqual({
      ogre: 3,
      hound: 1,
    })
  })
})
