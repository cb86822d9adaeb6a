import { type Card, fieldOf, type HandMove, hasSide, type JsonObject, type Sentence, shuffle, table, wipe } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { pileOf } from './leaving.ts'

/**
 * Manual moves of this game, for a card whose script is missing or wrong. They bypass the rules: no questions, no abilities, no costs. But
 * they keep the table consistent: a card that leaves play loses the cards and tokens on it.
 */

function refuse(code: string, parts: JsonObject = {}): Sentence {
  return { code: `refused.${code}`, parts }
}

function write(card: Card, field: string, value: string | undefined): void {
  table().write(card, 'fields', field, value)
}

function seatNamed(name: unknown): Player | undefined {
  return typeof name === 'string' ? (table().findSeat(name) as Player | undefined) : undefined
}

/** Why a card cannot be moved at all: it is a piece of the table, a rule or scenario card, a quest stage, or is being resolved. */
function isFixed(card: GameCard): Sentence | undefined {
  if (card.type === 'piece' || card.type === 'rule' || card.type === 'scenario') return refuse('not-a-card')
  if (card.type === 'quest') return refuse('stage-stays')
  if (card.zone.name === 'resolving') return refuse('being-resolved')
  return undefined
}

function needsSeat(card: Card): Sentence | undefined {
  const seat = seatNamed(card.id)
  if (!seat) return refuse('seat-expected')
  return seat.eliminated ? refuse('seat-eliminated') : undefined
}

function needsPlay(card: GameCard): Sentence | undefined {
  return isFixed(card) ?? (card.inPlay ? undefined : refuse('not-in-play'))
}

/** Removes a card from its place, with all cards and tokens on it. */
function takeOff(card: GameCard): void {
  const t = table()
  for (const lying of [...card.shadowCards, ...card.attachments, ...card.cardsUnderneath, ...card.cardsHeldOut]) {
    takeOff(lying)
    t.move(lying, t.zone(pileOf(lying)))
  }
  wipe(card)
}

const PLACES = ['hand', 'top', 'bottom', 'discard', 'staging', 'active', 'play', 'display', 'aside', 'removed'] as const

type PlaceWord = (typeof PLACES)[number]

const OWN: { readonly [place in PlaceWord]?: string } = { hand: 'hand', top: 'deck', bottom: 'deck', discard: 'discard', play: 'play-area' }

const COMMON: { readonly [place in PlaceWord]?: string } = {
  top: 'encounter-deck',
  bottom: 'encounter-deck',
  staging: 'staging-area',
  active: 'active-location',
  display: 'victory-display',
  aside: 'set-aside',
  removed: 'removed',
}

/** The zone that the `place` of a move names, for this card: a zone of its owner, of the seat that the move names, or of the table. */
function zoneFor(card: GameCard, move: JsonObject): string | undefined {
  const place = move.place as PlaceWord
  if (!PLACES.includes(place)) return undefined
  const seat = place === 'play' ? (seatNamed(move.seat)?.id ?? card.controllerName ?? card.ownerName) : card.ownerName
  if (OWN[place] !== undefined && seat !== null) return `${seat}.${OWN[place]}`
  return place === 'discard' ? pileOf(card) : COMMON[place]
}

const put: HandMove = {
  refuses: (card, move) =>
    isFixed(card as GameCard) ??
    (PLACES.includes(move.place as PlaceWord)
      ? zoneFor(card as GameCard, move) === undefined
        ? refuse('no-owner')
        : undefined
      : refuse('unknown-zone', { zone: String(move.place) })),
  make: (card, move) => {
    const t = table()
    const it = card as GameCard
    const zone = t.zone(zoneFor(it, move) as string)
    const staysInPlay = it.inPlay && zone.spec.play === 'in'
    if (!staysInPlay) takeOff(it)
    if (zone.seatName !== null && zone.spec.play === 'in') write(it, 'controller', zone.seatName)
    t.move(it, zone, move.place === 'bottom' ? 0 : zone.size)
  },
}

const engage: HandMove = {
  refuses: (card, move) => {
    const seat = seatNamed(move.seat)
    if (!seat) return refuse('seat-expected')
    return isFixed(card as GameCard) ?? (seat.eliminated ? refuse('seat-eliminated') : undefined)
  },
  make: (card, move) => {
    const t = table()
    if (!(card as GameCard).inPlay) takeOff(card as GameCard)
    t.move(card, t.zone(`${String(move.seat)}.engaged`))
  },
}

const attach: HandMove = {
  refuses: (card, move) => {
    const host = typeof move.host === 'string' ? (table().findCard(move.host) as GameCard | undefined) : undefined
    if (!host) return refuse('unknown-card', { card: String(move.host) })
    if (host.type === 'piece' || !host.inPlay) return refuse('host-not-in-play')
    for (let on: GameCard | null = host; on; on = on.host) if (on === card) return refuse('attached-to-itself')
    return isFixed(card as GameCard)
  },
  make: (card, move) => {
    const t = table()
    const host = t.card(String(move.host)) as GameCard
    const it = card as GameCard
    if (!it.inPlay) takeOff(it)
    const controller = it.controllerName ?? it.ownerName ?? undefined
    write(it, 'face', undefined)
    write(it, 'controller', controller)
    t.move(it, t.zoneOn(host, 'attachments'))
  },
}

/** Sets or clears a state of a card in play. */
function turn(field: 'exhausted' | 'committed', value: 'yes' | undefined): HandMove {
  return { refuses: (card) => needsPlay(card as GameCard), make: (card) => write(card, field, value) }
}

/** Turns a card with two sides to its other side, or a shadow card face up or down. */
const flip: HandMove = {
  refuses: (card) => {
    const it = card as GameCard
    if (it.type === 'quest' || it.zone.name === 'shadow') return undefined
    return needsPlay(it) ?? (hasSide(it, 'B') ? undefined : refuse('one-side'))
  },
  make: (card) => {
    if (card.zone.name === 'shadow') write(card, 'face', card.face === 'up' ? 'down' : undefined)
    else write(card, 'side', card.sideUp === 'A' ? 'B' : 'A')
  },
}

const shuffleDeck: HandMove = {
  refuses: (card) => (card === table().board ? undefined : needsSeat(card)),
  make: (card) => shuffle(table().zone(card === table().board ? 'encounter-deck' : `${card.id}.deck`)),
}

const draw: HandMove = {
  refuses: (card) => needsSeat(card) ?? ((card as Player).deck.length === 0 ? refuse('deck-empty') : undefined),
  make: (card) => {
    const t = table()
    const top = (card as Player).deck.at(-1) as GameCard
    write(top, 'seenBy', undefined)
    t.move(top, t.zone(`${card.id}.hand`))
  },
}

/**
 * Places the top card of the encounter deck: a treachery in the discard pile, any other card in the staging area, as `reveal` does. Its text is not
 * resolved.
 */
const reveal: HandMove = {
  refuses: (card) =>
    card === table().board ? (table().zone('encounter-deck').size > 0 ? undefined : refuse('deck-empty')) : refuse('not-a-card'),
  make: () => {
    const t = table()
    const top = t.zone('encounter-deck').top as GameCard
    write(top, 'seenBy', undefined)
    t.move(top, t.zone(top.isTreachery ? pileOf(top) : 'staging-area'))
  },
}

const shadow: HandMove = {
  refuses: (card) =>
    (card as GameCard).isEnemy && (card as GameCard).inPlay
      ? table().zone('encounter-deck').size > 0
        ? undefined
        : refuse('deck-empty')
      : refuse('enemy-expected'),
  make: (card) => {
    const t = table()
    const top = t.zone('encounter-deck').top as GameCard
    write(top, 'face', 'down')
    t.move(top, t.zoneOn(card, 'shadow'))
  },
}

const firstPlayer: HandMove = {
  refuses: (card) => needsSeat(card) ?? (fieldOf(table().board, 'firstPlayer') === card.id ? refuse('no-change') : undefined),
  make: (card) => write(table().board, 'firstPlayer', card.id),
}

/** The manual moves of this game, in addition to the kernel's `token`, `zone` and `field`. */
export const handMoves: { readonly [name: string]: HandMove } = {
  put,
  engage,
  attach,
  exhaust: turn('exhausted', 'yes'),
  ready: turn('exhausted', undefined),
  commit: turn('committed', 'yes'),
  withdraw: turn('committed', undefined),
  flip,
  shuffle: shuffleDeck,
  draw,
  reveal,
  shadow,
  first: firstPlayer,
}
