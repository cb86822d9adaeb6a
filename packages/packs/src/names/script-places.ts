/**
 * Decides what strings and keys in a script may name, by the place where they are written. It works for the source of an author and for compiled
 * code.
 */
import type { CompiledScript } from '../bundle.ts'
import type { NameSort } from './brought.ts'
import { type Piece, piecesOf } from './script-words.ts'

/**
 * The sorts of names that are possible at a place; `any` where the place does not decide the sort, `nothing` where no name of a pack is
 * possible.
 */
type Named = readonly NameSort[] | 'any' | 'nothing'

/** A string or a key in a script. */
export interface NamePlace {
  /** The offset of the text, without its quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
  /** `plain`: a key without quotes. */
  readonly quotes: 'quoted' | 'plain'
  readonly named: Named
  /** The form of the text: a keyword as cards print it, such as `Hunt 2`, or a path. */
  readonly reads?: 'printed-keyword' | 'path'
}

/** By function, the sorts of names in each of its arguments; the last entry is for all further arguments. */
const byArgument: { readonly [callee: string]: readonly Named[] } = {
  card: ['nothing', 'any'],
  rule: ['nothing', 'any'],
  scenario: ['nothing', 'any'],
  system: ['nothing', 'any'],
  scene: ['nothing', 'any'],
  require: ['nothing'],
  delayed: ['nothing', 'any'],
  check: ['nothing', 'any'],
  may: ['nothing', 'any'],
  remember: ['any', 'nothing'],
  memory: ['nothing'],
  winGame: ['nothing'],
  loseGame: ['nothing'],
  roll: ['nothing'],
  named: ['nothing'],
  has: ['nothing'],
  cardById: ['nothing'],
  keyword: [['keywords'], 'any'],
  hasKeyword: [['keywords']],
  counter: [['counters'], 'any'],
  setCounter: [['counters'], 'any'],
  changeCounter: [['counters'], 'any'],
  cardsIn: [['zones'], 'any'],
  putIn: [['zones'], 'any'],
  shuffleZone: [['zones'], 'any'],
  revealFrom: [['zones'], 'any'],
  countTo: [['zones'], 'any'],
  belongsToDeck: ['any', ['zones']],
  token: [['tokens', 'counters']],
  placeTokens: ['any', ['tokens']],
  removeTokens: ['any', ['tokens']],
  moveTokens: ['any', 'any', ['tokens']],
  stat: [['stats']],
  hasPermission: [['stats']],
  modifier: [['stats'], 'any'],
  permits: [['stats'], 'any'],
  lasting: ['nothing', ['stats'], 'any'],
  modify: ['any', ['stats'], 'any'],
  setValue: ['any', ['stats'], 'any'],
  multiply: ['any', ['stats'], 'any'],
  grant: ['any', ['stats'], ['keywords']],
  lose: ['any', ['stats'], ['keywords']],
  cannot: [['events'], 'any'],
  after: [['events'], 'any'],
  when: [['events'], 'any'],
  before: [['events'], 'any'],
  happenedThisRound: ['any', ['events']],
  amountThisRound: ['any', ['events']],
  step: [['steps'], 'any'],
  beforeStep: [['steps'], 'any'],
  afterStep: [['steps'], 'any'],
  insteadOfStep: [['steps'], 'any'],
  addPhase: [['phases'], 'any'],
  atBeginningOf: [['phases'], 'any'],
  atEndOf: [['phases'], 'any'],
  skipPhase: [['phases']],
  record: [['record'], 'any'],
  recorded: [['record']],
}

/** By property, the sorts of names in its value. */
const byProperty: { readonly [property: string]: Named } = {
  slug: 'nothing',
  as: 'nothing',
  code: 'nothing',
  id: 'nothing',
  title: 'nothing',
  how: 'nothing',
  rules: 'nothing',
  traits: 'nothing',
  counter: ['counters'],
  token: ['tokens'],
  tokens: ['tokens'],
  kind: ['events'],
  event: ['events'],
  zone: ['zones'],
  from: ['zones'],
  into: ['zones'],
  phase: ['phases'],
  at: ['phases', 'steps'],
  stat: ['stats'],
  keyword: ['keywords'],
  gain: ['keywords'],
  lose: ['keywords'],
  word: ['keywords'],
  type: ['types'],
  types: ['types'],
  fact: ['facts'],
  mode: ['modes'],
  do: ['setup'],
}

/** By member, the sorts of names in the string with which the member is compared. */
const byCompared: { readonly [member: string]: Named } = {
  slug: 'nothing',
  code: 'nothing',
  id: 'nothing',
  title: 'nothing',
  how: 'nothing',
  ability: 'nothing',
  counter: ['counters'],
  token: ['tokens'],
  kind: ['events'],
  name: ['zones'],
  stat: ['stats'],
  keyword: ['keywords'],
  type: ['types'],
  mode: ['modes'],
  phase: ['phases'],
  currentStep: ['steps'],
  back: ['backs'],
}

/**
 * The sorts of names in the keys of an object, by the property whose value the object is, or by the function to which the object is passed.
 */
const byOwner: { readonly [owner: string]: Named } = {
  events: ['events'],
  counters: ['counters'],
  zones: ['zones'],
  setup: ['setup'],
  endings: ['endings'],
  tokens: ['tokens'],
  facts: ['facts'],
  sees: ['counters', 'zones'],
  record: ['record'],
}

interface Open {
  readonly bracket: string
  readonly owner: string | undefined
  /** For a list: the property whose value contains it. */
  readonly property: string | undefined
  arguments: number
}

const placesOf = new WeakMap<CompiledScript, readonly NamePlace[]>()

/** The places of names in a compiled script, cached by script, since each check needs those of all scripts of a workspace. */
export function namePlacesOf(script: CompiledScript): readonly NamePlace[] {
  const known = placesOf.get(script)
  if (known) return known
  const places = [...namePlacesIn(script.code, script.kind === 'scene' ? 'scene' : 'script')]
  placesOf.set(script, places)
  return places
}

/**
 * The strings and keys of a script that may be names.
 * @param kind of the script: only scenes name things by paths
 */
export function namePlacesIn(code: string, kind: 'scene' | 'script'): readonly NamePlace[] {
  const found: NamePlace[] = []
  const open: Open[] = []
  for (const piece of piecesOf(code)) {
    const { kind: sort, start, end } = piece
    const letter = code[start] ?? ''
    const inner = open.at(-1)
    if (sort === 'letter') {
      if ('([{'.includes(letter)) open.push(opened(code, piece, inner))
      else if (')]}'.includes(letter)) open.pop()
      else if (letter === ',' && inner) inner.arguments += 1
      continue
    }
    const literal = sort === 'literal'
    if (literal && letter === '`' && code.slice(start, end).includes('${')) continue
    const [from, to] = literal ? [start + 1, end - 1] : [start, end]
    const place = { start: from, end: to, value: code.slice(from, to), quotes: literal ? ('quoted' as const) : ('plain' as const) }
    if (letter !== '`' && inner?.bracket === '{' && isKey(code, start, end)) {
      const named = inner.owner === undefined ? undefined : own(byOwner, inner.owner)
      // what a scene asserts about a card is a path: `wolf.scent`
      if (named !== undefined && inner.owner === 'sees' && place.value.includes('.')) found.push({ ...place, named: 'any', reads: 'path' })
      else if (named !== undefined) found.push({ ...place, named })
    } else if (literal) {
      const { named, reads } = meaningOf(code, start, end, inner, kind)
      found.push({ ...place, named, ...(reads ? { reads } : {}) })
    }
  }
  return found
}

/** A key of an object, or the name of a method of it. */
const isKey = (code: string, start: number, end: number): boolean =>
  /[{,]\s*$/.test(code.slice(Math.max(0, start - 200), start)) && /^\s*[:(]/.test(code.slice(end, end + 80))

/** The last character that is no space: the patterns below try each position of a text, so texts that cannot match are not given to them. */
const last = (head: string): string | undefined => head.trimEnd().at(-1)

/** The property whose value begins after a text. */
const propertyBefore = (head: string): string | undefined =>
  last(head) === ':' ? /([A-Za-z_$][\w$]*)['"]?\s*:\s*$/.exec(head)?.[1] : undefined

/** The function whose arguments begin after a text. */
const calleeBefore = (head: string): string | undefined =>
  /[\w$)]/.test(last(head) ?? '') ? /([A-Za-z_$][\w$]*)\)?\s*$/.exec(head)?.[1] : undefined

function opened(code: string, { start }: Piece, inner: Open | undefined): Open {
  const bracket = code[start] ?? ''
  const head = code.slice(Math.max(0, start - 200), start)
  // compiled code calls `(0, lcg_1.placeTokens)(…)`
  const called = bracket === '(' ? calleeBefore(head) : undefined
  const property = bracket === '(' ? undefined : propertyBefore(head)
  // the value that `record('notes', { … })` writes has keys of its own
  const handed = bracket === '{' && inner?.bracket === '(' && inner.owner !== 'record' ? inner.owner : undefined
  return { bracket, owner: called ?? property ?? handed, property: bracket === '[' ? property : undefined, arguments: 0 }
}

function meaningOf(
  code: string,
  start: number,
  end: number,
  inner: Open | undefined,
  kind: 'scene' | 'script',
): { readonly named: Named; readonly reads?: NamePlace['reads'] } {
  const head = code.slice(Math.max(0, start - 200), start)
  const tail = code.slice(end, end + 200)
  if (/(?:\bfrom|\bimport)\s*$/.test(head)) return { named: 'nothing' }
  const compared =
    (last(head) === '=' ? /([A-Za-z_$][\w$]*)\)?(?:\(\))?\s*[!=]==?\s*$/.exec(head)?.[1] : undefined) ??
    /^\s*[!=]==?\s*(?:\(0, )?[\w$.?]*?([A-Za-z_$][\w$]*)\)?(?:\(\))?(?![\w$.(])/.exec(tail)?.[1]
  if (compared !== undefined) return { named: own(byCompared, compared) ?? 'any' }
  const property = propertyBefore(head) ?? (inner?.bracket === '[' ? inner.property : undefined)
  if (property === 'keywords') return { named: ['keywords'], reads: 'printed-keyword' }
  if (property !== undefined && /[,{[(]\s*['"]?[A-Za-z_$][\w$]*['"]?\s*:\s*$|\[$|,\s*$/.test(head))
    return { named: own(byProperty, property) ?? 'any' }
  if (inner?.bracket === '(' && inner.owner !== undefined) {
    if (inner.owner === 'prints') return { named: ['keywords'], reads: 'printed-keyword' }
    const list = own(byArgument, inner.owner)
    if (list) return { named: list[Math.min(inner.arguments, list.length - 1)] ?? 'any' }
  }
  return kind === 'scene' && /^[^.]+\.[^.]+/.test(code.slice(start + 1, end - 1)) ? { named: 'any', reads: 'path' } : { named: 'any' }
}

function own<Value>(table: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
