/**
 * Builds an ability with each entry of each menu of the ability builder, in each place where the entry is offered, with names that look like script
 * code.
 */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { checkTypes, gateScript, loadPacks, readPackFolder } from '@questwright/packs'
import { rulebooksOfPacks, systemTypes } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import ts from 'typescript'
import { withNamesOf } from '../src/imports.ts'
import { type Entry, isMenuSort, listOf, type Menus, menusOf, wordOf } from '../src/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, choice, isChoice, type Trigger, type Value } from '../src/model.ts'
import { namesTaken } from '../src/names-in-code.ts'
import {
  type BuilderPlace,
  changesFor,
  costsFor,
  filled,
  has,
  inside,
  offered,
  plainFilters,
  pricesFor,
  wantedIn,
  wordsFor,
  wordsOfList,
} from '../src/offers.ts'
import { printAbility } from '../src/print.ts'
import { freeName } from '../src/steps.ts'
import { nameTyped } from '../src/ways.ts'

const rulebooks = { lcg: lcgRulebook }

const content = fileURLToPath(new URL('../../../content/', import.meta.url))
// a studio that was started in this repository keeps logs and games in a folder of its own under content/, which is not a pack
const folders = readdirSync(content)
  .filter((id) => existsSync(`${content}/${id}/package.json`))
  .map((id) => readPackFolder(`${content}/${id}`))
const bundles = loadPacks(folders, rulebooks).flatMap(({ bundle }) => bundle ?? [])

/** The rulebook of the game with the systems of all packs under content/. */
const wholeGame = rulebooksOfPacks(bundles, rulebooks).lcg as Rulebook
export const wholeMenus: Menus = menusOf(wholeGame)

/** Texts that people may type: names that scripts use, characters of script syntax, and letters of other languages. */
export const hostileTexts = [
  'attack',
  'self',
  'you',
  'event',
  'attacker',
  'number',
  'x',
  'params',
  'target',
  'card',
  'player',
  'constructor',
  'toString',
  '__proto__',
  'module',
  'await',
  'class',
  'drawCards',
  'draw attack self you',
  'modify-attack-1',
  "it's 'you'",
  'say "self"',
  '`you`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that looks like a template
  '${attack}',
  'a\\',
  '*/ attack /*',
  '// you',
  '$cards',
  '$&',
  'Éowyn’s “self”',
  '攻撃 you',
  ') => attack',
  '',
] as const

/** A context in which an entry is tried: the kind of place, and an ability with its trigger and its target. */
export interface Context {
  readonly place: BuilderPlace
  readonly base: BuiltAbility
}

/** A context for every word in every place, with every trigger that the word offers and every kind of target. */
export function contextsOf(menus: Menus): readonly Context[] {
  const places: BuilderPlace[] = [
    ...Object.keys(menus.types).map((type): BuilderPlace => ({ kind: 'card', type })),
    ...Object.keys(menus.places).map((kind) => ({ kind, type: undefined }) as BuilderPlace),
  ]
  const seen = new Set<string>()
  return places.flatMap((place) =>
    wordsFor(menus, place).flatMap((word) =>
      triggersOf(menus, word).flatMap((trigger) =>
        targetsOf(menus, word, place).flatMap((target): readonly Context[] => {
          const base: BuiltAbility = {
            ...blankAbility(word),
            ...(trigger === undefined ? {} : { trigger }),
            ...(target === undefined ? {} : { target }),
          }
          // contexts with the same menus offer the same entries, so only the first of them is used
          const key = JSON.stringify([base, offered(menus, 'effects', base, place).length, menusIn(menus, { place, base }).join()])
          if (seen.has(key)) return []
          seen.add(key)
          return [{ place, base }]
        }),
      ),
    ),
  )
}

function menusIn(menus: Menus, { place, base }: Context): readonly string[] {
  return ['cards', 'players', 'amount', 'group', 'filters', 'conditions'].map((sort) =>
    offered(menus, sort, base, place)
      .map(({ id }) => id)
      .join(),
  )
}

function triggersOf(menus: Menus, word: string): readonly (Trigger | undefined)[] {
  const { timings = [] } = wordOf(menus, word) ?? {}
  if (!has(menus, word, 'trigger')) return [undefined]
  return timings.flatMap((timing): readonly Trigger[] => {
    if (timing === 'cancel') return Object.keys(menus.cancels).map((kind) => ({ timing, kind, of: [] }))
    if (timing.startsWith('at-')) return Object.keys(menus.moments).map((kind) => ({ timing, kind, of: [] }))
    return menus.events.map(({ kind, subject }, at): Trigger => {
      const whose = subject === 'player' ? (['you', []] as const) : subject === 'none' ? ([[]] as const) : (['self', 'host', []] as const)
      return { timing, kind, of: whose[at % whose.length] ?? [] }
    })
  })
}

function targetsOf(menus: Menus, word: string, place: BuilderPlace): readonly (Choice | undefined)[] {
  if (!has(menus, word, 'target')) return [undefined]
  const card = menus.of.cards.find(({ id }) => id === 'choose')
  const [player] = menus.playerTargets
  return [
    undefined,
    ...(card ? [filled(menus, card, blankAbility(word), place)] : []),
    ...(player ? [filled(menus, player, blankAbility(word), place)] : []),
  ]
}

/** The values that can be put into a blank. @param turn counts up, so that the names in different blanks differ */
function valuesOf(menus: Menus, sort: string, { base, place }: Context, turn: () => number, wanted?: 'present'): readonly Value[] {
  if (listOf(menus, sort)) return wordsOfList(menus, sort, base).map(([word]) => word)
  const each = (menu: string) =>
    offered(menus, menu, base, place, wanted).map((entry) => hostile(menus, filled(menus, entry, base, place), turn))
  if (isMenuSort(sort)) return ['filters', 'conditions', 'effects'].includes(sort) ? each(sort).map((one) => [one]) : each(sort)
  if (sort === 'count') return [0, 99]
  if (sort === 'ways')
    return [
      [...hostileTexts, ...hostileTexts.map((name) => nameTyped(name))]
        .filter((name, at, all) => name !== '' && all.indexOf(name) === at)
        .map((name) => ({ name, effects: effectOfWay(menus, { base, place }) })),
    ]
  return [hostileTexts[turn() % hostileTexts.length] ?? '']
}

function effectOfWay(menus: Menus, { base, place }: Context): readonly Choice[] {
  const [first] = offered(menus, 'effects', base, place)
  return first ? [filled(menus, first, base, place)] : []
}

/** A choice with texts that look like script in place of the words that people type. */
function hostile(menus: Menus, one: Choice, turn: () => number): Choice {
  const isListed = (text: string) => Object.values(menus.lists).some((list) => Object.hasOwn(list, text))
  const parts = Object.entries(one.with).map(([blank, value]): readonly [string, Value] => {
    const typed = () => hostileTexts[turn() % hostileTexts.length] ?? ''
    // the name of an effect becomes a variable of the script, so the builder turns the typed words into a valid name
    if (blank === 'as') return [blank, freeName(menus, typed(), [])]
    if (typeof value === 'string' && !isListed(value)) return [blank, typed()]
    return [blank, isChoice(value) ? hostile(menus, value, turn) : value]
  })
  return { id: one.id, with: Object.fromEntries(parts) }
}

/** The choices of an entry: one for each value that can be put into each of its blanks. */
function everyWay(menus: Menus, entry: Entry, context: Context, turn: () => number): readonly Choice[] {
  const plain = filled(menus, entry, context.base, context.place)
  const within: Context = { ...context, place: inside(context.place, entry) }
  const isPlain = entry.knows === 'card'
  return [
    plain,
    ...Object.entries(entry.blanks).flatMap(([blank, sort]) =>
      (isPlain && sort === 'filters'
        ? plainFilters(menus).map((one): Value => [hostile(menus, filled(menus, one, context.base, context.place), turn)])
        : valuesOf(menus, sort, within, turn, wantedIn(entry, blank))
      ).map((value): Choice => ({ id: entry.id, with: { ...plain.with, [blank]: value } })),
    ),
  ]
}

/**
 * The entries that are tried in a context: `what-differs` = those that use something only this context provides; `each-entry` = each entry
 * once; `each-value` = each entry with each value in each of its blanks.
 */
export type Depth = 'what-differs' | 'each-entry' | 'each-value'

/** The abilities that are built in a context: together they contain each entry that is offered there. */
function abilitiesIn(menus: Menus, context: Context, depth: Depth): readonly BuiltAbility[] {
  const { place, base } = context
  const { word } = base
  let count = 0
  const turn = () => count++
  const some = (entries: readonly Entry[]) => (depth === 'what-differs' ? entries.filter((one) => differs(menus, one)) : entries)
  const ways = (entry: Entry): readonly Choice[] =>
    depth === 'each-value' ? everyWay(menus, entry, context, turn) : [hostile(menus, filled(menus, entry, base, place), turn)]
  if (has(menus, word, 'hosts'))
    return plainFilters(menus)
      .flatMap(ways)
      .map((one) => ({ ...base, hosts: [one] }))
  if (has(menus, word, 'price')) return pricesFor(menus, base, place).flatMap((one) => ways(one).map((price) => ({ ...base, price })))
  const held = has(menus, word, 'conditions') ? some(offered(menus, 'conditions', base, place)).flatMap(ways) : []
  if (has(menus, word, 'change')) return changesIn(menus, context, ways, held)
  const done = offered(menus, 'effects', base, place)
  const [simple] = done
  if (!simple) return []
  const effects = [filled(menus, simple, base, place)]
  const each = done.find(({ binds }) => binds === 'player')
  const inner: Context = { base, place: inside(place, each) }
  const byPlayer = each ? some(offered(menus, 'effects', base, inner.place)) : []
  const carried = ['cards', 'card', 'player', 'players', 'amount', 'group', 'filters'].flatMap((sort) =>
    carriedBy(menus, sort, context, some, turn),
  )
  const paid = has(menus, word, 'costs') ? some(costsFor(menus, base, place)).flatMap(ways) : []
  const asked = menus.of.effects.some(({ id }) => id === 'if') ? held.map((one) => choice('if', { conditions: [one], effects })) : []
  return [
    { ...base, effects: apart(done, [...some(done).flatMap(ways), ...carried, ...asked]) },
    { ...base, effects: chooseHostile(menus, context, turn) },
    {
      ...base,
      effects: each
        ? [
            choice(each.id, {
              effects: apart(
                byPlayer,
                byPlayer.map((one) => hostile(menus, filled(menus, one, base, inner.place), turn)),
              ),
            }),
          ]
        : [],
    },
    { ...base, costs: paid, effects },
    // each ability gets only one condition, because two conditions can make each other always true or always false for the type check
    ...(depth === 'each-value' ? held : held.slice(0, 1)).map((one) => ({ ...base, conditions: [one], effects })),
  ].filter(({ effects }) => effects.length > 0)
}

/**
 * Puts each effect into an option of its own of one "choose one" effect: an effect such as the end of the game must not narrow the types of the
 * effects after it.
 */
function apart(done: readonly Entry[], effects: readonly Choice[]): readonly Choice[] {
  const chooses = done.find(({ id, blanks }) => id === 'choose-one' && blanks.ways !== undefined)
  if (!chooses || effects.length === 0) return effects
  return [choice(chooses.id, { ways: effects.map((one, at) => ({ name: `way-${at}`, effects: [one] })) })]
}

/** Whether an entry uses more than the card and its player, which have the same types in every context. */
function differs({ handed }: Menus, { code, needs = [], payable = '' }: Entry): boolean {
  if (needs.length > 0) return true
  const taken = namesTaken(ts, `${code.replace(/^(\S+) (by|gain|lose|set) /, '')}; ${payable}`)
  return handed.some((name) => name !== 'self' && name !== 'you' && taken.has(name))
}

function changesIn(
  menus: Menus,
  { base, place }: Context,
  ways: (entry: Entry) => readonly Choice[],
  held: readonly Choice[],
): readonly BuiltAbility[] {
  const { changes, reads } = wordOf(menus, base.word) ?? {}
  const all =
    changes === 'menu'
      ? changesFor(menus, base, place).flatMap(ways)
      : Object.keys((typeof changes === 'object' && listOf(menus, changes.list)) || {}).map((what) => choice(base.word, { what }))
  const [first] = all
  if (!first) return []
  const whose: readonly Partial<BuiltAbility>[] =
    reads === 'alone'
      ? [{}]
      : [
          { on: 'self' },
          { on: 'host' },
          { on: [] },
          ...offered(menus, 'filters', base, place)
            .flatMap(ways)
            .map((one) => ({ on: [one] })),
        ]
  return [
    ...all.map((change, at) => ({ ...base, change, ...whose[at % 2 === 0 ? 0 : whose.length - 1] })),
    ...whose.map((on) => ({ ...base, change: first, ...on })),
    ...held.map((one) => ({ ...base, change: first, ...whose[0], conditions: [one] })),
  ]
}

/** Effects that together contain each entry of one menu of amounts, cards, players, sets or filters. */
function carriedBy(
  menus: Menus,
  sort: string,
  { base, place }: Context,
  some: (entries: readonly Entry[]) => readonly Entry[],
  turn: () => number,
): readonly Choice[] {
  const done = offered(menus, 'effects', base, place)
  const values = some(offered(menus, sort, base, place)).map((one) => hostile(menus, filled(menus, one, base, place), turn))
  const carrierOf = (wanted: string) => done.find(({ blanks }) => Object.values(blanks).includes(wanted))
  const put = (wanted: string, value: Value): readonly Choice[] => {
    const carrier = carrierOf(wanted)
    const blank = carrier && Object.entries(carrier.blanks).find(([, one]) => one === wanted)?.[0]
    if (!carrier || blank === undefined) return []
    const one = filled(menus, carrier, base, place)
    return [{ id: one.id, with: { ...one.with, [blank]: value } }]
  }
  if (sort === 'group') return values.flatMap((group) => put('cards', choice('each', { group })))
  if (sort === 'filters') {
    const [first] = offered(menus, 'group', base, place)
    return values.flatMap((one) => put('cards', choice('each', { group: choice(first?.id ?? '', { filters: [one] }) })))
  }
  return values.flatMap((value) => put(sort, value))
}

/** "Choose one" effects whose options have names that look like script code. */
function chooseHostile(menus: Menus, context: Context, turn: () => number): readonly Choice[] {
  return offered(menus, 'effects', context.base, context.place)
    .filter(({ blanks }) => Object.values(blanks).includes('ways'))
    .map((entry) => {
      const one = filled(menus, entry, context.base, context.place)
      const [blank = 'ways'] = Object.entries(entry.blanks).find(([, sort]) => sort === 'ways') ?? []
      return { id: one.id, with: { ...one.with, [blank]: valuesOf(menus, 'ways', context, turn)[0] ?? [] } }
    })
}

export interface Walked {
  /** The number of built abilities, and the number of lines of their scripts. */
  readonly abilities: number
  readonly lines: number
  /** The errors of the type check and the static checks, each with the script line in question. */
  readonly refused: readonly string[]
}

/** Writes all abilities of the contexts as scripts of one pack, and checks their types against the script API in one TypeScript program. */
export function walk(menus: Menus, contexts: readonly Context[], depth: (context: Context, at: number) => Depth): Walked {
  const home = { pack: 'built', path: 'cards/built.ts', nameOf: (id: string) => bundles.find((one) => one.id === id)?.name }
  const files: { [path: string]: string } = {}
  const printed = new Set<string>()
  contexts.forEach((context, at) => {
    const codes = abilitiesIn(menus, context, depth(context, at)).flatMap((one) => {
      const code = printAbility(menus, ts, one)
      if (printed.has(code)) return []
      printed.add(code)
      return [code]
    })
    if (codes.length === 0) return
    const source = (list: string) => `import { card } from '${menus.module}'\n\nexport default card('built-${at}', [\n${list},\n])\n`
    // one option per line, so that an error in a line belongs to one effect
    const list = codes.join(',\n').replace(/, '(way-\d+)': \(\) =>/g, ",\n'$1': () =>")
    files[`cards/built-${at}.ts`] = withNamesOf(menus, ts, source(list), `[${list}]`, home)
  })
  const declared = fileURLToPath(new URL('../../../packages/lcg/src/index.ts', import.meta.url))
  const scriptsOf = (at: number) =>
    Object.fromEntries(
      Object.entries(folders[at] ?? {}).filter(
        ([file]) =>
          file === 'package.json' ||
          (file.startsWith('systems/') && file.endsWith('.ts') && !file.endsWith('.scene.ts')) ||
          /^lib\/.*\.ts$/.test(file),
      ),
    )
  const sources = [...bundles.map(({ id }, at) => ({ pack: id, files: scriptsOf(at) })), { pack: 'built', files }]
  const wrong = checkTypes(sources, { [menus.module]: declared }, new Set(['built']), systemTypes(wholeGame, lcgRulebook))
  const needs = bundles.map(({ name }) => name)
  // the line with the error, and the first line of the ability that contains it
  const lineOf = (file: string, line = 1): string => {
    const all = files[file]?.split('\n') ?? []
    const begin = all.slice(0, line).findLast((one) => /^[a-zA-Z]+(?:\.\w+)?\(['({]/.test(one)) ?? ''
    const own = all[line - 1] ?? ''
    return own === begin ? own.slice(0, 300) : `${begin.slice(0, 120)} … ${own.trim().slice(0, 240)}`
  }
  const lines = Object.values(files).reduce((sum, text) => sum + text.split('\n').length, 0)
  return {
    abilities: printed.size,
    lines,
    refused: [
      ...wrong.map(({ file = '', line, message }) => `${message} ${lineOf(file, line)}`),
      ...Object.entries(files).flatMap(([file, text]) =>
        gateScript({
          pack: 'built',
          path: file,
          source: text,
          kind: 'card',
          game: 'lcg',
          calls: lcgRulebook.scriptCalls,
          exists: () => true,
          needs,
        })
          .filter(
            ({ severity, message, code }) =>
              severity === 'error' && code !== 'compile/too-large' && !/^\.(?:constructor|__proto__) /.test(message),
          )
          .map(({ message, line }) => `${message} ${lineOf(file, line)}`),
      ),
    ],
  }
}
