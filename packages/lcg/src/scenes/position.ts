import { BadScene, codeOf, Laying, ownCounters, ownZone, packsOnTable, pileOf, scenarioNamed, startOf } from '@questwright/authoring'
import {
  type Engine,
  type Json,
  type JsonObject,
  type Library,
  nearestName,
  type Position,
  rulesetOf,
  type SceneSetup,
  type SystemDefinition,
  systemsOf,
  unknownName,
} from '@questwright/kernel'
import { type RecordField, suchOf, wrongInRecord } from '@questwright/rulebook/record'
import type { Facedown } from '../events.ts'
import { PHASES, stepsOfPhase } from '../phase-steps.ts'
import { recordOfFields } from '../record.ts'
import { typeWords } from '../rulebook/counts-as.ts'
import { countedKeyword } from '../stats.ts'
import { stepAfter } from '../step-names.ts'
import { SEATS, seatId } from './names.ts'
import type { LcgSceneSetup, SceneCard, SceneCardDetails, SceneSeat } from './setup.ts'

/** Turns the setup of a scene into a position, or into the setup of a game that plays from its beginning. */

type Laid = Position['cards'][number]

class PositionBuilder extends Laying {
  readonly aliases: { [name: string]: string } = {}
  /** Lasting effects of the scene itself, stored as notes. */
  readonly effects: JsonObject[] = []
  readonly #library: Library
  readonly #home: string
  readonly #round: number

  constructor(library: Library, home: string, round: number) {
    super(library, home)
    this.#library = library
    this.#home = home
    this.#round = round
  }

  /** Adds a card with all cards on it. */
  add(card: SceneCard, zone: string, prefix: string, fields: JsonObject): string {
    const details: SceneCardDetails = typeof card === 'string' ? { card } : card
    const code = this.codeOf(details.card)
    const id = this.idFor(code, prefix)
    if (details.as) this.aliases[details.as] = id
    const tokens = {
      ...details.tokens,
      ...(details.damage ? { damage: details.damage } : {}),
      ...(details.progress ? { progress: details.progress } : {}),
      ...(details.resources ? { resource: details.resources } : {}),
    }
    const { owner: _, ...unowned } = fields
    const own = details.owner === 'nobody' ? unowned : fields
    this.cards.push({ id, code, fields: { ...own, ...this.#states(details), ...this.#facedown(details.facedown, zone) }, tokens })
    this.put(id, zone)
    const effect = (stat: string, until: string, way: string, value: Json): void =>
      void this.effects.push({ card: id, code, slug: stat, stat, until, way, value, targets: [id], params: {} })
    for (const keyword of details.keywords ?? []) {
      const { slug: word, number } = countedKeyword(keyword)
      effect('keywords', 'game', 'include', { word, number })
    }
    for (const { stat, by, set, gain, until } of details.lasting ?? []) {
      const [way, value] = by !== undefined ? ['add', by] : set !== undefined ? ['set', set] : ['include', gain]
      if (value === undefined) throw new BadScene(`the lasting effect on ${details.card} changes nothing: give it by, set or gain`)
      effect(stat, until, way as string, value)
    }
    for (const attachment of details.attachments ?? []) {
      const own = typeof attachment === 'string' ? undefined : attachment.controller
      const player = this.#isPlayerCard(attachment)
      const seat = own ? seatId(own) : ((fields.controller as string | undefined) ?? 'p1')
      this.add(
        attachment,
        `${id}/attachments`,
        player ? (seat as string) : 'encounter',
        player ? { owner: seat, controller: seat } : own ? { controller: seat } : {},
      )
    }
    for (const dealt of details.shadow ?? []) this.add(dealt, `${id}/shadow`, 'encounter', { face: 'down' })
    for (const lying of details.underneath ?? []) {
      const owner = this.#isPlayerCard(lying) ? ((fields.controller as string | undefined) ?? 'p1') : undefined
      this.add(lying, `${id}/underneath`, owner ?? 'encounter', owner ? { owner } : {})
    }
    return id
  }

  #isPlayerCard(card: SceneCard): boolean {
    const code = this.codeOf(typeof card === 'string' ? card : card.card)
    return this.#library.cards.get(code)?.front.facts.encounterSet === undefined
  }

  #states({ is = [], attackedBy = [], side, owner, controller, deck }: SceneCardDetails): JsonObject {
    return {
      ...Object.fromEntries(is.map((state) => (state === 'attacked' ? ['attackedIn', this.#round] : [state, 'yes']))),
      ...Object.fromEntries(attackedBy.map((seat) => [`attackedBy ${seatId(seat)}`, this.#round])),
      ...(side ? { side } : {}),
      ...(deck ? { home: deck } : {}),
      ...(owner && owner !== 'nobody' ? { owner: seatId(owner) as string } : {}),
      ...(controller ? { controller: seatId(controller) as string } : {}),
    }
  }

  #facedown(as: Facedown | undefined, zone: string): JsonObject {
    if (!as) return {}
    const { name, ...facts } = as
    const known = zone.endsWith('.play-area') ? { seenBy: SEATS.map((seat) => seatId(seat) as string) } : {}
    return { face: 'down', as: { code: `${this.#home}:${name}`, facts }, ...known }
  }

  /** Adds a pile that the scene lists from the top. */
  pile(cards: readonly SceneCard[] | number | undefined, zone: string, prefix: string, fields: JsonObject, filler: string): void {
    for (const card of pileOf<SceneCard>(cards, filler)) this.add(card, zone, prefix, fields)
  }
}

export function position(setup: SceneSetup, engine: Engine, home: string): Position {
  const words: LcgSceneSetup = setup
  const builder = new PositionBuilder(engine.library, home, words.round ?? 1)
  const seats: Laid[] = []
  for (const name of SEATS) {
    const seat = words[name]
    if (!seat && name !== 'you') continue
    const id = seatId(name) as string
    seats.push({ id, code: 'kernel:piece', fields: { seat: 'yes' }, tokens: seat?.threat ? { threat: seat.threat } : {} })
    addSeatCards(builder, seat ?? {}, id)
  }
  for (const card of words.staging ?? []) builder.add(card, 'staging-area', 'encounter', {})
  const active = words.activeLocation ?? []
  for (const card of Array.isArray(active) ? (active as readonly SceneCard[]) : [active as SceneCard])
    builder.add(card, 'active-location', 'encounter', {})
  builder.add(words.quest ?? 'scene:quest', 'current-quest', 'quest', { side: 'B' })
  builder.pile(words.questDeck, 'quest-deck', 'quest', {}, 'scene:quest')
  builder.pile(words.encounterDeck, 'encounter-deck', 'encounter', {}, 'scene:treachery')
  builder.pile(words.encounterDiscard, 'encounter-discard', 'encounter', {}, 'scene:treachery')
  for (const card of words.victoryDisplay ?? []) builder.add(card, 'victory-display', 'encounter', {})
  for (const card of words.setAside ?? []) builder.add(card, 'set-aside', 'encounter', {})
  const chosen = new Set<string>()
  for (const rule of words.rules ?? []) {
    const code = ruleCode(engine.library, rule, home)
    if (engine.library.systems?.has(code)) chosen.add(code)
    // the game counts as set up, so cards that are turned over during setup have their other side up
    else builder.add(code, 'rules', 'rule', isTurned(engine.library, code) ? { side: 'B' } : {})
  }
  const packs = packsOnTable([...builder.cards.map(({ code }) => code), ...chosen], home)
  const systems = systemsOf(engine.library, packs, chosen)
  for (const { code } of systems) builder.add(code, 'rules', 'rule', {})
  const ruleset = rulesetOf(engine.ruleset, engine.library, packs, chosen)
  for (const [zone, cards] of pilesOf(words.zones))
    builder.pile(cards, ownZone(zone, 'table', systems), 'encounter', belonging(zone, systems), 'scene:treachery')
  const seated = seats.map((seat) => {
    const { zones = {}, counters = {} } = SEATS.map((name) => seatId(name) === seat.id && words[name]).find((one) => one) || {}
    for (const [zone, cards] of pilesOf(zones))
      builder.pile(cards, `${seat.id}.${ownZone(zone, 'seat', systems)}`, seat.id, { owner: seat.id }, 'scene:card')
    return { ...seat, tokens: { ...seat.tokens, ...ownCounters(counters, 'each-seat', ruleset) } }
  })
  const at = words.at ?? 'planning'
  const own = startOf(at, ruleset, stepAfter)
  const step = own?.step ?? stepsOfPhase(at)?.first ?? at
  const attack = /^(?:window )?(6\.[48])(?:b|\.\d)/.exec(step)?.[1]
  if (attack)
    throw new BadScene(
      `a scene cannot begin at ${at}, in the middle of an attack: begin with at: '${attack}a', and come there with t.until('${at}') or by answering`,
    )
  if (!ruleset.steps[step])
    throw new BadScene(
      `the round has no step "${at}"; ${didYouMean(at, Object.keys(ruleset.steps))}write a phase, a step by its number such as 3.4, or window 3.2`,
    )
  const number = own?.beside ?? step.replace('window ', '')
  const board: Laid = {
    id: 'table',
    code: 'kernel:piece',
    fields: {
      round: words.round ?? 1,
      phase: phaseOf(number),
      step: number,
      firstPlayer: seatId(words.firstPlayer ?? 'you') ?? 'p1',
      ...(words.record ? { record: ownRecord(words.record as JsonObject, systems) } : {}),
    },
    ...(words.counters ? { tokens: ownCounters(words.counters, 'table', ruleset) } : {}),
    memory: {
      seed: 'scene',
      cursor: [{ step, args: own?.args ?? {} }],
      ...(builder.effects.length > 0 ? { effects: builder.effects.length } : {}),
      ...Object.fromEntries(builder.effects.map((effect, i) => [`effect ${i + 1}`, effect])),
      ...(Object.keys(builder.aliases).length > 0 ? { aliases: builder.aliases } : {}),
    },
  }
  return builder.position(board, seated)
}

/** The code of a rule that a scene names: of a system, or of a rule card. */
function ruleCode(library: Library, rule: string, home: string): string {
  const system = (rule.includes(':') ? rule : `${home}:${rule}`).replace(/:(?:system\/)?/, ':system/')
  if (library.systems?.has(system)) return system
  const card = rule.includes(':') ? rule : `${home}:${rule}`
  // cards of some types can be among the rules too
  if (!library.cards.has(card.replace(':', ':rule/')) && library.cards.has(card)) return card
  return codeOf(library, rule.includes('/') ? rule : `rule/${rule}`, home)
}

/** Whether the card has its second side up after the setup of a game. */
function isTurned({ cards, systems }: Library, code: string): boolean {
  const type = String(cards.get(code)?.front.facts.type)
  const ofSystems = [...(systems?.values() ?? [])].map(({ notes }) => (notes.types as { readonly [type: string]: JsonObject })[type])
  return [typeWords(type), ...ofSystems].some((words) => words?.turns === 'in-setup')
}

/** The piles in zones of systems. Chapters are not loaded here, so any name is accepted. */
function pilesOf(zones: object = {}): readonly [zone: string, cards: readonly SceneCard[] | number][] {
  return Object.entries(zones)
}

/** The step that was probably meant: one whose name begins with this number, such as 6.4a for 6.4, or the most similar name. */
function didYouMean(at: string, steps: readonly string[]): string {
  const meant = steps.find((step) => step.startsWith(at) && /^[a-z]/.test(step.slice(at.length))) ?? nearestName(at, steps)
  return meant === undefined ? '' : `did you mean "${meant}"? Otherwise `
}

/** The fields of a card in a deck with a discard pile of its own, or in that pile: the card belongs to the deck. */
function belonging(zone: string, systems: readonly SystemDefinition[]): JsonObject {
  const pairs = systems.flatMap(({ notes }) => Object.entries(notes.discards as { readonly [deck: string]: string }))
  const deck = pairs.find((pair) => pair.includes(zone))?.[0]
  return deck === undefined ? {} : { home: deck }
}

/** The record of a scene, checked. @throws BadScene for a field that no system keeps or that is named twice, and for a value that it cannot hold */
function ownRecord(said: JsonObject, systems: readonly SystemDefinition[]): JsonObject {
  const fields = Object.assign({}, ...systems.map(({ notes }) => notes.record)) as { readonly [field: string]: RecordField }
  const named = recordOfFields(said, systems)
  if (!named) throw new BadScene('the record names one field twice, with its pack and without; take one of them out')
  for (const { field, why } of wrongInRecord(named, fields))
    throw new BadScene(
      why === 'unknown'
        ? unknownName(field, 'field of a record', Object.keys(fields))
        : `"${field}" of the record must be ${suchOf(fields[field] as RecordField)}`,
    )
  return named
}

function phaseOf(step: string): string {
  return PHASES[Number(step[0]) - 1] ?? 'resource'
}

function addSeatCards(builder: PositionBuilder, seat: SceneSeat, id: string): void {
  const own = { owner: id }
  const controlled = { owner: id, controller: id }
  const withResources = (card: SceneCard): SceneCard => {
    if (seat.resources === undefined) return card
    const details = typeof card === 'string' ? { card } : card
    return { resources: seat.resources, ...details }
  }
  for (const hero of seat.heroes ?? ['scene:hero']) builder.add(withResources(hero), `${id}.play-area`, id, controlled)
  for (const ally of seat.allies ?? []) builder.add(ally, `${id}.play-area`, id, controlled)
  for (const card of seat.hand ?? []) builder.add(card, `${id}.hand`, id, own)
  builder.pile(seat.deck, `${id}.deck`, id, own, 'scene:card')
  builder.pile(seat.discard, `${id}.discard`, id, own, 'scene:card')
  for (const enemy of seat.engaged ?? []) {
    // a face-down enemy there came from the player's own deck
    const fromDeck = typeof enemy !== 'string' && enemy.facedown !== undefined
    builder.add(enemy, `${id}.engaged`, fromDeck ? id : 'encounter', fromDeck ? own : {})
  }
  for (const card of seat.onDeck ?? []) builder.add(card, `${id}.deck-attachments`, 'encounter', {})
  for (const card of seat.onPlayer ?? []) builder.add(card, `${id}.player-attachments`, 'encounter', {})
}

/** The setup of a scene that plays from the beginning. */
export function gameSetup(setup: SceneSetup, engine: Engine, home: string): JsonObject | undefined {
  const { game, rules, record } = setup as LcgSceneSetup
  if (!game) return undefined
  const code = (slug: string): string => codeOf(engine.library, slug, home)
  return {
    kind: 'scenario',
    scenario: code(scenarioNamed(game.scenario)),
    mode: game.mode ?? 'standard',
    ...(rules ? { rules: rules.map((rule) => ruleCode(engine.library, rule, home)) } : {}),
    ...(record ? { record: record as JsonObject } : {}),
    ...(game.aside ? { aside: game.aside.map(code) } : {}),
    decks: game.decks.map((deck, i) => ({
      name: SEATS[i] as string,
      kind: 'starter',
      heroes: deck.heroes.map(code),
      cards: Object.fromEntries(Object.entries(deck.cards).map(([slug, count]) => [code(slug), count])),
    })),
  }
}
