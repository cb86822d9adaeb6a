import {
  ask,
  askNumber,
  asRules,
  BOARD,
  type Card,
  fieldOf,
  cardsInPlay as inPlay,
  isChangedAnywhere,
  type Json,
  table,
  topDown,
} from '@questwright/kernel'
import { type GameCard, type Player, zoneCards } from './cards.ts'
import type { StepName } from './catalogue.ts'
import type { EventOf } from './events.ts'
import { meetRepair } from './repairs.ts'
import type { SystemPhases } from './system-names.ts'
import type { PileName } from './zones.ts'

/** Reads the players and the state of the round: phase, step, turn, quest and attacks. */

/** The phases of a round, including those of systems, and the setup before the first round. */
export type Phase =
  | 'setup'
  | 'resource'
  | 'planning'
  | 'quest'
  | 'travel'
  | 'encounter'
  | 'combat'
  | 'refresh'
  | (keyof SystemPhases & string)

function field(name: string): unknown {
  return fieldOf(table().board, name)
}

/** The number of the current round, from 1; 0 during setup. */
export function round(): number {
  return (field('round') as number | undefined) ?? 0
}

/** The running phase; `setup` before the first round. */
export function phase(): Phase {
  return (field('phase') as Phase | undefined) ?? 'setup'
}

/** The running step by its number in the Rules Reference's Appendix I, such as `3.4`. */
export function currentStep(): StepName | '' {
  return (field('step') as StepName | undefined) ?? ''
}

/** `open` while an action window is open, `planning` in the special one of step 2.2, else `closed`. */
export function actionWindow(): 'open' | 'planning' | 'closed' {
  return (field('window') as 'open' | 'planning' | undefined) ?? 'closed'
}

/** All players clockwise, including eliminated ones. */
export function allPlayers(): Player[] {
  return table().seats.slice() as Player[]
}

/** Players that are not eliminated, in player order: the first player, then clockwise. RR "In Player Order" */
export function playersInOrder(): Player[] {
  const seats = table().seats as Player[]
  const count = seats.length
  const name = field('firstPlayer')
  let first = 0
  while (first < count && (seats[first] as Player).id !== name) first++
  if (first === count) first = 0
  const order: Player[] = []
  for (let i = 0; i < count; i++) {
    const seat = seats[(first + i) % count] as Player
    if (!seat.eliminated) order.push(seat)
  }
  return order
}

/** The first player, who decides for the group. RR "First Player / First Player Token" */
export function firstPlayer(): Player {
  const [first] = playersInOrder()
  return first ?? (allPlayers()[0] as Player)
}

/** The player to the right of the first player. */
export function lastPlayer(): Player {
  const players = playersInOrder()
  return players[players.length - 1] ?? firstPlayer()
}

/** The next player clockwise, or undefined when no other player is left. RR "Next Player" */
export function nextPlayer(player: Player): Player | undefined {
  const seats = table().seats as Player[]
  const at = seats.indexOf(player)
  for (let i = 1; i < seats.length; i++) {
    const seat = seats[(at + i) % seats.length] as Player
    if (!seat.eliminated) return seat
  }
  return undefined
}

/** The player whose turn it is, by id: an eliminated player is skipped, clockwise. Without an id, the first player. */
export function playerAtTurn(turn: string | undefined): Player {
  const named = turn === undefined ? undefined : (table().findSeat(turn) as Player | undefined)
  if (!named?.eliminated) return named ?? firstPlayer()
  const next = nextPlayer(named) ?? firstPlayer()
  if (next !== firstPlayer()) meetRepair('order-of-chances')
  return next
}

/** The player who must or may perform the running step. RR "Active Player" */
export function activePlayer(): Player {
  const name = field('activePlayer') as string | undefined
  return (name && (table().findCard(name) as Player | undefined)) || firstPlayer()
}

/** Sets the player who performs the running step; undefined: the first player does. */
export function setActivePlayer(player: Player | undefined): void {
  table().write(table().board, 'fields', 'activePlayer', player?.id)
}

/** The current stage of the quest deck: it is the current quest, unless another quest card is. RR "Quest Cards" */
export function currentStage(): GameCard | undefined {
  return zoneCards('current-quest')[0]
}

/** The current quest: the stage, or the quest card in play that is the current quest in its place. RR "Current Quest" */
export function currentQuest(): GameCard | undefined {
  const other = isChangedAnywhere('isCurrentQuest') ? cardsInPlay().find((card) => card.hasPermission('isCurrentQuest')) : undefined
  return other ?? currentStage()
}

/**
 * The active location, if there is one; of several, the one that became active first. For reading only: effects on "the active location" use
 * `chooseActiveLocation()`, and conditions such as "while the active location is …" check all `activeLocations()`. RR "Active Location"
 */
export function activeLocation(): GameCard | undefined {
  return zoneCards('active-location')[0]
}

/** All active locations, in the order in which they became active: none, one, or more where a card says so. FAQ 1.34 */
export function activeLocations(): GameCard[] {
  return zoneCards('active-location')
}

/** The encounter deck, topmost card first. A forecast ends where a script reads it, and an ability that reads it before its first change is always offered. */
export function encounterDeck(): GameCard[] {
  return topDown(table().zone('encounter-deck')) as GameCard[]
}

/** The discard pile of the encounter deck, in order. */
export function encounterDiscardPile(): GameCard[] {
  return zoneCards('encounter-discard')
}

/** The cards in the victory display, in the order in which they came. */
export function victoryDisplay(): GameCard[] {
  return zoneCards('victory-display')
}

/** The cards that are set aside, out of play, in the order in which they came. */
export function cardsSetAside(): GameCard[] {
  return zoneCards('set-aside')
}

/** The cards among the rules: scenarios, systems, rules, and cards beside the quest deck. */
export function cardsAmongRules(): GameCard[] {
  return zoneCards('rules')
}

/** The card or player with an id, such as an id in the parameters of a delayed effect. Undefined for the id of the table. */
export function cardById(id: Json | undefined): GameCard | undefined {
  return typeof id === 'string' && id !== BOARD ? (table().findCard(id) as GameCard | undefined) : undefined
}

/** The card with an id, if it is in play. For delayed effects on a card that may have left play meanwhile. */
export function cardInPlay(id: Json | undefined): GameCard | undefined {
  const card = cardById(id)
  return card?.inPlay ? card : undefined
}

/** The cards that were played in this round by any player, in order; wherever they are now. */
export function playedThisRound(): GameCard[] {
  const t = table()
  const note = t.note('played') as { readonly round: number; readonly cards: readonly string[] } | undefined
  return note?.round === round() ? note.cards.map((id) => t.card(id) as GameCard) : []
}

/** The cards in the staging area, in the order in which they came. */
export function stagingArea(): GameCard[] {
  return zoneCards('staging-area')
}

/** All cards in play, in order of their numbers. */
export function cardsInPlay(): GameCard[] {
  return inPlay(table()).slice() as GameCard[]
}

/** For rules: the cards in play that the function accepts, face-down ones included. */
function inPlayThat(holds: (card: GameCard) => boolean): GameCard[] {
  return asRules(() => cardsInPlay().filter(holds))
}

/** All enemies in play: engaged, in the staging area or in other zones. */
export function enemiesInPlay(): GameCard[] {
  return inPlayThat((card) => card.isEnemy)
}

/** All locations in play, the active one among them. */
export function locationsInPlay(): GameCard[] {
  return inPlayThat((card) => card.isLocation)
}

/** All heroes and allies in play, of all players. */
export function charactersInPlay(): GameCard[] {
  return inPlayThat((card) => card.isCharacter)
}

/** All heroes in play, of all players. */
export function heroesInPlay(): GameCard[] {
  return inPlayThat((card) => card.isHero)
}

/** All allies in play, of all players. */
export function alliesInPlay(): GameCard[] {
  return inPlayThat((card) => card.isAlly)
}

/** Characters committed to the quest, of all players. */
export function committedCharacters(): GameCard[] {
  return inPlayThat((card) => card.isCharacter && card.committed)
}

/** The threat that counts against the quest: of the cards in the staging area that contribute theirs. RR App I 3.4 */
export function stagingThreat(): number {
  const staged = stagingArea()
  const contributing = isChangedAnywhere('withholdsThreat') ? staged.filter((card) => !card.hasPermission('withholdsThreat')) : staged
  const sum = contributing.reduce((total, card) => total + card.threat, 0)
  return Math.max(0, sum + (ask(table().board, 'stagingThreat') as number))
}

/** The willpower that counts for the quest: of all committed characters, or the stat that the quest names in its place. RR App I 3.4 */
export function committedWillpower(): number {
  return committed(statForQuest())
}

/**
 * The stat of committed characters that counts for the quest: willpower, or a stat that the quest names; if several are named, the worst
 * for the players (RR "The Grim Rule").
 */
export function statForQuest(): string {
  const quest = isChangedAnywhere('countsForQuest') ? currentQuest() : undefined
  if (!quest) return 'willpower'
  const { stats } = table().ruleset
  const named = (ask(quest, 'countsForQuest') as readonly string[]).filter((stat) => stats[stat]?.shape === 'number')
  return named.reduce((worst, stat) => (committed(stat) < committed(worst) ? stat : worst), named[0] ?? 'willpower')
}

function committed(stat: string): number {
  return committedCharacters().reduce((sum, card) => sum + askNumber(card, stat), 0)
}

/** An attack that is being made by an enemy. */
export interface EnemyAttack {
  readonly id: number
  readonly enemy: GameCard
  /** The player who is attacked: the defending player, even if another player's character defends. FAQ 1.52 */
  readonly player: Player
  /** The declared defenders that still take part; empty before defenders are declared. */
  readonly defenders: readonly GameCard[]
  /**
   * Whether the attack is undefended: true once the players have declared no defender, or when no defender takes part any more. Before the
   * declaration it is false.
   */
  readonly undefended: boolean
}

/** The state of an attack. */
export interface AttackRecord {
  readonly id: number
  readonly kind: 'enemy' | 'player'
  readonly enemy: string
  readonly player: string
  readonly participants: readonly string[]
  /** An attack by the framework counts as the enemy's or the player's attack of this round. */
  readonly origin: 'framework' | 'effect'
  /** The player with whom an attacked enemy was engaged when the attack began. */
  readonly engagedWith?: string
  /** `yes`: an effect declared the attacker, so no other character can join the attack. */
  readonly alone?: 'yes'
  /** The attacked character, in an attack against a character. */
  readonly target?: string
  /** The card to which the damage of the enemy's attack is redirected. */
  readonly taker?: string
  /** The number of additional attacks that the enemy makes after this one. */
  readonly more?: number
}

/** The attacks that are being resolved, the outermost first: an attack may happen during another one. */
export function attackRecords(): readonly AttackRecord[] {
  return (table().note('attacks') as unknown as readonly AttackRecord[] | undefined) ?? []
}

/** The innermost attack that is being resolved. */
export function currentAttackRecord(): AttackRecord | undefined {
  const records = attackRecords()
  return records[records.length - 1]
}

/** The enemy attack that is being resolved, or undefined. */
export function currentAttack(): EnemyAttack | undefined {
  const record = attackRecords().findLast((attack) => attack.kind === 'enemy')
  if (!record) return undefined
  const t = table()
  const defenders = record.participants.map((id) => t.card(id) as GameCard).filter((card) => card.inPlay)
  return Object.freeze({
    id: record.id,
    enemy: t.card(record.enemy) as GameCard,
    player: t.card(record.player) as Player,
    defenders: Object.freeze(defenders),
    undefended: defenders.length === 0 && !awaitsDefenders(),
  })
}

/** Whether the innermost enemy attack has not come to the end of the step in which defenders are declared. RR App I 6.4.1 */
function awaitsDefenders(): boolean {
  const step = currentStep()
  return step === '6.4b' || (step === '6.4.1' && actionWindow() === 'closed')
}

/** The player attack that is being resolved, or undefined. */
export function currentPlayerAttack():
  | { readonly id: number; readonly enemy: GameCard; readonly player: Player; readonly attackers: readonly GameCard[] }
  | undefined {
  const record = attackRecords().findLast((attack) => attack.kind === 'player')
  if (!record) return undefined
  const t = table()
  return Object.freeze({
    id: record.id,
    enemy: t.card(record.enemy) as GameCard,
    player: t.card(record.player) as Player,
    attackers: Object.freeze(record.participants.map((id) => t.card(id) as GameCard).filter((card) => card.inPlay)),
  })
}

/** The attack whose damage destroyed the card of this event; undefined if something else destroyed it. */
export function attackThatDestroyed({ subject, within }: EventOf<'destroyed'>): AttackRecord | undefined {
  const damage = within as EventOf<'damaged'> | undefined
  const attack = damage?.kind === 'damaged' && damage.from === 'attack' ? currentAttackRecord() : undefined
  return attack && (attack.kind === 'enemy') === (attack.enemy !== subject.id) ? attack : undefined
}

/**
 * The attackers whose attack destroyed the card of this event: the characters that attacked the enemy, or the enemy that attacked. Empty if
 * something else destroyed it.
 */
export function attackersWhoDestroyed(event: EventOf<'destroyed'>): readonly GameCard[] {
  const attack = attackThatDestroyed(event)
  if (!attack) return []
  return attack.kind === 'enemy' ? [table().card(attack.enemy) as GameCard] : (currentPlayerAttack()?.attackers ?? [])
}

/**
 * The attackers whose player was not engaged with the attacked enemy: with a keyword that allows it, theirs was a ranged attack. Read at
 * the end of the attack, so that attackers that joined it are included. FAQ to 4.10.8
 */
export function attackersForOthers({ attackers, engagedWith }: EventOf<'playerAttackEnds'>): readonly GameCard[] {
  return engagedWith === null ? [] : attackers.filter((attacker) => attacker.controller !== engagedWith)
}

/** Whether a card takes part in an attack that is being resolved, as an attacker. */
export function isAttacking(card: Card): boolean {
  return attackRecords().some((attack) => (attack.kind === 'enemy' ? attack.enemy === card.id : attack.participants.includes(card.id)))
}

/** Whether a card defends against an attack that is being resolved. */
export function isDefending(card: Card): boolean {
  return attackRecords().some((attack) => attack.kind === 'enemy' && attack.participants.includes(card.id))
}

/** The top card of a pile. */
export function zoneTop(id: PileName): GameCard | undefined {
  return table().zone(id).top as GameCard | undefined
}
