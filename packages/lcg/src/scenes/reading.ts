import { BadScene, counterNow, countersHere, cardsNamed as namedAt, pathIn, placeOf } from '@questwright/authoring'
import { ask, atTable, cursorOf, type Json, mayKnow, outcomeOf, type Table, table, unknownName } from '@questwright/kernel'
import { attackSteps, attackStrength } from '../attack-steps.ts'
import { type GameCard, Player } from '../cards.ts'
import { recordFields, recordNow } from '../record.ts'
import {
  actionWindow,
  activeLocation,
  activePlayer,
  allPlayers,
  attackRecords,
  committedWillpower,
  currentStage,
  currentStep,
  firstPlayer,
  phase,
  round,
  stagingThreat,
} from '../round.ts'
import { scoreSheet } from '../score.ts'
import { seatId, seats, wordFor } from './names.ts'

/** Reads values from the table for scenes: cards, their places, and the current step. */

/** The cards that a name can mean: the word of a seat, a name given in the scene, or a slug; `slug#2` is the second copy. */
export function cardsNamed(t: Table, name: string): readonly GameCard[] {
  const alias = (t.note('aliases') as { readonly [name: string]: string } | undefined)?.[name]
  if (alias && !seatId(name)) return [t.card(alias) as GameCard]
  return namedAt(t, name, seats) as readonly GameCard[]
}

function theCard(t: Table, name: string): GameCard {
  const found = cardsNamed(t, name)
  // if one of the copies is in play, it is meant
  const card = found.find((one) => one.inPlay) ?? found[0]
  if (!card) throw new BadScene(`no card at this table is called "${name}"`)
  return card
}

const TABLE_VALUES: { readonly [name: string]: () => Json } = {
  round,
  phase,
  step: currentStep,
  'staging.threat': stagingThreat,
  'quest.willpower': committedWillpower,
  'attack.strength': attackStrength,
  firstPlayer: () => wordFor(firstPlayer().id),
  activePlayer: () => wordFor(activePlayer().id),
  window: actionWindow,
  /** The score in the outcome: null before the end, and in a lost game. */
  score: () => (outcomeOf(table())?.figures.score as { readonly total: number } | undefined)?.total ?? null,
  'score.total': () => scoreSheet().total,
  'score.totalWithoutRounds': () => scoreSheet().totalWithoutRounds,
  'score.threat': () => scoreSheet().threat,
  'score.deadHeroes': () => scoreSheet().deadHeroes,
  'score.damage': () => scoreSheet().damage,
  'score.rounds': () => scoreSheet().rounds,
  'score.victoryPoints': () => scoreSheet().victoryPoints,
}

export const PILES: { readonly [name: string]: string } = {
  staging: 'staging-area',
  encounterDeck: 'encounter-deck',
  encounterDiscard: 'encounter-discard',
  victoryDisplay: 'victory-display',
  setAside: 'set-aside',
  questDeck: 'quest-deck',
  removed: 'removed',
}

const TOKENS: { readonly [name: string]: string } = { damage: 'damage', progress: 'progress', resources: 'resource' }

/**
 * The value at a path of a scene, such as `king-spider.damage`, `you.threat`, `you.hand`, `aragorn.exhausted`, `quest.progress`,
 * `staging.threat` or `encounterDeck`.
 */
export function value(t: Table, path: string): Json {
  return atTable(t, () => {
    const ofTable = TABLE_VALUES[path]
    if (ofTable) return ofTable()
    const pile = PILES[path] ?? (ownZones(t, 'table').includes(path) ? path : undefined)
    if (pile) return t.zone(pile).size
    if (countersHere()[path]?.of === 'table') return counterNow(path, undefined)
    if (path.startsWith('record.')) return recordAt(path.slice('record.'.length))
    const said = pathIn(path)
    if (said === undefined)
      throw new BadScene(
        `"${path}" is nothing that a scene can read; write card.damage, you.threat, you.hand, staging.threat, encounterDeck …`,
      )
    const [name, what] = said
    if (what === 'cards') return pileNamed(t, name).map((card) => card.slug)
    if (name === 'quest' || name === 'activeLocation') {
      const card = name === 'quest' ? currentStage() : activeLocation()
      if (!card) return null
      return readValue(t, card, what)
    }
    return readValue(t, theCard(t, name), what)
  })
}

/** The value of a field of the record, or of a name in it: `record.notes.path`. */
function recordAt(path: string): Json {
  const [field = '', ...names] = path.split('.')
  const fields = recordFields()
  if (!Object.hasOwn(fields, field)) throw new BadScene(unknownName(field, 'field of a record', Object.keys(fields)))
  const value = recordNow(field)
  if (names.length === 0) return value
  return (value as { readonly [name: string]: Json | undefined })[names.join('.')] ?? null
}

/** The cards of a pile or hand, the topmost first: `you.discard`, `encounterDiscard` … */
function pileNamed(t: Table, name: string): GameCard[] {
  const [seat, pile] = name.split('.') as [string, string | undefined]
  const zone = t.zones.get(
    PILES[name] ??
      (ownZones(t, 'table').includes(name) ? name : undefined) ??
      `${seatId(seat) ?? seat}.${pile === 'play' ? 'play-area' : (pile ?? '')}`,
  )
  if (!zone) throw new BadScene(`"${name}" is no pile; write you.discard.cards, encounterDiscard.cards …`)
  return (zone.cards as GameCard[]).slice().reverse()
}

/** The names of zones that systems define. */
function ownZones(t: Table, place: 'table' | 'seat'): readonly string[] {
  return (t.ruleset.systems ?? []).flatMap(({ zones }) => Object.keys(zones[place]))
}

function readValue(t: Table, card: GameCard, what: string): Json {
  if (card instanceof Player) {
    if (what === 'threat') return card.threat
    if (what === 'eliminated') return card.eliminated ? 'yes' : 'no'
    const zone = t.zones.get(`${card.id}.${what === 'play' ? 'play-area' : what}`)
    if (zone) return zone.size
    if (countersHere()[what]?.of === 'each-seat') return counterNow(what, card)
  }
  const token = TOKENS[what]
  if (token) return card.token(token)
  switch (what) {
    case 'exhausted':
      return card.exhausted ? 'yes' : 'no'
    case 'committed':
      return card.committed ? 'yes' : 'no'
    case 'zone':
      return placeOf(card, seats)
    case 'owner':
      return card.ownerName ? wordFor(card.ownerName) : null
    case 'controller':
      return card.controllerName ? wordFor(card.controllerName) : null
    case 'attachments':
      return card.attachments.length
    case 'shadow':
      return card.shadowCards.length
    case 'underneath':
      return card.cardsUnderneath.length
    case 'slug':
      return card.slug
    case 'side':
      return card.sideUp
    case 'type':
      return card.type
    case 'face':
      return card.face
    case 'liesAs':
      return card.liesAs
    case 'title':
      return card.title
    case 'unique':
      return card.unique ? 'yes' : 'no'
    case 'knownTo':
      return allPlayers()
        .filter((player) => mayKnow(card, [player.id]))
        .map((player) => wordFor(player.id))
  }
  if (t.ruleset.stats[what]) return ask(card, what)
  return card.token(what)
}

export function isAt(t: Table, place: string): boolean {
  return atTable(t, () => {
    if (place.startsWith('window ')) return opensAt(t, place) || (actionWindow() !== 'closed' && currentStep() === place.slice(7))
    return place === phase() || place === currentStep()
  })
}

/**
 * Whether the game is about to open this window, even if no player can act in it. During an attack that an effect makes, the cursor is at the step in
 * which that effect resolves.
 */
export function opensAt(t: Table, place: string): boolean {
  return place.startsWith('window ') && cursorOf(t).at(-1)?.step === stepOf(place) && !isInsideEffect(t)
}

/**
 * Whether an effect is making an attack: then there are more running attacks than the cursor, which has the framework's steps only, shows.
 */
function isInsideEffect(t: Table): boolean {
  const ofFramework = cursorOf(t).some(({ step }) => Object.hasOwn(attackSteps, step.replace('window ', ''))) ? 1 : 0
  return atTable(t, attackRecords).length > ofFramework
}

export function where(t: Table): string {
  const inside = isInsideEffect(t)
  return atTable(t, () => {
    const next = cursorOf(t).at(-1)?.step ?? ''
    const place = next.startsWith('window ') && !inside ? next : `${actionWindow() === 'closed' ? '' : 'window '}${currentStep()}`
    return `${place} (${phase()}, round ${round()}, ${allPlayers().length} players)`
  })
}

/** the step for `window 2.2`, which is a step of its own: the one in which the active player plays cards */
const stepOf = (place: string): string => (place === 'window 2.2' ? '2.2' : place)
