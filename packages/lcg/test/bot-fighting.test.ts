/** Which character the bot lets defend. Weights are in tenths; a shadow card is expected to add 1 to an attack. */
import type { BotCard, BotQuestion, BotTable, Json } from '@questwright/kernel'
import { expect, test } from 'vitest'
import { defend } from '../src/bot/fighting.ts'

interface Stats {
  readonly type: 'hero' | 'ally' | 'enemy'
  readonly hitPoints: number
  readonly defense: number
  readonly attack: number
}

const stat = (type: Stats['type'], hitPoints: number, defense: number, attack = 0): Stats => ({ type, hitPoints, defense, attack })

/** @returns the defender against an attack of this strength: a name, or `nobody` */
function defender(strength: number, able: { readonly [name: string]: Stats }, engaged: { readonly [name: string]: Stats } = {}): string {
  const cards = Object.fromEntries(
    Object.entries({ ...able, ...engaged }).map(([id, { type, ...stats }]) => {
      const facts: { readonly [fact: string]: Json } = { type }
      const card = {
        ...{ id, code: `own:${id}` },
        fact: (name: string) => facts[name],
        stat: (name: string) => (stats as { readonly [stat: string]: number })[name] ?? 0,
        token: () => 0,
        is: () => false,
      }
      return [id, card as unknown as BotCard]
    }),
  )
  const view = {
    seat: 'p1',
    notes: [],
    zone: (id: string) => (id === 'p1.play-area' ? Object.keys(able) : id === 'p1.engaged' ? Object.keys(engaged) : []),
    card: (id: string) => cards[id],
    status: () => undefined,
  } as unknown as BotTable
  const question = { ...{ least: 0, most: 1, parts: { attack: strength } }, options: Object.keys(able).map((key) => ({ key, card: key })) }
  const [chosen = 'nobody'] = defend(question as unknown as BotQuestion, view) as readonly string[]
  return chosen
}

test('a risk counts only if a shadow card could destroy the defender', () => {
  // both defenders cost 12: the hero takes 1 damage of 5 hit points; the ally takes 1 of 2, which costs 7, and the risk costs 5
  const [hero, ally] = [stat('hero', 5, 1), stat('ally', 2, 1)]
  expect(defender(1, { hero, ally })).toBe('hero')
  expect(defender(1, { ally, hero })).toBe('ally')
  // with one more hit point the ally is not at risk
  expect(defender(1, { hero, ally: stat('ally', 3, 1) })).toBe('ally')
})

test('a nearly destroyed hero costs more than an undamaged one, and one that would be destroyed costs most', () => {
  const [whole, brink, lost] = [stat('hero', 5, 1), stat('hero', 2, 1), stat('hero', 1, 1)]
  expect(defender(1, { lost, brink, whole })).toBe('whole')
  expect(defender(1, { lost, brink })).toBe('brink')
})

test('a defender cannot attack, which costs 6 for each point of attack while an enemy is engaged', () => {
  const able = { strong: stat('hero', 9, 1, 2), weak: stat('hero', 9, 0, 0) }
  expect(defender(2, able)).toBe('strong')
  // the strong character saves 24 - 12 of damage compared with the weak one, and costs 12 of attack: of equals, the first is chosen
  const enemy = stat('enemy', 3, 0, 2)
  expect(defender(2, able, { enemy })).toBe('strong')
  expect(defender(2, { ...able, strong: stat('hero', 9, 1, 3) }, { enemy })).toBe('weak')
})

test('no character defends if that costs no more: the expected damage of the attack with a shadow card, and one point more', () => {
  const enemy = stat('enemy', 3, 0, 1)
  // 12 for each of 2 damage, and 12 for 2 points of attack that are lost; undefended, 3 damage is expected
  expect(defender(1, { hero: stat('hero', 9, 0, 2) }, { enemy })).toBe('nobody')
  expect(defender(1, { hero: stat('hero', 9, 0, 1) }, { enemy })).toBe('hero')
})
