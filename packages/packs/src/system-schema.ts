/**
 * The schema of a system's chapter, for files that anybody may have written. The compiler compares it with the types of the contract: a part that
 * only one of them has is a type error here.
 */
import {
  foreignIds,
  messageNesting,
  messageParts,
  momentLooks,
  momentSounds,
  mostMessageLetters,
  mostMessageNesting,
  mostMessageParts,
  recordHolds,
  type SystemChapter,
} from '@questwright/rulebook'
import { z } from './zod.ts'

/** Every text may be an ICU message, which tables parse and fill in. */
const message = z
  .string()
  .max(mostMessageLetters)
  .refine((said) => messageParts(said) <= mostMessageParts, { error: `a text of at most ${mostMessageParts} parts in braces` })
  .refine((said) => messageNesting(said) <= mostMessageNesting, {
    error: `a text whose braces nest at most ${mostMessageNesting} deep`,
  })
const text = message.min(1)
const texts = z.array(text)
const whole = z.int()
const may = <T extends z.ZodType>(schema: T) => z.exactOptional(schema)
const named = <T extends z.ZodType>(schema: T) => z.record(z.string(), schema)
const sayings = named(message)

const valueOfFact = { name: text, icon: may(text), tone: may(text) }
const factValue = z.strictObject(valueOfFact)
const fact = z.strictObject({
  name: text,
  holds: z.enum(['printed', 'number', 'flag', 'text', 'words', 'slug', 'slugs', 'one-of']),
  least: may(whole),
  words: may(texts.min(1)),
  such: may(text),
  usual: may(whole),
  known: may(texts),
  names: may(z.literal('set')),
  titles: may(text),
  foreignId: may(z.enum(foreignIds)),
  among: may(z.literal('copies')),
  label: may(text),
  short: may(text),
  called: may(text),
  icon: may(text),
  tone: may(text),
  text: may(z.strictObject({ field: text, label: text, script: may(text) })),
  values: may(named(factValue)),
  colours: may(z.literal('frame')),
  plays: may(z.literal('no')),
  lies: may(z.literal('apart')),
})

const printed = { must: may(texts), may: may(texts), missing: may(sayings) }
const face = z.strictObject({
  name: text,
  window: text,
  frame: may(text),
  motif: text,
  column: may(texts),
  line: may(texts),
  badge: may(text),
  badgeAs: may(z.enum(['round', 'hexagon'])),
  badgeOn: may(z.enum(['every-face', 'full-face'])),
  rim: may(z.enum(['plain', 'gold', 'gilt', 'notched'])),
  marks: may(z.enum(['none', 'lightning'])),
  lies: may(z.enum(['upright', 'wide'])),
  says: may(texts),
})
const type = z.strictObject({
  ...printed,
  name: text,
  plural: text,
  subtitled: may(z.literal(true)),
  back: text,
  group: text,
  content: text,
  inDeck: z.enum(['counted', 'beside', 'begins', 'never']),
  copiesInDeck: may(whole.min(1)),
  mostInDeck: may(whole.min(0)),
  inSet: may(z.enum(['shuffled', 'apart'])),
  playedInto: may(text),
  copiesIn: may(text),
  doneInMode: may(text),
  leaves: may(text),
  is: may(texts),
  inGame: may(z.literal('among-rules')),
  turns: may(z.literal('in-setup')),
  shows: may(texts),
  face,
  sides: may(named(z.strictObject(printed))),
  folder: may(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/)),
  actsOn: may(text),
  twoSided: may(z.literal('always')),
  newCard: named(z.json()),
  newScript: may(z.strictObject({ imports: texts, code: z.string() })),
  newScene: may(z.strictObject({ setup: z.string(), zone: text })),
  instead: may(sayings),
})

const event = z.strictObject({
  about: text,
  parts: may(named(z.enum(['card', 'player', 'cards', 'number', 'text']))),
  after: may(z.enum(['own', 'joins'])),
})
const stat = z.strictObject({
  about: text,
  shape: z.enum(['number', 'words', 'yes-no']),
  of: may(z.enum(['player', 'table'])),
  fact: may(text),
  otherwise: may(z.union([whole, z.literal('-')])),
  least: may(whole),
})
const cardSize = z.enum(['whole', 'smaller'])
const zone = z.strictObject({
  about: text,
  title: may(text),
  titleOfSeveral: may(text),
  place: may(z.enum(['table', 'seat', 'card'])),
  visibility: may(z.enum(['everyone', 'seat', 'nobody'])),
  play: may(z.enum(['in', 'out', 'as-host'])),
  look: may(z.enum(['row', 'hand', 'pile', 'count', 'number', 'presented', 'tucked', 'peeking', 'track'])),
  track: may(
    z.strictObject({
      places: whole.min(1).max(40),
      fact: text,
      at: text,
      held: may(z.strictObject({ status: text, card: text, seat: text, reads: text })),
    }),
  ),
  stands: may(z.literal('by-role')),
  size: may(z.enum(['one', 'wide', 'rest', 'tall'])),
  cards: may(cardSize),
  rows: may(z.array(z.strictObject({ types: may(texts), cards: may(cardSize) })).min(1)),
  shown: may(z.enum(['always', 'filled'])),
  shownFor: may(texts),
  tone: may(z.enum(['plain', 'danger', 'accent'])),
  tells: may(text),
  top: may(z.enum(['open', 'hidden'])),
  order: may(z.enum(['ordered', 'none'])),
  icon: may(text),
  empty: may(text),
  emptyIn: may(texts),
  emptyAtFirst: may(text),
  discards: may(text),
  back: may(text),
})
const storyMoment = z.strictObject({
  kind: text,
  where: may(named(texts)),
  shows: z.enum(momentLooks),
  card: may(text),
  over: may(text),
  dial: may(text),
  text: may(text),
  sound: may(z.enum(momentSounds)),
})
const counter = z.strictObject({
  about: text,
  of: z.enum(['table', 'each-seat']),
  starts: may(whole),
  least: may(whole),
  most: may(whole),
})
const dial = z.strictObject({
  of: z.enum(['table', 'each-seat']),
  zone: may(text),
  look: z.enum(['number', 'ring']),
  icon: text,
  tone: text,
  reads: text,
  phase: may(text),
  from: may(whole),
  faces: may(texts),
  full: may(z.strictObject({ status: text, otherwise: whole })),
  warns: may(z.strictObject({ soon: whole, now: whole })),
  reaches: may(z.strictObject({ zone: text, fact: text, phases: texts })),
  reached: may(text),
  follows: may(sayings),
})
const tokenFace = z.strictObject({
  reads: text,
  shape: z.enum(['drop', 'coin', 'hexagon', 'flame', 'square']),
  counts: may(z.strictObject({ fact: text, way: z.enum(['fills', 'drains']), on: may(texts) })),
})
const phrase = z.strictObject({
  fields: named(
    z.enum(['card', 'cards', 'host', 'stage', 'amount', 'copies', 'number', 'filter', 'token', 'place', 'way', 'trait', 'optional-trait']),
  ),
  name: text,
  reads: text,
  counts: may(z.literal('cards')),
})
const branch = z.strictObject({
  name: text,
  reads: text,
  decided: may(z.literal('by-chance')),
  calls: may(texts),
  stages: may(z.strictObject({ least: whole, most: whole, message: text, remedy: text, at: z.enum(['next', 'by']) })),
})
const snippet = z.strictObject({
  label: text,
  words: z.string(),
  help: text,
  body: z.string(),
  imports: texts,
  in: z.enum(['script', 'scene']),
})
const searchField = z.strictObject({
  also: texts,
  reads: z.union([z.enum(['type', 'traits', 'keywords', 'text', 'home']), z.strictObject({ fact: text })]),
  meaning: text,
  example: text,
})
const figure = z.strictObject({
  name: text,
  reads: z.union([
    z.strictObject({ status: text, of: z.enum(['table', 'each-seat']) }),
    z.strictObject({ zones: texts, cards: z.literal('all') }),
    z.strictObject({ zones: texts, having: text }),
    z.strictObject({ zones: texts, tokens: text }),
    z.strictObject({ zones: texts, stats: text }),
  ]),
})
const keywordIn = { keyword: text, name: text }
const xray = z.intersection(
  z.looseObject({ title: text, meaning: text }),
  z.discriminatedUnion('kind', [
    z.looseObject({ kind: z.literal('values'), fact: text, tone: text }),
    z.looseObject({
      kind: z.literal('reveals'),
      adds: text,
      again: z.strictObject(keywordIn),
      raises: z.strictObject(keywordIn),
      tone: text,
    }),
    z.looseObject({
      kind: z.literal('chains'),
      again: z.strictObject({ ...keywordIn, does: text }),
      raises: z.strictObject({ ...keywordIn, does: text }),
    }),
    z.looseObject({ kind: z.literal('share'), fact: text, value: text, name: text, several: text, lead: text }),
    z.looseObject({ kind: z.literal('means'), facts: z.array(z.strictObject({ fact: text, types: may(texts) })) }),
  ]),
)
const moment = z.strictObject({
  builders: texts,
  only: may(texts),
  never: may(texts),
  besideCards: may(z.strictObject({ why: text, remedy: text })),
  unless: may(text),
  unlessPrints: may(sayings),
  why: text,
  remedy: text,
})

const hintTime = { when: may(z.strictObject({ counter: text, least: may(whole), most: may(whole) })) }
const botHint = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('question'),
    answer: may(z.enum(['yes', 'no'])),
    take: may(z.enum(['least', 'most'])),
    stat: may(text),
    first: may(z.enum(['highest', 'lowest'])),
    ...hintTime,
  }),
  z.strictObject({ of: z.literal('way'), worth: whole, ...hintTime }),
  z.strictObject({ of: z.literal('ability'), worth: whole, card: may(text), ...hintTime }),
  z.strictObject({ of: z.literal('card'), worth: whole, ...hintTime }),
])

interface Choice {
  readonly id: string
  readonly with: { readonly [blank: string]: Value }
}
interface Way {
  readonly name: string
  readonly effects: readonly Choice[]
}
type Value = number | string | Choice | readonly Choice[] | readonly Way[]

const choice: z.ZodType<Choice> = z.lazy(() => z.strictObject({ id: text, with: named(value) }))
const way: z.ZodType<Way> = z.lazy(() => z.strictObject({ name: text, effects: z.array(choice) }))
const value: z.ZodType<Value> = z.lazy(() => z.union([z.number(), z.string(), choice, z.array(choice), z.array(way)]))
const first = named(value)
const entry = z.strictObject({
  label: text,
  code: text,
  says: z.string(),
  reads: may(texts),
  blanks: may(named(text)),
  heading: may(text),
  needs: may(texts),
  offer: may(z.literal('read')),
  noun: may(text),
  stands: may(z.enum(['before', 'after', 'instead'])),
  replaces: may(text),
  means: may(z.literal('several')),
  absent: may(z.literal('possible')),
  wants: may(texts),
  concerns: may(z.literal('everybody')),
  binds: may(z.enum(['player', 'one'])),
  bound: may(text),
  knows: may(z.literal('card')),
  joins: may(z.literal('never')),
  of: may(z.literal('player')),
  payable: may(text),
  option: may(text),
  first: may(first),
  returns: may(z.enum(['card', 'cards', 'player', 'number'])),
  again: may(text),
})
const timing = z.enum(['after', 'when', 'cancel', 'at-beginning-of', 'at-end-of'])
const word = z.strictObject({
  label: text,
  help: text,
  code: text,
  parts: z.array(
    z.enum(['name', 'trigger', 'keyword', 'phase', 'conditions', 'costs', 'limit', 'target', 'effects', 'change', 'hosts', 'price']),
  ),
  timings: may(z.array(timing)),
  eventIs: may(z.literal('argument')),
  leads: may(text),
  use: may(z.literal('may')),
  reads: may(z.enum(['as', 'alone'])),
  offer: may(z.literal('read')),
  says: may(text),
  saysIn: may(text),
  you: may(text),
  changes: may(z.union([z.enum(['menu', 'calls']), z.strictObject({ list: text, says: text })])),
  gives: may(texts),
  begins: z.strictObject({
    trigger: may(z.strictObject({ timing, of: z.literal('self') })),
    change: may(choice),
    hosts: may(z.array(choice)),
    price: may(choice),
    effects: may(z.array(choice)),
  }),
  first: may(first),
})
const place = z.strictObject({ words: texts, event: may(text), worksOn: may(z.literal('host')), gives: may(texts), first: may(first) })
const menuEvent = z.strictObject({
  label: text,
  says: text,
  before: may(text),
  would: may(text),
  reads: may(texts),
  readAs: may(z.literal('when')),
  types: may(texts),
  subject: z.enum(['card', 'player', 'none']),
  noun: text,
  heading: may(text),
  parts: may(texts),
  gives: may(texts),
  givesWhen: may(texts),
})
const entries = may(named(entry))
const abilityMenus = z.strictObject({
  words: may(named(word)),
  types: may(named(place)),
  places: may(named(place)),
  groups: entries,
  filters: entries,
  amounts: entries,
  cards: entries,
  players: entries,
  playerTargets: entries,
  conditions: entries,
  costs: entries,
  effects: entries,
  changes: entries,
  prices: entries,
  limits: entries,
  lists: may(named(sayings)),
  listReads: may(named(named(texts))),
  events: may(named(menuEvent)),
  moments: may(sayings),
  cancels: may(named(z.strictObject({ label: text, code: text, again: may(text) }))),
  first: may(first),
  plurals: may(sayings),
  beside: may(sayings),
  verbs: may(texts),
  handed: may(texts),
  headings: may(sayings),
  ofPlayers: may(texts),
  order: may(texts),
  facts: may(named(z.strictObject({ reads: texts.min(1), blanks: may(sayings), types: may(texts) }))),
})

const signed = z.strictObject({ icon: text, tone: text, part: text, by: may(text) })

const consequence = z.strictObject({
  told: may(z.literal('never')),
  reads: may(text),
  several: may(text),
  again: may(text),
  tone: may(z.enum(['good', 'bad', 'loss'])),
  counts: may(z.strictObject({ token: text, way: z.enum(['more', 'fewer']) })),
  compares: may(z.tuple([signed, signed])),
  needs: may(texts),
  says: may(texts),
  of: may(text),
})

const optionSign = z.union([
  z.strictObject({ stat: text, part: may(text) }),
  z.strictObject({ sum: text, less: may(text), icon: text, tone: text }),
])

const startingCards = z.strictObject({
  one: text,
  several: text,
  print: sayings,
  beyond: may(whole.min(0)),
  mostInGame: may(whole.min(1)),
  versions: may(z.literal('one')),
  scenarios: may(z.literal('said')),
})
const deckCards = z.strictObject({ one: text, several: text, print: sayings, by: may(text) })

const shape = {
  rule: may(z.literal('optional')),
  chosenWith: may(text),
  backs: may(sayings),
  groups: may(sayings),
  contents: may(sayings),
  facts: may(named(fact)),
  factValues: may(named(z.strictObject({ of: text, ...valueOfFact }))),
  types: may(named(type)),
  pictures: may(
    named(z.strictObject({ traits: may(texts), words: may(texts), print: may(named(text)), types: may(texts), motifs: texts.min(1) })),
  ),
  abilities: may(named(texts)),
  events: may(named(event)),
  stats: may(named(stat)),
  zones: may(named(zone)),
  counters: may(named(counter)),
  record: may(
    named(
      z.strictObject({
        about: text,
        title: text,
        holds: z.enum(recordHolds),
        bars: may(z.literal('titles')),
        of: may(z.literal('scenario')),
        icon: may(text),
        tone: may(z.enum(['good', 'bad', 'loss'])),
      }),
    ),
  ),
  phases: may(named(text)),
  steps: may(named(texts)),
  dials: may(named(dial)),
  tokenFaces: may(named(tokenFace)),
  marks: may(sayings),
  markFaces: may(named(z.strictObject({ icon: text, tone: text }))),
  consequences: may(named(consequence)),
  optionSigns: may(named(optionSign)),
  backDrawings: may(named(z.strictObject({ drawing: text, reads: text }))),
  modes: may(
    named(
      z.strictObject({
        name: text,
        text: z.string(),
        when: z.enum(['always', 'said']),
        takesOut: may(text),
        beginsWith: may(named(whole.min(1))),
        leavesOut: may(texts),
      }),
    ),
  ),
  startingCards: may(named(startingCards)),
  deckCards: may(named(deckCards)),
  setup: may(named(phrase)),
  endings: may(named(phrase)),
  branches: may(named(branch)),
  places: may(sayings),
  ways: may(sayings),
  hosts: may(sayings),
  tokens: may(sayings),
  snippets: may(named(snippet)),
  searchFields: may(named(searchField)),
  figures: may(named(figure)),
  faultRemedies: may(sayings),
  misplaced: may(sayings),
  neverHappens: may(named(z.strictObject({ why: text, remedy: text }))),
  botHints: may(named(botHint)),
  messages: may(named(text)),
  everyCard: may(texts),
  everySide: may(texts),
  signs: may(texts),
  numbers: may(texts),
  faceDown: may(texts),
  commonWords: may(texts),
  cardWords: may(texts),
  untold: may(texts),
  xray: may(z.array(xray)),
  seatFigures: may(texts),
  moments: may(z.array(moment)),
  clockwork: may(texts),
  storyIcons: may(z.array(z.strictObject({ has: texts, icon: text }))),
  storyMoments: may(z.array(storyMoment)),
  lines: may(z.array(z.strictObject({ status: text, from: text, to: texts }))),
  windows: may(texts),
  stepChoices: may(texts),
  ownNames: may(
    z.strictObject({
      ways: may(texts),
      prompts: may(texts),
      outcomes: may(texts),
      costs: may(texts),
      abilities: may(texts),
      tokens: may(texts),
      names: may(texts),
      byHand: may(texts),
    }),
  ),
  abilityMenus: may(abilityMenus),
} satisfies { readonly [part in keyof Required<SystemChapter>]: z.ZodType }

export const systemSchema = z.strictObject(shape) satisfies z.ZodType<SystemChapter>
