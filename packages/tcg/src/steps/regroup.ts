/** The regroup phase: hands are reconciled, and the fellowship moves again or the turn ends. */
import {
  type Card,
  cardsOf,
  chooseCards,
  chooseOptions,
  type EventInit,
  endEffects,
  endGame,
  type JsonObject,
  type Next,
  perform,
  type StepFunction,
  table,
  together,
} from '@questwright/kernel'
import { drawCard } from '../draw.ts'
import { freePlayer, isOut, isStarterGame, leftOf, minions, ringBearer, setBoard, shadowPlayers, standing, wearsRing } from '../state.ts'
import { window } from '../windows.ts'
import { beginPhase, endPhase } from './phases.ts'
import { HAND } from './setup-steps.ts'
import { movesLeft } from './turn.ts'

/** The Ring-bearer takes the One Ring off. */
function takeOffRing(): void {
  const bearer = ringBearer(freePlayer())
  if (bearer && wearsRing(bearer)) perform({ kind: 'ringTakenOff', subject: bearer })
}

/** Ends the regroup phase: the Ring comes off again if it was put on in this phase. */
function endRegroup(): void {
  takeOffRing()
  endPhase()
}

/** A player brings the hand to eight cards: after an optional discard, cards are drawn, or discarded until eight are left. */
function reconcile(seat: Card): void {
  const t = table()
  const hand = () => cardsOf(t.zone(`${seat.id}.hand`))
  const discard = (cards: readonly Card[]): void => {
    for (const subject of cards) perform({ kind: 'discarded', subject })
  }
  discard(chooseCards({ who: seat, name: 'reconcile', from: hand, least: 0, most: 1 }))
  const over = hand().length - HAND
  if (over > 0) discard(chooseCards({ who: seat, name: 'reconcile-down', from: hand, least: over, most: over }))
  let drawn = true
  for (let n = hand().length; n < HAND && drawn; n++) drawn = drawCard(seat)
  perform({ kind: 'reconciled', subject: seat })
}

export const regroupSteps = {
  regroup: (): Next => {
    beginPhase('regroup')
    endEffects(['regroup'])
    takeOffRing()
    return isStarterGame() ? 'shadow-reconciles' : { step: 'regroup-actions', args: {} }
  },

  'regroup-actions': (args): Next => {
    return window('regroup-actions', 'regroup', args, 'shadow-reconciles')
  },

  'shadow-reconciles': (): Next => {
    for (const seat of shadowPlayers()) reconcile(seat)
    return 'move-or-stay'
  },

  /** The Free Peoples player moves again, or reconciles and ends the turn. */
  'move-or-stay': (): Next => {
    const seat = freePlayer()
    const [chosen] = chooseOptions({
      who: seat,
      name: 'move-or-stay',
      options: () => [{ key: 'stay' }, ...(movesLeft() > 0 ? [{ key: 'move' }] : [])],
    })
    if (chosen === 'move') {
      endRegroup()
      return 'move'
    }
    reconcile(seat)
    return 'turn-end'
  },

  /** The turn ends: minions are discarded with what they bear, and the next player is active. `won`: the fellowship has come through site 9. */
  'turn-end': ({ won }: JsonObject): Next => {
    const seat = freePlayer()
    if (won === 'yes' && !isOut(seat)) endGame({ winners: [seat] }, { code: 'reached-the-end', parts: { seat: seat.id } })
    perform({ kind: 'turnEnded', subject: seat })
    const left = minions()
    if (left.length > 0) together(left.map((subject): EventInit => ({ kind: 'discarded', subject })))
    endRegroup()
    endEffects(['regroup', 'turn'])
    setBoard('skirmish', undefined)
    setBoard('active', (isOut(seat) ? leftOf(seat) : nextOf(seat)).id)
    return 'turn'
  },
} satisfies { readonly [step: string]: StepFunction }

function nextOf(seat: Card): Card {
  return standing().length > 1 ? leftOf(seat) : seat
}
