/**
 * The rules of the competitive game: each player in turn leads a fellowship along a shared path, and the others play their minions against it.
 */
import { counterFigures, hasTextByHand, RULES } from '@questwright/authoring'
import {
  ask,
  askNumber,
  BY_HAND,
  type Card,
  cardsOf,
  fieldOf,
  isInPlay,
  type JsonObject,
  mayTakeBack,
  perform,
  type Ruleset,
  resolveApart,
  type Sentence,
  table,
} from '@questwright/kernel'
import { TcgCard } from './card.ts'
import { answered, check } from './checks.ts'
import { twilightCost } from './costs.ts'
import { events, takeOut } from './events.ts'
import { leave } from './leave.ts'
import { chooseBearer, costsToPlay, noteRequirements, whyNotPlayed } from './play.ts'
import { packsIn, rulesIn, setUp } from './setup.ts'
import {
  allies,
  assignedTo,
  boardField,
  companions,
  freePlayer,
  fromFree,
  isCharacter,
  isFreePeoples,
  isMinion,
  isOut,
  isRoaming,
  isShadow,
  isSite,
  phaseNow,
  playerOf,
  pool,
  rests,
  ringBearer,
  shadowPlayers,
  siteNumberOf,
  skirmishing,
  standing,
  turn,
  wearsRing,
  wentFirst,
} from './state.ts'
import { stats } from './stats.ts'
import { steps } from './steps/index.ts'
import { archeryTotals } from './steps/turn.ts'
import { windowWords } from './windows.ts'
import { wrongAtTable } from './wrong-positions.ts'
import { zones } from './zones.ts'

/** The zones from which the text of a card works, if it names none. */
const IN_PLAY: readonly string[] = ['fellowship', 'support', 'minions', 'borne']

/** The phases in which players see the numbers of skirmishes, and the zones of characters that can be in them. */
const SKIRMISH_PHASES: readonly string[] = ['assignment', 'skirmish']
const IN_SKIRMISHES: readonly string[] = ['fellowship', 'support', 'minions']

/** The numbers that the rules read while a card is being played, and the zones in which it is then. */
const WHILE_PLAYED: readonly string[] = ['twilight', 'site', 'roamingPenalty']
const PLAYED_FROM: readonly string[] = ['hand', 'deck', 'discard', 'stacked', 'resolving']

export const tcg: Ruleset = {
  name: 'tcg',
  Card: TcgCard,
  zones,
  windowWords,
  lanes: [
    { name: 'required', at: 'before', order: 'chosen' },
    { name: 'optional', at: 'before', order: 'seats' },
    { name: 'required-after', at: 'after', order: 'chosen' },
    { name: 'optional-after', at: 'after', order: 'seats' },
  ],
  initiation: 'costs-met',
  events,
  stats,
  checkedStats: ['vitality', 'resistance'],
  steps,
  firstStep: 'bids',
  packsIn,
  rulesIn,
  setUp,
  wrongAtTable,
  // the Free Peoples player acts first, then the others to the right
  seatsInOrder: fromFree,
  // the Free Peoples player orders simultaneous required actions, also those of Shadow cards
  decider: freePlayer,
  works: (part, card) => {
    const { name } = card.zone
    if (name === RULES) return true
    if (part.where) return part.where.includes(name)
    // a modifier of these numbers of its own card works while the card is being played, too
    if (part.kind === 'modifier' && part.on === 'self' && WHILE_PLAYED.includes(part.stat) && PLAYED_FROM.includes(name)) return true
    if (isSite(card)) return name === 'path' && worksAtSite(part, card)
    return card.facts.type === 'event' ? name === 'hand' : IN_PLAY.includes(name)
  },
  worksBy: { here: ['path'], leaving: ['path'], arriving: ['path'] },
  rest: { rests, reads: ['active'] },
  users: (ability, card) => {
    if (card.zone.name === RULES) return standing()
    if (isSite(card)) return ability.word === 'shadow' ? shadowPlayers() : ability.word === 'fellowship' ? [freePlayer()] : fromFree()
    const seat = playerOf(card)
    if (!seat || isOut(seat)) return []
    return (isShadow(card) && seat === freePlayer()) || (isFreePeoples(card) && seat !== freePlayer()) ? [] : [seat]
  },
  youFor: (card) => (isSite(card) ? freePlayer() : (playerOf(card) ?? freePlayer())),
  refuses: (ability, context): Sentence | undefined =>
    isPlay(ability.slug, context.self) ? whyNotPlayed(context.self, context.you, context) : undefined,
  costsOf: (ability, { self }) => (isPlay(ability.slug, self) ? [twilightCost, ...costsToPlay(self)] : []),
  announce: (ability, context) => {
    const { self } = context
    if (!isPlay(ability.slug, self)) return
    table().move(self, table().zone('resolving'))
    chooseBearer(context)
  },
  wordOfUse: (ability, self) => (isPlay(ability.slug, self) ? 'play' : ability.word),
  carryOut: (ability, { self, you }, effect) => {
    const { zone } = self
    if (!isPlay(ability.slug, self)) return effect()
    noteRequirements(self)
    if (self.facts.type === 'event') resolveApart(self, { apart: zone, to: () => table().zone(`${self.ownerName}.discard`) }, effect)
    else effect()
    // a card that no character may bear any more once its costs are paid is discarded
    if (self.zone.name === 'resolving') leave(self)
    // a card that was discarded as it came into play triggers no abilities that respond to playing it
    if (self.facts.type === 'event' || isInPlay(self)) perform({ kind: 'played', subject: self, seat: you.id })
  },
  reaches: () => true,
  // a lasting change of a stat of the table
  isAmong: (card, among) => among.table === true && card === table().board,
  check,
  answered,
  keywordsOf: (card) => ask(card, 'keywords') as JsonObject,
  periods: ['phase', 'turn', 'game'],
  period: (name) => `${name} ${name === 'game' ? '' : boardField('turn')} ${name === 'phase' ? (boardField('phases') ?? '') : ''}`,
  refusesInput: (seat, input, asked): Sentence | undefined => {
    const refuse = (code: string): Sentence => ({ code: `refused.${code}`, parts: {} })
    if (input.kind === 'answer') return seat === asked ? undefined : refuse('not-theirs')
    if (input.kind === 'rewind') return mayTakeBack(seat, input) ? undefined : refuse('needs-consent')
    return refuse('not-theirs')
  },
  concede: takeOut,
  place: () => ({ round: turn(), phase: phaseNow(), step: freePlayer().id }),
  ends: ['turnBegan', 'phaseEnded'],
  wentFirst,
  figures: () => ({
    site: Object.fromEntries(table().seats.map((seat) => [seat.id, siteNumberOf(seat)])),
    burdens: Object.fromEntries(table().seats.map((seat) => [seat.id, ringBearer(seat)?.token('burdens') ?? 0])),
  }),
  view: {
    status: () => ({
      round: turn(),
      phase: phaseNow(),
      step: phaseNow(),
      stretch: String(boardField('phases') ?? ''),
      activePlayer: freePlayer().id,
      pool: pool(),
      skirmishes: skirmishesNow(),
      controlled: controlledNow(),
      ...(phaseNow() === 'archery' ? { archery: archeryTotals() } : {}),
      ...counterFigures(undefined),
      seats: table().seats.map((seat) => ({
        seat: seat.id,
        site: siteNumberOf(seat),
        burdens: ringBearer(seat)?.token('burdens') ?? 0,
        threats: seat.token('threats'),
        ...counterFigures(seat),
        ...(isOut(seat) ? { eliminated: 'yes' } : {}),
      })),
    }),
    marks: (card) => marksOf(card),
    stats: (card) => (isCharacter(card) ? statsOf(card) : []),
  },
}

/** The assigned minions by their defender, and whose skirmish it is. */
function skirmishesNow(): JsonObject[] {
  return [...companions(), ...allies()].flatMap((defender) => {
    const against = assignedTo(defender)
    if (against.length === 0) return []
    const now = boardField('skirmish') === defender.id ? 'yes' : 'no'
    return [{ defender: defender.id, minions: against.map(({ id }) => id), now }]
  })
}

/** The sites of the path that players control. */
function controlledNow(): JsonObject[] {
  return cardsOf(table().zone('path')).flatMap((site) => {
    const seat = fieldOf(site, 'controlledBy')
    return typeof seat === 'string' ? [{ site: site.id, seat }] : []
  })
}

/** The numbers of a character that all players see. The last two are for skirmishes, and left out where a character has the usual ones. */
function statsOf(card: Card): string[] {
  const isInSkirmishes = SKIRMISH_PHASES.includes(phaseNow()) && IN_SKIRMISHES.includes(card.zone.name) && !rests(card)
  return [
    'strength',
    'vitality',
    isMinion(card) ? 'site' : 'resistance',
    ...(isInSkirmishes && ask(card, 'hasDamage') === true && askNumber(card, 'damage') > 0 ? ['damage'] : []),
    ...(isInSkirmishes && askNumber(card, 'overwhelmedAt') !== 2 ? ['overwhelmedAt'] : []),
  ]
}

/** Whether using this ability plays the card: the ability `play`, and every ability of an event. */
function isPlay(slug: string, card: Card): boolean {
  return slug === 'play' || card.facts.type === 'event'
}

/**
 * Whether a part of a site on the path works: while the fellowship is there, except abilities that respond to moving there. During a move, only
 * those that respond to leaving the old site, and then those that respond to moving to the new one.
 */
function worksAtSite(part: object, site: Card): boolean {
  const hears = (kind: string): boolean => ((part as { readonly hears?: readonly string[] }).hears ?? []).includes(kind)
  if (boardField('here') === site.id) return !hears('movedTo')
  return (boardField('leaving') === site.id && hears('movedFrom')) || (boardField('arriving') === site.id && hears('movedTo'))
}

function marksOf(card: Card): readonly string[] {
  const byHand = isInPlay(card) && hasTextByHand(card) ? [BY_HAND] : []
  if (!isCharacter(card) || card.zone.name === 'hand') return byHand
  const inSkirmish = skirmishing().includes(card)
  return [
    ...(ringBearer(playerOf(card) ?? freePlayer()) === card ? [wearsRing(card) ? 'wears-ring' : 'ring-bearer'] : []),
    ...(inSkirmish ? ['skirmishing'] : []),
    ...(isMinion(card) && card.zone.name === 'minions' && isRoaming(card) ? ['roaming'] : []),
    ...(rests(card) ? ['inactive'] : []),
    ...byHand,
  ]
}
