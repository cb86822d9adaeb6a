import {
  ask,
  atTable,
  type CardDefinition,
  cursorOf,
  defineCard,
  type Engine,
  type Json,
  type JsonObject,
  type Library,
  mayKnow,
  outcomeOf,
  type Position,
  type SceneSetup,
  type SceneWords,
  type Table,
  table,
} from '@questwright/kernel'
import { attackStrength } from './attack-steps.ts'
import { type GameCard, Player } from './cards.ts'
import { type StepName, type StoryKind, storyKinds } from './catalogue.ts'
import type { Facedown } from './events.ts'
import type { Mode } from './mode.ts'
import { playAttachment, playCharacter } from './play.ts'
import {
  actionWindow,
  activePlayer,
  allPlayers,
  committedWillpower,
  currentStep,
  firstPlayer,
  PHASES,
  type Phase,
  phase,
  round,
  stagingThreat,
} from './round.ts'
import { scoreSheet } from './score.ts'
import { type NumberStat, readKeyword, type WordStat } from './stats.ts'
import type { WindowName } from './step-names.ts'
import type { Until } from './verbs/lasting.ts'

/** How scenes speak of this game: the ruleset's internal entry for the testkit. */

/** A card of a scene by its slug (`pack:slug` where two packs share one), or with what lies on it. */
export type SceneCard = string | SceneCardDetails

/** A card of a scene with what lies on it and what it is in. An enemy that is `attacked` has made its attack of this round. */
export interface SceneCardDetails {
  readonly card: string
  /** Another name for it in this scene, to tell two copies apart. */
  readonly as?: string
  readonly damage?: number
  readonly progress?: number
  readonly resources?: number
  readonly tokens?: { readonly [token: string]: number }
  readonly is?: readonly ('exhausted' | 'committed' | 'attacked')[]
  readonly attachments?: readonly SceneCard[]
  /** It lies face down as this. Heroes and allies are known to all, other cards to nobody. */
  readonly facedown?: Facedown
  /** Cards dealt to it face down. */
  readonly shadow?: readonly SceneCard[]
  /** Keywords that it has besides those printed, as cards print them: `Name`, or `Name 2`. */
  readonly keywords?: readonly string[]
  /** Who controls it, where that is not the seat in whose area it lies: for attachments on other cards. */
  readonly controller?: SceneSeatName
  /** Whose deck it came from, where that is not the seat in whose area it lies. */
  readonly owner?: SceneSeatName
  /** The side that is up: A of a stage that has just been turned up, say. */
  readonly side?: string
  /** The players who have attacked this enemy in this round. */
  readonly attackedBy?: readonly SceneSeatName[]
  /** Lasting effects that are on it already. */
  readonly lasting?: readonly SceneEffect[]
}

/** A lasting effect of a scene: a stat with what it is changed by, and when that ends. */
interface SceneEffect {
  readonly stat: NumberStat | WordStat
  readonly by?: number
  readonly set?: number
  /** A trait, keyword or sphere that it gains. */
  readonly gain?: string
  readonly until: Exclude<Until, 'attack'>
}

/** The seats of a scene. */
export type SceneSeatName = 'you' | 'friend' | 'third' | 'fourth'

/** What lies before a player when a scene begins. */
export interface SceneSeat {
  /** A hero with nothing printed stands in where none is named. */
  readonly heroes?: readonly SceneCard[]
  readonly allies?: readonly SceneCard[]
  /** The last card of a list of cards in a pile is its bottom: piles are written from the top. */
  readonly hand?: readonly SceneCard[]
  /** Cards from the top, or a number of cards that do nothing. */
  readonly deck?: readonly SceneCard[] | number
  readonly discard?: readonly SceneCard[]
  readonly engaged?: readonly SceneCard[]
  /** Cards attached to its deck. */
  readonly onDeck?: readonly SceneCard[]
  readonly threat?: number
  /** Resources in the pool of each of its heroes. */
  readonly resources?: number
}

/** The table as it stands when a scene begins; what is not named is empty or a stand-in. */
export interface LcgSceneSetup {
  readonly you?: SceneSeat
  readonly friend?: SceneSeat
  readonly third?: SceneSeat
  readonly fourth?: SceneSeat
  readonly staging?: readonly SceneCard[]
  /** One, or several where an effect allows it. */
  readonly activeLocation?: SceneCard | readonly SceneCard[]
  /** The current stage, side B up; one of 99 quest points stands in where none is named. */
  readonly quest?: SceneCard
  /** Stages that follow, the next one first. */
  readonly questDeck?: readonly SceneCard[]
  /** From the top, or a number of cards that do nothing. */
  readonly encounterDeck?: readonly SceneCard[] | number
  readonly encounterDiscard?: readonly SceneCard[]
  readonly victoryDisplay?: readonly SceneCard[]
  readonly setAside?: readonly SceneCard[]
  readonly firstPlayer?: SceneSeatName
  readonly round?: number
  /** Rule cards by slug. */
  readonly rules?: readonly string[]
  /** Where the game begins: a phase (its first step), a step by its number, or `window 3.2`. Planning, if not said. */
  readonly at?: SceneStart
  /** A game from its setup instead of a position. */
  readonly game?: {
    readonly scenario: string
    readonly decks: readonly { readonly heroes: readonly string[]; readonly cards: { readonly [slug: string]: number } }[]
    readonly mode?: Mode
  }
}

/** Where a scene may begin: in a phase, at a step by its number, or in an action window. */
type SceneStart = Phase | StepName | WindowName
/** Where a scene may stand: there, or where the active player plays cards. */
type ScenePlace = SceneStart | 'window 2.2'

declare module '@questwright/kernel' {
  interface SceneSetup extends LcgSceneSetup {}
  interface SceneNames {
    readonly place: ScenePlace
    readonly story: StoryKind
  }
}

/** A scene says something that cannot be set up or read; the message says what. */
class BadScene extends Error {
  override readonly name = 'BadScene'
}

/** Cards that stand in where a scene does not care. */
export function standIns(): CardDefinition[] {
  return [
    defineCard(
      'scene:hero',
      { type: 'hero', title: 'Stand-in hero', threatCost: 0, willpower: 0, attack: 0, defense: 0, hitPoints: 9 },
      [],
    ),
    defineCard('scene:card', { type: 'event', title: 'Stand-in card', sphere: 'none', cost: 99 }, []),
    defineCard('scene:treachery', { type: 'treachery', title: 'Stand-in treachery', encounterSet: 'scene' }, []),
    defineCard(
      'scene:enemy',
      { type: 'enemy', title: 'Stand-in enemy', encounterSet: 'scene', engagementCost: 99, threat: 1, attack: 1, defense: 0, hitPoints: 3 },
      [],
    ),
    defineCard('scene:location', { type: 'location', title: 'Stand-in location', encounterSet: 'scene', threat: 1, questPoints: 3 }, []),
    defineCard('scene:objective', { type: 'objective', title: 'Stand-in objective', encounterSet: 'scene' }, []),
    defineCard(
      'scene:ally',
      { type: 'ally', title: 'Stand-in ally', sphere: 'neutral', cost: 0, willpower: 1, attack: 1, defense: 1, hitPoints: 2 },
      [playCharacter],
    ),
    defineCard('scene:attachment', { type: 'attachment', title: 'Stand-in attachment', sphere: 'neutral', cost: 0 }, [playAttachment]),
    defineCard('scene:quest', { type: 'quest', title: 'Stand-in quest', stage: 1, sides: { A: {}, B: { questPoints: 99 } } }, []),
  ]
}

const SEATS: readonly SceneSeatName[] = ['you', 'friend', 'third', 'fourth']

function seatId(name: string): string | undefined {
  const at = SEATS.indexOf(name as SceneSeatName)
  return at < 0 ? undefined : `p${at + 1}`
}

/** The code that a slug means: the card of the scene's own pack, else the only one of that slug. */
function codeOf(library: Library, name: string, home: string): string {
  if (name.includes(':')) {
    if (!library.cards.has(name)) throw new BadScene(`no loaded pack has the card ${name}`)
    return name
  }
  const found = [...library.cards.keys()].filter((code) => code.slice(code.indexOf(':') + 1) === name)
  if (found.length === 0) throw new BadScene(`no loaded pack has a card called "${name}"`)
  const own = `${home}:${name}`
  if (found.length > 1 && found.includes(own)) return own
  if (found.length > 1)
    throw new BadScene(`several packs have a card called "${name}": ${found.join(', ')}; write the one that you mean with its pack`)
  return found[0] as string
}

interface PositionCard {
  readonly id: string
  readonly code: string
  readonly fields?: JsonObject
  readonly tokens?: JsonObject
  readonly memory?: JsonObject
}

class PositionBuilder {
  readonly cards: PositionCard[] = []
  readonly zones: { [id: string]: string[] } = {}
  readonly aliases: { [name: string]: string } = {}
  /** Lasting effects of the scene itself, as notes. */
  readonly effects: JsonObject[] = []
  readonly #library: Library
  readonly #home: string
  readonly #round: number
  readonly #counts: { [id: string]: number } = {}

  constructor(library: Library, home: string, round: number) {
    this.#library = library
    this.#home = home
    this.#round = round
  }

  /** Adds a card with all that lies on it. */
  add(card: SceneCard, zone: string, prefix: string, fields: JsonObject): string {
    const details: SceneCardDetails = typeof card === 'string' ? { card } : card
    const code = codeOf(this.#library, details.card, this.#home)
    const slug = code.slice(code.indexOf(':') + 1)
    const base = `${prefix}/${slug}`
    const nth = (this.#counts[base] ?? 0) + 1
    this.#counts[base] = nth
    const id = `${base}/${nth}`
    if (details.as) this.aliases[details.as] = id
    const tokens = {
      ...details.tokens,
      ...(details.damage ? { damage: details.damage } : {}),
      ...(details.progress ? { progress: details.progress } : {}),
      ...(details.resources ? { resource: details.resources } : {}),
    }
    this.cards.push({ id, code, fields: { ...fields, ...this.#states(details), ...this.#facedown(details.facedown, zone) }, tokens })
    this.put(id, zone)
    const effect = (stat: string, until: string, way: string, value: Json): void =>
      void this.effects.push({ card: id, code, slug: stat, stat, until, way, value, targets: [id], params: {} })
    for (const keyword of details.keywords ?? []) {
      const { slug: word, number } = readKeyword(keyword)
      effect('keywords', 'game', 'include', { word, number })
    }
    for (const { stat, by, set, gain, until } of details.lasting ?? []) {
      const [way, value] = by !== undefined ? ['add', by] : set !== undefined ? ['set', set] : ['include', gain]
      if (value === undefined) throw new BadScene(`the lasting effect on ${details.card} changes nothing: give it by, set or gain`)
      effect(stat, until, way as string, value)
    }
    for (const attachment of details.attachments ?? []) {
      const own = typeof attachment === 'string' ? undefined : attachment.controller
      const player =
        this.#library.cards.get(codeOf(this.#library, typeof attachment === 'string' ? attachment : attachment.card, this.#home))?.front
          .facts.encounterSet === undefined
      const seat = own ? seatId(own) : ((fields.controller as string | undefined) ?? 'p1')
      this.add(
        attachment,
        `${id}/attachments`,
        player ? (seat as string) : 'encounter',
        player ? { owner: seat, controller: seat } : own ? { controller: seat } : {},
      )
    }
    for (const dealt of details.shadow ?? []) this.add(dealt, `${id}/shadow`, 'encounter', { face: 'down' })
    return id
  }

  #states({ is = [], attackedBy = [], side, owner }: SceneCardDetails): JsonObject {
    return {
      ...Object.fromEntries(is.map((state) => (state === 'attacked' ? ['attackedIn', this.#round] : [state, 'yes']))),
      ...Object.fromEntries(attackedBy.map((seat) => [`attackedBy ${seatId(seat)}`, this.#round])),
      ...(side ? { side } : {}),
      ...(owner ? { owner: seatId(owner) as string } : {}),
    }
  }

  #facedown(as: Facedown | undefined, zone: string): JsonObject {
    if (!as) return {}
    const { name, ...facts } = as
    const known = zone.endsWith('.play-area') ? { seenBy: SEATS.map((seat) => seatId(seat) as string) } : {}
    return { face: 'down', as: { code: `${this.#home}:${name}`, facts }, ...known }
  }

  put(id: string, zone: string): void {
    const list = this.zones[zone]
    if (list) list.push(id)
    else this.zones[zone] = [id]
  }

  /** Adds a pile that is written from its top. */
  pile(cards: readonly SceneCard[] | number | undefined, zone: string, prefix: string, fields: JsonObject, filler: string): void {
    const list = typeof cards === 'number' ? Array.from({ length: cards }, () => filler) : (cards ?? [])
    for (const card of list.slice().reverse()) this.add(card, zone, prefix, fields)
  }
}

const FIRST_STEPS: { readonly [phase: string]: string } = {
  resource: '1.1',
  planning: '2.1',
  quest: '3.1',
  travel: '4.1',
  encounter: '5.1',
  combat: '6.1',
  refresh: '7.1',
}

function position(setup: SceneSetup, engine: Engine, home: string): Position {
  const words: LcgSceneSetup = setup
  const builder = new PositionBuilder(engine.library, home, words.round ?? 1)
  const seats: PositionCard[] = []
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
  for (const rule of words.rules ?? []) builder.add(rule.includes('/') ? rule : `rule/${rule}`, 'rules', 'rule', {})
  const at = words.at ?? 'planning'
  const step = FIRST_STEPS[at] ?? at
  const attack = /^(?:window )?(6\.[48])(?:b|\.\d)/.exec(step)?.[1]
  if (attack)
    throw new BadScene(
      `a scene cannot begin at ${at}, in the middle of an attack: begin with at: '${attack}', and come there with t.until('${at}') or by answering`,
    )
  if (!engine.ruleset.steps[step])
    throw new BadScene(`the round has no step "${at}"; write a phase, a step by its number such as 3.4, or window 3.2`)
  const number = step.replace('window ', '')
  const board: PositionCard = {
    id: 'table',
    code: 'kernel:piece',
    fields: { round: words.round ?? 1, phase: phaseOf(number), step: number, firstPlayer: seatId(words.firstPlayer ?? 'you') ?? 'p1' },
    memory: {
      seed: 'scene',
      cursor: [{ step, args: {} }],
      ...(builder.effects.length > 0 ? { effects: builder.effects.length } : {}),
      ...Object.fromEntries(builder.effects.map((effect, i) => [`effect ${i + 1}`, effect])),
      ...(Object.keys(builder.aliases).length > 0 ? { aliases: builder.aliases } : {}),
    },
  }
  return { format: 'questwright-position', version: 1, cards: [board, ...seats, ...builder.cards], zones: builder.zones }
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
    // what lies face down there came from the player's own deck
    const fromDeck = typeof enemy !== 'string' && enemy.facedown !== undefined
    builder.add(enemy, `${id}.engaged`, fromDeck ? id : 'encounter', fromDeck ? own : {})
  }
  for (const card of seat.onDeck ?? []) builder.add(card, `${id}.deck-attachments`, 'encounter', {})
}

// ── reading ─────────────────────────────────────────────────

/** The cards that a name may mean: a seat's word, another name given in the scene, or a slug, `slug#2` for the second copy. */
function cardsNamed(t: Table, name: string): readonly GameCard[] {
  const seat = seatId(name)
  if (seat) return [t.card(seat) as GameCard]
  const alias = (t.note('aliases') as { readonly [name: string]: string } | undefined)?.[name]
  if (alias) return [t.card(alias) as GameCard]
  const exact = t.findCard(name)
  if (exact) return [exact as GameCard]
  const [slug, nth] = name.split('#')
  const found = (t.cards as readonly unknown[] as readonly GameCard[]).filter(
    // a rule card is called by its slug, here as in `rules`
    (card) => card.code === slug || card.slug === slug || card.slug === `rule/${slug}`,
  )
  if (nth === undefined) return found
  const one = found[Number(nth) - 1]
  return one ? [one] : []
}

function theCard(t: Table, name: string): GameCard {
  const found = cardsNamed(t, name)
  // the copy in play is meant where there is one
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
  /** The score that the outcome carries: null before the end, and in a lost game. */
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

function wordFor(seat: string): string {
  return SEATS[Number(seat.slice(1)) - 1] ?? seat
}

const TOKENS: { readonly [name: string]: string } = { damage: 'damage', progress: 'progress', resources: 'resource' }

/** `king-spider.damage`, `you.threat`, `you.hand`, `aragorn.exhausted`, `quest.progress`, `staging.threat`, `encounterDeck` … */
function value(t: Table, path: string): Json {
  return atTable(t, () => {
    const ofTable = TABLE_VALUES[path]
    if (ofTable) return ofTable()
    const pile = PILES[path]
    if (pile) return t.zone(pile).size
    const dot = path.lastIndexOf('.')
    if (dot < 0)
      throw new BadScene(
        `"${path}" is nothing that a scene can read; write card.damage, you.threat, you.hand, staging.threat, encounterDeck …`,
      )
    const [name, what] = [path.slice(0, dot), path.slice(dot + 1)]
    if (what === 'cards') return pileNamed(t, name).map((card) => card.slug)
    if (name === 'quest' || name === 'activeLocation') {
      const card = t.zone(name === 'quest' ? 'current-quest' : 'active-location').top as GameCard | undefined
      if (!card) return null
      return readValue(t, card, what)
    }
    return readValue(t, theCard(t, name), what)
  })
}

/** The cards of a pile or hand, the topmost first: `you.discard`, `encounterDiscard` … */
function pileNamed(t: Table, name: string): GameCard[] {
  const [seat, pile] = name.split('.') as [string, string | undefined]
  const zone = t.zones.get(PILES[name] ?? `${seatId(seat) ?? seat}.${pile === 'play' ? 'play-area' : (pile ?? '')}`)
  if (!zone) throw new BadScene(`"${name}" is no pile; write you.discard.cards, encounterDiscard.cards …`)
  return (zone.cards as GameCard[]).slice().reverse()
}

function readValue(t: Table, card: GameCard, what: string): Json {
  if (card instanceof Player) {
    if (what === 'threat') return card.threat
    if (what === 'eliminated') return card.eliminated ? 'yes' : 'no'
    const zone = t.zones.get(`${card.id}.${what === 'play' ? 'play-area' : what}`)
    if (zone) return zone.size
  }
  const token = TOKENS[what]
  if (token) return card.token(token)
  switch (what) {
    case 'exhausted':
      return card.exhausted ? 'yes' : 'no'
    case 'committed':
      return card.committed ? 'yes' : 'no'
    case 'zone':
      return card.zone.host
        ? `${card.zone.name} of ${card.zone.host.slug}`
        : card.zone.seatName
          ? `${wordFor(card.zone.seatName)}.${card.zone.name}`
          : card.zone.name
    case 'owner':
      return card.ownerName ? wordFor(card.ownerName) : null
    case 'controller':
      return card.controllerName ? wordFor(card.controllerName) : null
    case 'attachments':
      return card.attachments.length
    case 'shadow':
      return card.shadowCards.length
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

function isAt(t: Table, place: string): boolean {
  return atTable(t, () => {
    if (place.startsWith('window ')) return opensAt(t, place) || (actionWindow() !== 'closed' && currentStep() === place.slice(7))
    return place === phase() || place === currentStep()
  })
}

/** Whether the game is about to open this window, though nobody may be able to act in it. */
function opensAt(t: Table, place: string): boolean {
  return place.startsWith('window ') && cursorOf(t).at(-1)?.step === stepOf(place)
}

function where(t: Table): string {
  return atTable(t, () => {
    const next = cursorOf(t).at(-1)?.step ?? ''
    const place = next.startsWith('window ') ? next : `${actionWindow() === 'closed' ? '' : 'window '}${currentStep()}`
    return `${place} (${phase()}, round ${round()}, ${allPlayers().length} players)`
  })
}

/** `window 2.2` is a step of its own: the one in which the active player plays cards. */
const stepOf = (place: string): string => (place === 'window 2.2' ? '2.2' : place)

/** The setup of a scene that plays from the beginning. */
function gameSetup(setup: SceneSetup, engine: Engine, home: string): JsonObject | undefined {
  const { game } = setup as LcgSceneSetup
  if (!game) return undefined
  const code = (slug: string): string => codeOf(engine.library, slug, home)
  return {
    kind: 'scenario',
    scenario: code(game.scenario.includes('/') ? game.scenario : `scenario/${game.scenario}`),
    mode: game.mode ?? 'standard',
    decks: game.decks.map((deck, i) => ({
      name: SEATS[i] as string,
      kind: 'starter',
      heroes: deck.heroes.map(code),
      cards: Object.fromEntries(Object.entries(deck.cards).map(([slug, count]) => [code(slug), count])),
    })),
  }
}

export const sceneWords: SceneWords = { position, setup: gameSetup, value, cards: cardsNamed, isAt, where, opensAt, storyKinds }
