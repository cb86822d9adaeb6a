/** The regroup phase: hands are reconciled, and the fellowship moves again or the turn ends. */
import {
  type Card,
  cardsOf,
  chooseCards,
  chooseOptions,
  type EngineOption,
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

const handOf = (seat: Card): readonly Card[] => cardsOf(table().zone(`${seat.id}.hand`))

/** In earlier versions this question offered to stay, and the discard was asked afterwards. */
const STAY = 'stay'

/**
 * A player brings the hand to eight cards. With more than eight cards, the player must discard the excess and draws none. With eight or fewer, the
 * player may discard a card first, and draws until there are eight.
 * @param discarded the card that the player discards first, if that has been asked already
 */
function reconcile(seat: Card, discarded: readonly Card[] | 'not asked' = 'not asked'): void {
  const over = handOf(seat).length - HAND
  const from = (): readonly Card[] => handOf(seat)
  const discard = (cards: readonly Card[]): void => {
    for (const subject of cards) perform({ kind: 'discarded', subject })
  }
  if (over > 0) {
    // earlier versions asked for the optional discard first: then fewer cards may have been discarded than are too many
    const formerly = { name: 'reconcile', least: 0 }
    const chosen = chooseCards({ who: seat, name: 'reconcile-down', from, least: over, most: over, formerly })
    discard(chosen)
    const left = over - chosen.length
    if (left > 0) discard(chooseCards({ who: seat, name: 'reconcile-down', from, least: left, most: left }))
  } else {
    discard(discarded === 'not asked' ? chooseCards({ who: seat, name: 'reconcile', from, least: 0, most: 1 }) : discarded)
    drawUpTo(seat)
  }
  perform({ kind: 'reconciled', subject: seat })
}

function drawUpTo(seat: Card): void {
  let drawn = true
  for (let n = handOf(seat).length; n < HAND && drawn; n++) drawn = drawCard(seat)
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

  /**
   * The Free Peoples player moves again, or reconciles and ends the turn. Where both can be done one question asks for the move and for the card
   * that is discarded at the end of the turn: choosing nothing ends the turn and keeps all cards.
   */
  'move-or-stay': (): Next => {
    const seat = freePlayer()
    if (movesLeft() === 0) {
      reconcile(seat)
      return 'turn-end'
    }
    const offered = (): EngineOption[] => {
      const hand = handOf(seat)
      return [{ key: 'move' }, ...(hand.length > HAND ? [] : hand.map((card) => ({ key: card.id, card })))]
    }
    const [chosen] = chooseOptions({ who: seat, name: 'move-or-stay', options: offered, least: 0, most: 1, formerly: { options: [STAY] } })
    if (chosen === 'move') {
      endRegroup()
      return 'move'
    }
    reconcile(seat, chosen === STAY ? 'not asked' : chosen === undefined ? [] : [table().card(chosen)])
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
