import { BadScene, counterNow, countersHere, cardsNamed as namedAt, pathIn, placeOf } from '@questwright/authoring'
import { ask, atTable, type Card, cardsOf, cursorOf, fieldOf, type Json, type SceneWords, type Table } from '@questwright/kernel'
import { storyKinds } from '../catalogue.ts'
import { phaseNow } from '../ruleset.ts'
import { activePlayer, isOut, pool, rests, turn } from '../table.ts'
import { seats } from './names.ts'
import { gameSetup, position } from './position.ts'

/** Reads values from the table for scenes: cards, their places, and the current step. */

const cardsNamed = (t: Table, name: string): readonly Card[] => namedAt(t, name, seats)

const TABLE_VALUES: { readonly [name: string]: () => Json } = {
  pool,
  turn,
  phase: phaseNow,
  active: () => seats.wordFor(activePlayer().id),
}

/** The value at a path of a scene, such as `guard.wounds`, `guard.strength`, `guard.zone`, `you.hand`, `rival.wounds`, `pool` or `turn`. */
function value(t: Table, path: string): Json {
  return atTable(t, () => {
    const ofTable = TABLE_VALUES[path]
    if (ofTable) return ofTable()
    if (countersHere()[path]?.of === 'table') return counterNow(path, undefined)
    const [name, what] = pathIn(path) ?? ['', path]
    const found = cardsNamed(t, name)
    const card = found.find(({ zone }) => zone.name === 'ground' || zone.name === 'borne') ?? found[0]
    if (!card)
      throw new BadScene(
        name === ''
          ? `"${path}" is nothing that a scene can read; write guard.wounds, you.hand, pool, turn …`
          : `no card at this table is called "${name}"`,
      )
    return readValue(t, card, what)
  })
}

function readValue(t: Table, card: Card, what: string): Json {
  if (t.findSeat(card.id)) {
    if (what === 'out') return isOut(card) ? 'yes' : 'no'
    const zone = t.zones.get(`${card.id}.${what}`)
    if (zone) return zone.size
    if (countersHere()[what]?.of === 'each-seat') return counterNow(what, card)
  }
  if (what === 'zone') return placeOf(card, seats)
  if (what === 'resting') return rests(card) ? 'yes' : 'no'
  if (what === 'borne') return t.zonesHostedBy(card).reduce((sum, zone) => sum + cardsOf(zone).length, 0)
  if (what === 'controller') return seats.wordFor(String(fieldOf(card, 'controller')))
  return t.ruleset.stats[what] ? ask(card, what) : card.token(what)
}

const isAt = (t: Table, place: string): boolean => atTable(t, () => place === phaseNow())

/** The words of scenes for a duel: the ruleset's internal entry for the testkit. */
export const sceneWords: SceneWords = {
  position,
  setup: gameSetup,
  value,
  cards: cardsNamed,
  isAt,
  where: (t) => atTable(t, () => `${phaseNow()} (turn ${turn()} of ${seats.wordFor(activePlayer().id)})`),
  opensAt: (t, place) => cursorOf(t).at(-1)?.step === place,
  storyKinds,
}
