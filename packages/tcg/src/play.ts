/** How cards are played: the abilities that every card of a type has by the rules, and why a card may not be played. */
import { ability, constant } from '@questwright/authoring'
import {
  type Ability,
  type Card,
  type Context,
  type Cost,
  chooseCards,
  consideredGone,
  type HostRule,
  hostsBy,
  type JsonObject,
  noteFired,
  type Part,
  perform,
  preventedBy,
  restrict,
  type Sentence,
  table,
} from '@questwright/kernel'
import { twilightCost } from './costs.ts'
import { isOne, type Selection } from './selection.ts'
import {
  activeCards,
  areSame,
  bearerToBe,
  borneBy,
  companions,
  freePlayer,
  haveOneHome,
  isAlly,
  isAtHome,
  isCharacter,
  isCompanion,
  isFreePeoples,
  isMinion,
  isShadow,
  isUnique,
  titleOf,
} from './state.ts'

/** The word of the part that says which characters may bear a card. */
const HOSTS: HostRule = { word: 'bearer', unsaid: () => false }

/** The word of the part with the requirements for playing a card: "To play, spot an Elf." */
export const TO_PLAY = 'to-play'

/** The uses of cards that are no special abilities: the rules give them to every card of a type. */
export const BY_RULES: readonly string[] = ['play', 'transfer', 'heal-by-discard']

/** Most companions of a player in play and in the dead pile together (the Rule of 9). */
const MOST_COMPANIONS = 9

/** Types of cards that characters bear, unless they are played to the support area. */
const BORNE: readonly string[] = ['possession', 'artifact', 'condition']

/** The parts that a card has by its facts, besides those of its script. */
export function impliedBy(facts: JsonObject): readonly Part[] {
  const type = String(facts.type)
  const word = facts.side === 'shadow' ? 'shadow' : 'fellowship'
  if (type === 'companion') return [playedTo(word, 'fellowship'), ...healing(facts)]
  if (type === 'ally') return [playedTo(word, 'support'), ...healing(facts)]
  if (type === 'minion') return [playedTo(word, 'minions')]
  if (type === 'ring') return bonuses(facts)
  if (!BORNE.includes(type)) return []
  if (!goesOnBearer(facts)) return [playedTo(word, 'support')]
  return [playedOn(word), ...(word === 'fellowship' && type !== 'condition' ? [transfer()] : []), ...bonuses(facts)]
}

/** Whether a card is played on a character or another card that bears it. */
function goesOnBearer(facts: JsonObject): boolean {
  return BORNE.includes(String(facts.type)) && facts.support !== true
}

const PLAY = { slug: 'play', lane: null, hears: [] as readonly string[] }

/** A card that comes into play always changes the game, so the effect need not be tried out to find that. */
const could = (): boolean => true

/** "Play": brings the card from the hand into play. */
function playedTo(word: string, zone: 'fellowship' | 'support' | 'minions'): Ability {
  return ability({ ...PLAY, word }, { where: ['hand'], could }, ({ self, you }: Context) => enter(self, you, `${you.id}.${zone}`))
}

/** "Play": brings the card from the hand to a character that may bear it. */
function playedOn(word: string): Ability {
  const targets = (context: Context): unknown => {
    const from = possibleBearers(context)
    // the bearer was chosen when the card was announced; paying may have removed it
    const gone = consideredGone()
    const before = from().find((host) => host === bearerToBe(context.self) && !gone.includes(host))
    return before ?? chooseCards({ who: context.you, name: 'bearer', from })[0]
  }
  return ability({ ...PLAY, word }, { where: ['hand'], targets }, ({ self, you, targets: host }: Context) => {
    for (const part of self.printed.parts) if (part.kind === 'ability' && part.word === HOSTS.word) noteFired(`${self.code}#${part.slug}`)
    enter(self, you, table().zoneOn(host as Card, 'borne').id)
  })
}

/** The cards that may bear a card that is played: only those of the selection `on`, if the effect that plays it has one. */
const possibleBearers =
  ({ self, you, params }: Context) =>
  (): Card[] => {
    const on = params.on as Selection | undefined
    return hosts(self, you).filter((host) => on === undefined || isOne(host, on, self))
  }

/** Asks who will bear a card that is being played, before it is paid for: texts may change its cost for that bearer. */
export function chooseBearer(context: Context): void {
  const { self, you } = context
  const from = possibleBearers(context)
  if (!goesOnBearer(self.facts) || from().length === 0) return
  const [host] = chooseCards({ who: you, name: 'bearer', from })
  table().write(self, 'fields', 'bearerToBe', host?.id)
}

function enter(card: Card, you: Card, zone: string): void {
  const t = table()
  t.write(card, 'fields', 'bearerToBe', undefined)
  t.write(card, 'fields', 'controller', you.id)
  t.move(card, t.zone(zone))
  perform({ kind: 'entered', subject: card })
}

/** Moves a possession or an artifact to another character for its twilight cost. Both characters must be at the same site. */
function transfer(): Ability {
  const to = ({ self, you }: Context): Card[] =>
    hosts(self, you).filter((host) => host !== self.zone.host && self.zone.host !== null && areTogether(host, self.zone.host))
  return ability(
    { slug: 'transfer', word: 'fellowship', lane: null, hears: [] },
    {
      where: ['borne'],
      cost: [twilightCost],
      targets: (context: Context) => chooseCards({ who: context.you, name: 'bearer', from: () => to(context) })[0],
    },
    ({ self, targets }: Context) => perform({ kind: 'transferred', subject: self, to: targets as Card }),
  )
}

/** Whether two Free Peoples characters are at the same site: companions are with the fellowship, allies at their homes. */
function areTogether(one: Card, other: Card): boolean {
  if (isAlly(one) && isAlly(other)) return haveOneHome(one, other)
  return (!isAlly(one) || isAtHome(one)) && (!isAlly(other) || isAtHome(other))
}

const discardSelf: Cost = { slug: 'discard', can: () => true, pay: ({ self }: Context) => [{ kind: 'discarded', subject: self }] }

/** Heals a unique companion or ally in play by discarding a card with the same title from the hand. */
function healing(facts: JsonObject): readonly Part[] {
  if (facts.unique !== true) return []
  const wounded = ({ self, you }: Context): Card[] =>
    activeCards().filter(
      (card) =>
        (isCompanion(card) || isAlly(card)) &&
        isUnique(card) &&
        card.controllerName === you.id &&
        card.token('wounds') > 0 &&
        areSame(card, self),
    )
  return [
    ability(
      { slug: 'heal-by-discard', word: 'fellowship', lane: null, hears: [] },
      {
        where: ['hand'],
        cost: [discardSelf],
        targets: (context: Context) => chooseCards({ who: context.you, name: 'heal', from: () => wounded(context) })[0],
      },
      ({ targets }: Context) => perform({ kind: 'healed', subject: targets as Card }),
    ),
  ]
}

/** The strength, vitality and resistance that a card gives to its bearer. */
function bonuses({ strength, vitality, resistance }: JsonObject): readonly Part[] {
  const numbers = { strength, vitality, resistance }
  return Object.entries(numbers).flatMap(([stat, by]) =>
    typeof by === 'number' && by !== 0 ? [constant(`${stat}-bonus`, stat, 'add', by, { on: 'host' })] : [],
  )
}

/** The characters, or other cards in play, that may bear a card that this player plays or transfers. */
export function hosts(card: Card, you: Card): Card[] {
  return hostsBy(card, HOSTS).filter((host) => {
    // a condition may say that it goes on any card, except on minions of others; possessions and artifacts go only on the player's own characters
    if ((card.facts.type !== 'condition' || isMinion(host)) && host.controllerName !== you.id) return false
    const { class: kind } = card.facts
    return typeof kind !== 'string' || !isCharacter(host) || borneBy(host).every((one) => one === card || one.facts.class !== kind)
  })
}

// ── why a card may not be played ────────────────────────────

const refused = (code: string, card: Card): Sentence => ({ code: `refused.${code}`, parts: { title: titleOf(card) } })

/** Why a player may not play this card now, apart from its cost; undefined when the player may. */
export function whyNotPlayed(card: Card, you: Card, context: Context): Sentence | undefined {
  if (isUnique(card) && isThereAlready(card, you)) return refused('unique', card)
  if (isUnique(card) && (isCompanion(card) || isAlly(card)) && isDead(card, you)) return refused('dead', card)
  if (isCompanion(card) && companionsOf(you) >= MOST_COMPANIONS) return refused('rule-of-9', card)
  if (card.printed.parts.some((part) => isRequirement(part) && !restrict(table(), () => part.when?.(context) ?? true)))
    return refused('to-play', card)
  const by = preventedBy({ kind: 'played', subject: card })
  return by === undefined ? undefined : { code: 'refused.cannot', parts: { by } }
}

/** The costs of playing a card besides its twilight cost: "To play, exert a Dwarf". */
export function costsToPlay(card: Card): readonly Cost[] {
  return card.printed.parts.flatMap((part) => (isRequirement(part) ? part.costs : []))
}

function isRequirement(part: Part): part is Ability {
  return part.kind === 'ability' && part.word === TO_PLAY
}

/** Whether an active card of this title is in play: of the player for a Free Peoples card, of anybody for a Shadow card. */
function isThereAlready(card: Card, you: Card): boolean {
  return activeCards().some(
    (other) =>
      isUnique(other) &&
      areSame(other, card) &&
      ((isFreePeoples(card) && isFreePeoples(other) && other.ownerName === you.id) || (isShadow(card) && isShadow(other))),
  )
}

function isDead(card: Card, you: Card): boolean {
  return table()
    .zone(`${you.id}.dead`)
    .cards.some((other) => isUnique(other) && areSame(other, card))
}

function companionsOf(you: Card): number {
  const alive = you === freePlayer() ? companions().filter(({ controllerName }) => controllerName === you.id).length : 0
  return alive + table().zone(`${you.id}.dead`).cards.filter(isCompanion).length
}

/** Notes for statistics that the requirements for playing a card were met. */
export function noteRequirements(card: Card): void {
  for (const part of card.printed.parts) if (isRequirement(part)) noteFired(`${card.code}#${part.slug}`)
}
