/** Generates the script of an ability from its choices, without layout, which `formatExpression` adds. */
import {
  type Entry,
  entryOf,
  eventOf,
  filtersAreWords,
  firstEvent,
  isMenuSort,
  isPlayerTarget,
  isWholeCall,
  type Menus,
  wordOf,
} from './menus.ts'
import { type BuiltAbility, type Choice, type ChoiceWay, isChoice, type Value } from './model.ts'
import { allOf, functionsCalled, namesTaken, withNames } from './names-in-code.ts'
import { has } from './offers.ts'
import type { Compiler } from './script-parts.ts'
import { isStepSort, type Step, stepOf, stepsAfter } from './steps.ts'

/** The names of the variables for you, the card and the target at a place in the script. */
interface Names {
  readonly you: string
  readonly card: string
  readonly target: string
  /** The names of what earlier effects returned. */
  readonly steps: readonly Step[]
}

const outside: Names = { you: 'you', card: 'card', target: 'target', steps: [] }

/** The menus, and the compiler that finds identifiers in their code. */
interface Printer {
  readonly menus: Menus
  readonly compiler: Compiler
}

/** @returns the ability as script, without layout @throws Error for an ability word or a choice that is in no menu */
export function printAbility(menus: Menus, compiler: Compiler, ability: BuiltAbility): string {
  const printer: Printer = { menus, compiler }
  const { word } = ability
  const code = wordOf(menus, word)?.code
  if (code === undefined) throw new Error(`Abilities of this game do not begin with "${word}".`)
  if (isWholeCall(menus, word)) return wholeCall(printer, ability)
  if (has(menus, word, 'change')) return constant(printer, code, ability)
  const hosts = has(menus, word, 'hosts') ? hostsOf(printer, ability) : undefined
  if (has(menus, word, 'price')) return priced(printer, code, ability, hosts)
  if (hosts !== undefined) return `${code}(${hosts})`
  const begins = has(menus, word, 'name') ? `${code}(${quoted(ability.slug ?? '')}, ` : `${code}(`
  const trigger = has(menus, word, 'trigger') ? triggerOf(menus, code, ability) : begins
  const done = has(menus, word, 'effects') ? effectOf(printer, ability) : ''
  const isOptional = has(menus, word, 'conditions') || has(menus, word, 'costs')
  const parts = isOptional ? [options(printer, ability), done] : [done]
  return `${trigger}${parts.filter((part) => part !== '').join(', ')})`
}

/** An ability that is one call, such as `has(each('fox'), 'speed', 1)`; its condition is a last argument. */
function wholeCall(printer: Printer, { word, change, conditions }: BuiltAbility): string {
  if (!change) throw new Error(`An ability with "${word}" needs something that it changes.`)
  const call = template(printer, entryOf(printer.menus.changes, change.id), change, outside)
  if (conditions.length === 0) return call
  return `${call.slice(0, -1)}, ${lambda(printer, fill(printer, 'conditions', conditions, outside))})`
}

function hostsOf(printer: Printer, { hosts = [] }: BuiltAbility): string {
  const noun = nounOf(printer.menus, hosts)
  return lambda(printer, all(printer, hosts, { ...outside, card: noun }), noun)
}

/** The names that a script must import, sorted: those of the script API, and of the scripts of systems. @param code the script */
export function importsOf(menus: Menus, compiler: Compiler, code: string): readonly string[] {
  const taken = namesTaken(compiler, code)
  return [...apiNamesOf(menus, compiler)].filter((name) => taken.has(name)).sort()
}

const apiNames = new WeakMap<Menus, ReadonlySet<string>>()

/** Every function called or named in a menu entry, and the functions that create abilities. */
function apiNamesOf(menus: Menus, compiler: Compiler): ReadonlySet<string> {
  const known = apiNames.get(menus)
  if (known) return known
  const entries = [...Object.values(menus.of).flat(), ...menus.costs, ...menus.prices, ...menus.limits, ...menus.playerTargets]
  const scripts = [
    ...entries.flatMap(({ code, payable = '', bound = '' }) => [code, payable, bound]),
    ...menus.changes.flatMap((entry) => {
      if (entry.code.endsWith(')')) return [entry.code]
      const { stat, value, number = '' } = partsOfChange(entry)
      return [stat, value, number]
    }),
    ...Object.values(menus.cancels).map(({ code }) => code),
  ]
  const classes = (code: string): readonly string[] => [...code.matchAll(/\binstanceof (\w+)/g)].map(([, name = '']) => name)
  const called = scripts.flatMap((code) => [...functionsCalled(compiler, code), ...classes(code)])
  const named = [...menus.costs, ...(filtersAreWords(menus) ? menus.of.cards : [])]
  const costs = named.flatMap(({ code }) => (/^\w+$/.test(code) ? [code] : []))
  const names = new Set([...called, ...costs, ...Object.values(menus.words).map(({ code }) => code)])
  apiNames.set(menus, names)
  return names
}

function triggerOf(menus: Menus, code: string, { word, trigger }: BuiltAbility): string {
  const { timing, kind } = trigger ?? { timing: 'after', kind: firstEvent(menus) }
  if (wordOf(menus, word)?.eventIs === 'argument') return `${code}(${quoted(kind)}, `
  if (timing === 'cancel') return `${code}.cancel('effect', `
  if (timing === 'at-beginning-of' || timing === 'at-end-of')
    return `${code}.${timing === 'at-end-of' ? 'atEndOf' : 'atBeginningOf'}(${quoted(kind)}, `
  return `${code}.${timing}(${quoted(kind)}, `
}

/** The variable name for a filtered card: that of the last filter that names a kind of card. */
function nounOf({ of }: Menus, filters: readonly Choice[]): string {
  return filters.map(({ id }) => of.filters.find((one) => one.id === id)?.noun).findLast((noun) => noun !== undefined) ?? 'card'
}

function options(
  printer: Printer,
  {
    word,
    slug,
    keyword,
    phase,
    player,
    given,
    where,
    pools,
    trigger,
    conditions: conditionsAll,
    costs: paidAll,
    limit,
    target,
  }: BuiltAbility,
): string {
  const { menus } = printer
  const cost = (one: Choice): string => template(printer, entryOf(menus.costs, one.id), one, outside)
  // costs and conditions that are options of their own: `exert: self`
  const own = [
    ...paidAll.map((one) => [menus.costs, one] as const),
    ...conditionsAll.map((one) => [menus.of.conditions, one] as const),
  ].flatMap(([menu, one]) => {
    const entry = entryOf(menu, one.id)
    return entry.option === undefined ? [] : [`${entry.option}: ${template(printer, entry, one, outside)}`]
  })
  const paid = paidAll.filter(({ id }) => entryOf(menus.costs, id).option === undefined)
  const conditions = conditionsAll.filter(({ id }) => entryOf(menus.of.conditions, id).option === undefined)
  const when = allOf(printer.compiler, [
    ...(trigger?.timing === 'cancel' ? [menus.cancels[trigger.kind]?.code ?? 'true'] : []),
    ...conditions.map((one) => fill(printer, 'conditions', [one], outside)),
  ])
  const parts = [
    slug && `slug: ${quoted(slug)}`,
    keyword && `keyword: ${quoted(keyword)}`,
    phase && `phase: ${quoted(phase)}`,
    given && `given: ${quoted(given)}`,
    where && `where: [${quoted(where)}]`,
    pools && `pools: ${pools}`,
    whose(printer, trigger),
    player && `player: ${quoted(player)}`,
    ...own,
    when && `when: ${lambda(printer, when)}`,
    paid.length === 1 && `cost: ${cost(paid[0] as Choice)}`,
    paid.length > 1 && `cost: [${paid.map(cost).join(', ')}]`,
    limit && 'id' in limit && `limit: ${template(printer, entryOf(menus.limits, limit.id), limit, outside)}`,
    limit && 'times' in limit && `limit: { times: ${limit.times}, period: ${quoted(limit.period)}, counts: ${quoted(limit.counts)} }`,
    target && asOption(menus, word, trigger) && `targets: ${lambda(printer, chosen(printer, target, outside))}`,
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  // in a game where options hold the costs, they are the first argument, also without any
  if (parts.length === 0) return filtersAreWords(menus) ? '{}' : ''
  return `{ ${parts.join(', ')} }`
}

function whose(printer: Printer, trigger: BuiltAbility['trigger']): string {
  if (!trigger || trigger.timing === 'cancel' || trigger.timing.startsWith('at-')) return ''
  const { of, kind } = trigger
  if (of === 'self' || of === 'host') return `of: ${quoted(of)}`
  if (typeof of === 'object' && 'id' in of) return `of: ${template(printer, entryOf(printer.menus.of.cards, of.id), of, outside)}`
  if (of === 'you') return 'of: (player, { you }) => player === you'
  if (of.length === 0) return ''
  const noun = eventOf(printer.menus, kind)?.noun ?? 'card'
  return `of: ${lambda(printer, all(printer, of, { ...outside, card: noun }), noun)}`
}

/** `(first, { self, you }) => body`, destructuring only names used in the body. */
function lambda({ menus, compiler }: Printer, body: string, first?: string, target?: string): string {
  const taken = namesTaken(compiler, body)
  const { style } = menus
  if (style.context !== undefined && first === undefined) return `(${taken.has(style.context) ? style.context : ''}) => ${body}`
  const needed = menus.handed.filter((name) => taken.has(name) && name !== first && name !== target)
  const names = [...needed, ...(target !== undefined && taken.has(target) ? [`targets: ${target}`] : [])]
  const context = names.length === 0 ? '' : `{ ${names.join(', ')} }`
  const params = taken.has('params') ? 'params' : ''
  return `(${[first, params && context === '' ? '_' : context, params].filter((part) => part !== undefined && part !== '').join(', ')}) => ${body}`
}

/** The variable name of a chosen target: named after the set that it is chosen from. */
function targetName({ of }: Menus, target: Choice): string {
  const from = target.with.group
  return isChoice(from) ? (entryOf(of.group, from.id).noun ?? 'target') : 'chosen'
}

const chosen = (printer: Printer, target: Choice, names: Names): string =>
  template(printer, targetEntry(printer.menus, target), target, names)

/** The menu entry of a target: a card, or a player. */
export function targetEntry(menus: Menus, { id }: Choice): Entry {
  return entryOf(isPlayerTarget(menus, id) ? menus.playerTargets : menus.of.cards, id)
}

/** Whether the target is chosen before the ability resolves, by the option `targets`; otherwise the effect itself asks for it. */
function asOption(menus: Menus, word: BuiltAbility['word'], trigger: BuiltAbility['trigger']): boolean {
  if (!has(menus, word, 'trigger')) return has(menus, word, 'conditions')
  return trigger?.timing === 'after' || trigger?.timing === 'when' || trigger?.timing === 'cancel'
}

function effectOf(printer: Printer, { word, trigger, effects: done, target }: BuiltAbility): string {
  if (!target) return lambda(printer, body(printer, done, outside))
  const { menus } = printer
  const usual = targetName(menus, target)
  // an effect may have the name that the target has by its kind
  const name = JSON.stringify(done).includes(`"as":${JSON.stringify(usual)}`) ? 'target' : usual
  const names = { ...outside, target: name }
  if (asOption(menus, word, trigger)) return lambda(printer, body(printer, done, names), undefined, name)
  const lines = [`const ${name} = ${chosen(printer, target, outside)}`, `if (!${name}) return`, ...linesOf(printer, done, names)]
  return lambda(printer, `{\n${lines.join('\n')}\n}`)
}

/** The body of an arrow function: an expression for a single effect, else a block. */
function body(printer: Printer, done: readonly Choice[], names: Names): string {
  const lines = linesOf(printer, done, names)
  const [only] = lines
  if (lines.length === 1 && only !== undefined && !isStatement(only)) return only
  return lines.length === 0 ? 'undefined' : `{\n${lines.join('\n')}\n}`
}

const isStatement = (code: string): boolean => /^(?:(?:for|if) \(|const )/.test(code)

/** The statements of effects; what an effect with a name returns is a constant, which the effects after it can use. */
function linesOf(printer: Printer, done: readonly Choice[], names: Names): readonly string[] {
  const { menus } = printer
  return done.map((one, i) => {
    const steps = stepsAfter(menus, done.slice(0, i), names.steps)
    const code = template(printer, entryOf(menus.of.effects, one.id), one, { ...names, steps })
    const step = stepOf(menus, one, steps)
    return step === undefined ? code : `const ${step.name} = ${code}`
  })
}

function constant(printer: Printer, code: string, { word, slug, on, change, conditions, where }: BuiltAbility): string {
  const { menus } = printer
  if (!change) throw new Error(`An ability with "${word}" needs something that it changes.`)
  const isNamed = has(menus, word, 'name')
  const filters = Array.isArray(on) ? (on as readonly Choice[]) : undefined
  const noun = filters ? nounOf(menus, filters) : 'card'
  const bearer =
    wordOf(menus, word)?.reads === 'alone'
      ? ''
      : filters
        ? `on: ${filters.length === 0 ? '() => true' : lambda(printer, all(printer, filters, { ...outside, card: noun }), noun)}`
        : on === 'host'
          ? "on: 'host'"
          : ''
  const { stat, option } = changeOf(printer, word, change)
  const condition = fill(printer, 'conditions', conditions, outside)
  const parts = [
    slug && !isNamed ? `slug: ${quoted(slug)}` : '',
    bearer,
    option,
    condition && `while: ${lambda(printer, condition)}`,
    where === undefined ? '' : `where: [${quoted(where)}]`,
  ].filter((part) => part !== '')
  return `${code}(${[...(isNamed ? [quoted(slug ?? '')] : []), stat, ...(parts.length === 0 ? [] : [`{ ${parts.join(', ')} }`])].join(', ')})`
}

function changeOf(printer: Printer, word: BuiltAbility['word'], change: Choice): { readonly stat: string; readonly option: string } {
  const { menus } = printer
  if (wordOf(menus, word)?.changes !== 'menu') return { stat: quoted(String(change.with.what)), option: '' }
  const entry = entryOf(menus.changes, change.id)
  const { stat, way, value, number } = partsOfChange(entry)
  const put = (code: string) => template(printer, { ...entry, code }, change, outside)
  // the negative of a fixed number is a number
  const amount = put(value).replace(/^-\((\d+)\)$/, '-$1')
  const asOption = (code: string): string => (/^(-?\d+|'.*')$/.test(code) ? code : lambda(printer, code))
  return { stat: put(stat), option: `${way}: ${asOption(amount)}${number === undefined ? '' : `, number: ${asOption(put(number))}`}` }
}

interface PartsOfChange {
  readonly stat: string
  readonly way: string
  readonly value: string
  /** The number of a gained keyword. */
  readonly number: string | undefined
}

/** Parses the code of a change: `$stat by $amount`, or `$stat gain $keyword number $amount`. Parts that do not match are empty. */
export function partsOfChange({ code }: Entry): PartsOfChange {
  const [, stat = '', way = '', value = '', number] = /^(\S+) (by|gain|lose|set) (.+?)(?: number (.+))?$/.exec(code) ?? []
  return { stat, way, value, number }
}

/** An ability that is only a cost. @param hosts code of the function that selects the cards with this cost; undefined if it is the card itself */
function priced(printer: Printer, code: string, { price }: BuiltAbility, hosts: string | undefined): string {
  const first = hosts === undefined ? '' : `${hosts}, `
  if (!price) return `${code}(${first}() => true, () => undefined)`
  const entry = entryOf(printer.menus.prices, price.id)
  const payable = template(printer, { ...entry, code: entry.payable ?? 'true' }, price, outside)
  return `${code}(${first}${lambda(printer, payable)}, ${lambda(printer, template(printer, entry, price, outside))})`
}

const all = (printer: Printer, filters: readonly Choice[], names: Names): string =>
  filtersAreWords(printer.menus)
    ? filters.map((one) => template(printer, entryOf(printer.menus.of.filters, one.id), one, names)).join(', ')
    : filters.length === 0
      ? 'true'
      : allOf(
          printer.compiler,
          filters.map((one) => template(printer, entryOf(printer.menus.of.filters, one.id), one, names)),
        )

/**
 * The code of a menu entry with its blanks filled, and with `you`, `card` and `target` replaced by the names in scope; where another player than
 * `you` decides, `entry.bound` is used as the code. @throws Error for a blank without a value
 */
function template(printer: Printer, entry: Entry, choice: Choice, names: Names): string {
  const inner = entry.binds === 'player' ? { ...names, you: entry.binds } : entry.binds === 'one' ? { ...names, target: 'one' } : names
  const written = names.you !== 'you' && entry.bound !== undefined ? entry.bound : entry.code
  // without words the last argument is left out: `several(2)`
  const isWordless = filtersAreWords(printer.menus) && Array.isArray(choice.with.filters) && choice.with.filters.length === 0
  const code = isWordless ? written.replace(/(?:, )?\$filters\b/, '') : written
  return withNames(printer.compiler, code, (name) => {
    if (!name.startsWith('$')) return name === 'you' || name === 'card' || name === 'target' ? names[name] : undefined
    const blank = name.slice(1)
    const sort = entry.blanks[blank]
    const value = choice.with[blank]
    if (sort === undefined || value === undefined) throw new Error(`The entry "${entry.id}" has nothing for ${name}.`)
    return fill(printer, sort, value, inner)
  })
}

/** The code for the value of a blank. */
function fill(printer: Printer, sort: string, value: Value, names: Names): string {
  const { menus } = printer
  if (sort === 'count') return String(value)
  if (isStepSort(sort)) return names.steps.some(({ name }) => name === value) ? String(value) : noSuchStep(value)
  if (sort === 'group') return groupCode(printer, value as Choice, names)
  if (sort === 'ways')
    return `{ ${(value as readonly ChoiceWay[]).map((way) => `${keyOf(way.name)}: () => ${body(printer, way.effects, names)}`).join(', ')} }`
  if (sort === 'effects') return isChoice(value) ? body(printer, [value], names) : body(printer, value as readonly Choice[], names)
  if (sort === 'filters') return all(printer, value as readonly Choice[], names)
  if (sort === 'conditions')
    return allOf(
      printer.compiler,
      (value as readonly Choice[]).map((one) => template(printer, entryOf(menus.of.conditions, one.id), one, names)),
    )
  if (isMenuSort(sort)) return template(printer, entryOf(menus.of[sort], (value as Choice).id), value as Choice, names)
  return quoted(String(value))
}

function groupCode(printer: Printer, value: Choice, names: Names): string {
  const entry = entryOf(printer.menus.of.group, value.id)
  const base = template(printer, entry, value, names)
  const filters = (value.with.filters ?? []) as readonly Choice[]
  // a parameter with the name of an earlier effect, or of a target that the filters use, would hide it
  const usesTarget = filters.some(({ id }) => /\btarget\b/.test(entryOf(printer.menus.of.filters, id).code))
  const hides = (one: string) => names.steps.some(({ name }) => name === one) || (usesTarget && one === names.target)
  const noun = [entry.noun ?? 'card', 'card', 'other'].find((one) => !hides(one)) ?? 'each'
  return filters.length === 0 ? base : `${base}.filter((${noun}) => ${all(printer, filters, { ...names, card: noun })})`
}

function noSuchStep(value: Value): never {
  throw new Error(`No effect before this one has the name "${String(value)}".`)
}

const keyOf = (name: string): string => (name === '__proto__' ? `[${quoted(name)}]` : /^[a-z_]\w*$/i.test(name) ? name : quoted(name))

/** A string literal in the code style: single quotes where possible. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`
}
