/** Setup: bids and places, the Ring-bearers, the first site, the starting fellowships, the first hands. */
import {
  askNumber,
  type Card,
  cardsOf,
  chance,
  chooseCards,
  chooseNumber,
  chooseOptions,
  type EventInit,
  isUsable,
  type JsonObject,
  type Next,
  openly,
  perform,
  type StepFunction,
  shuffle,
  table,
  tell,
  together,
  topDown,
  type Use,
  useAbility,
} from '@questwright/kernel'
import { isCorrupted } from '../checks.ts'
import { costToPlay } from '../costs.ts'
import { isCompanion, isOut, isStarterGame, ringBearer, setBoard, standing } from '../state.ts'

/** How many cards a hand has at first, and after reconciling. */
export const HAND = 8
/** The twilight cost of all starting companions together. */
const STARTING_TWILIGHT = 4

function sitInOrder(seats: readonly Card[]): void {
  setBoard('order', seats.map(({ id }) => id).join(' '))
  const [first] = seats as [Card]
  setBoard('active', first.id)
  tell('goes-first', { seat: first.id })
}

/** The cards with which a deck begins. They lie in the hand until they are placed; the Ring-bearer is the first companion. */
function setAside(seat: Card): readonly Card[] {
  return cardsOf(table().zone(`${seat.id}.hand`))
}

/** The companion with which a deck begins as the Ring-bearer. */
function bearerOf(seat: Card): Card | undefined {
  return ringBearer(seat) ?? setAside(seat).find(isCompanion)
}

export const setupSteps = {
  /** Each player bids burdens in secret. In a starter game the first player is chosen at random. */
  bids: (): Next => {
    const { seats } = table()
    if (isStarterGame()) {
      const first = chance('who goes first', seats.length)
      sitInOrder([...seats.slice(first), ...seats.slice(0, first)])
      return 'first-site'
    }
    // all are asked in one step with nothing written in between, so that no player knows another's bid
    const bids = seats.map((seat) => {
      // a conceded player is not asked for a bid
      if (isOut(seat)) return 0
      const bearer = bearerOf(seat)
      const most = bearer ? askNumber(bearer, 'resistance') : 0
      return chooseNumber(
        seat,
        'bid',
        Array.from({ length: most + 1 }, (_, n) => n),
      )
    })
    tell('bids', { bids })
    // equal bids are put into an order at random
    const dice = seats.map(() => chance('equal bids', 1_000_000))
    const order = seats
      .map((seat, i) => ({ id: seat.id, bid: bids[i] as number, die: dice[i] as number, i }))
      .sort((a, b) => b.bid - a.bid || a.die - b.die || a.i - b.i)
      .map(({ id }) => id)
    return { step: 'places', args: { choosers: order, taken: {}, bids } as JsonObject }
  },

  /** The highest bidder chooses a place in the order of turns, then the next one. */
  places: ({ choosers, taken, bids }: JsonObject): Next => {
    const t = table()
    const [next, ...others] = choosers as readonly string[]
    const places = taken as { readonly [place: string]: string }
    if (next === undefined) {
      sitInOrder(t.seats.map((_, i) => t.card(places[String(i + 1)] as string)))
      return { step: 'bearers', args: { bids: bids as JsonObject[] } }
    }
    const free = t.seats.map((_, i) => String(i + 1)).filter((place) => places[place] === undefined)
    const chosen = placeFor(t.card(next), free)
    tell('place-chosen', { seat: next, place: Number(chosen) })
    return { step: 'places', args: { choosers: others, taken: { ...places, [chosen]: next }, bids: bids as JsonObject[] } as JsonObject }
  },

  /** Each player's Ring-bearer is placed with the One Ring and with as many burdens as the player bid: before site 1, but in a starter game after it. */
  bearers: ({ bids = [] }: JsonObject): Next => {
    const t = table()
    for (const [i, seat] of t.seats.entries()) {
      const bearer = bearerOf(seat)
      if (!bearer || isOut(seat)) continue
      const ring = setAside(seat).find((card) => card.facts.type === 'ring')
      t.move(bearer, t.zone(`${seat.id}.fellowship`))
      t.write(bearer, 'fields', 'ringBearer', 'yes')
      if (ring) t.move(ring, t.zoneOn(bearer, 'borne'))
      const burdens = (bids as readonly number[])[i] ?? 0
      if (burdens > 0) t.write(bearer, 'tokens', 'burdens', burdens)
      tell('bearer-placed', { seat: seat.id, card: openly(bearer), burdens })
    }
    // only the active player's Ring-bearer is found by the state checks; bids are shown at once, so all are corrupted at once
    const corrupted = t.seats.filter((seat) => {
      const bearer = ringBearer(seat)
      return bearer !== undefined && isCorrupted(bearer, seat)
    })
    if (corrupted.length > 0) together(corrupted.map((subject): EventInit => ({ kind: 'lost', subject, how: 'corrupted' })))
    return isStarterGame() ? startingFellowships() : 'first-site'
  },

  /** The first player places their own site 1, and every fellowship begins there. */
  'first-site': (): Next => {
    const t = table()
    const [first] = standing() as [Card]
    setBoard('active', first.id)
    const site = cardsOf(t.zone(`${first.id}.adventure`)).find((card) => card.facts.site === 1)
    if (site) perform({ kind: 'sitePlaced', subject: site, seat: first.id })
    for (const seat of t.seats) t.write(seat, 'fields', 'site', 1)
    tell('path-began', { number: 1 })
    return isStarterGame() ? { step: 'bearers', args: {} } : startingFellowships()
  },

  /**
   * The players choose further companions one after the other, whose twilight costs are 4 together at most. A companion is placed at once, so
   * that discounts and requirements of the next one count it.
   */
  'starting-fellowship': ({ seats, spent }: JsonObject): Next => {
    const t = table()
    const [id, ...others] = seats as readonly string[]
    if (id === undefined) return 'first-hands'
    const seat = t.card(id)
    if (isOut(seat)) return { step: 'starting-fellowship', args: { seats: others, spent: 0 } as JsonObject }
    setBoard('active', id)
    const deck = t.zone(`${id}.deck`)
    const [named] = setAside(seat).filter(isCompanion)
    if (named) {
      // the fellowship that the deck names for a starter game
      if (isUsable(startingUse(seat, named))) begin(seat, named)
      else t.move(named, deck)
      return { step: 'starting-fellowship', args: { seats: seats as JsonObject[], spent: STARTING_TWILIGHT } }
    }
    // the owner looks through the deck; it is shuffled afterwards, so that nothing stays known
    for (const card of cardsOf(deck)) t.write(card, 'fields', 'seenBy', [id])
    const able = () =>
      cardsOf(deck).filter(
        (card) => isCompanion(card) && (spent as number) + costToPlay(card) <= STARTING_TWILIGHT && isUsable(startingUse(seat, card)),
      )
    const [chosen] = chooseCards({ who: seat, name: 'starting-companion', from: able, least: 0, most: 1 })
    if (!chosen) {
      shuffle(deck)
      return { step: 'starting-fellowship', args: { seats: others, spent: 0 } as JsonObject }
    }
    const cost = costToPlay(chosen)
    begin(seat, chosen)
    return { step: 'starting-fellowship', args: { seats: seats as JsonObject[], spent: (spent as number) + cost } }
  },

  /** Each player shuffles the draw deck and draws eight cards. */
  'first-hands': (): Next => {
    const t = table()
    for (const seat of standing()) {
      const deck = t.zone(`${seat.id}.deck`)
      shuffle(deck)
      const hand = topDown(deck).slice(0, HAND)
      for (const card of hand) t.move(card, t.zone(`${seat.id}.hand`))
      tell('first-hand', { seat: seat.id, amount: hand.length })
    }
    setBoard('active', (standing()[0] as Card).id)
    return 'turn'
  },
} satisfies { readonly [step: string]: StepFunction }

/** Asks a player for one of the free places. A conceded player is not asked and gets the last of them. */
function placeFor(seat: Card, free: readonly string[]): string {
  if (isOut(seat)) return free.at(-1) as string
  const options = () => free.map((place) => ({ key: place, label: { code: 'nth-place', parts: { place: Number(place) } } }))
  const [chosen] = chooseOptions({ who: seat, name: 'place', options })
  return chosen ?? (free[0] as string)
}

function startingFellowships(): Next {
  return { step: 'starting-fellowship', args: { seats: standing().map(({ id }) => id), spent: 0 } as JsonObject }
}

/** Places a companion in the starting fellowship. */
function begin(seat: Card, companion: Card): void {
  useAbility(startingUse(seat, companion))
  tell('began-with', { seat: seat.id, card: openly(companion) })
}

/** The use with which a companion is placed in the starting fellowship: nothing is paid. */
function startingUse(you: Card, self: Card): Use {
  const ability = self.printed.parts.find((part) => part.kind === 'ability' && part.slug === 'play') as Use['ability']
  return { ability, name: `${self.code}#play`, self, source: self, you, event: undefined, number: 0, params: { free: 'yes' } }
}
