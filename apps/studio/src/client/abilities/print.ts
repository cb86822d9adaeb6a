/** From choices to script: one line, which the formatter lays out. Pure. */
import { type Entry, entryOf, eventOf, firstEvent, isMenuSort, isPlayerTarget, type Menus, wordOf } from './menus.ts'
import { type BuiltAbility, type Choice, type ChoiceWay, isChoice, type Value } from './model.ts'
import { has } from './offers.ts'

/** What things are called at a place of the script. */
interface Names {
  readonly you: string
  readonly card: string
  readonly target: string
}

const outside: Names = { you: 'you', card: 'card', target: 'target' }

/** @returns the ability as script, without layout @throws Error for a word or a choice that no menu has */
export function printAbility(menus: Menus, ability: BuiltAbility): string {
  const { word } = ability
  const code = wordOf(menus, word)?.code
  if (code === undefined) throw new Error(`Abilities of this game do not begin with "${word}".`)
  if (has(menus, word, 'change')) return constant(menus, code, ability)
  const hosts = has(menus, word, 'hosts') ? hostsOf(menus, ability) : undefined
  if (has(menus, word, 'price')) return priced(menus, code, ability, hosts)
  if (hosts !== undefined) return `${code}(${hosts})`
  const begins = has(menus, word, 'name') ? `${code}(${quoted(ability.slug ?? '')}, ` : `${code}(`
  const trigger = has(menus, word, 'trigger') ? triggerOf(menus, code, ability) : begins
  const parts = has(menus, word, 'conditions') ? [options(menus, ability), effectOf(menus, ability)] : [effectOf(menus, ability)]
  return `${trigger}${parts.filter((part) => part !== '').join(', ')})`
}

function hostsOf(menus: Menus, { hosts = [] }: BuiltAbility): string {
  const noun = nounOf(menus, hosts)
  return lambda(menus, all(menus, hosts, { ...outside, card: noun }), noun)
}

/** Names that a script uses and that come from elsewhere, sorted: of the script API, and of scripts of systems. */
export function importsOf(menus: Menus, code: string): readonly string[] {
  return [...apiNamesOf(menus)].filter((name) => new RegExp(`(?<![\\w'$]|(?<!\\.\\.)\\.)${name}(?![\\w':])`).test(code)).sort()
}

const apiNames = new WeakMap<Menus, ReadonlySet<string>>()

/** Every function that an entry calls or is, and those that make abilities. */
function apiNamesOf(menus: Menus): ReadonlySet<string> {
  const known = apiNames.get(menus)
  if (known) return known
  const entries = [...Object.values(menus.of).flat(), ...menus.costs, ...menus.prices, ...menus.playerTargets]
  const called = entries
    .flatMap(({ code, payable = '' }) => [code, payable])
    .flatMap((code) => [...code.matchAll(/(?<![\w']|(?<!\.\.)\.)([a-z]\w*)\(/g)].map(([, name]) => name ?? ''))
    .filter((name) => !['for', 'if'].includes(name))
  const costs = menus.costs.flatMap(({ code }) => (/^\w+$/.test(code) ? [code] : []))
  const names = new Set([...called, ...costs, ...Object.values(menus.words).map(({ code }) => code)])
  apiNames.set(menus, names)
  return names
}

function triggerOf(menus: Menus, code: string, { trigger }: BuiltAbility): string {
  const { timing, kind } = trigger ?? { timing: 'after', kind: firstEvent(menus) }
  if (timing === 'cancel') return `${code}.cancel('effect', `
  if (timing === 'at-beginning-of' || timing === 'at-end-of')
    return `${code}.${timing === 'at-end-of' ? 'atEndOf' : 'atBeginningOf'}(${quoted(kind)}, `
  return `${code}.${timing}(${quoted(kind)}, `
}

/** What one of a filtered kind is called: the last word that names a sort of card. */
function nounOf({ of }: Menus, filters: readonly Choice[]): string {
  return filters.map(({ id }) => of.filters.find((one) => one.id === id)?.noun).findLast((noun) => noun !== undefined) ?? 'card'
}

function options(
  menus: Menus,
  { word, slug, keyword, phase, player, given, where, pools, trigger, conditions, costs: paid, limit, target }: BuiltAbility,
): string {
  const cost = (one: Choice): string => template(menus, entryOf(menus.costs, one.id), one, outside)
  const when = [
    ...(trigger?.timing === 'cancel' ? [menus.cancels[trigger.kind]?.code ?? 'true'] : []),
    ...conditions.map((one) => fill(menus, 'conditions', [one], outside)),
  ].join(' && ')
  const parts = [
    slug && `slug: ${quoted(slug)}`,
    keyword && `keyword: ${quoted(keyword)}`,
    phase && `phase: ${quoted(phase)}`,
    given && `given: ${quoted(given)}`,
    where && `where: [${quoted(where)}]`,
    pools && `pools: ${pools}`,
    whose(menus, trigger),
    player && `player: ${quoted(player)}`,
    when && `when: ${lambda(menus, when)}`,
    paid.length === 1 && `cost: ${cost(paid[0] as Choice)}`,
    paid.length > 1 && `cost: [${paid.map(cost).join(', ')}]`,
    limit && `limit: { times: ${limit.times}, period: ${quoted(limit.period)}, counts: ${quoted(limit.counts)} }`,
    target && asOption(menus, word, trigger) && `targets: ${lambda(menus, chosen(menus, target, outside))}`,
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`
}

function whose(menus: Menus, trigger: BuiltAbility['trigger']): string {
  if (!trigger || trigger.timing === 'cancel' || trigger.timing.startsWith('at-')) return ''
  const { of, kind } = trigger
  if (of === 'self' || of === 'host') return `of: ${quoted(of)}`
  if (of === 'you') return 'of: (player, { you }) => player === you'
  if (of.length === 0) return ''
  const noun = eventOf(menus, kind)?.noun ?? 'card'
  return `of: ${lambda(menus, all(menus, of, { ...outside, card: noun }), noun)}`
}

/** `(first, { self, you }) => body`, with what the body needs. */
function lambda({ handed }: Menus, body: string, first?: string, target?: string): string {
  const needed = handed.filter((name) => uses(body, name))
  const names = [...needed, ...(target && uses(body, target) ? [`targets: ${target}`] : [])]
  const context = names.length === 0 ? '' : `{ ${names.join(', ')} }`
  const params = uses(body, 'params') ? 'params' : ''
  return `(${[first, params && context === '' ? '_' : context, params].filter((part) => part !== undefined && part !== '').join(', ')}) => ${body}`
}

const uses = (code: string, name: string): boolean => new RegExp(`(?<![.\\w'"])${name}(?![\\w'":])`).test(code)

/** What a chosen target is called in a script: after what it is chosen from. */
export function targetName({ of }: Menus, target: Choice): string {
  const from = target.with.group
  return isChoice(from) ? (entryOf(of.group, from.id).noun ?? 'target') : 'chosen'
}

const chosen = (menus: Menus, target: Choice, names: Names): string => template(menus, targetEntry(menus, target), target, names)

/** The entry of a target: a card, or a player. */
export function targetEntry(menus: Menus, { id }: Choice): Entry {
  return entryOf(isPlayerTarget(menus, id) ? menus.playerTargets : menus.of.cards, id)
}

/** Abilities that choose a target beforehand; the others choose while they resolve. */
function asOption(menus: Menus, word: BuiltAbility['word'], trigger: BuiltAbility['trigger']): boolean {
  if (!has(menus, word, 'trigger')) return has(menus, word, 'conditions')
  return trigger?.timing === 'after' || trigger?.timing === 'when' || trigger?.timing === 'cancel'
}

function effectOf(menus: Menus, { word, trigger, effects: done, target }: BuiltAbility): string {
  if (!target) return lambda(menus, body(menus, done, outside))
  const name = targetName(menus, target)
  const names = { ...outside, target: name }
  if (asOption(menus, word, trigger)) return lambda(menus, body(menus, done, names), undefined, name)
  const lines = [
    `const ${name} = ${chosen(menus, target, outside)}`,
    `if (!${name}) return`,
    ...done.map((one) => fill(menus, 'effects', one, names)),
  ]
  return lambda(menus, `{\n${lines.join('\n')}\n}`)
}

/** The body of an arrow function: an expression where one is enough. */
function body(menus: Menus, done: readonly Choice[], names: Names): string {
  const lines = done.map((one) => template(menus, entryOf(menus.of.effects, one.id), one, names))
  const [only] = lines
  if (lines.length === 1 && only !== undefined && !isStatement(only)) return only
  return lines.length === 0 ? 'undefined' : `{\n${lines.join('\n')}\n}`
}

const isStatement = (code: string): boolean => /^(for|if) \(/.test(code)

function constant(menus: Menus, code: string, { word, slug, on, change, conditions, where }: BuiltAbility): string {
  if (!change) throw new Error(`An ability with "${word}" needs something that it changes.`)
  const isNamed = has(menus, word, 'name')
  const filters = Array.isArray(on) ? (on as readonly Choice[]) : undefined
  const noun = filters ? nounOf(menus, filters) : 'card'
  const bearer =
    wordOf(menus, word)?.reads === 'alone'
      ? ''
      : filters
        ? `on: ${filters.length === 0 ? '() => true' : lambda(menus, all(menus, filters, { ...outside, card: noun }), noun)}`
        : on === 'host'
          ? "on: 'host'"
          : ''
  const { stat, option } = changeOf(menus, word, change)
  const condition = conditions.map((one) => fill(menus, 'conditions', [one], outside)).join(' && ')
  const parts = [
    slug && !isNamed ? `slug: ${quoted(slug)}` : '',
    bearer,
    option,
    condition && `while: ${lambda(menus, condition)}`,
    where === undefined ? '' : `where: [${quoted(where)}]`,
  ].filter((part) => part !== '')
  return `${code}(${[...(isNamed ? [quoted(slug ?? '')] : []), stat, ...(parts.length === 0 ? [] : [`{ ${parts.join(', ')} }`])].join(', ')})`
}

function changeOf(menus: Menus, word: BuiltAbility['word'], change: Choice): { readonly stat: string; readonly option: string } {
  if (wordOf(menus, word)?.changes !== 'menu') return { stat: quoted(String(change.with.what)), option: '' }
  const entry = entryOf(menus.changes, change.id)
  const { stat, way, value, number } = partsOfChange(entry)
  const put = (code: string) => template(menus, { ...entry, code }, change, outside)
  const amount = put(value)
  const asOption = (code: string): string => (/^(-?\d+|'.*')$/.test(code) ? code : lambda(menus, code))
  return { stat: put(stat), option: `${way}: ${asOption(amount)}${number === undefined ? '' : `, number: ${asOption(put(number))}`}` }
}

interface PartsOfChange {
  readonly stat: string
  readonly way: string
  readonly value: string
  /** Of a keyword that is gained with one. */
  readonly number: string | undefined
}

/** `$stat by $amount`, or `$stat gain $keyword number $amount`, in its parts. */
export function partsOfChange({ code }: Entry): PartsOfChange {
  const [, stat = '', way = '', value = '', number] = /^(\S+) (by|gain|lose|set) (.+?)(?: number (.+))?$/.exec(code) ?? []
  return { stat, way, value, number }
}

/** @param hosts the function that says on which cards the price lies, where that is not the card itself */
function priced(menus: Menus, code: string, { price }: BuiltAbility, hosts: string | undefined): string {
  const first = hosts === undefined ? '' : `${hosts}, `
  if (!price) return `${code}(${first}() => true, () => undefined)`
  const entry = entryOf(menus.prices, price.id)
  const payable = template(menus, { ...entry, code: entry.payable ?? 'true' }, price, outside)
  return `${code}(${first}${lambda(menus, payable)}, ${lambda(menus, template(menus, entry, price, outside))})`
}

const all = (menus: Menus, filters: readonly Choice[], names: Names): string =>
  filters.length === 0 ? 'true' : filters.map((one) => template(menus, entryOf(menus.of.filters, one.id), one, names)).join(' && ')

/** The script of an entry with its blanks filled. */
function template(menus: Menus, entry: Entry, choice: Choice, names: Names): string {
  const inner = entry.binds === 'player' ? { ...names, you: entry.binds } : entry.binds === 'one' ? { ...names, target: 'one' } : names
  const code = names.you !== 'you' && entry.bound !== undefined ? entry.bound : entry.code
  return code.replace(
    /\$([a-z]\w*)|(?<![.\w'$])(you|card|target)(?![\w'])/gi,
    (found, blank: string | undefined, name: string | undefined) => {
      if (name !== undefined) return names[name as keyof Names]
      const sort = entry.blanks[blank ?? '']
      const value = choice.with[blank ?? '']
      if (sort === undefined || value === undefined) throw new Error(`The entry "${entry.id}" has nothing for ${found}.`)
      return fill(menus, sort, value, inner)
    },
  )
}

/** What stands in a blank. */
function fill(menus: Menus, sort: string, value: Value, names: Names): string {
  if (sort === 'count') return String(value)
  if (sort === 'group') return groupCode(menus, value as Choice, names)
  if (sort === 'ways')
    return `{ ${(value as readonly ChoiceWay[]).map((way) => `${keyOf(way.name)}: () => ${body(menus, way.effects, names)}`).join(', ')} }`
  if (sort === 'effects')
    return isChoice(value)
      ? template(menus, entryOf(menus.of.effects, value.id), value, names)
      : body(menus, value as readonly Choice[], names)
  if (sort === 'filters') return all(menus, value as readonly Choice[], names)
  if (sort === 'conditions')
    return (value as readonly Choice[]).map((one) => template(menus, entryOf(menus.of.conditions, one.id), one, names)).join(' && ')
  if (isMenuSort(sort)) return template(menus, entryOf(menus.of[sort], (value as Choice).id), value as Choice, names)
  return quoted(String(value))
}

function groupCode(menus: Menus, value: Choice, names: Names): string {
  const entry = entryOf(menus.of.group, value.id)
  const base = template(menus, entry, value, names)
  const filters = (value.with.filters ?? []) as readonly Choice[]
  const noun = entry.noun ?? 'card'
  return filters.length === 0 ? base : `${base}.filter((${noun}) => ${all(menus, filters, { ...names, card: noun })})`
}

const keyOf = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : quoted(name))

/** A text as the house writes it. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`
}
