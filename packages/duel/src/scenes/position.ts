/** The table is laid as a scene says: a position, or the setup of a game that plays from its beginning. */
import type { Engine, JsonObject, Library, Position, SceneSetup } from '@questwright/kernel'
import { BadScene, codeOf, SEATS, seatId } from './names.ts'
import type { DuelSceneSetup, SceneCard, SceneSeat } from './setup.ts'

const DECK = 9

export function position(setup: SceneSetup, engine: Engine, home: string): Position {
  const words = setup as DuelSceneSetup
  const board = new Laying(engine.library, home)
  const names = SEATS.filter((name) => name === 'you' || name === 'rival' || words[name] !== undefined)
  for (const name of names) board.seat(seatId(name) as string, words[name] ?? {})
  const { active = 'you', turn = 1, pool = 0, at = 'muster' } = words
  if (!['bids', 'muster', 'ambush', 'assign'].includes(at))
    throw new BadScene(
      `a scene cannot begin at "${at}": begin with at: 'bids', 'muster', 'ambush' or 'assign', and go on with t.until('${at}')`,
    )
  const fields = { active: seatId(active) ?? 'p1', ...(at === 'bids' ? {} : { turn }), ...(pool > 0 ? { pool } : {}) }
  return {
    format: 'questwright-position',
    version: 1,
    cards: [{ id: 'table', code: 'kernel:piece', fields, memory: { seed: 'scene', cursor: [{ step: at, args: {} }] } }, ...board.cards],
    zones: board.zones,
  }
}

class Laying {
  readonly cards: { readonly id: string; readonly code: string; readonly fields: JsonObject; readonly tokens?: JsonObject }[] = []
  readonly zones: { [id: string]: string[] } = {}
  readonly #library: Library
  readonly #home: string
  readonly #counts: { [base: string]: number } = {}

  constructor(library: Library, home: string) {
    this.#library = library
    this.#home = home
  }

  seat(id: string, { hand = [], deck = DECK, ground = [], spent = [], wounds = 0 }: SceneSeat): void {
    this.cards.push({ id, code: 'kernel:piece', fields: { seat: 'yes' }, ...(wounds > 0 ? { tokens: { wounds } } : {}) })
    const pile = typeof deck === 'number' ? Array.from({ length: deck }, () => 'scene:card') : deck
    for (const card of ground) this.#add(card, `${id}.ground`, id)
    for (const card of hand) this.#add(card, `${id}.hand`, id)
    // the last card of a pile is its top
    for (const card of [...pile].reverse()) this.#add(card, `${id}.deck`, id)
    for (const card of [...spent].reverse()) this.#add(card, `${id}.spent`, id)
  }

  #add(card: SceneCard, zone: string, seat: string): void {
    const { card: name, wounds = 0, borne = [] } = typeof card === 'string' ? { card } : card
    const code = codeOf(this.#library, name, this.#home)
    const base = `${seat}/${code.slice(code.indexOf(':') + 1)}`
    const nth = (this.#counts[base] ?? 0) + 1
    this.#counts[base] = nth
    const id = `${base}/${nth}`
    this.cards.push({ id, code, fields: { owner: seat, controller: seat }, ...(wounds > 0 ? { tokens: { wounds } } : {}) })
    const list = this.zones[zone]
    if (list) list.push(id)
    else this.zones[zone] = [id]
    for (const one of borne) this.#add(one, `${id}/borne`, seat)
  }
}

/** The setup of a scene that plays from the beginning. */
export function gameSetup(setup: SceneSetup, engine: Engine, home: string): JsonObject | undefined {
  const { game } = setup as DuelSceneSetup
  if (!game) return undefined
  const code = (slug: string): string => codeOf(engine.library, slug, home)
  return {
    kind: 'scenario',
    scenario: code(game.scenario.includes('/') ? game.scenario : `scenario/${game.scenario}`),
    decks: game.decks.map(({ heroes, cards }, i) => ({
      name: SEATS[i] as string,
      kind: 'starter',
      heroes: heroes.map(code),
      cards: Object.fromEntries(Object.entries(cards).map(([slug, count]) => [code(slug), count])),
    })),
  }
}
