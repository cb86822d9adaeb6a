import { ask, askNumber, type Card, type EventInit, isChangedAnywhere, isPrevented, table } from '@questwright/kernel'
import { type GameCard, Player } from './cards.ts'
import { mayBear } from './reach.ts'
import { meetRepair } from './repairs.ts'
import { currentStage, phase } from './round.ts'

/** State checks: events that must happen at once because of the state of the table. A check visits touched cards only. */
export function check(touched: readonly Card[]): EventInit[] {
  const found: EventInit[] = []
  const stage = currentStage()
  for (const one of touched) {
    const card = one as GameCard
    if (card instanceof Player || card === stage || !(card.inPlay || card.isBeingRevealed)) continue
    checkCard(card, found)
  }
  if (stage && stage.sideUp === 'B' && hasAllProgress(stage)) add(found, { kind: 'stageDefeated', subject: stage, how: 'progress' })
  if (isChangedAnywhere('handLimit')) for (const player of table().seats as Player[]) checkHand(player, found)
  // dials and heroes decide which players are eliminated; a modifier of the elimination level touches every card in play
  if (touched.some((card) => card instanceof Player || card.facts.type === 'hero' || card.disguise) && (phase() !== 'setup' || playing()))
    for (const player of table().seats as Player[]) checkPlayer(player, found)
  return found
}

function playing(): boolean {
  return currentStage() !== undefined
}

function add(found: EventInit[], init: EventInit): void {
  if (!isComing(init) && !isPrevented(init)) found.push(init)
}

/**
 * Adds an event that makes a card leave play, unless a card says that it cannot leave play: otherwise every check would destroy or explore
 * it again.
 */
function addLeaving(found: EventInit[], init: EventInit): void {
  if (!isPrevented({ kind: 'leavesPlay', subject: init.subject })) add(found, init)
}

/** Whether an earlier check has found this event and it has not happened yet, because of simultaneous events and the responses to them. */
function isComing(init: EventInit): boolean {
  return table().run.occurrences.some(({ events }) =>
    events.some((event) => event.fate === 'coming' && event.kind === init.kind && event.subject === init.subject),
  )
}

/** Damage at or above hit points destroys (RR "Damage"); progress at or above quest points explores (RR "Explored"); attachments that it cannot have are discarded. */
function checkCard(card: GameCard, found: EventInit[]): void {
  for (const attachment of card.attachments)
    if (!mayBear(card, attachment)) add(found, { kind: 'discarded', subject: attachment, from: 'attachments' })
  if (card.isCharacter || card.isEnemy) {
    const hitPoints = card.hitPoints
    if (typeof card.printedFact('hitPoints') === 'number' && card.damage >= hitPoints && !card.hasPermission('survivesDamage'))
      addLeaving(found, { kind: 'destroyed', subject: card })
    return
  }
  const leaving = card.isLocation ? 'explored' : card.isQuest ? 'stageDefeated' : undefined
  if (leaving && hasAllProgress(card) && card.progress > 0)
    addLeaving(found, { kind: leaving, subject: card, ...(card.isQuest && { how: 'progress' }) })
}

/** RR "Quest Advancement", "Explored": at once, whenever in the round it happens. */
function hasAllProgress(card: GameCard): boolean {
  return typeof card.printedFact('questPoints') === 'number' && card.progress >= card.questPoints
}

/** A player with more cards in hand than a card allows discards the excess; cards that cannot be discarded count among the kept ones. */
function checkHand(player: Player, found: EventInit[]): void {
  const most = ask(player, 'handLimit')
  if (player.eliminated || typeof most !== 'number' || player.hand.length <= most) return
  const among = player.hand.filter((card) => !isPrevented({ kind: 'discarded', subject: card, from: 'hand' }))
  const kept = Math.max(0, most - (player.hand.length - among.length))
  if (among.length > kept) add(found, { kind: 'tooMany', subject: player, among, most: kept })
}

/** RR "Player Elimination": threat at the elimination level, or all heroes killed. */
function checkPlayer(player: Player, found: EventInit[]): void {
  if (player.eliminated) return
  const isOut = player.dial >= askNumber(player, 'elimination') || !hasHeroes(player)
  if (isOut) add(found, { kind: 'eliminated', subject: player })
  else if (player.heroes.length === 0) meetRepair('heroes-that-are-away')
}

/**
 * Whether a player has heroes: a hero under control, or an own hero that is elsewhere but not dead: controlled by another player, shuffled
 * into a deck, put under another card, or turned into another card. A hero in the discard pile, or removed from the game, does not count.
 * RR "Player Elimination"
 */
export function hasHeroes(player: Player): boolean {
  return player.heroes.length > 0 || (table().cards as GameCard[]).some((card) => isAway(card, player))
}

function isAway(card: GameCard, player: Player): boolean {
  if (card.ownerName !== player.id) return false
  // a hero that lies face down as another card counts, too
  if (!card.isHero && table().library.cards.get(card.code)?.front.facts.type !== 'hero') return false
  return card.zone.name !== 'discard' && card.zone.name !== 'removed' && !card.hasPermission('lostWhenAway')
}
