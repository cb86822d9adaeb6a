/**
 * A competitive game for two to four players: small, but with all features of a duel: hidden hands and secret bids, fighters that rest in
 * some turns, a pool that one side fills and the other spends, assignments, windows, compulsory responses before optional ones,
 * elimination, a winner.
 */
import { counterFigures, RULES } from '@questwright/authoring'
import {
  ask,
  Card,
  type HostRule,
  type Json,
  type JsonObject,
  mayTakeBack,
  perform,
  type Ruleset,
  resolveApart,
  type Sentence,
  table,
} from '@questwright/kernel'
import { printedCost } from './costs.ts'
import { check, events, takeOut } from './events.ts'
import { steps, windowWords } from './round.ts'
import { packsIn, rulesIn, setUp } from './setup.ts'
import { activePlayer, boardField, clockwise, isFighter, isOut, pool, rests, standing, turn } from './table.ts'
import { zones } from './zones.ts'

/** The rule for cards that can have an attachment: no attachment can, and only a fighter can unless the item says otherwise. */
export const HOSTS: HostRule = { word: 'bearer', unsaid: isFighter, bears: (host) => !host.zone.host }

const printedNumber = (fact: string): Ruleset['stats'][string] => ({ shape: 'number', printed: (card) => (card.facts[fact] ?? 0) as Json })

export const duel: Ruleset = {
  name: 'duel',
  Card,
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
  stats: {
    strength: printedNumber('strength'),
    vitality: printedNumber('vitality'),
    cost: printedNumber('cost'),
    keywords: { shape: 'counts', printed: (card) => card.facts.keywords ?? {} },
  },
  checkedStats: ['vitality'],
  steps,
  firstStep: 'bids',
  packsIn,
  rulesIn,
  setUp,
  // the active player has the last chance to respond
  seatsInOrder: clockwise,
  // the player to whose card the event happens decides the order of compulsory responses
  decider: (answered) => {
    const subject = answered?.[0]?.subject
    const seat =
      subject && (table().findSeat(subject.id) ?? (subject.controllerName ? table().findSeat(subject.controllerName) : undefined))
    return seat ?? activePlayer()
  },
  works: (part, card) =>
    card.zone.name === RULES ||
    (part.where ?? (isFighter(card) || card.facts.type === 'item' ? ['ground', 'borne'] : ['hand'])).includes(card.zone.name),
  rest: { rests, reads: ['active'] },
  users: (_ability, card) => (card.zone.name === RULES ? standing() : standing().filter((seat) => seat.id === card.controllerName)),
  youFor: (card) => table().findSeat(card.controllerName ?? card.id) ?? activePlayer(),
  refuses: () => undefined,
  costsOf: (ability, { self, params }) =>
    ability.slug === 'play' || self.facts.type === 'move' ? [printedCost((params.less as number | undefined) ?? 0)] : [],
  announce: (_ability, { self }) => {
    if (self.zone.name === 'hand') table().move(self, table().zone('resolving'))
  },
  wordOfUse: ({ slug, word }) => (slug === 'play' ? 'play' : word),
  carryOut: (ability, { self }, effect) => {
    const { zone } = self
    if (zone.name === 'resolving') resolveApart(self, { apart: zone, to: () => table().zone(`${self.ownerName}.spent`) }, effect)
    else effect()
    if (ability.slug === 'play' || self.facts.type === 'move') perform({ kind: 'played', subject: self })
  },
  reaches: () => true,
  check,
  // a forecast of an assignment runs until the last fight is over
  foresight: { reach: { assign: ['next-clash', 'clash', 'blows'] }, veiled: {} },
  keywordsOf: (card) => ask(card, 'keywords') as JsonObject,
  periods: ['turn', 'clash', 'game'],
  period: (name) => `${name} ${name === 'game' ? '' : boardField('turn')} ${name === 'clash' ? (boardField('clash') ?? '') : ''}`,
  refusesInput: (seat, input, asked): Sentence | undefined => {
    const refuse = (code: string): Sentence => ({ code: `refused.${code}`, parts: {} })
    if (input.kind === 'answer') return seat === asked ? undefined : refuse('not-theirs')
    if (input.kind === 'rewind') return mayTakeBack(seat, input) ? undefined : refuse('needs-consent')
    return refuse('not-theirs')
  },
  concede: takeOut,
  place: () => ({ round: turn(), phase: phaseNow(), step: activePlayer().id }),
  wentFirst,
  figures: () => ({ wounds: Object.fromEntries(table().seats.map((seat) => [seat.id, seat.token('wounds')])) }),
  view: {
    status: () => ({
      round: turn(),
      phase: phaseNow(),
      step: phaseNow(),
      stretch: String(boardField('clash') ?? ''),
      activePlayer: activePlayer().id,
      pool: pool(),
      clashes: clashesNow(),
      ...counterFigures(undefined),
      seats: table().seats.map((seat) => ({
        seat: seat.id,
        wounds: seat.token('wounds'),
        ...counterFigures(seat),
        ...(isOut(seat) ? { eliminated: 'yes' } : {}),
      })),
    }),
    marks: (card) => (rests(card) ? ['resting'] : []),
    stats: (card) => (isFighter(card) ? ['strength', 'vitality'] : []),
  },
}

/** The two fighters that fight now. */
function clashesNow(): JsonObject[] {
  const [own, shadow] = String(boardField('clash') ?? '').split(' ')
  return own && shadow ? [{ own, shadow, now: 'yes' }] : []
}

/**
 * The player of turn 1, computed from the number of the running turn and its player. Undefined after a player of three or more has lost: that player's
 * turns are left out, so the number of a turn no longer tells whose it is.
 */
function wentFirst(): Card | undefined {
  const { seats } = table()
  if (turn() === 0 || (seats.length > 2 && seats.some(isOut))) return undefined
  const at = seats.indexOf(activePlayer()) - (turn() - 1)
  return seats[((at % seats.length) + seats.length) % seats.length]
}

/** The open window, or the current activity between windows. */
export function phaseNow(): string {
  return turn() === 0 ? 'bids' : ((boardField('window') as string | undefined) ?? 'assign')
}
