import { ask, atTable, type Card, cardsOf, cursorOf, fieldOf, type Json, type SceneWords, type Table } from '@questwright/kernel'
import { storyKinds } from '../catalogue.ts'
import { phaseNow } from '../ruleset.ts'
import { activePlayer, isOut, pool, rests, turn } from '../table.ts'
import { BadScene, seatId, wordFor } from './names.ts'
import { gameSetup, position } from './position.ts'

/** What a scene reads from the table: its cards, what lies where, and where the game stands. */

/** The cards that a name may mean: a seat's word, or a slug, `slug#2` for the second copy; those that lie open first. */
function cardsNamed(t: Table, name: string): readonly Card[] {
  const seat = seatId(name)
  if (seat) return [t.card(seat)]
  const exact = t.findCard(name)
  if (exact) return [exact]
  const [slug, nth] = name.split('#')
  const found = t.cards.filter((card) => card.code === slug || card.slug === slug)
  if (nth === undefined) return found
  const one = found[Number(nth) - 1]
  return one ? [one] : []
}

const TABLE_VALUES: { readonly [name: string]: () => Json } = {
  pool,
  turn,
  phase: phaseNow,
  active: () => wordFor(activePlayer().id),
}

/** `guard.wounds`, `guard.strength`, `guard.zone`, `you.hand`, `rival.wounds`, `pool`, `turn` … */
function value(t: Table, path: string): Json {
  return atTable(t, () => {
    const ofTable = TABLE_VALUES[path]
    if (ofTable) return ofTable()
    const dot = path.lastIndexOf('.')
    const [name, what] = [path.slice(0, Math.max(0, dot)), path.slice(dot + 1)]
    const found = cardsNamed(t, name)
    const card = found.find(({ zone }) => zone.name === 'ground' || zone.name === 'borne') ?? found[0]
    if (!card)
      throw new BadScene(
        dot < 0
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
  }
  if (what === 'zone')
    return card.zone.host
      ? `${card.zone.name} of ${card.zone.host.slug}`
      : card.zone.seatName
        ? `${wordFor(card.zone.seatName)}.${card.zone.name}`
        : card.zone.name
  if (what === 'resting') return rests(card) ? 'yes' : 'no'
  if (what === 'borne') return t.zonesHostedBy(card).reduce((sum, zone) => sum + cardsOf(zone).length, 0)
  if (what === 'controller') return wordFor(String(fieldOf(card, 'controller')))
  return t.ruleset.stats[what] ? ask(card, what) : card.token(what)
}

const isAt = (t: Table, place: string): boolean => atTable(t, () => place === phaseNow())

/** How scenes speak of a duel: the ruleset's internal entry for the testkit. */
export const sceneWords: SceneWords = {
  position,
  setup: gameSetup,
  value,
  cards: cardsNamed,
  isAt,
  where: (t) => atTable(t, () => `${phaseNow()} (turn ${turn()} of ${wordFor(activePlayer().id)})`),
  opensAt: (t, place) => cursorOf(t).at(-1)?.step === place,
  storyKinds,
}
