/** Turns the setup of a scene into a position, or into the setup of a game that plays from its beginning. */
import { BadScene, codeOf, Laying as LayingOfAnyGame, packsOnTable, pileOf, RULES, scenarioNamed } from '@questwright/authoring'
import {
  type Card,
  type CardDefinition,
  type Engine,
  type Json,
  type JsonObject,
  type Library,
  type Position,
  type Ruleset,
  type SceneSetup,
  systemsOf,
} from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import type { PhaseName } from '../state.ts'
import { stats } from '../stats.ts'
import { steps } from '../steps/index.ts'
import { seats } from './names.ts'
import type { SceneCard, SceneSeat, TcgSceneSetup } from './setup.ts'

const DECK = 9

class Laying extends LayingOfAnyGame {
  readonly #cards: Library['cards']
  readonly aliases: { [name: string]: string } = {}
  /** Lasting effects of the scene itself, stored as notes. */
  readonly effects: JsonObject[] = []

  constructor(library: Library, home: string) {
    super(library, home)
    this.#cards = library.cards
  }

  /** The number that a card prints. */
  printed(code: string, stat: string): number {
    const { facts } = (this.#cards.get(code) as CardDefinition).front
    return Number((stats as Ruleset['stats'])[stat]?.printed({ facts } as Card) ?? 0)
  }

  isOfType(code: string, type: string): boolean {
    return (this.#cards.get(code) as CardDefinition).front.facts.type === type
  }

  effect(card: string, code: string, stat: string, way: string, value: Json): void {
    this.effects.push({ card, code, slug: stat, stat, until: 'game', way, value, targets: [card], params: {} })
  }
}

/** The phase of the position from which a scene begins at a step; steps of the setup have none. */
const PHASES: { readonly [step: string]: PhaseName } = {
  turn: 'regroup',
  fellowship: 'fellowship',
  move: 'fellowship',
  shadow: 'shadow',
  maneuver: 'maneuver',
  archery: 'archery',
  'archery-fire': 'archery',
  assignment: 'archery',
  defenders: 'assignment',
  leftovers: 'assignment',
  'next-skirmish': 'assignment',
  fierce: 'skirmish',
  regroup: 'skirmish',
  'regroup-actions': 'regroup',
  'shadow-reconciles': 'regroup',
  'move-or-stay': 'regroup',
  'turn-end': 'regroup',
}

export function position(setup: SceneSetup, engine: Engine, home: string): Position {
  const words = setup as TcgSceneSetup
  const laying = new Laying(engine.library, home)
  const names = seats.all.filter((name) => name === 'you' || name === 'opponent' || words[name] !== undefined)
  const last = Math.max(...names.map((name) => words[name]?.site ?? 1))
  const each = names.map((name) => ({ id: seats.seatId(name) as string, seat: words[name] ?? {} }))
  for (const { id, seat } of each) layFellowship(laying, id, seat)
  // minions may be assigned to characters of any player; cards in play are counted before those of hands and piles
  for (const { id, seat } of each) for (const card of seat.minions ?? []) layCard(laying, card, `${id}.minions`, id)
  for (const { id, seat } of each) layPiles(laying, id, seat, last)
  const { active = 'you', turn = 1, pool = 0, at = 'fellowship', mode = 'deluxe', moves = 0 } = words
  layPath(laying, words, last)
  const packs = packsOnTable(
    laying.cards.map(({ code }) => code),
    home,
  )
  for (const { code } of systemsOf(engine.library, packs, new Set())) laying.lay(code, RULES, 'rule', {})
  if (steps[at] === undefined || PHASES[at] === undefined)
    throw new BadScene(`a scene cannot begin at "${at}"; begin with one of ${Object.keys(PHASES).join(', ')}`)
  const free = seats.seatId(active) ?? 'p1'
  const site = words[active]?.site ?? 1
  const here = laying.zones.path?.[site - 1]
  const fields: JsonObject = {
    active: free,
    turn,
    phases: 1,
    phase: PHASES[at],
    ...(here === undefined ? {} : { here }),
    ...(pool > 0 ? { pool } : {}),
    ...(moves > 0 ? { moves } : {}),
    ...(mode === 'starter' ? { mode } : {}),
  }
  const args: Json =
    at === 'shadow' || at === 'leftovers'
      ? {
          seats: toTheRight(
            names.map((name) => seats.seatId(name) as string),
            free,
          ),
        }
      : {}
  return laying.position(
    { id: 'table', code: 'kernel:piece', fields, memory: { seed: 'scene', cursor: [{ step: at, args }], ...notesOf(laying) } },
    names.map((name) => ({
      id: seats.seatId(name) as string,
      code: 'kernel:piece',
      fields: { seat: 'yes', site: words[name]?.site ?? 1 },
      ...(words[name]?.threats ? { tokens: { threats: words[name]?.threats ?? 0 } } : {}),
    })),
  )
}

/** The Shadow players, in the order of their Shadow phases. */
function toTheRight(ids: readonly string[], free: string): string[] {
  const at = ids.indexOf(free)
  return [...ids.slice(0, at).reverse(), ...ids.slice(at + 1).reverse()]
}

function notesOf({ effects, aliases }: Laying): JsonObject {
  return {
    ...(effects.length > 0 ? { effects: effects.length } : {}),
    ...Object.fromEntries(effects.map((effect, i) => [`effect ${i + 1}`, effect])),
    ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
  }
}

function layPath(laying: Laying, { path = [] }: TcgSceneSetup, last: number): void {
  const named = path.map((card) => ({ card, code: laying.codeOf(typeof card === 'string' ? card : card.card) }))
  for (let number = 1; number <= last; number++) {
    const own = named[number - 1]
    const code = own?.code ?? `scene:site-${number}`
    const id = laying.lay(code, 'path', 'path', { fields: { owner: 'p2', controller: 'p2' } })
    if (typeof own?.card !== 'object') continue
    for (const on of own.card.borne ?? []) layCard(laying, on, `${id}/borne`, 'p2')
    for (const on of own.card.stacked ?? []) layCard(laying, on, `${id}/stacked`, 'p2')
  }
}

function layFellowship(laying: Laying, id: string, seat: SceneSeat): void {
  const { bearer = 'scene:bearer', ring = 'scene:ring', companions = [], support = [] } = seat
  const bearerId = layCard(laying, bearer, `${id}.fellowship`, id, {
    ringBearer: 'yes',
    ...(typeof bearer === 'object' && bearer.wearsRing ? { wearsRing: 'yes' } : {}),
  })
  // a scene that was made from a game writes the Ring among what the bearer bears
  const borne = typeof bearer === 'object' ? (bearer.borne ?? []) : []
  if (!borne.some((card) => laying.isOfType(laying.codeOf(typeof card === 'string' ? card : card.card), 'ring')))
    layCard(laying, ring, `${bearerId}/borne`, id)
  for (const card of companions) layCard(laying, card, `${id}.fellowship`, id)
  for (const card of support) layCard(laying, card, `${id}.support`, id)
}

/** The hand, the piles and the adventure deck of a player. */
function layPiles(laying: Laying, id: string, seat: SceneSeat, last: number): void {
  const { hand = [], deck = DECK } = seat
  for (const card of hand) layCard(laying, card, `${id}.hand`, id)
  for (const card of pileOf<SceneCard>(deck, 'scene:card')) layCard(laying, card, `${id}.deck`, id)
  for (const card of pileOf(seat.discard, 'scene:card')) layCard(laying, card, `${id}.discard`, id)
  for (const card of pileOf(seat.dead, 'scene:card')) layCard(laying, card, `${id}.dead`, id)
  // the sites on the path came from the adventure deck of the opponent
  const onPath = id === 'p2' ? last : 0
  const sites = seat.sites ?? Array.from({ length: 9 - onPath }, (_, i) => `scene:site-${onPath + i + 1}`)
  for (const site of sites) layCard(laying, site, `${id}.adventure`, id)
}

function layCard(laying: Laying, card: SceneCard, zone: string, seat: string, more: JsonObject = {}): string {
  const details = typeof card === 'string' ? { card } : card
  const { card: name, wounds = 0, burdens = 0, borne = [], against = [], stacked = [], assignedTo } = details
  const assigned =
    assignedTo === undefined
      ? undefined
      : (laying.aliases[assignedTo] ?? laying.cards.find(({ code }) => code === laying.codeOf(assignedTo))?.id)
  if (assignedTo !== undefined && assigned === undefined)
    throw new BadScene(`no defender called "${assignedTo}" was laid before its minion`)
  const fields = { owner: seat, controller: seat, ...(assigned ? { assigned } : {}), ...more }
  const tokens = { ...(wounds > 0 ? { wounds } : {}), ...(burdens > 0 ? { burdens } : {}) }
  const id = laying.lay(laying.codeOf(name), zone, seat, { fields, ...(Object.keys(tokens).length > 0 ? { tokens } : {}) })
  const { code } = laying.cards.at(-1) as { readonly code: string }
  if (details.as) laying.aliases[details.as] = id
  for (const keyword of details.keywords ?? []) {
    const { slug: word, number = 1 } = readKeyword(keyword)
    laying.effect(id, code, 'keywords', 'include', { word, number })
  }
  for (const [stat, value] of Object.entries(details.set ?? {})) laying.effect(id, code, stat, 'add', value - laying.printed(code, stat))
  for (const [stat, value] of Object.entries(details.permits ?? {}))
    laying.effect(id, code, stat, value === 'yes' ? 'permit' : 'forbid', true)
  for (const one of borne) layCard(laying, one, `${id}/borne`, seat)
  for (const one of against) layCard(laying, one, `${id}/borne`, seat === 'p1' ? 'p2' : 'p1')
  for (const one of stacked) layCard(laying, one, `${id}/stacked`, seat)
  return id
}

/** The setup of a scene that plays from the beginning. */
export function gameSetup(setup: SceneSetup, engine: Engine, home: string): JsonObject | undefined {
  const { game } = setup as TcgSceneSetup
  if (!game) return undefined
  const code = (slug: string): string => codeOf(engine.library, slug, home)
  const sites = Array.from({ length: 9 }, (_, i) => `scene:site-${i + 1}`)
  return {
    kind: 'scenario',
    scenario: code(scenarioNamed(game.scenario)),
    mode: game.mode ?? 'deluxe',
    decks: game.decks.map((deck, i) => ({
      name: seats.all[i] as string,
      kind: 'starter',
      bearer: (deck.bearer ?? ['scene:bearer']).map(code),
      ring: (deck.ring ?? ['scene:ring']).map(code),
      fellowship: (deck.fellowship ?? []).map(code),
      sites: (deck.sites ?? sites).map(code),
      cards: Object.fromEntries(Object.entries(deck.cards).map(([slug, count]) => [code(slug), count])),
    })),
  }
}
