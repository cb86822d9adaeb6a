/** The events of the game: what happens to cards and players is an event, so that cards can respond to it. */
import { counterChanged } from '@questwright/authoring'
import {
  type Card,
  cardsOf,
  type EventSpec,
  endEffects,
  type GameEvent,
  isInPlay,
  type Json,
  openly,
  perform,
  type Ruleset,
  reference,
  seenBy,
  setPart,
  shuffle,
  table,
  tell,
} from '@questwright/kernel'
import { leave } from './leave.ts'
import {
  boardField,
  borneBy,
  companions,
  freePlayer,
  isAlly,
  isCompanion,
  phaseNow,
  playerOf,
  pool,
  rightOf,
  ringBearer,
  setBoard,
  standing,
  vitalityOf,
} from './state.ts'
import { placeWounds } from './wounds.ts'

/** Most cards that the Free Peoples player may take into hand in a fellowship phase (the Rule of 4). */
const MOST_TAKEN = 4

function addToken(card: Card, token: string, by: number): void {
  table().write(card, 'tokens', token, Math.max(0, card.token(token) + by) || undefined)
}

function write(card: Card, field: string, value: Json | undefined): void {
  table().write(card, 'fields', field, value)
}

/** A kind of event that only adds tokens to its subject and writes a story line. */
const token = (kind: string, name: string, by: number): EventSpec => ({
  after: 'own',
  resolve: ({ subject }) => {
    addToken(subject as Card, name, by)
    tell(kind, { card: reference(subject as Card) })
  },
})

/** A kind of event that adds or removes one threat of a player, and writes a story line. */
const seatToken = (story: 'threat-added' | 'threat-removed', by: 1 | -1): EventSpec => ({
  after: 'own',
  resolve: ({ subject }) => {
    addToken(subject as Card, 'threats', by)
    tell(story, { seat: (subject as Card).id, amount: (subject as Card).token('threats') })
  },
})

/** A kind of event that changes nothing: abilities respond to it. */
const moment: EventSpec = { after: 'own', resolve: () => undefined }

/** A reference that names the card to all players. In a zone that is not open to all it contains the zone instead of the id of the card. */
function forAll(card: Card): { card: string; code: string } {
  return card.zone.spec.visibility === 'everyone' ? openly(card) : { card: card.zone.id, code: card.code }
}

const seatOf = ({ subject }: GameEvent): Card => subject as Card

/** How many more cards a player may take into hand now: the Rule of 4 limits the Free Peoples player in the fellowship phase. */
export function mayTake(seat: Card): number {
  if (phaseNow() !== 'fellowship' || seat !== freePlayer()) return Number.POSITIVE_INFINITY
  return Math.max(0, MOST_TAKEN - ((boardField('taken') as number | undefined) ?? 0))
}

function countTaken(seat: Card): void {
  if (phaseNow() === 'fellowship' && seat === freePlayer()) setBoard('taken', ((boardField('taken') as number | undefined) ?? 0) + 1)
}

/** The properties of a card that are recorded before it leaves its zone. */
export interface AsItLeft {
  readonly controller: string | null
  readonly zone: string
  /** Whether it was the Ring-bearer of its player. */
  readonly bearer: 'yes' | 'no'
}

const asItLeaves = (card: Card): AsItLeft =>
  Object.freeze({ controller: card.controllerName, zone: card.zone.name, bearer: isBearer(card) ? 'yes' : 'no' })

export const events: Ruleset['events'] = {
  // ── characters
  wounded: token('wounded', 'wounds', 1),
  exerted: {
    ...token('exerted', 'wounds', 1),
    takes: ({ subject }) => ({ stock: 'vitality', amount: 1, left: vitalityOf(subject as Card) - 1 }),
  },
  healed: {
    after: 'own',
    resolve: ({ subject }) => {
      if ((subject as Card).token('wounds') === 0) return
      addToken(subject as Card, 'wounds', -1)
      tell('healed', { card: reference(subject as Card) })
    },
  },
  killed: {
    after: 'own',
    snapshot: asItLeaves,
    resolve: (event) => {
      const card = event.subject as Card
      tell('killed', { card: openly(card), how: event.how === 'overwhelmed' ? 'overwhelmed' : 'wounds' })
      die(card)
    },
  },
  // ── burdens
  burdened: token('burdened', 'burdens', 1),
  unburdened: {
    after: 'own',
    takes: ({ subject }) => ({ stock: 'burdens', amount: 1, left: (subject as Card).token('burdens') }),
    resolve: ({ subject }) => {
      if ((subject as Card).token('burdens') === 0) return
      addToken(subject as Card, 'burdens', -1)
      tell('unburdened', { card: reference(subject as Card) })
    },
  },
  // ── threats
  /** A threat is added to the dead pile of the Free Peoples player: the subject. */
  threatAdded: seatToken('threat-added', 1),
  threatRemoved: {
    ...seatToken('threat-removed', -1),
    takes: ({ subject }) => ({ stock: 'threats', amount: 1, left: (subject as Card).token('threats') }),
  },
  /** The Free Peoples player, the subject, places a wound on a companion for each threat that a death has removed. */
  threatsWound: {
    after: 'own',
    resolve: (event) => {
      const seat = event.subject as Card
      setBoard('threat-wounds', undefined)
      placeWounds(seat, event.amount as number, companions, 'threat-wounds')
    },
  },
  // ── control of sites
  /** A Shadow player takes control of a site: the subject. */
  siteControlled: {
    after: 'own',
    resolve: (event) => {
      write(event.subject as Card, 'controlledBy', (event.seat as Card).id)
      tell('site-controlled', { card: reference(event.subject as Card), seat: (event.seat as Card).id })
    },
  },
  siteLiberated: {
    after: 'own',
    resolve: ({ subject }) => {
      write(subject as Card, 'controlledBy', undefined)
      tell('site-liberated', { card: reference(subject as Card) })
    },
  },
  // ── the twilight pool
  added: {
    after: 'joins',
    resolve: (event) => {
      setBoard('pool', pool() + (event.amount as number) || undefined)
      if ((event.amount as number) > 0) tell('added', { amount: event.amount as number, to: pool() })
    },
  },
  removed: {
    after: 'joins',
    takes: ({ amount }) => ({ stock: 'pool', amount: amount as number, left: pool(), of: table().board }),
    resolve: (event) => {
      const amount = Math.min(pool(), event.amount as number)
      setBoard('pool', pool() - amount || undefined)
      if (amount > 0) tell('removed', { amount, to: pool() })
    },
  },
  // ── cards
  /** A card has come into play. `played` follows after the responses to this event. */
  entered: moment,
  played: moment,
  drawn: {
    after: 'joins',
    later: ['card'],
    resolve: (event) => {
      const seat = seatOf(event)
      const card = table().zone(`${seat.id}.deck`).top
      if (!card || mayTake(seat) === 0) return
      countTaken(seat)
      setPart(event, 'card', card)
      table().move(card, table().zone(`${seat.id}.hand`))
      // only the owner may know the card: the kernel gives other seats its place instead
      tell('drew', { seat: seat.id, card })
    },
  },
  /** The discard pile becomes the draw deck. */
  reshuffled: {
    after: 'joins',
    resolve: (event) => {
      const seat = seatOf(event)
      const deck = table().zone(`${seat.id}.deck`)
      for (const card of cardsOf(table().zone(`${seat.id}.discard`)).slice()) table().move(card, deck)
      shuffle(deck)
      write(seat, 'reshuffled', 'yes')
      tell('reshuffled', { seat: seat.id })
    },
  },
  /** A card is taken into its owner's hand from another place than the top of the draw deck. */
  taken: {
    after: 'joins',
    snapshot: asItLeaves,
    resolve: ({ subject }) => {
      const card = subject as Card
      const seat = table().card(String(card.ownerName))
      if (mayTake(seat) === 0) return
      countTaken(seat)
      // a card from the draw deck stays hidden; a card from an open pile is named
      tell('taken', { seat: seat.id, card: card.zone.name === 'deck' ? card : forAll(card) })
      leave(card, 'hand')
    },
  },
  discarded: {
    after: 'own',
    snapshot: asItLeaves,
    takes: () => ({ stock: 'place', amount: 1, left: 1 }),
    resolve: ({ subject }) => {
      leave(subject as Card)
      // written after the move, because all may see the top of the pile; in a hand only its owner knew the card
      tell('discarded', { card: reference(subject as Card) })
    },
  },
  transferred: {
    after: 'own',
    resolve: (event) => {
      const card = event.subject as Card
      table().move(card, table().zoneOn(event.to as Card, 'borne'))
      tell('transferred', { card: reference(card), to: reference(event.to as Card) })
    },
  },
  stacked: {
    after: 'own',
    snapshot: asItLeaves,
    resolve: (event) => {
      const card = event.subject as Card
      const on = event.on as Card
      tell('stacked', { card: forAll(card), on: reference(on) })
      const owner = card.ownerName
      leave(card)
      table().move(card, table().zoneOn(on, 'stacked'))
      write(card, 'owner', owner ?? undefined)
    },
  },
  /** A card goes into its owner's draw deck: on top, beneath it, or shuffled into it. All see which card it is, unless it was in a hand. */
  placedInDeck: {
    after: 'own',
    snapshot: asItLeaves,
    resolve: (event) => {
      const card = event.subject as Card
      const place = String(event.place)
      const deck = table().zone(`${card.ownerName}.deck`)
      tell('placed-in-deck', { card: card.zone.name === 'hand' ? card : forAll(card), place })
      leave(card, 'deck')
      if (place === 'shuffled') shuffle(deck)
      // the first card of a pile is its bottom
      if (place === 'beneath') table().move(card, deck, 0)
    },
  },
  /** A player looks at a card that the other players may not know. */
  lookedAt: {
    after: 'own',
    resolve: (event) => {
      const card = event.subject as Card
      const seat = event.seat as Card
      if (!seenBy(card).includes(seat.id)) write(card, 'seenBy', [...seenBy(card), seat.id])
      tell('looked-at', { seat: seat.id, card })
    },
  },
  revealed: {
    after: 'own',
    resolve: ({ subject }) => tell('revealed', { card: forAll(subject as Card) }),
  },
  // ── the path
  sitePlaced: {
    after: 'own',
    resolve: (event) => {
      const card = event.subject as Card
      table().move(card, table().zone('path'))
      tell('site-placed', { card: reference(card), seat: String(event.seat) })
    },
  },
  /** A site of the path is replaced by one of the same number. The cards on it move to the new site. */
  siteReplaced: {
    after: 'own',
    resolve: (event) => {
      const t = table()
      const old = event.subject as Card
      const by = event.by as Card
      for (const zone of ['borne', 'stacked']) for (const on of cardsOf(t.zoneOn(old, zone)).slice()) t.move(on, t.zoneOn(by, zone))
      for (const field of ['here', 'leaving', 'arriving'] as const) if (boardField(field) === old.id) setBoard(field, by.id)
      t.move(by, t.zone('path'))
      tell('site-replaced', { card: reference(old), by: reference(by) })
      leave(old, 'adventure')
    },
  },
  /** The fellowship leaves a site: the subject. */
  movedFrom: moment,
  /** The fellowship moves. The subject is its player. */
  moved: moment,
  /** The fellowship moves to a site: the subject. */
  movedTo: moment,
  // ── skirmishes
  assigned: {
    after: 'own',
    resolve: (event) => {
      const minion = event.subject as Card
      const defender = event.defender as Card
      write(minion, 'assigned', defender.id)
      tell('assigned', { card: reference(minion), defender: reference(defender) })
    },
  },
  wonSkirmish: moment,
  lostSkirmish: moment,
  skirmishCancelled: {
    after: 'own',
    resolve: ({ subject }) => {
      setBoard('cancelled', 'yes')
      tell('skirmish-cancelled', { card: reference(subject as Card) })
    },
  },
  // ── the One Ring
  ringPutOn: {
    after: 'own',
    resolve: ({ subject }) => {
      write(subject as Card, 'wearsRing', 'yes')
      tell('ring-put-on', { card: reference(subject as Card) })
    },
  },
  ringTakenOff: {
    after: 'own',
    resolve: ({ subject }) => {
      write(subject as Card, 'wearsRing', undefined)
      endEffects(['ring'])
      tell('ring-taken-off', { card: reference(subject as Card) })
    },
  },
  /** A companion becomes the Ring-bearer and takes the One Ring. */
  ringPassed: {
    after: 'own',
    resolve: (event) => {
      const card = event.subject as Card
      const seat = playerOf(card) as Card
      const before = ringBearer(seat)
      if (before) write(before, 'ringBearer', undefined)
      write(card, 'ringBearer', 'yes')
      const ring = [...borneBy(before ?? card), ...cardsOf(table().zone(`${seat.id}.support`))].find((one) => one.facts.type === 'ring')
      if (ring) table().move(ring, table().zoneOn(card, 'borne'))
      tell('ring-passed', { card: reference(card) })
    },
  },
  // ── turns and the end of a player's game
  /** A player has brought the hand to eight cards. */
  reconciled: moment,
  /** The highest move limit of this turn so far. */
  moveLimitNoted: { after: 'joins', resolve: ({ to }) => setBoard('move-limit', to as number) },
  turnBegan: moment,
  turnEnded: moment,
  phaseBegan: moment,
  phaseEnded: moment,
  lost: {
    after: 'own',
    resolve: (event) => {
      const seat = seatOf(event)
      tell('lost', { seat: seat.id, how: String(event.how) })
      takeOut(seat)
    },
  },
  counterChanged,
  // the effect of an ability, to which other cards can respond
  effect: moment,
}

/** Takes a player out of the game, with all cards if others play on. */
export function takeOut(seat: Card): void {
  write(seat, 'out', 'yes')
  if (standing().length > 1) clearAway(seat)
}

/**
 * Removes all cards of an eliminated player while the other players continue. Each of that player's sites on the path is replaced, in order of
 * their numbers: the first of the other players, counter-clockwise from the right, with a site of the same number places it.
 */
function clearAway(seat: Card): void {
  const t = table()
  const zones = t.seats.flatMap(({ id }) => ['fellowship', 'support', 'minions'].map((zone) => t.zone(`${id}.${zone}`)))
  const inPlay = zones.flatMap((zone) => cardsOf(zone).slice())
  const borne = inPlay.flatMap((card) => borneBy(card).slice())
  for (const card of [...inPlay, ...borne]) if (card.ownerName === seat.id && isInPlay(card)) leave(card)
  const others: Card[] = []
  for (let one = rightOf(seat); !others.includes(one); one = rightOf(one)) others.push(one)
  const sites = cardsOf(t.zone('path')).filter((card) => card.ownerName === seat.id)
  for (const old of sites.sort((a, b) => Number(a.facts.site) - Number(b.facts.site))) {
    const at = others.findIndex(({ id }) => siteOf(id, old) !== undefined)
    const placer = others[at]
    const by = placer && siteOf(placer.id, old)
    if (!placer || !by) continue
    perform({ kind: 'siteReplaced', subject: old, by })
    others.push(...others.splice(0, at + 1))
  }
}

/** The site in the adventure deck of a player that has the number of another site. */
function siteOf(seat: string, { facts }: Card): Card | undefined {
  return cardsOf(table().zone(`${seat}.adventure`)).find((card) => card.facts.site === facts.site)
}

function isBearer(card: Card): boolean {
  const seat = playerOf(card)
  return seat !== undefined && ringBearer(seat) === card
}

/** Moves a killed character to its pile: companions and allies to the dead pile, minions to the discard pile. */
function die(card: Card): void {
  const seat = playerOf(card) as Card
  if (isBearer(card)) {
    // the One Ring is moved to the support area, from which another companion may take it; otherwise the player loses
    const ring = borneBy(card).find((one) => one.facts.type === 'ring')
    if (ring) table().move(ring, table().zone(`${seat.id}.support`))
  }
  const isOfFellowship = isCompanion(card) || isAlly(card)
  leave(card, isOfFellowship ? 'dead' : 'discard')
  const threats = isOfFellowship ? seat.token('threats') : 0
  if (threats === 0) return
  // the threats are counted and removed at once; the wounds are placed after the death
  addToken(seat, 'threats', -threats)
  setBoard('threat-wounds', ((boardField('threat-wounds') as number | undefined) ?? 0) + threats)
}
