/** The cards and keywords of the duel. Each is there for a rule that a competitive game needs. */
import {
  type Ability,
  type Card,
  type CardDefinition,
  type Context,
  type Cost,
  chooseAlternative,
  chooseCards,
  costOfCards,
  defineCard,
  hostsBy,
  type Json,
  type KeywordDefinition,
  type Library,
  type Part,
  perform,
  shuffle,
  startLasting,
  table,
  takeWithinLimit,
  tell,
  together,
  type Use,
  useAbility,
} from '../../../src/index.ts'
import { type AbilityOptions, ability, modifier } from '../parts.ts'
import { fighters, HOSTS, hand, isShadow, pool, rivals, vitalityLeft } from './ruleset.ts'

// ── words ───────────────────────────────────────────────────

/** A card that is played for its effect. */
function move(slug: string, facts: { readonly [fact: string]: Json }, ...parts: readonly Part[]): CardDefinition {
  return defineCard(`duel:${slug}`, { type: 'move', ...facts }, parts)
}

/** A fighter, with the ability to play it: one's own in the muster, a shadow in the ambush. */
function fighter(slug: string, facts: { readonly [fact: string]: Json }, ...parts: readonly Part[]): CardDefinition {
  const enter = ability('play', { word: facts.side === 'shadow' ? 'ambush' : 'muster', where: ['hand'] }, ({ self, you }) =>
    table().move(self, table().zone(`${you.id}.ground`)),
  )
  return defineCard(`duel:${slug}`, { type: 'fighter', ...facts }, [enter, ...parts])
}

function item(slug: string, ...parts: readonly Part[]): CardDefinition {
  return defineCard(`duel:${slug}`, { type: 'item' }, parts)
}

/** An item that is played on a card that its rule allows, and handed on to another one later. */
export function worn(slug: string, bearer: Ability['of'], ...parts: readonly Part[]): CardDefinition {
  const attach = (name: string, where: readonly string[]): Ability =>
    ability(
      name,
      { word: 'muster', where, targets: ({ self, you }) => chooseCards({ who: you, name: 'bearer', from: () => hostsBy(self, HOSTS) })[0] },
      ({ self, targets }) => table().move(self, table().zoneOn(targets as Card, 'borne')),
    )
  const rule = { ...ability('bearer', { word: HOSTS.word }, () => undefined), of: bearer }
  return item(slug, rule, attach('play', ['hand']), attach('hand-on', ['ground', 'borne']), ...parts)
}

/** Answers to what happens; from hand, where its card is a move. */
function answer(
  slug: string,
  lane: string,
  hears: string,
  effect: (context: Context) => unknown,
  options: AbilityOptions & Pick<Ability, 'answers'> = {},
): Ability {
  return { ...ability(slug, { word: 'answer', lane, hears: [hears], ...options }, effect) }
}

/** Exert a fighter of yours: it bears a wound and must not fall by it. */
const exert: Cost = costOfCards({
  slug: 'exert',
  name: 'exert',
  among: ({ you }) => exertable(you),
  pay: (subject) => ({ kind: 'exerted', subject }),
})

function exertable(you: Card): Card[] {
  return fighters(you).filter((card) => vitalityLeft(card) > 1)
}

const ofOwner: Ability['of'] = (subject, { self }) => subject?.id === self.ownerName

// ── cards ───────────────────────────────────────────────────

const strike = move(
  'strike',
  { cost: 1 },
  ability(
    'strike',
    { word: 'muster', targets: ({ you }) => chooseCards({ who: you, name: 'whom', from: () => rivals(you) })[0] },
    ({ targets }) => perform({ kind: 'wounded', subject: targets as Card, amount: 1 }),
  ),
)

/** Must be answered with, by whoever holds it: the blow is turned into nothing. */
const flinch = move(
  'flinch',
  {},
  answer('flinch', 'required', 'wounded', ({ event }) => event.instead(() => tell('flinched', {})), { of: ofOwner }),
)

/** A second compulsory answer, so that an order has to be chosen. */
const bleed = move(
  'bleed',
  {},
  answer('bleed', 'required', 'wounded', ({ event }) => event.change('amount', (event.amount as number) + 1), { of: ofOwner }),
)

const parry = move(
  'parry',
  {},
  answer('parry', 'optional', 'wounded', ({ event }) => event.cancel(), { of: ofOwner }),
)

/** Answers an answer: the effect that it cancels is an event of its own. */
const feint = move(
  'feint',
  {},
  answer('feint', 'optional', 'effect', ({ event }) => event.cancel(), {
    when: ({ event, you }) => event.word === 'answer' && (event.you as Card).id !== you.id,
  }),
)

/** Looks through the deck for a strike, then shuffles: what was seen is forgotten. */
const scout = move(
  'scout',
  {},
  ability('scout', { word: 'muster' }, ({ you }) => {
    const t = table()
    const deck = t.zone(`${you.id}.deck`)
    for (const card of deck.cards) t.write(card, 'fields', 'seenBy', [you.id])
    const [found] = chooseCards({
      who: you,
      name: 'search',
      from: () => deck.cards.filter(({ slug }) => slug === 'strike'),
      least: 0,
      most: 1,
    })
    if (found) t.move(found, t.zone(`${you.id}.hand`))
    tell('searched', { seat: you.id, found: found ? 1 : 0 }, { seats: [you.id], parts: { what: found?.code ?? '' } })
    shuffle(deck)
  }),
)

/** "Exert a fighter to make it strength +2." */
const rally = move(
  'rally',
  {},
  ability('rally', { word: 'clash', costs: [exert] }, ({ self, paid }) => {
    if (paid.length > 0)
      startLasting({ from: self, slug: 'rally', stat: 'strength', until: 'clash', plain: { targets: paid, way: 'add', value: 2 } })
  }),
)

/** Two printed words share one limit. */
const scheme = move(
  'scheme',
  { cost: 0 },
  {
    ...ability('scheme', { word: 'muster', where: ['hand', 'ground'], limit: { times: 1, period: 'turn', counts: 'player' } }, ({ you }) =>
      perform({ kind: 'added', subject: you, amount: 1 }),
    ),
    words: ['muster', 'clash'],
  },
)

/** Moves nothing where the pool is empty, and may be played all the same. */
const drain = move(
  'drain',
  {},
  ability('drain', { word: 'muster' }, ({ you }) => pool() > 0 && perform({ kind: 'removed', subject: you, amount: 1 })),
)

/** "Discard a shadow fighter of yours: wound a shadow fighter": paying may take the last target. */
const bane = move(
  'bane',
  {},
  ability(
    'bane',
    {
      word: 'ambush',
      costs: [
        {
          slug: 'discard',
          can: ({ you }) => fighters(you).some(isShadow),
          pay: ({ you }) =>
            chooseCards({ who: you, name: 'discard', from: () => fighters(you).filter(isShadow) }).map((subject) => ({
              kind: 'discarded',
              subject,
            })),
        },
      ],
      targets: ({ you }) => chooseCards({ who: you, name: 'whom', from: () => fighters().filter(isShadow) })[0],
    },
    ({ targets }) => perform({ kind: 'wounded', subject: targets as Card, amount: 1 }),
  ),
)

/** "Exert two of your fighters, or draw a card." */
const crossroads = move(
  'crossroads',
  {},
  ability('crossroads', { word: 'muster' }, ({ you }) => {
    chooseAlternative(you, 'either', [
      {
        key: 'exert',
        can: () => exertable(you).length >= 2,
        deed: () =>
          together(
            chooseCards({ who: you, name: 'exert', from: () => exertable(you), least: 2, most: 2 }).map((subject) => ({
              kind: 'exerted',
              subject,
            })),
          ),
      },
      { key: 'draw', can: () => table().zone(`${you.id}.deck`).size > 0, deed: () => perform({ kind: 'drawn', subject: you }) },
    ])
  }),
)

/** "Play a shadow fighter; its cost is 2 less." */
const summon = move(
  'summon',
  { side: 'shadow' },
  ability('summon', { word: 'ambush', could: ({ you }) => summoned(you).length > 0 }, ({ you }) => {
    const [card] = chooseCards({ who: you, name: 'summon', from: () => summoned(you).map(({ self }) => self) })
    const use = summoned(you).find(({ self }) => self === card)
    if (use) useAbility(use)
  }),
)

function summoned(you: Card): Use[] {
  return hand(you).flatMap((self) => {
    const played = self.printed.parts.find((part) => part.slug === 'play') as Ability | undefined
    if (!played || !isShadow(self) || Math.max(0, Number(self.facts.cost ?? 0) - 2) > pool()) return []
    return [{ ability: played, name: `${self.code}#play`, self, source: self, you, event: undefined, number: 0, params: { less: 2 } }]
  })
}

const guard = fighter('guard', { strength: 3, vitality: 3, cost: 1 })
const captain = fighter(
  'captain',
  { strength: 2, vitality: 2, cost: 2 },
  modifier('captain', 'strength', 'add', 1, {
    on: (card, { self }) => card !== self && card.controllerName === self.controllerName && !isShadow(card),
  }),
)
const brute = fighter('brute', { side: 'shadow', strength: 2, vitality: 2, cost: 1, keywords: { fierce: 2 } })
const warden = fighter('warden', { strength: 1, vitality: 2, cost: 1, keywords: { warden: 1 } })
const terror = fighter('terror', { side: 'shadow', strength: 1, vitality: 3, cost: 2, keywords: { dread: 1 } })

/** "When you play this, you may add 2": once, however much could be added. */
const runner = fighter(
  'runner',
  { side: 'shadow', strength: 1, vitality: 1, cost: 0 },
  answer('runner', 'optional-after', 'played', ({ you }) => perform({ kind: 'added', subject: you, amount: 2 }), { of: 'self' }),
)

/** "While your hand is empty this falls": a check of its own. */
const oathbreaker = fighter(
  'oathbreaker',
  { side: 'shadow', strength: 4, vitality: 3, cost: 1 },
  {
    kind: 'check',
    slug: 'forsworn',
    find: ({ self, you }) => (hand(you).length === 0 ? [{ kind: 'slain', subject: self }] : []),
  },
)

/** "Add 1: strength +1, limit +3" takes what is left. */
const sting = item(
  'sting',
  ability(
    'sting',
    {
      word: 'clash',
      costs: [{ slug: 'add', can: () => true, pay: ({ you }) => [{ kind: 'added', subject: you, amount: 1 }] }],
      limit: { times: 3, of: 'amounts', period: 'turn', counts: 'card' },
    },
    (context) => {
      const { self } = context
      const by = takeWithinLimit(context, 2)
      const bearer = self.zone.host
      if (bearer && by > 0)
        startLasting({ from: self, slug: 'sting', stat: 'strength', until: 'turn', plain: { targets: [bearer], way: 'add', value: by } })
    },
  ),
)

/** "Add 1 to prevent one wound to its bearer": as often as there are wounds left. */
const shield = item(
  'shield',
  answer('shield', 'optional', 'wounded', ({ event }) => event.change('amount', Math.max(0, (event.amount as number) - 1)), {
    of: 'host',
    answers: 'as-often-as-paid',
    costs: [{ slug: 'add', can: () => true, pay: ({ you }) => [{ kind: 'added', subject: you, amount: 1 }] }],
  }),
)

/** "Bearer must be a card of yours": fighter or item, though never the mantle itself. */
const mantle = worn('mantle', (host, { you }) => host?.controllerName === you.id, modifier('mantle', 'strength', 'add', 1, { on: 'host' }))

/** Says nothing of its bearer. */
const charm = worn('charm', 'any', modifier('charm', 'vitality', 'add', 1, { on: 'host' }))

const duelCards: readonly CardDefinition[] = [
  ...[strike, flinch, bleed, parry, feint, scout, rally, scheme, drain, bane, crossroads, summon],
  ...[guard, captain, brute, warden, terror, runner, oathbreaker, sting, shield, mantle, charm],
]

const duelKeywords: readonly KeywordDefinition[] = [
  { slug: 'fierce', pack: 'duel', number: 'required', parts: [modifier('fierce', 'strength', 'add', ({ number }: Context) => number)] },
  /** Speaks of others: each other fighter of its controller is stronger. */
  {
    slug: 'warden',
    pack: 'duel',
    number: 'required',
    parts: [
      modifier('warden', 'strength', 'add', ({ number }: Context) => number, {
        on: (card, { self }) => card !== self && card.controllerName === self.controllerName,
      }),
    ],
  },
  /** Forbids others something: while it is awake, nobody else's fighter can be exerted. */
  {
    slug: 'dread',
    pack: 'duel',
    number: 'required',
    parts: [modifier('dread', 'cannot exerted', 'forbid', true, { on: (card, { self }) => card.controllerName !== self.controllerName })],
  },
]

export function duelLibrary(more: readonly CardDefinition[] = []): Library {
  return {
    cards: new Map([...duelCards, ...more].map((card) => [card.code, card])),
    keywords: new Map(duelKeywords.map((keyword) => [keyword.slug, keyword])),
  }
}
