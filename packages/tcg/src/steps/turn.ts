/** The turn from its beginning to the archery phase. */
import {
  ask,
  askNumber,
  type Card,
  cardsOf,
  chooseCards,
  decide,
  type JsonObject,
  type Next,
  perform,
  type StepFunction,
  table,
  tell,
} from '@questwright/kernel'
import {
  allies,
  boardField,
  companions,
  freePlayer,
  isOut,
  leftOf,
  minions,
  rightOf,
  setBoard,
  shadowPlayers,
  siteNow,
  siteNumberOf,
  siteOnPath,
  standing,
  takesPart,
  turn,
} from '../state.ts'
import { window } from '../windows.ts'
import { placeWounds } from '../wounds.ts'
import { beginPhase, unlessSkipped } from './phases.ts'

/** How many wounds are healed at a sanctuary. */
const SANCTUARY_HEALS = 5
/** The number of the last site. */
const LAST_SITE = 9

/** How often the fellowship may still move in this turn. */
export function movesLeft(): number {
  if (ask(freePlayer(), 'mayMove') !== true) return 0
  const moved = (boardField('moves') as number | undefined) ?? 0
  const limit = Math.max(askNumber(freePlayer(), 'moveLimit'), (boardField('move-limit') as number | undefined) ?? 0)
  return limit + ((boardField('more-moves') as number | undefined) ?? 0) - moved
}

/** The step after the last Shadow phase, the archery phase or the skirmishes: regroup, unless the fellowship has come through site 9. */
export function afterSkirmishes(): Next {
  return siteNumberOf(freePlayer()) >= LAST_SITE ? { step: 'turn-end', args: { won: 'yes' } } : 'regroup'
}

export const turnSteps = {
  /** A turn begins: the pool is emptied, then start-of-turn actions are done, and sanctuary healing. */
  turn: (): Next => {
    const seat = freePlayer()
    setBoard('turn', turn() + 1)
    for (const field of ['pool', 'moves', 'more-moves', 'move-limit', 'taken', 'leaving', 'arriving', 'fierce'] as const)
      setBoard(field, undefined)
    setBoard('here', siteOnPath(siteNumberOf(seat))?.id)
    tell('turn-began', { seat: seat.id, turn: turn() })
    perform({ kind: 'turnBegan', subject: seat })
    healAtSanctuary(seat)
    beginPhase('fellowship')
    return 'fellowship'
  },

  fellowship: (args): Next => {
    return window('fellowship', 'fellowship', args, 'move', [freePlayer()])
  },

  /** The fellowship moves: the site is placed if needed, then the marker moves, and the moving actions are done. */
  move: (): Next => {
    const t = table()
    const seat = freePlayer()
    const number = siteNumberOf(seat) + 1
    if (number > LAST_SITE) return 'turn-end'
    const left = siteOnPath(number - 1)
    if (!siteOnPath(number)) placeNext(number, left)
    setBoard('here', undefined)
    setBoard('leaving', left?.id)
    setBoard('arriving', siteOnPath(number)?.id)
    t.write(seat, 'fields', 'site', number)
    setBoard('moves', ((boardField('moves') as number | undefined) ?? 0) + 1)
    tell('moved', { seat: seat.id, number })
    if (left) perform({ kind: 'movedFrom', subject: left })
    setBoard('leaving', undefined)
    perform({ kind: 'moved', subject: seat, number })
    // an action of the move may have replaced the site: the new one is that to which the fellowship moves
    const to = siteNow()
    if (to) perform({ kind: 'movedTo', subject: to })
    const reached = siteNow()
    if (reached) perform({ kind: 'added', subject: seat, amount: askNumber(reached, 'shadowNumber') })
    perform({ kind: 'added', subject: seat, amount: companions().length })
    return 'arrive'
  },

  /** All moving actions are done: the fellowship has arrived, and the text of the new site can be used. */
  arrive: (): Next => {
    setBoard('here', boardField('arriving'))
    setBoard('arriving', undefined)
    beginPhase('shadow')
    return { step: 'shadow', args: { seats: shadowPlayers().map(({ id }) => id) } as JsonObject }
  },

  /** The Shadow phases, one for each Shadow player. */
  shadow: ({ later, ...args }): Next => {
    const [id, ...others] = args.seats as readonly string[]
    if (id === undefined) {
      if (minions().length === 0) return afterSkirmishes()
      return unlessSkipped('maneuver', 'maneuver', unlessSkipped('archery', 'archery', 'assignment'))
    }
    const seat = table().card(id)
    const next: Next = {
      step: 'shadow',
      args: { seats: others as unknown as JsonObject[], ...(others.length > 0 ? { later: 'yes' } : {}) },
    }
    const isEnded = boardField('shadow-ended') === 'yes'
    if (isEnded) setBoard('shadow-ended', undefined)
    if (isOut(seat) || isEnded) return next
    // each Shadow phase is a phase of its own; the first one began when the fellowship arrived
    if (later === 'yes') beginPhase('shadow')
    return window('shadow', 'shadow', args, next, [seat])
  },

  maneuver: (args): Next => {
    if (args.begun !== 'yes') beginPhase('maneuver')
    return window('maneuver', 'maneuver', { ...args, begun: 'yes' }, unlessSkipped('archery', 'archery', 'assignment'))
  },

  archery: (args): Next => {
    if (args.begun !== 'yes') beginPhase('archery')
    return window('archery', 'archery', { ...args, begun: 'yes' }, 'archery-fire')
  },

  /** Archery fire. Both totals are fixed first; then the Free Peoples player assigns wounds to companions and allies, a Shadow player to minions. */
  'archery-fire': (): Next => {
    const totals = archeryTotals()
    tell('archery', { fellowship: totals.fellowship, minions: totals.minions })
    placeWounds(freePlayer(), totals.minions, () => [...companions(), ...allies()].filter(takesPart), 'archery-wounds')
    // if the wounds killed the Ring-bearer, that player has lost and assigns no archery wounds to minions
    if (isOut(freePlayer())) return 'turn-end'
    const shadow = shadowPlayers().filter((seat) => minions(seat).length > 0)
    // with several Shadow players the Free Peoples player chooses who assigns the wounds
    const [shot] =
      shadow.length < 2 || totals.fellowship === 0 ? shadow : chooseCards({ who: freePlayer(), name: 'who-is-shot-at', from: () => shadow })
    if (shot) placeWounds(shot, totals.fellowship, () => minions(shot), 'archery-wounds')
    return minions().length === 0 ? afterSkirmishes() : 'assignment'
  },
} satisfies { readonly [step: string]: StepFunction }

/** The archery totals of both sides now; none is below zero. */
export function archeryTotals(): { readonly fellowship: number; readonly minions: number } {
  const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + askNumber(card, 'archery'), 0)
  const { board } = table()
  return {
    fellowship: Math.max(0, sum([...companions(), ...allies()].filter(takesPart)) + askNumber(board, 'fellowshipArchery')),
    minions: Math.max(0, sum(minions()) + askNumber(board, 'minionArchery')),
  }
}

/** At a sanctuary the player may heal up to five wounds of companions, in any way. */
function healAtSanctuary(seat: Card): void {
  const site = siteNow()
  if (isOut(seat) || !site || ask(site, 'sanctuary') !== true) return
  const wounded = () =>
    companions().flatMap((card) =>
      card.token('wounds') > 0 ? [{ key: card.id, card, most: Math.min(SANCTUARY_HEALS, card.token('wounds')) }] : [],
    )
  const most = Math.min(
    SANCTUARY_HEALS,
    wounded().reduce((sum, one) => sum + one.most, 0),
  )
  if (most === 0) return
  const shares = decide({ shape: 'distribute', who: seat, name: 'sanctuary', parts: { most }, options: wounded, least: 0, most })
  for (const [id, amount] of Object.entries(shares as { readonly [card: string]: number }))
    for (let n = 0; n < amount; n++) perform({ kind: 'healed', subject: table().card(id) })
}

/**
 * A Shadow player places the next site from their adventure deck. With several Shadow players the arrow of the site that the fellowship leaves
 * says whether it is the player on the left or on the right. A player without a site of that number is passed over.
 */
function placeNext(number: number, from: Card | undefined): void {
  const free = freePlayer()
  const seat = from?.facts.arrow === 'left' ? leftOf(free) : rightOf(free)
  const placers = [seat, ...standing().filter((one) => one !== free && one !== seat)]
  for (const placer of placers) {
    const sites = cardsOf(table().zone(`${placer.id}.adventure`)).filter((card) => card.facts.site === number)
    const [site] = sites.length < 2 ? sites : chooseCards({ who: placer, name: 'next-site', from: () => sites })
    if (!site) continue
    perform({ kind: 'sitePlaced', subject: site, seat: placer.id })
    return
  }
}
