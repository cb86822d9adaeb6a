import {
  ask,
  askNumber,
  asRules,
  Card,
  cardsInPlay,
  cardsOf,
  fail,
  fieldOf,
  isChangedAnywhere,
  type Json,
  nearestName,
  scriptName,
  table,
  unknownName,
} from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import type { PrintedType } from './rulebook/type-names.ts'
import type { NumberStat, Permission } from './stats.ts'
import type { SystemTypes } from './system-names.ts'
import { countsAs } from './system-types.ts'
import { requireToken } from './token-names.ts'
import type { TokenName } from './tokens.ts'
import type { CardZone, PileName, SeatZone } from './zones.ts'

/** The type of a card: the printed one, or the one that it has become. */
export type CardType = PrintedType | (keyof SystemTypes & string) | 'scenario' | 'rule' | 'piece'

/** A card of this game, with getters for what scripts read. Nothing on it can be written. */
export class GameCard extends Card {
  /** The present type of the card: a card that is attached to another one is an attachment; an objective remains an objective in addition. */
  get type(): CardType {
    const printed = (fieldOf(this, 'type') as CardType | undefined) ?? (this.facts.type as CardType | undefined) ?? 'piece'
    const { name } = this.zone
    const isAttached = name === 'attachments' || name === 'deck-attachments' || name === 'player-attachments'
    return isAttached && !countsAs(printed, 'objective') ? 'attachment' : printed
  }

  get title(): string {
    return (this.facts.title as string | undefined) ?? this.slug
  }

  get unique(): boolean {
    return this.facts.unique === true
  }

  /** Whether it is a copy of another card: the same title, of any type and text. RR "Copy (of a card)" */
  isCopyOf(other: GameCard): boolean {
    return this !== other && this.title === other.title
  }

  get isHero(): boolean {
    return this.type === 'hero'
  }

  /** Whether it is an ally: objective-allies count as well, and types of systems that count as allies. Source: LCG-OBJALLY-1 */
  get isAlly(): boolean {
    return countsAs(this.type, 'ally')
  }

  /** Heroes and allies are characters; enemies never are. RR "Character Cards" */
  get isCharacter(): boolean {
    return countsAs(this.type, 'character')
  }

  get isEnemy(): boolean {
    return countsAs(this.type, 'enemy')
  }

  get isLocation(): boolean {
    return countsAs(this.type, 'location')
  }

  /** A quest card: a stage, or a card that counts as a stage. RR "Quest Cards" */
  get isQuest(): boolean {
    return countsAs(this.type, 'quest')
  }

  get isTreachery(): boolean {
    return this.type === 'treachery'
  }

  get isObjective(): boolean {
    return countsAs(this.facts.type as string, 'objective') && fieldOf(this, 'type') === undefined
  }

  get isAttachment(): boolean {
    return this.type === 'attachment' || (this.isObjective && this.zone.name === 'attachments')
  }

  // ── numbers ─────────────────────────────────────────────

  get willpower(): number {
    return askNumber(this, 'willpower')
  }

  get attack(): number {
    return askNumber(this, 'attack')
  }

  get defense(): number {
    return askNumber(this, 'defense')
  }

  get hitPoints(): number {
    return askNumber(this, 'hitPoints')
  }

  /** Hit points less damage, at least 0. */
  get hitPointsLeft(): number {
    return Math.max(0, this.hitPoints - this.damage)
  }

  get threat(): number {
    return askNumber(this, 'threat')
  }

  get engagementCost(): number {
    return askNumber(this, 'engagementCost')
  }

  get questPoints(): number {
    return askNumber(this, 'questPoints')
  }

  get cost(): number {
    return askNumber(this, 'cost')
  }

  get threatCost(): number {
    return askNumber(this, 'threatCost')
  }

  /** @returns its value of a number stat, of the rules or of a system */
  stat(name: NumberStat): number {
    return askNumber(this, name)
  }

  /** @returns the number of these tokens on it @throws ScriptFault for another spelling of a token of the rules */
  override token(name: TokenName): number {
    requireToken(name)
    return super.token(name)
  }

  get damage(): number {
    return this.token('damage')
  }

  get progress(): number {
    return this.token('progress')
  }

  get resources(): number {
    return this.token('resource')
  }

  /** @returns the printed value of that name: a number, a word, a dash, or undefined */
  printedFact(name: string): Json | undefined {
    return Object.hasOwn(this.facts, name) ? this.facts[name] : undefined
  }

  /** @returns the printed number of that name; undefined for X, a dash, and a value that it does not print */
  printedNumber(name: string): number | undefined {
    const printed = this.printedFact(name)
    return typeof printed === 'number' ? printed : undefined
  }

  // ── words ───────────────────────────────────────────────

  get traits(): readonly string[] {
    return ask(this, 'traits') as readonly string[]
  }

  /** Whether it has a trait now. */
  has(trait: string): boolean {
    return this.traits.includes(trait)
  }

  get keywords(): { readonly [keyword: string]: number } {
    return ask(this, 'keywords') as { readonly [keyword: string]: number }
  }

  /**
   * @param keyword its slug @throws ScriptFault for a probably misspelt keyword: one that no pack defines and that is almost equal to a
   * known keyword
   */
  hasKeyword(keyword: string): boolean {
    if (Object.hasOwn(this.keywords, keyword)) return true
    const { keywords } = table().library
    if (!keywords.has(keyword) && nearestName(keyword, keywords.keys()) !== undefined)
      fail('wrong-name', unknownName(keyword, 'keyword', keywords.keys()))
    return false
  }

  /**
   * Whether a trait or keyword is printed on it; gained ones do not count. A keyword without a number or a sort matches every number and
   * sort. RR "Gains"
   */
  prints(word: string): boolean {
    const { traits = [], keywords = [] } = this.facts as { readonly traits?: readonly string[]; readonly keywords?: readonly string[] }
    // the word may be written with a pack, `pack:word`: traits belong to no pack, so compare them with the part after the colon
    if (traits.includes(word.slice(word.lastIndexOf(':') + 1))) return true
    if (keywords.length === 0) return false
    const { slug, number } = readKeyword(word)
    return keywords.some((printed) => {
      const one = readKeyword(printed)
      return (one.slug === slug && (number === undefined || one.number === number)) || printed.startsWith(`${word} (`)
    })
  }

  /** The spheres whose resources it provides or needs; empty for neutral cards. */
  get spheres(): readonly string[] {
    return ask(this, 'spheres') as readonly string[]
  }

  /** The kinds of effects to which it is immune now: `card-effects`, `player-card-effects`. RR "Immune" */
  get immunities(): readonly string[] {
    return ask(this, 'immunities') as readonly string[]
  }

  belongsTo(sphere: string): boolean {
    return this.spheres.includes(sphere)
  }

  /** Whether a card permits something for it that the rules forbid, such as `defendsForOthers`. */
  hasPermission(permission: Permission): boolean {
    return ask(this, permission) === true
  }

  // ── states ──────────────────────────────────────────────

  get exhausted(): boolean {
    return fieldOf(this, 'exhausted') === 'yes'
  }

  get ready(): boolean {
    return !this.exhausted
  }

  /** Whether it is committed to the quest. */
  get committed(): boolean {
    if (fieldOf(this, 'committed') === 'yes') return true
    // its own text commits it. Source: LCG-OBJALLY-1
    return this.inStaging && this.isCharacter && this.hasPermission('committedInStaging')
  }

  get inPlay(): boolean {
    let zone = this.zone
    let card: Card = this
    while (zone.spec.play === 'as-host') {
      if (card.face === 'down' || !zone.host) return false
      card = zone.host
      zone = zone.host.zone
    }
    return zone.spec.play === 'in'
  }

  get inStaging(): boolean {
    return this.zone.name === 'staging-area'
  }

  /**
   * Whether it is an enemy or a location that is being revealed and has not been placed yet. It can already be dealt damage, and an enemy
   * can be destroyed by it.
   */
  get isBeingRevealed(): boolean {
    return this.zone.name === 'resolving' && (this.isEnemy || this.isLocation) && fieldOf(this, 'fromShadow') !== 'yes'
  }

  get isActiveLocation(): boolean {
    return this.zone.name === 'active-location'
  }

  get controller(): Player | null {
    return seatNamed(this.controllerName)
  }

  get owner(): Player | null {
    return seatNamed(this.ownerName)
  }

  /**
   * The card to which it is attached, or null. If it was discarded as the price of its running ability, the card to which it had been
   * attached.
   */
  get host(): GameCard | null {
    return this.zone.name === 'attachments' ? (this.zone.host as GameCard) : hostOfPayer(this)
  }

  get attachments(): GameCard[] {
    return cardsOn(this, 'attachments')
  }

  get shadowCards(): GameCard[] {
    return cardsOn(this, 'shadow')
  }

  /** The enemy to which it was dealt as a shadow card, or null. */
  get dealtTo(): GameCard | null {
    return this.zone.name === 'shadow' ? (this.zone.host as GameCard) : null
  }

  /** The cards underneath it, in the order in which they were placed. */
  get cardsUnderneath(): GameCard[] {
    return cardsOn(this, 'underneath')
  }

  /** The cards that are considered to be out of play as long as this card is in play. */
  get cardsHeldOut(): GameCard[] {
    return cardsOn(this, 'withdrawn')
  }

  /** The card under which it was put, or null. */
  get underneath(): GameCard | null {
    return this.zone.name === 'underneath' ? (this.zone.host as GameCard) : null
  }

  /** The player to whose deck it is attached, or null. */
  get onDeckOf(): Player | null {
    return this.zone.name === 'deck-attachments' ? seatNamed(this.zone.seatName) : null
  }

  /** The player to whom it is attached, or null. */
  get attachedTo(): Player | null {
    return this.zone.name === 'player-attachments' ? seatNamed(this.zone.seatName) : null
  }

  /** The slug of its name while it is face down as another card; null for a face-up card. */
  get liesAs(): string | null {
    const { disguise } = this
    return disguise ? disguise.code.slice(disguise.code.indexOf(':') + 1) : null
  }

  /** The player with whom this enemy is engaged, or null. */
  get engagedWith(): Player | null {
    return this.zone.name === 'engaged' ? seatNamed(this.zone.seatName) : null
  }

  /** Whether it is engaged with this player, or stays in the staging area and is considered to be engaged: then it does not engage (FAQ 1.50). */
  isEngagedWith(player: Player): boolean {
    if (this.engagedWith === player) return true
    if (!this.inStaging || !this.isEnemy || !this.hasPermission('consideredEngaged')) return false
    return !isChangedAnywhere('consideredEngagedFrom') || player.threatForEngagement >= this.stat('consideredEngagedFrom')
  }

  /** The round in which this enemy last attacked by the framework. */
  get attackedInRound(): number {
    return (fieldOf(this, 'attackedIn') as number | undefined) ?? 0
  }
}

/** A player: a seat at the table. A seat is also a card, which holds the threat dial. */
export class Player extends GameCard {
  /** The player's threat. When a script of an enemy reads it, modifiers that apply only to enemies are included. */
  override get threat(): number {
    return isChangedAnywhere('threatForEnemies') && isReadByEnemy() ? askNumber(this, 'threatForEnemies') : this.dial
  }

  /** The threat on the dial, without modifiers that make it count as another number. */
  get dial(): number {
    return this.token('threat')
  }

  /** The threat that counts when enemies engage. */
  get threatForEngagement(): number {
    return isChangedAnywhere('threatForEngagement') ? askNumber(this, 'threatForEngagement') : this.dial
  }

  get hand(): GameCard[] {
    return zoneCards(zoneNameOf(this, 'hand'))
  }

  get deck(): GameCard[] {
    return zoneCards(zoneNameOf(this, 'deck'))
  }

  get discardPile(): GameCard[] {
    return zoneCards(zoneNameOf(this, 'discard'))
  }

  /** The cards of the discard pile that effects may return to hand or deck: all but heroes. */
  get retrievable(): GameCard[] {
    return this.discardPile.filter((card) => !card.isHero)
  }

  /** Characters that this player controls. */
  get characters(): GameCard[] {
    return asRules(() => cardsIn(zoneNameOf(this, 'play-area')).filter((card) => card.isCharacter))
  }

  get heroes(): GameCard[] {
    return asRules(() => cardsIn(zoneNameOf(this, 'play-area')).filter((card) => card.isHero))
  }

  get allies(): GameCard[] {
    return asRules(() => cardsIn(zoneNameOf(this, 'play-area')).filter((card) => card.isAlly))
  }

  /** The enemies engaged with this player, and those in the staging area that are considered to be. */
  get engagedEnemies(): GameCard[] {
    return [...cardsIn(zoneNameOf(this, 'engaged')), ...cardsIn('staging-area').filter((card) => card.isEngagedWith(this))]
  }

  /** Everything in play that this player controls, in order of the cards' numbers. */
  get controlled(): GameCard[] {
    return asRules(() => cardsInPlay(table()).filter((card) => card.controllerName === this.id) as GameCard[])
  }

  get eliminated(): boolean {
    return fieldOf(this, 'eliminated') === 'yes'
  }

  get isFirst(): boolean {
    return fieldOf(table().board, 'firstPlayer') === this.id
  }
}

/** Whether the innermost running script belongs to a card that is printed as an enemy. */
function isReadByEnemy(): boolean {
  const code = scriptName()?.split('#')[0]
  const sides = code === undefined ? undefined : table().library.cards.get(code)?.sides
  return Object.values(sides ?? {}).some((side) => countsAs(side?.facts.type as string, 'enemy'))
}

/** Name of the table's note about the host of a card that was discarded to pay for its own ability. */
export const HOST_OF_PAYER = 'host of payer'

function hostOfPayer(card: GameCard): GameCard | null {
  const t = table()
  if (t.doing?.card !== card) return null
  const note = t.note(HOST_OF_PAYER) as { readonly card: string; readonly host: string } | undefined
  return note?.card === card.id ? (t.card(note.host) as GameCard) : null
}

function seatNamed(name: string | null): Player | null {
  return name === null ? null : ((table().findSeat(name) as Player | undefined) ?? null)
}

function cardsOn(card: GameCard, zone: CardZone): GameCard[] {
  const hosted = table().zonesHostedBy(card)
  for (let i = 0; i < hosted.length; i++) if (hosted[i]?.name === zone) return hosted[i]?.cards as GameCard[]
  return []
}

const zoneNames = new Map<string, Map<SeatZone, PileName>>()

/** The id of a player's pile; the same string each time, so that map look-ups are fast. */
function zoneNameOf({ id }: Player, zone: SeatZone): PileName {
  let own = zoneNames.get(id)
  if (!own) {
    own = new Map()
    zoneNames.set(id, own)
  }
  let name = own.get(zone)
  if (name === undefined) {
    name = `${id}.${zone}`
    own.set(zone, name)
  }
  return name
}

/** The cards of a zone; the caller must not change the list. */
function cardsIn(id: PileName): readonly GameCard[] {
  return cardsOf(table().zone(id)) as readonly GameCard[]
}

/** The cards of a zone by its id, first to last. */
export function zoneCards(id: PileName): GameCard[] {
  return table().zone(id).cards as GameCard[]
}
