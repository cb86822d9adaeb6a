/**
 * A bot that plays to win, with a few simple weights for what its seat can see. It uses facts, stats and marks, and knows no card by name.
 */
import type { BotCard, BotChoice, BotQuestion, BotTable, Heuristic } from '@questwright/kernel'

const PASS = 'pass'
/** The option of moving again. */
const MOVE = 'move'
/** How many companions it plays besides the Ring-bearer, and no more: each adds a twilight token with every move. */
const WANTED_COMPANIONS = 5

type Option = BotQuestion['options'][number]

/** How far the fellowship of a seat came, and the burdens of its Ring-bearer. */
interface Place {
  readonly seat: string
  readonly site: number
  readonly burdens: number
}

/** The view of the bot's seat, in the words of the game. */
class Sight {
  readonly #view: BotTable
  readonly me: string
  /** The Free Peoples player. */
  readonly free: string

  constructor(view: BotTable) {
    this.#view = view
    this.me = view.seat
    this.free = String(view.status('activePlayer'))
  }

  get isFree(): boolean {
    return this.me === this.free
  }

  card(id: string | undefined): BotCard | undefined {
    return id === undefined ? undefined : this.#view.card(id)
  }

  cards(zone: string): BotCard[] {
    return this.#view.zone(zone).flatMap((id) => this.#view.card(id) ?? [])
  }

  /** The companions of the Free Peoples player. */
  get companions(): BotCard[] {
    return this.cards(`${this.free}.fellowship`)
  }

  get #places(): readonly Place[] {
    return this.#view.status('seats') as unknown as readonly Place[]
  }

  get seats(): readonly string[] {
    return this.#places.map(({ seat }) => seat)
  }

  get minions(): BotCard[] {
    return this.seats.filter((seat) => seat !== this.free).flatMap((seat) => this.cards(`${seat}.minions`))
  }

  get burdens(): number {
    return this.#places.find(({ seat }) => seat === this.free)?.burdens ?? 0
  }

  /** Whether the fellowship of this seat has come further than all others. */
  get isAhead(): boolean {
    const own = this.#places.find(({ seat }) => seat === this.me)?.site ?? 0
    return this.#places.every(({ seat, site }) => seat === this.me || site < own)
  }

  handSize(seat: string): number {
    return this.#view.size(`${seat}.hand`)
  }
}

const left = (card: BotCard): number => card.stat('vitality') - card.token('wounds')
const strength = (card: BotCard): number => card.stat('strength')
const isBearer = (card: BotCard): boolean => card.is('ring-bearer') || card.is('wears-ring')
const sum = (cards: readonly BotCard[]): number => cards.reduce((total, card) => total + strength(card), 0)
const typeOf = (card: BotCard | undefined): unknown => card?.fact('type')

/** The options with the highest worth first; options of equal worth stay in their order. */
function best(options: readonly Option[], worth: (option: Option) => number): Option[] {
  return options
    .map((option, i) => ({ option, worth: worth(option), i }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .map(({ option }) => option)
}

const keys = (options: readonly Option[]): string[] => options.map(({ key }) => key)

function choose(question: BotQuestion, view: BotTable): BotChoice {
  const sight = new Sight(view)
  const { options, least, most } = question
  const able = options.filter(({ key }) => key !== PASS)
  /** The `count` options with the highest worth; by default as many as must be chosen, and at least one. */
  const take = (worth: (card: BotCard, option: Option) => number, count = Math.max(1, least)): string[] =>
    keys(
      best(able, (option) => (sight.card(option.card) ? worth(sight.card(option.card) as BotCard, option) : 0)).slice(
        0,
        Math.min(count, most),
      ),
    )
  switch (question.name) {
    case 'bid':
      return 1
    case 'place':
      return keys(options.slice(0, 1))
    case 'starting-companion':
      return take((card) => strength(card) + left(card), 1)
    case 'window':
      return inWindow(question, sight)
    case 'assign':
      return defend(question, sight)
    case 'assign-leftovers':
      return attack(question, sight)
    case 'sanctuary':
      return spread(question, most, (card) => card.token('wounds') + (isBearer(card) ? 5 : 0), sight)
    case 'archery-wounds':
      return sight.isFree
        ? oneByOne(question, sight, (card) => left(card) + (isBearer(card) ? -2 : 0) - (left(card) <= 1 ? 20 : 0))
        : spread(question, least, (card) => -strength(card), sight)
    case 'reconcile':
      return reconciled(able, sight)
    case 'move-or-stay':
      return isSafe(sight) ? [MOVE] : reconciled(able, sight)
    case 'heal':
      return take((card) => card.token('wounds') + (isBearer(card) ? 3 : 0) - left(card) / 10)
    case 'exert':
      return take((card) => left(card) - (isBearer(card) ? 1 : 0))
    case 'wound':
    case 'kill':
    case 'discard':
      return take((card) => (card.controller === sight.me ? -100 : 0) + strength(card) - 2 * left(card))
    case 'strength':
      return take((card) => (card.controller === sight.me ? 50 : 0) + (card.is('skirmishing') ? 100 : 0) + strength(card))
    case 'discard-from-hand':
    case 'reconcile-down':
      return take((card) => (typeOf(card) === 'event' ? 1 : 0) + (typeOf(card) === 'minion' ? card.stat('twilight') / 2 : 0))
    case 'bearer':
      return take((card) => (isBearer(card) ? -5 : 0) + strength(card))
    case 'by-hand':
      return ['left-out']
    case 'optional':
    case 'optional-after':
      return respond(able, options, sight)
  }
  switch (question.shape) {
    case 'order':
      return keys(options)
    case 'confirm':
      return ['yes']
    case 'number':
      return most
    case 'distribute':
      return spread(question, least, () => 0, sight)
    case 'pairs':
      return []
    default:
      return able.length === 0 ? keys(options.slice(0, 1)) : take(() => 0)
  }
}

/** Discards from a hand of eight the most expensive minion, or another card, and draws one for it. A smaller hand is kept. */
function reconciled(options: readonly Option[], sight: Sight): string[] {
  if (sight.handSize(sight.me) < 8) return []
  const cards = options.filter(({ card }) => card !== undefined)
  const worth = (card: BotCard | undefined): number => (card && typeOf(card) === 'minion' ? card.stat('twilight') : 0)
  return keys(best(cards, ({ card }) => worth(sight.card(card))).slice(0, 1))
}

/** Divides a total: the option with the highest worth gets as much as its limit allows, then the next one. */
function spread({ options }: BotQuestion, total: number, worth: (card: BotCard) => number, sight: Sight): BotChoice {
  let rest = total
  const shares: { [key: string]: number } = {}
  for (const { key, most = rest } of best(options, ({ card }) => (sight.card(card) ? worth(sight.card(card) as BotCard) : 0))) {
    const share = Math.min(most, rest)
    if (share > 0) shares[key] = share
    rest -= share
  }
  return shares
}

/** Divides an amount one by one: each goes to the option with the highest worth, which is lower by 3 for each that it got before. */
function oneByOne({ options, least }: BotQuestion, sight: Sight, worth: (card: BotCard) => number): BotChoice {
  const shares: { [key: string]: number } = {}
  for (let n = 0; n < least; n++) {
    const open = options.filter(({ key, most = least }) => (shares[key] ?? 0) < most)
    const [first] = best(open, ({ key, card }) => {
      const seen = sight.card(card)
      return seen ? worth(seen) - 3 * (shares[key] ?? 0) : 0
    })
    if (first) shares[first.key] = (shares[first.key] ?? 0) + 1
  }
  return shares
}

// ── playing cards and using abilities ─────────────────────────────────

function inWindow({ options, parts }: BotQuestion, sight: Sight): BotChoice {
  const { window } = parts as { readonly window: string }
  const [first] = best(
    options.filter(({ key }) => key !== PASS),
    (option) => worthOfUse(option, window, sight),
  )
  return [first && worthOfUse(first, window, sight) > 0 ? first.key : PASS]
}

/** The worth of playing a card or using an ability now; it is only done if the worth is above 0. */
function worthOfUse({ key, card, label, idle }: Option, window: string, sight: Sight): number {
  const seen = sight.card(card)
  if (!seen || idle === 'yes' || key.includes('#idle-')) return 0
  if (label === 'transfer') return 0
  if (label === 'heal-by-discard') return 2
  const type = typeOf(seen)
  if (type === 'companion' && label === 'play-card')
    return sight.companions.length <= WANTED_COMPANIONS ? 10 + strength(seen) - seen.stat('twilight') : 0
  if (type === 'minion' && label === 'play-card') return 10 + strength(seen)
  if (type === 'ally' && label === 'play-card') return 3
  if (label === 'play-card' && type !== 'event') return 8
  if (window === 'skirmish') return wantsHelp(sight) ? (label === 'play-card' ? 5 : 3) : 0
  // Other abilities are left alone: one without a cost, such as a search of the draw deck, could be used without end.
  return label === 'play-card' ? 4 : 0
}

/** Whether the own side would lose the running skirmish now, or, of the Shadow, is at most 4 short of the strength that overwhelms. */
function wantsHelp(sight: Sight): boolean {
  const [free, shadow] = [sight.companions, sight.minions].map((cards) => cards.filter((card) => card.is('skirmishing'))) as [
    BotCard[],
    BotCard[],
  ]
  if (free.length === 0 || shadow.length === 0) return false
  return sight.isFree
    ? sum(free) <= sum(shadow)
    : sum(shadow) < sum(free) || (sum(shadow) < 2 * sum(free) && sum(shadow) + 4 >= 2 * sum(free))
}

/**
 * Uses the first response that could change something. Puts on the One Ring only if one more wound would kill the Ring-bearer and the bearer has at
 * most five burdens.
 */
function respond(able: readonly Option[], options: readonly Option[], sight: Sight): BotChoice {
  const bearer = sight.companions.find(isBearer)
  const [first] = able.filter(({ idle, card }) => {
    if (idle === 'yes') return false
    return typeOf(sight.card(card)) !== 'ring' || (bearer !== undefined && left(bearer) <= 1 && sight.burdens <= 5)
  })
  return [first?.key ?? options.find(({ key }) => key === PASS)?.key ?? (able[0] as Option).key]
}

// ── skirmishes ──────────────────────────────────────────────

interface Pair {
  readonly key: string
  readonly own: BotCard
  readonly other: BotCard
}

function pairsOf({ options }: BotQuestion, sight: Sight): Pair[] {
  return options.flatMap(({ key }) => {
    const [one = '', two = ''] = key.split('>')
    const [own, other] = [sight.card(one), sight.card(two)]
    return own && other ? [{ key, own, other }] : []
  })
}

/**
 * Assigns a character to each minion, beginning with the strongest minion: the weakest character that wins; otherwise a character that survives;
 * otherwise the weakest of all. The Ring-bearer is only assigned to a minion against which it wins.
 */
function defend(question: BotQuestion, sight: Sight): BotChoice {
  const pairs = pairsOf(question, sight)
  const minions = [...new Set(pairs.map(({ other }) => other))].sort((a, b) => strength(b) - strength(a))
  const chosen: string[] = []
  for (const minion of minions) {
    const able = pairs.filter(({ other, key }) => other === minion && question.judge([...chosen, key]))
    const worth = ({ own }: Pair): number => {
      const [mine, theirs] = [strength(own), strength(minion)]
      const wins = mine > theirs
      const isKilled = theirs >= 2 * mine || left(own) <= 1 + minion.stat('damage')
      const base = wins ? 100 - mine : isKilled ? -50 - mine : 50 - (theirs - mine) + left(own)
      return base - (isBearer(own) ? (wins ? 5 : 200) : 0)
    }
    const [first] = able.sort((a, b) => worth(b) - worth(a))
    if (first && worth(first) > -100) chosen.push(first.key)
  }
  return chosen
}

/** Assigns the remaining minions: all to the Ring-bearer if together they overwhelm it, otherwise each to the defender whom it hurts most. */
function attack(question: BotQuestion, sight: Sight): BotChoice {
  const pairs = pairsOf(question, sight)
  const minions = [...new Set(pairs.map(({ own }) => own))]
  const bearer = pairs.find(({ other }) => isBearer(other))?.other
  if (bearer && sum(minions) >= 2 * strength(bearer)) return keysTo(pairs, bearer)
  const chosen: string[] = []
  for (const minion of minions) {
    const able = pairs.filter(({ own }) => own === minion)
    const worth = ({ other }: Pair): number =>
      (strength(minion) >= 2 * strength(other) ? 100 : strength(minion) >= strength(other) ? 40 : 0) +
      (isBearer(other) ? 20 : 0) -
      left(other)
    const [first] = able.sort((a, b) => worth(b) - worth(a))
    if (first) chosen.push(first.key)
  }
  return chosen
}

const keysTo = (pairs: readonly Pair[], defender: BotCard): string[] =>
  pairs.filter(({ other }) => other === defender).map(({ key }) => key)

/**
 * Whether the fellowship should move again: it is not ahead of all others, it has at least three companions and twice the strength of the minions,
 * and the Ring-bearer and most companions can take a wound and survive. A fellowship that is ahead waits, because each move brings more minions.
 */
function isSafe(sight: Sight): boolean {
  const { companions, minions } = sight
  const bearer = companions.find(isBearer)
  const healthy = companions.filter((card) => left(card) > 1).length
  return (
    bearer !== undefined &&
    left(bearer) > 1 &&
    healthy * 2 > companions.length &&
    sum(minions) * 2 <= sum(companions) &&
    companions.length > 2 &&
    !sight.isAhead
  )
}

/**
 * The bids from which a random player draws: at most half of the highest, because a bearer with more burdens is soon corrupted. Such a player moves
 * again every second time: among all cards of the hand the move would seldom be drawn, and games would be long.
 */
function drawn({ name, most }: BotQuestion): readonly (number | string)[] | undefined {
  if (name === 'move-or-stay') return [MOVE]
  return name === 'bid' ? Array.from({ length: Math.floor(most / 2) + 1 }, (_, bid) => bid) : undefined
}

export const heuristic: Heuristic = { choose, drawn }
