/** Assignment and skirmishes, normal and fierce. */
import {
  ask,
  askNumber,
  type Card,
  chooseCards,
  choosePairs,
  type EventInit,
  fieldOf,
  isInPlay,
  type JsonObject,
  type Next,
  perform,
  type StepFunction,
  table,
  tell,
  together,
} from '@questwright/kernel'
import {
  allies,
  assignedTo,
  boardField,
  canSkirmish,
  companions,
  defenderOf,
  freePlayer,
  isLeftOut,
  isStarterGame,
  minions,
  setBoard,
  shadowPlayers,
  skirmishing,
} from '../state.ts'
import { window } from '../windows.ts'
import { beginPhase, endPhase, isSkipped } from './phases.ts'
import { afterSkirmishes } from './turn.ts'

/** Minions that can take part in the skirmishes of this assignment phase and are not assigned. */
function unassigned(of?: Card): Card[] {
  return minions(of).filter((minion) => defenderOf(minion) === undefined && canSkirmish(minion) && !isLeftOut(minion))
}

/** Free Peoples characters that can skirmish. */
function defenders(): Card[] {
  return [...companions(), ...allies()].filter(canSkirmish)
}

/** How many more minions the Free Peoples player may assign to a defender: one, and one more for each defender bonus. */
function placesLeft(defender: Card): number {
  return Math.max(0, Math.min(1 + askNumber(defender, 'defender') - assignedTo(defender).length, room(defender)))
}

/** How many more minions may be assigned to a defender in this phase before the maximum that cards set for it is reached. */
function room(defender: Card): number {
  return Math.max(0, askNumber(defender, 'mostMinions') - assignedTo(defender).length)
}

function assign(pairs: readonly { readonly minion: Card; readonly defender: Card }[], by: Card): void {
  if (pairs.length === 0) return
  together(pairs.map(({ minion, defender }): EventInit => ({ kind: 'assigned', subject: minion, defender, seat: by.id })))
}

export const skirmishSteps = {
  /** The assignment phase: first its actions, in deluxe rules. */
  assignment: (args): Next => {
    // without an assignment phase no minion is assigned, so there are no skirmishes
    if (args.begun !== 'yes' && isSkipped('assignment')) return afterSkirmishes()
    if (args.begun !== 'yes') {
      for (const minion of minions()) {
        table().write(minion, 'fields', 'assigned', undefined)
        // only minions that are fierce when the fierce assignment phase begins take part in it
        table().write(minion, 'fields', 'fierce', args.fierce === 'yes' && ask(minion, 'fierce') === true ? 'yes' : undefined)
      }
      setBoard('fierce', args.fierce === 'yes' ? 'yes' : undefined)
      beginPhase('assignment')
    }
    if (isStarterGame()) return 'defenders'
    return window('assignment', 'assignment', { ...args, begun: 'yes' }, 'defenders')
  },

  /** The Free Peoples player assigns defenders to minions. */
  defenders: (): Next => {
    const seat = freePlayer()
    const from = (): { card: Card; other: Card }[] =>
      defenders()
        .filter((card) => ask(card, 'mayBeAssigned') === true && placesLeft(card) > 0)
        .flatMap((card) => unassigned().map((other) => ({ card, other })))
    const pairs = choosePairs({ who: seat, name: 'assign', from, each: { card: placesLeft, other: 1 } })
    assign(
      pairs.map(({ card, other }) => ({ minion: other, defender: card })),
      seat,
    )
    return { step: 'leftovers', args: { seats: shadowPlayers().map(({ id }) => id) } as JsonObject }
  },

  /** Each Shadow player in turn may assign the own unassigned minions to any defenders that have room for them. */
  leftovers: ({ seats }): Next => {
    const [id, ...others] = seats as readonly string[]
    if (id === undefined) return { step: 'next-skirmish', args: {} }
    const seat = table().card(id)
    const from = (): { card: Card; other: Card }[] =>
      unassigned(seat).flatMap((card) =>
        defenders()
          .filter((other) => room(other) > 0)
          .map((other) => ({ card, other })),
      )
    const pairs = choosePairs({ who: seat, name: 'assign-leftovers', from, each: { card: 1, other: room } })
    assign(
      pairs.map(({ card, other }) => ({ minion: card, defender: other })),
      seat,
    )
    return { step: 'leftovers', args: { seats: others as unknown as JsonObject[] } }
  },

  /**
   * The Free Peoples player chooses whose skirmish is next, among those without a minion that skirmishes last as long as there are any. A skirmish without characters on one side does not happen.
   */
  'next-skirmish': (): Next => {
    const all = defenders().filter((card) => assignedTo(card).length > 0)
    const early = all.filter((card) => !assignedTo(card).some((minion) => ask(minion, 'skirmishesLast') === true))
    const waiting = early.length > 0 ? early : all
    const [defender] = waiting.length < 2 ? waiting : chooseCards({ who: freePlayer(), name: 'next-skirmish', from: () => waiting })
    if (!defender) return 'fierce'
    setBoard('skirmish', defender.id)
    setBoard('cancelled', undefined)
    setBoard('involved', undefined)
    beginPhase('skirmish')
    tell('skirmish-began', { defender, minions: assignedTo(defender) })
    return 'skirmish'
  },

  /** The actions of a skirmish, until all have passed, a side has no character left, or the skirmish is cancelled. */
  skirmish: (args): Next => {
    noteInvolved()
    if (boardField('cancelled') === 'yes' || isOneSided()) return 'resolve-skirmish'
    return window('skirmish', 'skirmish', args, 'resolve-skirmish')
  },

  'resolve-skirmish': (): Next => {
    const defenderId = String(boardField('skirmish'))
    const against = minions().filter((minion) => fieldOf(minion, 'assigned') === defenderId)
    if (boardField('cancelled') !== 'yes')
      resolve(
        defenders().filter(({ id }) => id === defenderId),
        against,
      )
    for (const minion of minions()) if (fieldOf(minion, 'assigned') === defenderId) table().write(minion, 'fields', 'assigned', undefined)
    endPhase()
    for (const field of ['skirmish', 'cancelled', 'involved'] as const) setBoard(field, undefined)
    return { step: 'next-skirmish', args: {} }
  },

  /** After the normal skirmishes the surviving fierce minions are assigned a second time. */
  fierce: (): Next => {
    const wasFierce = boardField('fierce') === 'yes'
    if (!wasFierce && minions().some((minion) => ask(minion, 'fierce') === true)) return { step: 'assignment', args: { fierce: 'yes' } }
    for (const minion of minions()) table().write(minion, 'fields', 'fierce', undefined)
    setBoard('fierce', undefined)
    return afterSkirmishes()
  },
} satisfies { readonly [step: string]: StepFunction }

function isOneSided(): boolean {
  const id = String(boardField('skirmish'))
  return !defenders().some((card) => card.id === id) || !minions().some((minion) => fieldOf(minion, 'assigned') === id)
}

/** Stores the characters of the running skirmish, because a character that leaves play before the skirmish resolves is a losing character. */
function noteInvolved(): void {
  const noted = String(boardField('involved') ?? '').split(' ')
  const all = new Set([...noted, ...skirmishing().map(({ id }) => id)])
  all.delete('')
  setBoard('involved', [...all].join(' '))
}

/** Characters that were removed from the running skirmish. Characters that are now in a hidden zone are left out, since players may not know where those are. */
function removed(): Card[] {
  const noted = String(boardField('involved') ?? '').split(' ')
  return noted.flatMap((id) => {
    const card = table().findCard(id)
    return card && !isInPlay(card) && PILES.includes(card.zone.name) ? [card] : []
  })
}

const PILES: readonly string[] = ['discard', 'dead', 'stacked']

const strengthOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + askNumber(card, 'strength'), 0)
const damageOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (ask(card, 'hasDamage') === true ? askNumber(card, 'damage') : 0), 0)

/** The result of a skirmish, from the totals of both sides now. */
function outcomeOfSkirmish(
  free: readonly Card[],
  shadow: readonly Card[],
): {
  readonly winner: 'free-peoples' | 'shadow'
  readonly overwhelms: boolean
  readonly wounds: number
  readonly totals: readonly [number, number]
} {
  const totals = [strengthOf(free), strengthOf(shadow)] as const
  // a side without characters loses; on a tie the Shadow wins
  const winner = shadow.length === 0 || (free.length > 0 && totals[0] > totals[1]) ? 'free-peoples' : 'shadow'
  const [mine, theirs] = winner === 'free-peoples' ? totals : ([totals[1], totals[0]] as const)
  const [winners, losers] = winner === 'free-peoples' ? [free, shadow] : [shadow, free]
  const times = Math.max(...losers.map((card) => askNumber(card, 'overwhelmedAt')), 0)
  // any strength above 0 overwhelms a side with strength 0; strength 0 overwhelms no side
  const overwhelms = losers.length > 0 && mine > 0 && mine >= times * theirs
  return { winner, overwhelms, wounds: 1 + damageOf(winners), totals }
}

function resolve(free: readonly Card[], shadow: readonly Card[]): void {
  const { winner, overwhelms, wounds, totals } = outcomeOfSkirmish(free, shadow)
  const [winners, losers] = winner === 'free-peoples' ? [free, shadow] : [shadow, free]
  const removedBefore = removed()
  tell('skirmish-resolved', { winner, overwhelms: overwhelms ? 'yes' : 'no', free: totals[0], shadow: totals[1] })
  if (overwhelms) together(losers.map((subject): EventInit => ({ kind: 'killed', subject, how: 'overwhelmed' })))
  // wounds are placed one at a time, so that each can be answered
  else
    for (const subject of losers)
      for (let n = 0; n < wounds && isInPlay(subject); n++) perform({ kind: 'wounded', subject, skirmish: 'yes' })
  const still = winners.filter(isInPlay)
  // characters that were killed by the result, or removed before it, have lost as well
  const lost = new Set([...losers, ...removedBefore])
  together([
    ...still.map((subject): EventInit => ({ kind: 'wonSkirmish', subject, overwhelming: overwhelms ? 'yes' : 'no' })),
    ...[...lost].map((subject): EventInit => ({ kind: 'lostSkirmish', subject })),
  ])
}
