import { askNumber, type Breach, fieldOf, isPrevented, namesIn, outcomeOf, table } from '@questwright/kernel'
import { type GameCard, type Player, zoneCards } from '../cards.ts'
import { hasHeroes } from '../checks.ts'
import { entersUnattached } from '../hosts.ts'
import { isAmongEncounterCards } from '../leaving.ts'
import { activeLocations, allPlayers, attackRecords, cardsInPlay, currentStage, currentStep, phase, playersInOrder } from '../round.ts'
import { isKept } from '../shadow-keeping.ts'
import { mayBeStaged } from '../system-types.ts'

/** Invariants of a table of this game: a state that breaks one is an error of the engine or of a card, and bots search for such states. */

type Moment = 'question' | 'rest'

/** @param moment `rest`: between two steps, when no event is being resolved */
export function breaches(moment: Moment): Breach[] {
  const found: Breach[] = []
  const t = table()
  if (outcomeOf(t)) return found
  const add = (code: string, message: string, card?: GameCard): void => {
    found.push({ code, message, ...(card ? { card: card.code } : {}) })
  }
  for (const one of t.cards) {
    const card = one as GameCard
    if (card.facts.type === undefined) continue
    ownership(card, add)
    if (moment === 'rest') atRest(card, add)
  }
  piles(add)
  if (moment === 'rest') {
    uniqueness(add)
    for (const player of allPlayers()) seat(player, add)
    if (attackRecords().length > 0 && phase() !== 'combat')
      add('attack-left', `in the ${phase()} phase an attack is still recorded, and nothing is being resolved`)
    if (phase() !== 'setup') stage(add)
  }
  return found
}

type Add = (code: string, message: string, card?: GameCard) => void

function ownership(card: GameCard, add: Add): void {
  const { zone, ownerName } = card
  if (zone.seatName !== null && ['hand', 'deck', 'discard'].includes(zone.name) && ownerName !== zone.seatName)
    add('in-a-strange-pile', `${card} is owned by ${ownerName ?? 'the encounter deck'} and lies in ${zone.id}`, card)
  if (zone.id.startsWith('encounter-') && !isAmongEncounterCards(card))
    add('in-a-strange-pile', `${card} is owned by ${ownerName} and lies in ${zone.id}`, card)
  for (const mark of ['exhausted', 'committed']) {
    const value = fieldOf(card, mark)
    if (value !== undefined && value !== 'yes') add('odd-mark', `${card}: "${mark}" is ${JSON.stringify(value)}`, card)
  }
}

const OUT_OF_PLAY = ['hand', 'deck', 'discard', 'encounter-deck', 'encounter-discard', 'quest-deck', 'removed']

/** Reports a card that, between two steps, is in a wrong zone or still has marks, tokens or cards that it should have lost. */
function atRest(card: GameCard, add: Add): void {
  const t = table()
  const { zone } = card
  if (zone.id === 'kernel') add('lost-card', `${card} lies nowhere`, card)
  if (zone.id === 'resolving')
    add('left-resolving', `${card} is in the zone of cards that are being resolved, and nothing is being resolved`, card)
  if (OUT_OF_PLAY.includes(zone.name)) {
    const marks = ['exhausted', 'committed'].filter((mark) => fieldOf(card, mark) !== undefined)
    const left = [...namesIn(card, 'tokens'), ...marks]
    if (left.length > 0) add('not-wiped', `${card} lies in ${zone.id} with ${left.join(' and ')}`, card)
    if (zone.name !== 'deck' && zone.name !== 'encounter-deck' && card.face === 'down')
      add('face-down', `${card} lies face down in ${zone.id}`, card)
    for (const lying of t.zonesHostedBy(card))
      if (lying.size > 0) add('host-left', `${card} lies in ${zone.id}, and ${lying.cards.join(', ')} still on it`, card)
  }
  if (zone.name === 'shadow' && isLeftover(card)) add('shadow-left', `${card} is still dealt to ${zone.host} in the ${phase()} phase`, card)
  if (!card.inPlay) return
  // a character that is committed by a text stays committed as long as the text applies
  if (fieldOf(card, 'committed') === 'yes' && phase() !== 'quest')
    add('still-committed', `${card} is committed in the ${phase()} phase`, card)
  if (zone.name === 'play-area' && card.controllerName !== zone.seatName)
    add('strange-controller', `${card} lies in ${zone.id} and is controlled by ${card.controllerName ?? 'nobody'}`, card)
  const stays = isPrevented({ kind: 'leavesPlay', subject: card })
  const survives = stays || card.hasPermission('survivesDamage')
  if (!survives && (card.isCharacter || card.isEnemy) && typeof card.printedFact('hitPoints') === 'number' && card.damage >= card.hitPoints)
    add('not-destroyed', `${card} has ${card.damage} damage with ${card.hitPoints} hit points`, card)
  if (
    !stays &&
    (card.isLocation || (card.isQuest && zone.name !== 'current-quest')) &&
    typeof card.printedFact('questPoints') === 'number' &&
    card.progress > 0 &&
    card.progress >= card.questPoints &&
    !isPrevented(card.isLocation ? { kind: 'explored', subject: card } : { kind: 'stageDefeated', subject: card, how: 'progress' })
  )
    add(card.isLocation ? 'not-explored' : 'not-defeated', `${card} has ${card.progress} progress of ${card.questPoints}`, card)
}

/**
 * Whether a shadow card should be gone: the combat phase has just ended, or it was turned up in an attack outside of that phase, which is
 * over. A face-down shadow card is allowed: an effect may deal it in any phase, and to any enemy.
 */
function isLeftover(card: GameCard): boolean {
  if (isKept(card)) return false
  if (phase() === 'combat') return currentStep() === '6.11'
  return card.face !== 'down' && attackRecords().length === 0
}

function piles(add: Add): void {
  const t = table()
  for (const card of t.zone('active-location').cards as GameCard[])
    if (!card.isLocation) add('odd-active-location', `${card} is the active location and is a ${card.type}`, card)
  for (const card of t.zone('staging-area').cards as GameCard[])
    if (!mayBeStaged(card.type) && !entersUnattached(card))
      add('odd-staging', `${card} lies in the staging area and is a ${card.type}`, card)
  if (zoneCards('current-quest').length > 1) add('two-stages', 'two stages are attempted at once')
}

function uniqueness(add: Add): void {
  const seen = new Map<string, GameCard>()
  for (const card of cardsInPlay()) {
    if (!card.unique) continue
    const twin = seen.get(card.title)
    if (twin) add('two-unique', `${card} and ${twin} are in play and have one title`, card)
    seen.set(card.title, card)
  }
}

function seat(player: Player, add: Add): void {
  const t = table()
  const { threat } = player
  if (threat < 0) add('odd-threat', `${player.id} has a threat of ${threat}`)
  const limit = askNumber(player, 'elimination')
  if (player.eliminated) {
    for (const name of ['engaged', 'play-area'])
      for (const card of t.zone(`${player.id}.${name}`).cards)
        add('with-an-eliminated-player', `${card} lies in ${name} of ${player.id}, who is out of the game`, card as GameCard)
    // if all players are eliminated, the last one keeps the token, because the game is over
    if (player.isFirst && playersInOrder().length > 0) add('first-player-out', `${player.id} is out of the game and first player`)
    return
  }
  if (phase() === 'setup') return
  if (threat >= limit && !isPrevented({ kind: 'eliminated', subject: player }))
    add('not-eliminated', `${player.id} has a threat of ${threat} and plays on`)
  if (!hasHeroes(player)) add('not-eliminated', `${player.id} has no hero and plays on`)
}

function stage(add: Add): void {
  const quest = currentStage()
  if (!quest) {
    add('no-stage', 'no stage is being attempted, and the game is not over')
    return
  }
  if (
    quest.sideUp === 'B' &&
    typeof quest.printedFact('questPoints') === 'number' &&
    quest.progress >= quest.questPoints &&
    quest.progress > 0 &&
    !isPrevented({ kind: 'stageDefeated', subject: quest, how: 'progress' })
  )
    add('not-advanced', `${quest} has ${quest.progress} progress of ${quest.questPoints}`, quest)
  for (const location of activeLocations())
    if (!location.inPlay) add('odd-active-location', `${location} is the active location and out of play`, location)
}
