import type { BotCard, BotChoice, BotQuestion, BotTable, Heuristic, Json, JsonObject } from '@questwright/kernel'

/**
 * A bot that plays to win: simple weights over what its seat can see. It knows facts, stats, tokens and printed words, and no card by name.
 * Amounts are weighed in tenths, so that all stays in integers.
 */

/** Threat that a revealed encounter card adds on average. */
const EXPECTED_THREAT = 2
/** What a shadow card adds to an attack on average. */
const EXPECTED_SHADOW = 1
/** From this threat on the dial itself is the danger. */
const HIGH_THREAT = 40

type Option = BotQuestion['options'][number]

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0
}

function cardsOf(view: BotTable, ids: readonly string[]): BotCard[] {
  return ids.flatMap((id) => view.card(id) ?? [])
}

function typeOf(card: BotCard | undefined): string {
  return card ? textOf(card.fact('type')) : ''
}

const characterTypes: ReadonlySet<string> = new Set(['hero', 'ally', 'objective-ally', 'ship-objective', 'objective-hero'])

function isCharacter(card: BotCard): boolean {
  return characterTypes.has(typeOf(card))
}

function hitPointsLeft(card: BotCard): number {
  return Math.max(0, card.stat('hitPoints') - card.token('damage'))
}

function threatOf(view: BotTable, seat = view.seat): number {
  const seats = (view.status('seats') as readonly JsonObject[] | undefined) ?? []
  return numberOf(seats.find((one) => one.seat === seat)?.threat)
}

function seatsLeft(view: BotTable): readonly string[] {
  const seats = (view.status('seats') as readonly JsonObject[] | undefined) ?? []
  return seats.filter((one) => one.eliminated !== 'yes').map((one) => textOf(one.seat))
}

function own(view: BotTable, seat = view.seat): BotCard[] {
  return cardsOf(view, view.zone(`${seat}.play-area`))
}

function engaged(view: BotTable, seat = view.seat): BotCard[] {
  return cardsOf(view, view.zone(`${seat}.engaged`)).filter((card) => typeOf(card) === 'enemy')
}

function staged(view: BotTable): BotCard[] {
  return cardsOf(view, view.zone('staging-area'))
}

function ready(card: BotCard): boolean {
  return !card.is('exhausted')
}

/** What a character is worth to its players, in tenths. */
function worth(card: BotCard): number {
  const stats = 10 * card.stat('willpower') + 8 * card.stat('attack') + 6 * card.stat('defense') + 4 * hitPointsLeft(card)
  return typeOf(card) === 'hero' ? stats + 60 : stats
}

/** What an encounter card costs the players while it stays, in tenths. */
function danger(card: BotCard): number {
  if (typeOf(card) === 'enemy') return 10 * card.stat('attack') + 8 * card.stat('threat') + 2 * hitPointsLeft(card)
  return 10 * card.stat('threat')
}

/** The option with the highest weight; of equals the first. */
function best(options: readonly Option[], weigh: (option: Option) => number): Option | undefined {
  let found: Option | undefined
  let highest = 0
  for (const option of options) {
    const weight = weigh(option)
    if (!found || weight > highest) {
      found = option
      highest = weight
    }
  }
  return found
}

function ranked(options: readonly Option[], weigh: (option: Option) => number): Option[] {
  const weights = new Map(options.map((option) => [option, weigh(option)]))
  return [...options].sort((a, b) => (weights.get(b) as number) - (weights.get(a) as number))
}

function cardOf(option: Option, view: BotTable): BotCard | undefined {
  return option.card === undefined ? undefined : view.card(option.card)
}

/** Chooses one, or nothing where its weight is not above `least`. */
function one(question: BotQuestion, weigh: (option: Option) => number, least = -1_000_000): BotChoice {
  const option = best(question.options, weigh)
  if (!option || (question.least === 0 && weigh(option) <= least)) return []
  return [option.key]
}

// ── quest ───────────────────────────────────────────────────

/**
 * Who commits: enough willpower for what is staged and what will probably come, the best questers first, while those that fight
 * better stay back for the enemies that will be there.
 */
function commit(question: BotQuestion, view: BotTable): BotChoice {
  const able = question.options.flatMap((option) => {
    const card = cardOf(option, view)
    return card ? [{ key: option.key, card }] : []
  })
  const seats = seatsLeft(view)
  const committed = numberOf(view.status('committedWillpower'))
  const staging = numberOf(question.parts !== null && typeof question.parts === 'object' ? (question.parts as JsonObject).stagingThreat : 0)
  const target = staging + EXPECTED_THREAT * seats.length + 2 - committed
  const threat = threatOf(view)
  const enemies = engaged(view)
  const coming = staged(view).filter((card) => typeOf(card) === 'enemy' && card.stat('engagementCost') <= threat + 1)
  const foes = [...enemies, ...coming]
  // those who stay back: the best defender for each enemy, as long as there are questers left
  const back = new Set<string>()
  const fighters = [...able].sort((a, b) => fight(b.card) - 12 * b.card.stat('willpower') - (fight(a.card) - 12 * a.card.stat('willpower')))
  const keep = Math.min(foes.length + (foes.length > 0 ? 1 : 0), Math.max(0, able.length - 1))
  for (const { key } of fighters.slice(0, keep)) back.add(key)
  const questers = [...able]
    .filter(({ card }) => card.stat('willpower') > 0)
    .sort((a, b) => 12 * b.card.stat('willpower') - fight(b.card) - (12 * a.card.stat('willpower') - fight(a.card)))
  const chosen: string[] = []
  let sum = 0
  for (const { key, card } of questers) {
    if (sum >= target && target > 0) break
    if (back.has(key)) continue
    chosen.push(key)
    sum += card.stat('willpower')
  }
  // short of what lies there already: each point is threat for everyone
  if (sum + committed < staging + 1)
    for (const { key, card } of questers) {
      if (sum + committed >= staging + 1 || chosen.length >= able.length - Math.min(1, foes.length)) break
      if (chosen.includes(key)) continue
      chosen.push(key)
      sum += card.stat('willpower')
    }
  return chosen
}

function fight(card: BotCard): number {
  return 8 * card.stat('attack') + 6 * card.stat('defense') + 2 * hitPointsLeft(card)
}

// ── encounter and combat ────────────────────────────────────

/** Whether the seat can take one more enemy: somebody defends, and the others can kill it soon. */
function engage(question: BotQuestion, view: BotTable): BotChoice {
  const able = own(view).filter((card) => isCharacter(card) && ready(card))
  const there = engaged(view).length
  const threat = threatOf(view)
  const strength = able.reduce((sum, card) => sum + card.stat('attack'), 0)
  return one(
    question,
    (option) => {
      const enemy = cardOf(option, view)
      if (!enemy) return -1
      // who comes anyway needs no invitation
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

/** What it costs to let this character defend against that strength, in tenths. */
function costOfDefending(card: BotCard, strength: number, attackers: number): number {
  const damage = Math.max(0, strength + EXPECTED_SHADOW - card.stat('defense'))
  const lost = damage >= hitPointsLeft(card) ? worth(card) + 10 : damage * (typeOf(card) === 'hero' ? 12 : 7)
  // who defends does not attack
  return lost + (attackers > 0 ? 6 * card.stat('attack') : 0) + (hitPointsLeft(card) - damage <= 1 ? 5 : 0)
}

function costOfNoDefender(view: BotTable, strength: number): number {
  const heroes = own(view).filter((card) => typeOf(card) === 'hero')
  const toughest = heroes.reduce((most, hero) => Math.max(most, hitPointsLeft(hero)), 0)
  const damage = strength + EXPECTED_SHADOW + 1
  return damage >= toughest ? 200 : 12 * damage
}

function defend(question: BotQuestion, view: BotTable): BotChoice {
  const parts = question.parts as JsonObject
  const strength = numberOf(parts.attack)
  const attackers = engaged(view).length
  const nobody = costOfNoDefender(view, strength)
  return one(
    question,
    (option) => {
      const card = cardOf(option, view)
      return card ? -costOfDefending(card, strength, attackers) : -1_000
    },
    -nobody,
  )
}

/** Which enemy falls to those who can attack now; else the one that can be hurt most. */
function attack(question: BotQuestion, view: BotTable): BotChoice {
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

/** As few as are needed to kill it, the strongest last; all who can hurt it where it cannot be killed. */
function attackers(question: BotQuestion, view: BotTable): BotChoice {
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
  // nobody more than needed: whoever can be left out attacks another enemy
  for (const option of [...fighters].reverse()) {
    const strength = cardOf(option, view)?.stat('attack') ?? 0
    const at = chosen.indexOf(option.key)
    if (at >= 0 && sum - strength >= need) {
      chosen.splice(at, 1)
      sum -= strength
    }
  }
  const all = chosen.slice(0, question.most)
  if (question.judge(all)) return all
  const [strongest] = fighters.length > 0 ? fighters : question.options
  return strongest ? [strongest.key] : []
}

/** Who takes damage: whoever survives it best, else whoever is missed least. */
function takeDamage(question: BotQuestion, view: BotTable): BotChoice {
  const amount = numberOf((question.parts as JsonObject).amount) || 2
  return one(question, (option) => {
    const card = cardOf(option, view)
    if (!card) return -1_000
    const left = hitPointsLeft(card) - amount
    return left > 0 ? 500 + 10 * Math.min(left, 4) - (typeOf(card) === 'hero' ? 15 : 0) : -worth(card)
  })
}

// ── travel and planning ─────────────────────────────────────

function travel(question: BotQuestion, view: BotTable): BotChoice {
  return one(
    question,
    (option) => {
      const card = cardOf(option, view)
      return card ? 10 * card.stat('threat') - 2 * Math.max(0, card.stat('questPoints') - card.token('progress')) + 5 : -1
    },
    0,
  )
}

function resourcesOf(view: BotTable): number {
  return own(view).reduce((sum, card) => sum + (typeOf(card) === 'hero' ? card.token('resource') : 0), 0)
}

/** How good it is to play a card from hand now, in tenths. */
function valueOfPlaying(card: BotCard, view: BotTable): number {
  const cost = card.stat('cost')
  if (typeOf(card) === 'attachment') {
    const round = numberOf(view.status('round'))
    return 60 - 5 * cost - 2 * round
  }
  const stats = 12 * card.stat('willpower') + 8 * card.stat('attack') + 4 * card.stat('defense') + 3 * card.stat('hitPoints')
  return stats - 3 * cost
}

/** Which ability to use or card to play in an action window, if any. */
function act(question: BotQuestion, view: BotTable): BotChoice {
  const window = textOf((question.parts as JsonObject).window)
  const pass = question.options.find((option) => option.key === 'pass')
  const option = best(question.options, (one) => valueOfAction(one, window, view))
  if (!option || valueOfAction(option, window, view) <= 0) return pass ? [pass.key] : []
  return [option.key]
}

function valueOfAction(option: Option, window: string, view: BotTable): number {
  if (option.key === 'pass') return 0
  const card = cardOf(option, view)
  if (!card) return -1
  if (option.label === 'play-card') return Math.max(1, valueOfPlaying(card, view))
  const type = typeOf(card)
  if (type === 'attachment' || type === 'objective') return valueOfTool(card, window, view)
  if (type === 'event') return valueOfEvent(card, window, view)
  return valueOfAbility(card, window, view)
}

/** Attachments give their use again each round: in planning while they help to pay, after committing while they ready somebody. */
function valueOfTool(card: BotCard, window: string, view: BotTable): number {
  const host = view.card(card.zone.slice(0, card.zone.lastIndexOf('/')))
  if (host && !ready(host)) return window === '3.2' || window.startsWith('6') ? 40 : -1
  return window === '2.2' || window === '1.3' ? 50 : -1
}

/** An event while there is something to win by it: a fight for those of the combat phase, and else when resources are left over. */
function valueOfEvent(card: BotCard, window: string, view: BotTable): number {
  const cost = card.stat('cost')
  const left = resourcesOf(view) - cost
  const enemies = engaged(view).length
  const phase = textOf(view.status('phase'))
  if (threatOf(view) >= HIGH_THREAT && phase === 'refresh') return 20
  if (phase === 'combat') return enemies > 0 && window === '6.2' && left >= 0 ? 10 - cost : -1
  if (phase === 'quest' && window === '3.3')
    return numberOf(view.status('stagingThreat')) > numberOf(view.status('committedWillpower')) ? 12 - cost : -1
  if (phase === 'quest' && window === '3.1') return left >= 2 ? 8 - cost : -1
  return phase === 'planning' && left >= 4 ? 5 - cost : -1
}

/** An action of a hero or ally, such as one that pays with a card of the hand: while the quest would fail without. */
function valueOfAbility(card: BotCard, window: string, view: BotTable): number {
  if (window !== '3.3' || !card.is('committed')) return -1
  const short = numberOf(view.status('stagingThreat')) - numberOf(view.status('committedWillpower'))
  return short >= 0 && view.size(`${view.seat}.hand`) > 1 ? 5 : -1
}

// ── choices of cards ────────────────────────────────────────

/** The card whose text asks: a player's card wishes well, an encounter card does not. */
function asker(question: BotQuestion, view: BotTable): BotCard | undefined {
  const because = (question.parts as JsonObject).because as JsonObject | undefined
  const card = because?.card
  if (typeof card !== 'object' || card === null) return undefined
  return view.card(textOf((card as JsonObject).card))
}

function isHostile(question: BotQuestion, view: BotTable): boolean {
  const type = typeOf(asker(question, view))
  return ['enemy', 'location', 'treachery', 'quest', 'objective', 'ship-enemy', 'objective-location', 'encounter-side-quest'].includes(type)
}

/** The best card for a good deed, the one that is missed least for a bad one; encounter cards the other way round. */
function pick(question: BotQuestion, view: BotTable, deed: 'good' | 'bad'): BotChoice {
  const weigh = (option: Option): number => {
    const card = cardOf(option, view)
    if (!card) return 0
    if (isCharacter(card)) {
      const value = worth(card) + (deed === 'good' && !ready(card) ? 100 : 0) - (deed === 'bad' && !ready(card) ? 100 : 0)
      return deed === 'good' ? value : -value
    }
    if (['enemy', 'location'].includes(typeOf(card))) return typeOf(card) === 'enemy' && deed === 'good' ? strike(card) : danger(card)
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

/** An enemy that a blow may finish comes first, then the dangerous ones. */
function strike(card: BotCard): number {
  return danger(card) + (hitPointsLeft(card) <= 4 ? 100 : 0)
}

/** Which of several things to do, by the words that name them. */
function mode(question: BotQuestion, view: BotTable): BotChoice {
  const threat = threatOf(view)
  const foes =
    seatsLeft(view).flatMap((seat) => engaged(view, seat)).length + staged(view).filter((card) => typeOf(card) === 'enemy').length
  return one(question, (option) => {
    const word = option.key
    if (/hide|lower|threat/.test(word)) return threat >= HIGH_THREAT ? 90 : threat >= HIGH_THREAT - 8 ? 45 : 10
    if (/strike|damage|kill|hurt/.test(word)) return foes > 0 ? 60 : 1
    if (/draw|cards/.test(word)) return 40
    if (/one/.test(word)) return seatsLeft(view).length === 1 ? 30 : 20
    return 15
  })
}

/** Shares of a payment: from the hero who has most. */
function pay(question: BotQuestion): BotChoice {
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

/** A hand that cannot begin: hardly anything to play in the first rounds. */
function mulligan(view: BotTable): BotChoice {
  const hand = cardsOf(view, view.zone(`${view.seat}.hand`))
  const early = hand.filter((card) => (typeOf(card) === 'ally' || typeOf(card) === 'attachment') && card.stat('cost') <= 3)
  return early.length < 2 ? ['yes'] : ['no']
}

/** Responses are used, but not those whose answer is not needed. */
function respond(question: BotQuestion, view: BotTable): BotChoice {
  return one(question, (option) => {
    if (option.key === 'pass') return 0
    const card = cardOf(option, view)
    if (!card) return 1
    return typeOf(card) === 'event' ? 20 - card.stat('cost') : 30
  })
}

function choose(question: BotQuestion, view: BotTable): BotChoice {
  switch (question.name) {
    case 'mulligan':
      return mulligan(view)
    case 'vote-first-player':
      return one(question, () => 0)
    case 'action-window':
      return act(question, view)
    case 'choose-to-commit':
      return commit(question, view)
    case 'choose-location':
      return travel(question, view)
    case 'choose-enemy-to-engage':
      return engage(question, view)
    case 'choose-next-attacker':
    case 'choose-tied-enemy':
      return one(question, (option) => danger(cardOf(option, view) as BotCard))
    case 'choose-defender':
    case 'choose-defenders':
      return defend(question, view)
    case 'choose-hero-for-damage':
    case 'choose-defender-for-damage':
    case 'choose-for-damage':
      return takeDamage(question, view)
    case 'choose-enemy-to-attack':
      return attack(question, view)
    case 'choose-attackers':
    case 'choose-joining-attackers':
      return attackers(question, view)
    case 'choose-one':
      return mode(question, view)
    case 'choose-to-exhaust':
    case 'choose-to-discard':
    case 'choose-to-remove-from-quest':
      return pick(question, view, 'bad')
    case 'choose-host':
      return pick(question, view, isHostile(question, view) ? 'bad' : 'good')
    case 'cancel':
    case 'when-response':
    case 'after-response':
      return respond(question, view)
  }
  switch (question.shape) {
    case 'confirm':
      return ['yes']
    case 'number':
      return question.options.length > 0 ? Math.max(...question.options.map((option) => Number(option.key))) : question.most
    case 'distribute':
      return pay(question)
    case 'order':
      return question.options.map((option) => option.key)
    default:
      return pick(question, view, isHostile(question, view) ? 'bad' : 'good')
  }
}

export const heuristic: Heuristic = { choose }
