/**
 * A small cooperative ruleset in one file, for the kernel's own tests: lantern keepers against a storm. Each round the keepers act, then
 * the top card of the storm deck is revealed. The players win when that deck is empty, and lose when no keeper is left.
 */
import {
  addSeat,
  ask,
  askNumber,
  Card,
  type CardDefinition,
  cardsInPlay,
  carryOutDelayed,
  chooseCards,
  chooseOptions,
  defineCard,
  type EventInit,
  type EventSpec,
  endEffects,
  endGame,
  fieldOf,
  isInPlay,
  type JsonObject,
  type KeywordDefinition,
  type Library,
  PASS,
  perform,
  type Ruleset,
  runInline,
  type StepFunction,
  shuffle,
  table,
  tell,
  useAbility,
  usesFor,
} from '../../src/index.ts'
import { action, forced, modifier, response } from './parts.ts'

// ── state of the game: fields of the board, tokens of seats and cards ──

export function round(): number {
  return (fieldOf(table().board, 'round') as number | undefined) ?? 0
}

export function seats(): Card[] {
  return table().cards.filter((card) => fieldOf(card, 'seat') === 'yes' && fieldOf(card, 'gone') !== 'yes')
}

export function seatOf(card: Card): Card {
  return (card.controllerName === null ? undefined : table().findCard(card.controllerName)) ?? (seats()[0] as Card)
}

export function inSky(): Card[] {
  return table().zone('sky').cards
}

export function keepers(seat?: Card): Card[] {
  return cardsInPlay(table()).filter((card) => card.facts.type === 'keeper' && (seat === undefined || card.controllerName === seat.id))
}

export function addToken(card: Card, token: string, by: number): void {
  const left = Math.max(0, card.token(token) + by)
  table().write(card, 'tokens', token, left === 0 ? undefined : left)
}

// ── verbs for the scripts of cards ──

export function damage(card: Card, amount: number) {
  return perform({ kind: 'damaged', subject: card, amount })
}

export function destroy(card: Card) {
  return perform({ kind: 'destroyed', subject: card })
}

export function gainOil(seat: Card, amount: number) {
  return perform({ kind: 'oilGained', subject: seat, amount })
}

export function drawCards(seat: Card, amount: number) {
  return perform({ kind: 'drawn', subject: seat, amount })
}

export function summon(card: Card) {
  return perform({ kind: 'entersPlay', subject: card })
}

/** An attack with its own action window, both as a step of the round and inside an effect. */
export function attackNow(foe: Card, seat: Card): void {
  runInline('attack.declare', { foe: foe.id, seat: seat.id })
}

/** A player chooses a foe or keeper. */
export function choose(who: Card, name: string, from: () => readonly Card[]): Card {
  return chooseCards({ who, name, from })[0] as Card
}

function discardPile(card: Card) {
  const t = table()
  return card.ownerName === null ? t.zone('storm-discard') : t.zone(`${card.ownerName}.discard`)
}

// ── kinds of events ──

const own = (resolve: EventSpec['resolve']): EventSpec => ({ resolve, after: 'own' })
const joins = (resolve: EventSpec['resolve']): EventSpec => ({ resolve, after: 'joins' })

const events: { readonly [kind: string]: EventSpec } = {
  entersPlay: own((event) => {
    const card = event.subject as Card
    const to = card.facts.type === 'foe' ? table().zone('sky') : table().zone(`${seatOf(card).id}.yard`)
    table().move(card, to)
  }),
  revealed: own(() => undefined),
  attacks: own(() => undefined),
  ends: own(() => undefined),
  damaged: joins((event) => addToken(event.subject as Card, 'damage', event.amount as number)),
  destroyed: {
    after: 'joins',
    snapshot: (card) => ({ damage: card.token('damage'), controller: card.controllerName }),
    resolve: (event) => {
      const card = event.subject as Card
      table().write(card, 'tokens', 'damage', undefined)
      table().move(card, discardPile(card))
      tell('destroyed', { card })
    },
  },
  oilGained: joins((event) => addToken(event.subject as Card, 'oil', event.amount as number)),
  oilSpent: joins((event) => addToken(event.subject as Card, 'oil', -(event.amount as number))),
  drawn: joins((event) => {
    const seat = event.subject as Card
    const deck = table().zone(`${seat.id}.deck`)
    for (let i = 0; i < (event.amount as number) && deck.top; i++) table().move(deck.top, table().zone(`${seat.id}.hand`))
  }),
  eliminated: joins((event) => {
    const seat = event.subject as Card
    table().write(seat, 'fields', 'gone', 'yes')
    tell('eliminated', { seat: seat.id })
    for (const card of [...table().cards]) if (card.ownerName === seat.id) table().move(card, table().zone('away'))
    if (seats().length === 0) endGame('lost', { code: 'nobody-left', parts: {} })
  }),
}

// ── steps: the round ──

/** An action window is a step that repeats itself; the arguments of the step hold how many players have passed in succession. */
const actionWindow: StepFunction = (args) => {
  const passed = (args.passed as number | undefined) ?? 0
  const at = (args.at as number | undefined) ?? 0
  const order = seats()
  if (passed >= order.length) return { step: args.next as string, args: (args.with as JsonObject | undefined) ?? {} }
  const seat = order[at % order.length] as Card
  const open = usesFor(seat, ['action'])
  const chosen =
    open.length === 0
      ? PASS
      : chooseOptions({
          who: seat,
          name: 'act',
          options: () => [
            ...open.map((use, i) => ({
              key: `${use.self.id}#${use.ability.slug}`,
              card: use.self,
              label: { code: 'act', parts: { n: i } },
            })),
            { key: PASS },
          ],
        })[0]
  const use = open.find((candidate) => `${candidate.self.id}#${candidate.ability.slug}` === chosen)
  if (use) useAbility(use)
  return { step: 'window', args: { ...args, passed: use ? 0 : passed + 1, at: at + 1 } }
}

const steps: { readonly [name: string]: StepFunction } = {
  begin: () => {
    const t = table()
    t.write(t.board, 'fields', 'round', round() + 1)
    tell('round-began', { round: round() })
    for (const seat of seats()) gainOil(seat, 1)
    return { step: 'window', args: { next: 'storm' } }
  },
  window: actionWindow,
  storm: () => {
    const t = table()
    const card = t.zone('storm-deck').top
    if (!card) endGame('won', { code: 'storm-over', parts: {} })
    t.move(card, t.zone('resolving'))
    perform({ kind: 'revealed', subject: card })
    if (card.facts.type === 'foe') summon(card)
    else if (card.zone.name === 'resolving') t.move(card, t.zone('storm-discard'))
    const [foe] = inSky()
    return foe ? { call: 'attack.declare', args: { foe: foe.id, seat: (seats()[0] as Card).id }, next: 'end' } : 'end'
  },
  'attack.declare': (args) => {
    perform({ kind: 'attacks', subject: table().card(args.foe as string), seat: table().card(args.seat as string) })
    return { step: 'window', args: { next: 'attack.strike', with: args } }
  },
  'attack.strike': (args) => {
    const foe = table().card(args.foe as string)
    const seat = table().card(args.seat as string)
    if (foe.zone.name !== 'sky' || fieldOf(seat, 'gone') === 'yes') return null
    // the controlled keepers now, not those when the attack began
    const struck = keepers(seat)
    if (struck.length > 0)
      damage(
        choose(seat, 'defender', () => keepers(seat)),
        askNumber(foe, 'strength'),
      )
    return null
  },
  end: () => {
    carryOutDelayed(`end of round ${round()}`)
    perform({ kind: 'ends', round: round() })
    endEffects(['round'])
    return 'begin'
  },
}

// ── the ruleset ──

function cost(seat: Card, price: number) {
  return {
    slug: 'oil',
    can: () => seat.token('oil') >= price,
    pay: (): EventInit[] => (price > 0 ? [{ kind: 'oilSpent', subject: seat, amount: price }] : []),
  }
}

export const coop: Ruleset = {
  name: 'coop',
  Card,
  zones: {
    table: {
      'storm-deck': { visibility: 'nobody', play: 'out' },
      'storm-discard': { visibility: 'everyone', play: 'out' },
      sky: { visibility: 'everyone', play: 'in' },
      resolving: { visibility: 'everyone', play: 'out' },
      away: { visibility: 'everyone', play: 'out' },
    },
    seat: {
      hand: { visibility: 'seat', play: 'out' },
      deck: { visibility: 'nobody', play: 'out' },
      discard: { visibility: 'everyone', play: 'out' },
      yard: { visibility: 'everyone', play: 'in' },
    },
    card: { tools: { visibility: 'everyone', play: 'as-host' } },
  },
  windowWords: ['action'],
  lanes: [
    { name: 'cancel', at: 'before', order: 'seats' },
    { name: 'when-forced', at: 'before', order: 'chosen' },
    { name: 'when-response', at: 'before', order: 'seats' },
    { name: 'after-forced', at: 'after', order: 'chosen' },
    { name: 'after-response', at: 'after', order: 'seats' },
  ],
  events,
  stats: {
    strength: { shape: 'number', printed: (card) => card.facts.strength ?? '-' },
    toughness: { shape: 'number', printed: (card) => card.facts.toughness ?? '-', least: 0 },
    traits: { shape: 'words', printed: (card) => card.facts.traits ?? [] },
    keywords: { shape: 'counts', printed: (card) => card.facts.keywords ?? {} },
    blank: { shape: 'yes-no', printed: () => false },
    ready: { shape: 'yes-no', printed: () => true },
  },
  checkedStats: ['toughness'],
  steps,
  firstStep: 'begin',
  /** `{ seats, deck, hand, yard, tools: { p1: [slugs] }, sky, storm: [slugs], oil }` */
  setUp: (setup) => {
    const t = table()
    const put = (zone: string, slugs: readonly string[], owner: string | undefined) =>
      slugs.forEach((slug, i) => {
        const definition = [...t.library.cards.values()].find((one) => one.slug === slug)
        if (!definition) throw new Error(`there is no test card called ${slug}`)
        const card = t.addCard(`${owner ?? 'storm'}/${zone.replace(`${owner}.`, '')}/${i}-${slug}`, definition, t.zone(zone))
        if (owner) for (const field of ['owner', 'controller']) t.write(card, 'fields', field, owner)
      })
    for (const name of (setup.seats as readonly string[] | undefined) ?? ['p1']) {
      const seat = addSeat(t, name)
      for (const zone of ['deck', 'hand', 'yard'])
        put(`${name}.${zone}`, (setup[zone] as { [seat: string]: string[] } | undefined)?.[name] ?? [], name)
      addToken(seat, 'oil', (setup.oil as number | undefined) ?? 3)
    }
    put('sky', (setup.sky as string[] | undefined) ?? [], undefined)
    put('storm-deck', (setup.storm as string[] | undefined) ?? [], undefined)
    if (setup.shuffle === 'yes') shuffle(t.zone('storm-deck'))
  },
  seatsInOrder: seats,
  decider: () => seats()[0] as Card,
  works: (part, card) => (part.where ? part.where.includes(card.zone.name) : isInPlay(card) && card.face === 'up'),
  users: (_ability, card) => (card.controllerName === null ? seats() : seats().filter((seat) => seat.id === card.controllerName)),
  youFor: (card) => seatOf(card),
  refuses: () => undefined,
  costsOf: (_ability, context) =>
    context.self.facts.type === 'trick' ? [cost(context.you, (context.self.facts.cost as number | undefined) ?? 0)] : [],
  carryOut: (_ability, { self }, effect) => {
    if (self.facts.type !== 'trick') return effect()
    table().move(self, table().zone('resolving'))
    effect()
    table().move(self, discardPile(self))
  },
  reaches: (by, card) => !(by?.facts.type === 'trick' && card.facts.immune === 'to-tricks'),
  check: (touched) => {
    const found: EventInit[] = []
    for (const card of touched) {
      if (isInPlay(card) && typeof card.facts.toughness === 'number' && card.token('damage') >= askNumber(card, 'toughness'))
        found.push({ kind: 'destroyed', subject: card })
      if (card.facts.lives === undefined && seats().includes(card) && card.token('doom') >= 3)
        found.push({ kind: 'eliminated', subject: card })
    }
    return found
  },
  keywordsOf: (card) => ask(card, 'keywords') as JsonObject,
  period: (name) => (name === 'round' ? `round ${round()}` : 'game'),
  place: () => ({ round: round(), phase: 'round', step: '' }),
  figures: () => ({ rounds: round() }),
  view: {
    status: () => ({ round: round(), oil: Object.fromEntries(seats().map((seat) => [seat.id, seat.token('oil')])) }),
    marks: () => [],
    stats: (card) => (card.facts.type === 'keeper' || card.facts.type === 'foe' ? ['strength', 'toughness'] : []),
  },
}

// ── five cards ──

const cards: readonly CardDefinition[] = [
  /** Damages one foe, once per round. */
  defineCard('coop:ada', { type: 'keeper', strength: 2, toughness: 3, traits: ['keeper'] }, [
    action('shine', ({ targets }) => damage(targets as Card, 1), {
      limit: { times: 1, period: 'round', counts: 'card' },
      targets: ({ you }) => choose(you, 'target', inSky),
    }),
  ]),
  defineCard('coop:gull', { type: 'foe', strength: 1, toughness: 2 }, []),
  /** Damages all keepers when it is revealed. */
  defineCard('coop:squall', { type: 'foe', strength: 1, toughness: 4 }, [
    forced('gust', 'after', 'entersPlay', () => void keepers().forEach((keeper) => void damage(keeper, 1)), { of: 'self' }),
  ]),
  /** Cancels the effects of a foe. */
  defineCard('coop:shutter', { type: 'trick', cost: 1 }, [
    response('shut', 'when', 'effect', ({ event }) => event.cancel(), {
      lane: 'cancel',
      where: ['hand'],
      when: ({ event }) => event.subject?.facts.type === 'foe',
    }),
  ]),
  /** All keepers are stronger while it is in play. */
  defineCard('coop:great-lamp', { type: 'lamp' }, [
    modifier('light', 'strength', 'add', 1, { on: (card) => card.facts.type === 'keeper', stacking: 'once' }),
  ]),
]

/** A library with these cards in addition to the five. */
export function libraryOf(more: readonly CardDefinition[] = [], keywords: readonly KeywordDefinition[] = []): Library {
  return {
    cards: new Map([...cards, ...more].map((card) => [card.code, card])),
    keywords: new Map(keywords.map((keyword) => [keyword.slug, keyword])),
  }
}
