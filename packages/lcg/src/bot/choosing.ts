import type { BotCard, BotChoice, BotQuestion, BotTable, JsonObject } from '@questwright/kernel'
import { typeWords } from '../rulebook/counts-as.ts'
import { worthOfUse, worthOfWay } from './hints.ts'
import { best, cardOf, type Option, one, ranked } from './options.ts'
import {
  cardsOf,
  engaged,
  HIGH_THREAT,
  hitPointsLeft,
  isCharacter,
  isEnemy,
  ready,
  seatsLeft,
  staged,
  textOf,
  threatOf,
  typeOf,
} from './seen.ts'
import { danger, worth } from './weighing.ts'

/** The card whose text asks: a player's card helps the player, an encounter card harms. */
function asker(question: BotQuestion, view: BotTable): BotCard | undefined {
  const because = (question.parts as JsonObject).because as JsonObject | undefined
  const card = because?.card
  if (typeof card !== 'object' || card === null) return undefined
  return view.card(textOf((card as JsonObject).card))
}

export function isHostile(question: BotQuestion, view: BotTable): boolean {
  const card = asker(question, view)
  const type = typeOf(card)
  // a card of a system's type is an encounter card if it prints an encounter set
  if (typeWords(type) === undefined) return card?.fact('encounterSet') !== undefined
  return ['enemy', 'location', 'treachery', 'quest', 'objective', 'objective-location'].includes(type)
}

/**
 * Chooses cards for an effect. `good`: the most valuable ones, as many as allowed. `bad`, for effects of encounter cards: the least valuable ones, as
 * few as allowed.
 */
export function pick(question: BotQuestion, view: BotTable, deed: 'good' | 'bad'): BotChoice {
  const weigh = (option: Option): number => {
    const card = cardOf(option, view)
    if (!card) return 0
    if (isCharacter(card)) {
      const value = worth(card, view) + (deed === 'good' && !ready(card) ? 100 : 0) - (deed === 'bad' && !ready(card) ? 100 : 0)
      return deed === 'good' ? value : -value
    }
    if (isEnemy(card)) return deed === 'good' ? strike(card) : danger(card)
    if (typeOf(card) === 'location') return danger(card)
    const cost = 10 * card.stat('cost')
    return deed === 'good' ? cost : -cost
  }
  const count = Math.max(question.least, deed === 'good' ? Math.min(question.most, question.options.length) : question.least)
  const chosen = ranked(question.options, weigh)
    .slice(0, count)
    .map((option) => option.key)
  return question.judge(chosen)
    ? chosen
    : ranked(question.options, weigh)
        .slice(0, question.least)
        .map((option) => option.key)
}

/** The weight of an enemy as a target of damage: highest if the damage may destroy it, then by its danger. */
function strike(card: BotCard): number {
  return danger(card) + (hitPointsLeft(card) <= 4 ? 100 : 0)
}

/** Chooses one of several alternatives by the words in their names. */
export function mode(question: BotQuestion, view: BotTable): BotChoice {
  const threat = threatOf(view)
  const foes = seatsLeft(view).flatMap((seat) => engaged(view, seat)).length + staged(view).filter(isEnemy).length
  return one(question, (option) => {
    const worth = worthOfWay(option, view)
    if (worth !== undefined) return worth
    const word = option.key
    if (/hide|lower|threat/.test(word)) return threat >= HIGH_THREAT ? 90 : threat >= HIGH_THREAT - 8 ? 45 : 10
    if (/strike|damage|kill|hurt/.test(word)) return foes > 0 ? 60 : 1
    if (/draw|cards/.test(word)) return 40
    if (/one/.test(word)) return seatsLeft(view).length === 1 ? 30 : 20
    return 15
  })
}

/**
 * Divides a payment: most from the hero with the most resources. If another price needs these resources, it tries each hero as the first
 * payer.
 */
export function pay(question: BotQuestion): BotChoice {
  const wanted = fromRichest(question)
  if (question.judge(wanted)) return wanted
  // each hero in turn gives all that it can
  for (let first = 0; first < question.options.length; first++) {
    const options = [...question.options.slice(first), ...question.options.slice(0, first)]
    let owed = question.least
    const shares: { [key: string]: number } = {}
    for (const { key, most = owed } of options) {
      const share = Math.min(owed, most)
      if (share > 0) shares[key] = share
      owed -= share
    }
    if (question.judge(shares)) return shares
  }
  return wanted
}

function fromRichest(question: BotQuestion): BotChoice {
  const left = new Map(question.options.map((option) => [option.key, option.most ?? question.most]))
  const shares: { [key: string]: number } = {}
  for (let i = 0; i < question.least; i++) {
    const richest = best(question.options, (option) => left.get(option.key) ?? 0)
    if (!richest || (left.get(richest.key) ?? 0) <= 0) break
    shares[richest.key] = (shares[richest.key] ?? 0) + 1
    left.set(richest.key, (left.get(richest.key) ?? 0) - 1)
  }
  return shares
}

/** Decides on a mulligan: takes it if the hand has fewer than two allies and attachments of cost 3 or less. */
export function mulligan(view: BotTable): BotChoice {
  const hand = cardsOf(view, view.zone(`${view.seat}.hand`))
  const early = hand.filter((card) => (typeOf(card) === 'ally' || typeOf(card) === 'attachment') && card.stat('cost') <= 3)
  return early.length < 2 ? ['yes'] : ['no']
}

/** Uses the most valuable response; passes if none is worth more than passing. */
export function respond(question: BotQuestion, view: BotTable): BotChoice {
  return one(question, (option) => {
    if (option.key === 'pass') return 0
    const hinted = worthOfUse(option, view)
    if (hinted !== undefined) return hinted
    const card = cardOf(option, view)
    if (!card) return 1
    return typeOf(card) === 'event' ? 20 - card.stat('cost') : 30
  })
}
