/**
 * A duel with hidden hands: a whole competitive ruleset in one file, for the kernel's own tests.
 * The players take turns. Whoever is struck answers first; required answers come before optional ones. Five wounds end it.
 */
import {
  type Ability,
  addSeat,
  Card,
  type CardDefinition,
  chooseCards,
  chooseOptions,
  defineCard,
  type EventInit,
  endGame,
  fieldOf,
  isUsable,
  type Library,
  PASS,
  perform,
  type Ruleset,
  shuffle,
  table,
  tell,
  type Use,
  useAbility,
} from '../../src/index.ts'
import { ability } from './parts.ts'

const WOUNDS = 5

function fighters(): Card[] {
  return ['p1', 'p2'].map((name) => table().card(name))
}

function active(): Card {
  return table().card((fieldOf(table().board, 'active') as string | undefined) ?? 'p1')
}

export function rival(of: Card): Card {
  return table().card(of.id === 'p1' ? 'p2' : 'p1')
}

function addToken(card: Card, token: string, by: number): void {
  table().write(card, 'tokens', token, Math.max(0, card.token(token) + by) || undefined)
}

/** Plays a card from hand in a window: a slug, a lane or none, and what it does. */
function play(slug: string, effect: Ability['effect'], options: Partial<Ability> = {}): Ability {
  return { ...ability(slug, { word: 'play', where: ['hand'] }, effect), ...options }
}

/** Looks through a deck for a card, then shuffles: what was seen is forgotten. */
function search(seat: Card, test: (card: Card) => boolean): void {
  const t = table()
  const deck = t.zone(`${seat.id}.deck`)
  for (const card of deck.cards) t.write(card, 'fields', 'seenBy', [seat.id])
  const [found] = chooseCards({ who: seat, name: 'search', from: () => deck.cards.filter(test), least: 0, most: 1 })
  if (found) t.move(found, t.zone(`${seat.id}.hand`))
  tell('searched', { seat: seat.id, found: found ? 1 : 0 }, { seats: [seat.id], parts: { what: found?.code ?? '' } })
  shuffle(deck)
}

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
    card: { under: { visibility: 'nobody', play: 'out' } },
  },
  windowWords: ['play'],
  lanes: [
    { name: 'required', at: 'before', order: 'seats' },
    { name: 'optional', at: 'before', order: 'seats' },
    { name: 'required-after', at: 'after', order: 'seats' },
    { name: 'optional-after', at: 'after', order: 'seats' },
  ],
  events: {
    struck: { after: 'own', resolve: (event) => addToken(event.subject as Card, 'wounds', event.amount as number) },
    drawn: {
      after: 'joins',
      resolve: (event) => {
        const seat = event.subject as Card
        const card = table().zone(`${seat.id}.deck`).top
        if (card) table().move(card, table().zone(`${seat.id}.hand`))
        tell('drew', { seat: seat.id }, { seats: [seat.id], parts: { what: card?.code ?? '' } })
      },
    },
  },
  stats: {},
  checkedStats: [],
  steps: {
    turn: () => {
      if (fighters().every(({ id }) => table().zone(`${id}.deck`).size === 0)) endGame('lost', { code: 'exhausted', parts: {} })
      perform({ kind: 'drawn', subject: active() })
      return { step: 'act', args: {} }
    },
    act: () => {
      const seat = active()
      const uses: Use[] = []
      for (const instance of table().registry.ofWord('play')) {
        const self = instance.card as Card
        const use: Use = { ability: instance.part, name: instance.name, self, source: self, you: seat, event: undefined, number: 0 }
        if (self.ownerName === seat.id && isUsable(use)) uses.push(use)
      }
      const [chosen] = chooseOptions({
        who: seat,
        name: 'turn',
        options: () => [...uses.map(({ self }) => ({ key: self.id, card: self })), { key: PASS }],
      })
      const use = uses.find(({ self }) => self.id === chosen)
      if (use) useAbility(use)
      table().write(table().board, 'fields', 'active', rival(seat).id)
      return 'turn'
    },
  },
  firstStep: 'turn',
  setUp: (setup) => {
    const t = table()
    for (const name of ['p1', 'p2']) {
      addSeat(t, name)
      for (const zone of ['deck', 'hand'])
        ((setup[zone] as { [seat: string]: string[] } | undefined)?.[name] ?? []).forEach((slug, i) => {
          const definition = t.library.cards.get(`duel:${slug}`)
          if (!definition) throw new Error(`there is no test card called ${slug}`)
          const card = t.addCard(`${name}/${zone}/${i}`, definition, t.zone(`${name}.${zone}`))
          for (const field of ['owner', 'controller']) t.write(card, 'fields', field, name)
        })
      if (setup.shuffle === 'yes') shuffle(t.zone(`${name}.deck`))
    }
  },
  // whoever does not act answers first
  seatsInOrder: () => [rival(active()), active()],
  decider: active,
  works: (part, card) => (part.where ?? ['ground']).includes(card.zone.name),
  users: (_ability, card) => fighters().filter((seat) => seat.id === card.controllerName),
  youFor: (card) => table().card(card.controllerName ?? 'p1'),
  refuses: () => undefined,
  costsOf: () => [],
  carryOut: (_ability, { self }, effect) => {
    table().move(self, table().zone('resolving'))
    effect()
    if (self.zone.name === 'resolving') table().move(self, table().zone(`${self.ownerName}.spent`))
  },
  reaches: () => true,
  check: (touched): EventInit[] => {
    for (const seat of touched) if (seat.token('wounds') >= WOUNDS) endGame('won', { code: 'fell', parts: { seat: seat.id } })
    return []
  },
  keywordsOf: () => ({}),
  period: () => 'game',
  place: () => ({ round: 0, phase: active().id, step: '' }),
  figures: () => ({}),
  view: { status: () => ({ active: active().id }), marks: () => [], stats: () => [] },
}

const duelCards: readonly CardDefinition[] = [
  defineCard('duel:strike', { type: 'move' }, [play('strike', ({ you }) => perform({ kind: 'struck', subject: rival(you), amount: 1 }))]),
  /** Must be answered with, whoever holds it: the blow is halved to nothing. */
  defineCard('duel:flinch', { type: 'move' }, [
    play('flinch', ({ event }) => event.instead(() => tell('flinched', {})), {
      word: 'answer',
      lane: 'required',
      hears: ['struck'],
      of: (subject, { self }) => subject?.id === self.ownerName,
    }),
  ]),
  defineCard('duel:parry', { type: 'move' }, [
    play('parry', ({ event }) => event.cancel(), {
      word: 'answer',
      lane: 'optional',
      hears: ['struck'],
      of: (subject, { self }) => subject?.id === self.ownerName,
    }),
  ]),
  /** Answers a parry: the effect that it cancels is an event of its own. */
  defineCard('duel:feint', { type: 'move' }, [
    play('feint', ({ event }) => event.cancel(), {
      word: 'answer',
      lane: 'optional',
      hears: ['effect'],
      when: ({ event, you }) => event.word === 'answer' && (event.you as Card).id !== you.id,
    }),
  ]),
  defineCard('duel:scout', { type: 'move' }, [play('scout', ({ you }) => search(you, (card) => card.slug === 'strike'))]),
]

export function duelLibrary(more: readonly CardDefinition[] = []): Library {
  return { cards: new Map([...duelCards, ...more].map((card) => [card.code, card])), keywords: new Map() }
}
