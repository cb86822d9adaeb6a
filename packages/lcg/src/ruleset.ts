import { counterFigures, hasTextByHand, phasesWith } from '@questwright/authoring'
import {
  type Ability,
  BY_HAND,
  type Card,
  type Check,
  type Context,
  isChangedAnywhere,
  isInPlay,
  type JsonObject,
  type Modifier,
  preventedBy,
  type Ruleset,
  reference,
  type Sentence,
  table,
} from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import { attackStrength } from './attack-steps.ts'
import { GameCard, Player } from './cards.ts'
import { check } from './checks.ts'
import { resetEncounterDeckAtRest } from './encounter-deck.ts'
import { eventKinds } from './event-kinds/index.ts'
import { isAmong } from './every-card.ts'
import { foresight } from './foresight.ts'
import { handMoves } from './hand-moves.ts'
import { isWithinLimits } from './in-play-limits.ts'
import { discardLeftBehind } from './leaving.ts'
import { resetOwnDecksAtRest } from './own-decks.ts'
import { packsIn, rulesIn } from './packs-in.ts'
import { costsOf } from './payment.ts'
import { PHASES } from './phase-steps.ts'
import { moment } from './piles.ts'
import { carryOut } from './play.ts'
import { reaches } from './reach.ts'
import { stagedAloneBy } from './revealing.ts'
import {
  actionWindow,
  activePlayer,
  allPlayers,
  committedWillpower,
  currentAttack,
  currentPlayerAttack,
  currentStep,
  firstPlayer,
  isAttacking,
  isDefending,
  phase,
  playersInOrder,
  round,
  stagingThreat,
} from './round.ts'
import { roundSteps } from './round-steps.ts'
import { figures } from './score.ts'
import { setUp, setupSteps } from './setup.ts'
import { checkedStats, ELIMINATION_LEVEL, shownStats, stats } from './stats.ts'
import { successors } from './step-names.ts'
import { GIVES_TRAVEL } from './travel-prices.ts'
import { copyInPlay } from './unique.ts'
import { users, youFor } from './users.ts'
import { allowsUse } from './word-before.ts'
import { zones } from './zones.ts'

/** The cooperative game as a ruleset of the kernel. */

/** Words of abilities that the rules themselves run; they are never offered in windows or lanes. */
const CALLED_UP: readonly string[] = [
  'when-revealed',
  'shadow',
  'travel',
  GIVES_TRAVEL,
  'setup',
  'setup-after-quest',
  'when-won',
  'attaches-to',
  'into-staging-area',
  'step',
  'phrase',
  'may-use',
  'remembers',
  'limit-per',
]

/** Whether a printed part is active in the zone of its card: in play; for events and cards to play, in hand. RR "Ability, Card Ability" */
function works(part: Ability | Modifier | Check, card: Card): boolean {
  const zone = card.zone.name
  if (part.where) return part.where.includes(zone)
  if (zone === 'rules') return true
  if (part.kind === 'ability') {
    if (CALLED_UP.includes(part.word)) return false
    if (part.word === 'play') return zone === 'hand'
    if (card.facts.type === 'event') return zone === 'hand'
    // a card that is destroyed while being revealed still responds to that
    if ((card as GameCard).isBeingRevealed) return part.of === 'self' && part.hears.includes('destroyed')
  } else if (card.facts.type === 'event') return false
  else if (part.kind === 'modifier' && part.stat === 'immunities' && (card as GameCard).isBeingRevealed) return true
  return isInPlay(card) && card.face === 'up'
}

/**
 * Why this player may not use an ability with this printed word now; undefined if it may be used. RR "Action, Action Ability", App I 2.2
 */
function refuses(ability: Ability, context: Context): Sentence | undefined {
  const refuse = (code: string, parts: JsonObject = {}): Sentence => ({ code: `refused.${code}`, parts })
  const card = context.self as GameCard
  const you = context.you as Player
  const alone = stagedAloneBy(you)
  if (alone) return refuse('staged-alone', { card: reference(alone.card), seat: alone.revealer.id })
  if (ability.word === 'play' || (card.facts.type === 'event' && card.zone.name === 'hand')) {
    const by = preventedBy({ kind: 'played', subject: card, you })
    if (by !== undefined) return refuse('cannot', { ability: `${card.code}#${ability.slug}`, by })
  }
  if (ability.word === 'play') {
    const inPlanning = actionWindow() === 'planning' && activePlayer() === you
    if (!inPlanning && !(actionWindow() !== 'closed' && card.hasPermission('playableInActionWindows'))) return refuse('not-now')
    const copy = copyInPlay(card)
    if (copy) return refuse('unique', { card: { card: copy.id, code: copy.code } })
    // attachments check their limits for each possible host
    return card.facts.type === 'attachment' || isWithinLimits(card, null, you) ? undefined : refuse('limit-in-play')
  }
  if (ability.word === 'action') {
    if (actionWindow() === 'closed') return refuse('no-window')
    const named = ability.notes.phase
    if (named !== undefined && named !== phase()) return refuse('other-phase', { phase: named })
  }
  if (card.facts.type === 'event' && card.unique && copyInPlay(card)) return refuse('unique')
  const { keyword } = ability.notes
  if (typeof keyword === 'string' && !allowsUse(keyword, context)) return refuse('word', { ability: ability.slug })
  return undefined
}

function marks(card: Card): readonly string[] {
  const it = card as GameCard
  const found: string[] = []
  if (it.disguise) found.push('face-down')
  if (it.exhausted) found.push('exhausted')
  if (it.committed) found.push('committed')
  if (isAttacking(it)) found.push('attacking')
  if (isDefending(it)) found.push('defending')
  if (it.inPlay && hasTextByHand(it)) found.push(BY_HAND)
  if (isChangedAnywhere('isCurrentQuest') && it.hasPermission('isCurrentQuest')) found.push('current-quest')
  if (it instanceof Player && it.eliminated) found.push('eliminated')
  return found
}

function status(name: (card: Card) => string | null): JsonObject {
  const { systems } = table().ruleset
  const attack = currentAttack()
  const playerAttack = currentPlayerAttack()
  return {
    round: round(),
    phase: phase(),
    step: currentStep(),
    window: actionWindow(),
    firstPlayer: allPlayers().find((player) => player.isFirst)?.id ?? null,
    activePlayer: activePlayer().id,
    seats: allPlayers().map((player) => ({
      seat: player.id,
      threat: player.dial,
      eliminated: player.eliminated ? 'yes' : 'no',
      ...counterFigures(player),
    })),
    stagingThreat: stagingThreat(),
    committedWillpower: committedWillpower(),
    elimination: ELIMINATION_LEVEL,
    ...(systems ? { phases: phasesWith(PHASES, systems) } : {}),
    ...counterFigures(undefined),
    ...(attack
      ? {
          attack: {
            enemy: name(attack.enemy),
            player: attack.player.id,
            defenders: attack.defenders.map((card) => card.id),
            undefended: attack.undefended ? 'yes' : 'no',
          },
        }
      : {}),
    ...(playerAttack
      ? {
          playerAttack: {
            enemy: name(playerAttack.enemy),
            player: playerAttack.player.id,
            attackers: playerAttack.attackers.map((card) => card.id),
            strength: attackStrength(),
          },
        }
      : {}),
  }
}

export const lcg: Ruleset = {
  name: 'lcg',
  Card: GameCard,
  Seat: Player,
  zones,
  // RR "Timing of Ability Resolution": cancelling comes first, then constant before forced, forced before responses, when before after
  lanes: [
    { name: 'cancel', at: 'before', order: 'seats' },
    { name: 'constant', at: 'before', order: 'chosen' },
    { name: 'when-forced', at: 'before', order: 'chosen' },
    { name: 'when-response', at: 'before', order: 'seats' },
    { name: 'after-forced', at: 'after', order: 'chosen' },
    { name: 'after-response', at: 'after', order: 'seats' },
  ],
  windowWords: ['action', 'play'],
  events: eventKinds,
  stats,
  checkedStats,
  steps: { ...setupSteps, ...roundSteps },
  successors,
  firstStep: 'setup.1',
  packsIn,
  rulesIn,
  setUp,
  seatsInOrder: playersInOrder,
  decider: () => {
    const first = firstPlayer()
    return stagedAloneBy(first)?.revealer ?? first
  },
  works,
  users,
  youFor,
  refuses,
  costsOf,
  carryOut,
  moment,
  answered: discardLeftBehind,
  reaches,
  isAmong,
  check: (touched) => {
    resetEncounterDeckAtRest()
    resetOwnDecksAtRest()
    return check(touched)
  },
  printedKeywords: ({ keywords }) => ((keywords ?? []) as readonly string[]).map((word) => readKeyword(word).slug),
  keywordsOf: (card) => (card as GameCard).keywords,
  periods: ['phase', 'round', 'game'],
  period: (name) => (name === 'round' ? `round ${round()}` : name === 'phase' ? `round ${round()} ${phase()}` : 'game'),
  backOf: ({ facts, ownerName }) => (typeof facts.back === 'string' ? facts.back : ownerName === null ? 'encounter' : 'player'),
  place: () => ({ round: round(), phase: phase(), step: currentStep() }),
  handMoves,
  ends: ['endOfPhase', 'endOfRound'],
  foresight,
  figures,
  view: { status, marks, stats: (card) => shownStats(card as GameCard) },
}
