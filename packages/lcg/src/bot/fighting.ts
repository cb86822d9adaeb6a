import type { BotCard, BotChoice, BotQuestion, BotTable, JsonObject } from '@questwright/kernel'
import { worthBeyondPrint } from './hints.ts'
import { best, cardOf, one, ranked } from './options.ts'
import { engaged, hitPointsLeft, isCharacter, numberOf, own, ready, textOf, threatOf, typeOf } from './seen.ts'
import { danger, worth } from './weighing.ts'

/** The attack that a shadow card adds on average. */
const EXPECTED_SHADOW = 1

/** Engages the most dangerous enemy that the others can kill while one character defends, or none. */
export function engage(question: BotQuestion, view: BotTable): BotChoice {
  const able = own(view).filter((card) => isCharacter(card) && ready(card))
  const there = engaged(view).length
  const threat = threatOf(view)
  const strength = able.reduce((sum, card) => sum + card.stat('attack'), 0)
  return one(
    question,
    (option) => {
      const enemy = cardOf(option, view)
      if (!enemy) return -1
      // this enemy will engage by its engagement check anyway
      if (enemy.stat('engagementCost') <= threat) return -1
      const defender = best(
        able.map((card) => ({ key: card.id, card: card.id })),
        (one) => (view.card(one.key)?.stat('defense') ?? 0) * 3 + hitPointsLeft(view.card(one.key) as BotCard),
      )
      if (!defender || able.length < there + 2) return -1
      const rest = strength - (view.card(defender.key)?.stat('attack') ?? 0)
      const enough = rest - enemy.stat('defense') >= hitPointsLeft(enemy)
      return enough ? danger(enemy) : -1
    },
    0,
  )
}

/** The cost of letting this character defend against an attack of that strength, in tenths of a point. */
function costOfDefending(card: BotCard, strength: number, attackers: number, view: BotTable): number {
  const damage = Math.max(0, strength + EXPECTED_SHADOW - card.stat('defense'))
  const lost = damage >= hitPointsLeft(card) ? worth(card, view) + 10 : damage * (typeOf(card) === 'hero' ? 12 : 7)
  // a shadow card may add more than the average
  const risk = hitPointsLeft(card) - damage <= 1 ? 5 + Math.trunc(worthBeyondPrint(card, view) / 4) : 0
  // a defender cannot attack
  return lost + (attackers > 0 ? 6 * card.stat('attack') : 0) + risk
}

function costOfNoDefender(view: BotTable, strength: number): number {
  const heroes = own(view).filter((card) => typeOf(card) === 'hero')
  const toughest = heroes.reduce((most, hero) => Math.max(most, hitPointsLeft(hero)), 0)
  const damage = strength + EXPECTED_SHADOW + 1
  if (damage < toughest) return 12 * damage
  const least = heroes.map((hero) => worthBeyondPrint(hero, view)).sort((one, other) => one - other)[0]
  return 200 + (least ?? 0)
}

export function defend(question: BotQuestion, view: BotTable): BotChoice {
  const parts = question.parts as JsonObject
  const strength = numberOf(parts.attack)
  const attackers = engaged(view).length
  const nobody = costOfNoDefender(view, strength)
  return one(
    question,
    (option) => {
      const card = cardOf(option, view)
      return card ? -costOfDefending(card, strength, attackers, view) : -1_000
    },
    -nobody,
  )
}

/** Attacks an enemy that the ready characters can kill, dangerous ones first; else the enemy that they damage most. */
export function attack(question: BotQuestion, view: BotTable): BotChoice {
  const able = own(view).filter((card) => isCharacter(card) && ready(card))
  const strength = able.reduce((sum, card) => sum + card.stat('attack'), 0)
  return one(
    question,
    (option) => {
      const enemy = cardOf(option, view)
      if (!enemy) return -1
      const damage = strength - enemy.stat('defense')
      if (damage <= 0) return -1
      const falls = damage >= hitPointsLeft(enemy)
      return falls ? 1_000 + danger(enemy) - 5 * hitPointsLeft(enemy) : 10 * damage + danger(enemy)
    },
    0,
  )
}

/** The strongest attackers that suffice to kill the enemy; all that can hurt it where they do not suffice. */
export function attackers(question: BotQuestion, view: BotTable): BotChoice {
  const parts = question.parts as JsonObject
  const enemy = view.card(textOf((parts.enemy as JsonObject | undefined)?.card))
  const fighters = ranked(question.options, (option) => {
    const card = cardOf(option, view)
    return card ? card.stat('attack') : -1
  }).filter((option) => (cardOf(option, view)?.stat('attack') ?? 0) > 0)
  if (!enemy) return fighters.slice(0, Math.max(question.least, 1)).map((option) => option.key)
  const need = enemy.stat('defense') + hitPointsLeft(enemy)
  const chosen: string[] = []
  let sum = 0
  for (const option of fighters) {
    if (sum >= need) break
    chosen.push(option.key)
    sum += cardOf(option, view)?.stat('attack') ?? 0
  }
  const all = chosen.slice(0, question.most)
  if (question.judge(all)) return all
  const [strongest] = fighters.length > 0 ? fighters : question.options
  return strongest ? [strongest.key] : []
}

/**
 * Chooses the character that takes damage. Of characters that survive it, one with many remaining hit points and rather an ally than a hero; if none
 * survives, the least valuable one.
 */
export function takeDamage(question: BotQuestion, view: BotTable): BotChoice {
  const amount = numberOf((question.parts as JsonObject).amount) || 2
  return one(question, (option) => {
    const card = cardOf(option, view)
    if (!card) return -1_000
    const left = hitPointsLeft(card) - amount
    return left > 0 ? 500 + 10 * Math.min(left, 4) - (typeOf(card) === 'hero' ? 15 : 0) : -worth(card, view)
  })
}

/**
 * Divides damage: enemies are killed one after the other, the most dangerous first; among characters each point goes to the one with most hit points
 * left.
 */
export function divideDamage(question: BotQuestion, view: BotTable): BotChoice {
  const given: { [key: string]: number } = {}
  for (let i = 0; i < question.least; i++) {
    const open = question.options.filter(({ key, most }) => (given[key] ?? 0) < (most ?? question.most))
    const taker = best(open, (option) => {
      const card = cardOf(option, view)
      if (!card) return -1_000
      if (!isCharacter(card)) return danger(card)
      const left = hitPointsLeft(card) - (given[option.key] ?? 0)
      return left > 1 ? 1_000 + left : -worth(card, view)
    })
    if (!taker) break
    given[taker.key] = (given[taker.key] ?? 0) + 1
  }
  return given
}
