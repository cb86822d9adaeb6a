/**
 * A competitive game for two to four players, small but with everything that a duel has: hidden hands and secret bids, fighters that rest by turn,
 * a pool that one side fills and the other spends, assignments, windows, compulsory answers before optional ones, elimination, a winner.
 */
import {
  addSeat,
  ask,
  askNumber,
  Card,
  type Chances,
  type Cost,
  cardsOf,
  chance,
  chooseNumber,
  choosePairs,
  type EventInit,
  endEffects,
  endGame,
  fieldOf,
  type HostRule,
  isInPlay,
  type JsonObject,
  type Next,
  openWindow,
  perform,
  type Ruleset,
  resolveApart,
  type Sentence,
  shuffle,
  table,
  tell,
  together,
  wipe,
} from '../../../src/index.ts'

/** So many wounds end a player's game. */
const LIVES = 5
const HIGHEST_BID = 3

function boardField(name: string): string | number | undefined {
  return fieldOf(table().board, name) as string | number | undefined
}

function setBoard(name: string, value: string | number | undefined): void {
  table().write(table().board, 'fields', name, value)
}

/** The player whose turn it is. */
function active(): Card {
  const t = table()
  return t.card((boardField('active') as string | undefined) ?? (t.seats[0] as Card).id)
}

function isOut(seat: Card): boolean {
  return fieldOf(seat, 'out') === 'yes'
}

function standing(): Card[] {
  return table().seats.filter((seat) => !isOut(seat))
}

export function rivals(of: Card): Card[] {
  return standing().filter((seat) => seat !== of)
}

/** The next player clockwise who still stands. */
function after(seat: Card): Card {
  const { seats } = table()
  const at = seats.indexOf(seat)
  for (let i = 1; i <= seats.length; i++) {
    const next = seats[(at + i) % seats.length] as Card
    if (!isOut(next)) return next
  }
  return seat
}

export function pool(): number {
  return (boardField('pool') as number | undefined) ?? 0
}

function isFighter(card: Card): boolean {
  return card.facts.type === 'fighter'
}

export function isShadow(card: Card): boolean {
  return card.facts.side === 'shadow'
}

/** Fighters that are awake, of one player or of all. */
export function fighters(of?: Card): Card[] {
  return table().cards.filter((card) => isFighter(card) && isInPlay(card) && !rests(card) && (!of || card.controllerName === of.id))
}

function addToken(card: Card, token: string, by: number): void {
  table().write(card, 'tokens', token, Math.max(0, card.token(token) + by) || undefined)
}

export function vitalityLeft(card: Card): number {
  return askNumber(card, 'vitality') - card.token('wounds')
}

/** In your turn your own fighters are awake, and the shadow fighters of the others; what a fighter bears sleeps with it. */
function rests(card: Card): boolean {
  if (card.zone.host) return rests(card.zone.host)
  if (!isFighter(card) || card.zone.name !== 'ground') return false
  return (card.controllerName === active().id) === isShadow(card)
}

/** What may bear what: nothing that hangs on a card itself, and a fighter, where an item says nothing. */
export const HOSTS: HostRule = { word: 'bearer', unsaid: isFighter, bears: (host) => !host.zone.host }

// ── costs ───────────────────────────────────────────────────

/** What a card costs: one's own adds to the pool, a shadow card takes from it. */
function printedCost(less: number): Cost {
  return {
    slug: 'cost',
    can: ({ self }) => !isShadow(self) || pool() >= Math.max(0, askNumber(self, 'cost') - less),
    pay: ({ self, you }) => {
      const amount = Math.max(0, askNumber(self, 'cost') - less)
      return amount === 0 ? [] : [{ kind: isShadow(self) ? 'removed' : 'added', subject: you, amount }]
    },
  }
}

// ── the turn ────────────────────────────────────────────────

/** A window of the turn. `one`: for the player whose turn it is; `others`: for everyone else; `all`: for everyone, the others first. */
function window(name: string, step: string, next: Next, who: 'one' | 'others' | 'all', args: JsonObject): Next {
  setBoard('window', name)
  const seats = who === 'one' ? [active()] : who === 'others' ? clockwise().slice(0, -1) : clockwise()
  const first = seats[0] as Card
  const turnOf = (id: string | undefined): Card => {
    const seat = id === undefined ? first : table().card(id)
    return seats.includes(seat) ? seat : (seats.find((one) => !isOut(one)) ?? first)
  }
  const following = (seat: Card): Card => seats[(seats.indexOf(seat) + 1) % seats.length] as Card
  const chances = openWindow(
    { name: 'window', parts: { window: name }, words: [name], seats: () => seats.length, turnOf, after: following },
    args as Chances,
  )
  if (chances !== 'closed') return { step, args: { ...args, ...chances } as JsonObject }
  setBoard('window', undefined)
  return next
}

/** Everyone who stands, beginning left of the player whose turn it is, who comes last. */
function clockwise(): Card[] {
  const order: Card[] = []
  for (let seat = after(active()); order.length < standing().length; seat = after(seat)) order.push(seat)
  return order
}

interface Clash {
  readonly own: string
  readonly shadow: string
}

const steps: Ruleset['steps'] = {
  /** Each bids in secret, all before any bid is shown; the highest begins, and each bears what they bid. A setup may say who begins. */
  bids: () => {
    const { seats, setup } = table()
    if (setup.kind === 'deal' && typeof setup.begins === 'string') {
      setBoard('active', setup.begins)
      return 'turn'
    }
    const bids = seats.map((seat) =>
      chooseNumber(
        seat,
        'bid',
        Array.from({ length: HIGHEST_BID + 1 }, (_, n) => n),
      ),
    )
    const highest = Math.max(...bids)
    const first = seats.filter((_, i) => bids[i] === highest)
    tell('bids', { bids })
    setBoard('active', (first[chance('who begins', first.length)] as Card).id)
    together(seats.flatMap((subject, i) => (bids[i] ? [{ kind: 'wounded', subject, amount: bids[i] }] : [])))
    return 'turn'
  },
  turn: () => {
    setBoard('turn', ((boardField('turn') as number | undefined) ?? 0) + 1)
    setBoard('pool', undefined)
    if (standing().every(({ id }) => table().zone(`${id}.deck`).size === 0)) endGame('drawn', { code: 'exhausted', parts: {} })
    perform({ kind: 'drawn', subject: active() })
    return 'muster'
  },
  muster: (args) => window('muster', 'muster', 'ambush', 'one', args),
  ambush: (args) => window('ambush', 'ambush', 'assign', 'others', args),
  assign: () => {
    const seat = active()
    const shadows = () => fighters().filter(isShadow)
    const pairs = choosePairs({
      who: seat,
      name: 'assign',
      from: () => fighters(seat).flatMap((card) => shadows().map((other) => ({ card, other }))),
      each: { card: 1, other: 1 },
    })
    const met = pairs.map(({ other }) => other)
    together(shadows().flatMap((by) => (met.includes(by) ? [] : [{ kind: 'wounded', subject: seat, amount: 1, by }])))
    return {
      step: 'next-clash',
      args: { waiting: pairs.map(({ card, other }) => ({ own: card.id, shadow: other.id })), count: 0 } as JsonObject,
    }
  },
  'next-clash': (args) => {
    const [next, ...waiting] = args.waiting as unknown as readonly Clash[]
    if (!next) return 'turn-end'
    const [own, shadow] = [table().card(next.own), table().card(next.shadow)]
    const rest = { waiting: waiting as unknown as JsonObject[], count: (args.count as number) + 1 }
    if (!fighters().includes(own) || !fighters().includes(shadow)) return { step: 'next-clash', args: rest }
    setBoard('clash', `${own.id} ${shadow.id}`)
    return { call: 'clash', next: 'blows', with: { ...rest, own: own.id, shadow: shadow.id } }
  },
  clash: (args) => window('clash', 'clash', null, 'all', args),
  blows: ({ own, shadow, ...rest }) => {
    const [one, other] = [table().card(own as string), table().card(shadow as string)]
    if (fighters().includes(one) && fighters().includes(other)) {
      // who is as strong as the other wins against them
      const loser = askNumber(one, 'strength') > askNumber(other, 'strength') ? other : one
      perform({ kind: 'wounded', subject: loser, amount: 1, by: loser === one ? other : one })
    }
    setBoard('clash', undefined)
    endEffects(['clash'])
    return { step: 'next-clash', args: rest }
  },
  'turn-end': () => {
    endEffects(['turn'])
    setBoard('active', after(active()).id)
    return 'turn'
  },
}

// ── events ──────────────────────────────────────────────────

const events: Ruleset['events'] = {
  wounded: { after: 'own', resolve: (event) => addToken(event.subject as Card, 'wounds', event.amount as number) },
  exerted: { after: 'own', resolve: (event) => addToken(event.subject as Card, 'wounds', 1) },
  added: { after: 'joins', resolve: (event) => setBoard('pool', pool() + (event.amount as number)) },
  removed: { after: 'joins', resolve: (event) => setBoard('pool', Math.max(0, pool() - (event.amount as number)) || undefined) },
  drawn: {
    after: 'joins',
    resolve: (event) => {
      const seat = event.subject as Card
      const card = table().zone(`${seat.id}.deck`).top
      if (card) table().move(card, table().zone(`${seat.id}.hand`))
      // the author of this line masks nothing: who may not know the card is told its place
      if (card) tell('drew', { seat: seat.id, card })
    },
  },
  played: { after: 'own', resolve: () => undefined },
  discarded: { after: 'joins', resolve: (event) => leave(event.subject as Card) },
  slain: {
    after: 'own',
    snapshot: (card) => Object.freeze({ controller: card.controllerName }),
    resolve: (event) => leave(event.subject as Card),
  },
  fallen: {
    after: 'own',
    resolve: (event) => {
      table().write(event.subject as Card, 'fields', 'out', 'yes')
      for (const card of table().cards) if (card.controllerName === event.subject?.id && isInPlay(card)) leave(card)
    },
  },
}

function leave(card: Card): void {
  const t = table()
  for (const zone of t.zonesHostedBy(card)) for (const borne of zone.cards) leave(borne)
  wipe(card)
  t.move(card, t.zone(`${card.ownerName}.spent`))
}

/** Whoever has no vitality left is slain, who bore all wounds falls; then whoever stands alone wins. */
function check(touched: readonly Card[]): EventInit[] {
  const { seats } = table()
  const found = touched.flatMap((card): EventInit[] => {
    if (seats.includes(card)) return card.token('wounds') >= LIVES && !isOut(card) ? [{ kind: 'fallen', subject: card }] : []
    return isFighter(card) && isInPlay(card) && vitalityLeft(card) <= 0 ? [{ kind: 'slain', subject: card }] : []
  })
  if (found.length > 0) return found
  const left = standing()
  if (left.length === 0 && seats.length > 0) endGame('drawn', { code: 'all-fell', parts: {} })
  if (left.length === 1 && seats.length > 1)
    endGame({ winners: left }, { code: 'stands-alone', parts: { card: { card: (left[0] as Card).id } } })
  return []
}

// ── the ruleset ─────────────────────────────────────────────

const WINDOW_WORDS = ['muster', 'ambush', 'clash']

export const duel: Ruleset = {
  name: 'duel',
  Card,
  zones: {
    table: { resolving: { visibility: 'everyone', play: 'out' } },
    seat: {
      hand: { visibility: 'seat', play: 'out' },
      deck: { visibility: 'nobody', play: 'out' },
      spent: { visibility: 'everyone', play: 'out' },
      ground: { visibility: 'everyone', play: 'in' },
    },
    card: { under: { visibility: 'nobody', play: 'out' }, borne: { visibility: 'everyone', play: 'as-host' } },
  },
  windowWords: WINDOW_WORDS,
  lanes: [
    { name: 'required', at: 'before', order: 'chosen' },
    { name: 'optional', at: 'before', order: 'seats' },
    { name: 'required-after', at: 'after', order: 'chosen' },
    { name: 'optional-after', at: 'after', order: 'seats' },
  ],
  initiation: 'costs-met',
  events,
  stats: {
    strength: { shape: 'number', printed: (card) => card.facts.strength ?? 0 },
    vitality: { shape: 'number', printed: (card) => card.facts.vitality ?? 0 },
    cost: { shape: 'number', printed: (card) => card.facts.cost ?? 0 },
    keywords: { shape: 'counts', printed: (card) => card.facts.keywords ?? {} },
  },
  checkedStats: ['vitality'],
  steps,
  firstStep: 'bids',
  setUp: (setup) => {
    const t = table()
    const of = (zone: string) => (setup[zone] ?? {}) as { readonly [seat: string]: readonly string[] | undefined }
    const names = ['p1', 'p2', 'p3', 'p4'].slice(
      0,
      Math.max(2, ...['deck', 'hand', 'ground'].flatMap((zone) => Object.keys(of(zone)).map((seat) => Number(seat.slice(1))))),
    )
    for (const name of names) addSeat(t, name)
    for (const name of names) {
      for (const zone of ['deck', 'hand', 'ground'])
        (of(zone)[name] ?? []).forEach((slug, i) => {
          const definition = t.library.cards.get(`duel:${slug}`)
          if (!definition) throw new Error(`there is no test card called ${slug}`)
          const card = t.addCard(`${name}/${zone}/${i}`, definition, t.zone(`${name}.${zone}`))
          for (const field of ['owner', 'controller']) t.write(card, 'fields', field, name)
          // an item begins on the fighter before it
          const bearer = t.findCard(`${name}/${zone}/${i - 1}`)
          if (zone === 'ground' && definition.front.facts.type === 'item' && bearer) t.move(card, t.zoneOn(bearer, 'borne'))
        })
      if (setup.shuffle === 'yes') shuffle(t.zone(`${name}.deck`))
    }
  },
  // whoever does not act answers first
  seatsInOrder: clockwise,
  // whose card it happens to puts the answers into an order
  decider: (answered) => {
    const subject = answered?.[0]?.subject
    const seat =
      subject && (table().findSeat(subject.id) ?? (subject.controllerName ? table().findSeat(subject.controllerName) : undefined))
    return seat ?? active()
  },
  works: (part, card) =>
    (part.where ?? (isFighter(card) || card.facts.type === 'item' ? ['ground', 'borne'] : ['hand'])).includes(card.zone.name),
  rest: { rests, reads: ['active'] },
  users: (_ability, card) => standing().filter((seat) => seat.id === card.controllerName),
  youFor: (card) => table().findSeat(card.controllerName ?? card.id) ?? active(),
  refuses: () => undefined,
  costsOf: (ability, { self, params }) =>
    ability.slug === 'play' || self.facts.type === 'move' ? [printedCost((params.less as number | undefined) ?? 0)] : [],
  announce: (_ability, { self }) => {
    if (self.zone.name === 'hand') table().move(self, table().zone('resolving'))
  },
  carryOut: (ability, { self }, effect) => {
    const { zone } = self
    if (zone.name === 'resolving') resolveApart(self, { apart: zone, to: () => table().zone(`${self.ownerName}.spent`) }, effect)
    else effect()
    if (ability.slug === 'play' || self.facts.type === 'move') perform({ kind: 'played', subject: self })
  },
  reaches: () => true,
  check,
  keywordsOf: (card) => ask(card, 'keywords') as JsonObject,
  periods: ['turn', 'clash', 'game'],
  period: (name) => `${name} ${name === 'game' ? '' : boardField('turn')} ${name === 'clash' ? (boardField('clash') ?? '') : ''}`,
  refusesInput: (seat, input, asked): Sentence | undefined => {
    const refuse = (code: string): Sentence => ({ code: `refused.${code}`, parts: {} })
    if (input.kind === 'answer') return seat === asked ? undefined : refuse('not-theirs')
    return refuse(input.kind === 'rewind' ? 'needs-consent' : 'not-theirs')
  },
  place: () => ({
    round: (boardField('turn') as number | undefined) ?? 0,
    phase: active().id,
    step: (boardField('window') as string | undefined) ?? '',
  }),
  figures: () => ({}),
  view: {
    status: () => ({
      active: active().id,
      pool: pool(),
      out: table()
        .seats.filter(isOut)
        .map(({ id }) => id),
    }),
    marks: (card) => (rests(card) ? ['resting'] : []),
    stats: (card) => (isFighter(card) ? ['strength', 'vitality'] : []),
  },
}

/** Cards in a player's hand. */
export function hand(seat: Card): readonly Card[] {
  return cardsOf(table().zone(`${seat.id}.hand`))
}
