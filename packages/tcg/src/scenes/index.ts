import { BadScene, cardsNamed as namedAt, pathIn, placeOf } from '@questwright/authoring'
import {
  ask,
  atTable,
  type Card,
  cardsOf as cardsIn,
  cursorOf,
  fieldOf,
  isInPlay,
  type Json,
  type SceneWords,
  type Table,
  table,
} from '@questwright/kernel'
import { storyKinds } from '../catalogue.ts'
import {
  boardField,
  freePlayer,
  isOut,
  isRoaming,
  phaseNow,
  pool,
  rests,
  ringBearer,
  siteNumberOf,
  turn,
  vitalityOf,
  wearsRing,
} from '../state.ts'
import { archeryTotals } from '../steps/turn.ts'
import { windowWords } from '../windows.ts'
import { seats } from './names.ts'
import { gameSetup, position } from './position.ts'

/** Reads values from the table for scenes: cards, their places, and the current step. */

function cardsNamed(t: Table, name: string): readonly Card[] {
  const alias = (t.note('aliases') as { readonly [name: string]: string } | undefined)?.[name]
  const card = alias === undefined ? undefined : t.findCard(alias)
  return card ? [card] : namedAt(t, name, seats)
}

const yesNo = (is: boolean): Json => (is ? 'yes' : 'no')

const TABLE_VALUES: { readonly [name: string]: () => Json } = {
  pool,
  turn,
  /** The numbers of the sites on the path. */
  path: () =>
    cardsIn(table().zone('path'))
      .map(({ facts }) => String(facts.site))
      .sort()
      .join(' '),
  phase: phaseNow,
  active: () => seats.wordFor(freePlayer().id),
  'fellowship archery': () => archeryTotals().fellowship,
  'minion archery': () => archeryTotals().minions,
}

/** The value at a path of a scene, such as `gimli.wounds`, `gimli.strength`, `gimli.zone`, `you.hand`, `you.site`, `you.burdens` or `pool`. */
function value(t: Table, path: string): Json {
  return atTable(t, () => {
    const ofTable = TABLE_VALUES[path]
    if (ofTable) return ofTable()
    const [name, what] = pathIn(path) ?? ['', path]
    const found = cardsNamed(t, name)
    const card = found.find(isInPlay) ?? found[0]
    if (!card)
      throw new BadScene(
        name === ''
          ? `"${path}" is nothing that a scene can read; write gimli.wounds, you.hand, you.burdens, pool, turn …`
          : `no card at this table is called "${name}"`,
      )
    return readValue(t, card, what)
  })
}

function readValue(t: Table, card: Card, what: string): Json {
  if (t.findSeat(card.id)) {
    if (what === 'out') return yesNo(isOut(card))
    if (what === 'site') return siteNumberOf(card)
    if (what === 'burdens') return ringBearer(card)?.token('burdens') ?? 0
    if (t.ruleset.stats[what]) return ask(card, what)
    if (what === 'bearer') return ringBearer(card)?.slug ?? 'nobody'
    const zone = t.zones.get(`${card.id}.${what}`)
    if (zone) return zone.size
  }
  switch (what) {
    case 'zone':
      return placeOf(card, seats)
    case 'inactive':
      return yesNo(rests(card))
    case 'roaming':
      return yesNo(isRoaming(card))
    case 'wearsRing':
      return yesNo(wearsRing(card))
    case 'vitality':
      return vitalityOf(card)
    case 'owner':
      return seats.wordFor(String(card.ownerName))
    case 'controller':
      return seats.wordFor(String(fieldOf(card, 'controller')))
    case 'assignedTo':
      return t.findCard(String(fieldOf(card, 'assigned') ?? ''))?.slug ?? 'nobody'
  }
  return t.ruleset.stats[what] ? ask(card, what) : card.token(what)
}

const isAt = (t: Table, place: string): boolean => atTable(t, () => place === phaseNow() || cursorOf(t).at(-1)?.step === place)

/** Whether a phase runs, or a step that is no phase comes next: the step of a phase begins it only when it runs. */
function opensAt(t: Table, place: string): boolean {
  if (!(windowWords as readonly string[]).includes(place)) return cursorOf(t).at(-1)?.step === place
  return atTable(t, () => phaseNow() === place && boardField('phase-over') !== 'yes')
}

/** The words of scenes: the ruleset's internal entry for the testkit. */
export const sceneWords: SceneWords = {
  position,
  setup: gameSetup,
  value,
  cards: cardsNamed,
  isAt,
  where: (t) => atTable(t, () => `${phaseNow()} (turn ${turn()} of ${seats.wordFor(freePlayer().id)})`),
  opensAt,
  storyKinds,
}
