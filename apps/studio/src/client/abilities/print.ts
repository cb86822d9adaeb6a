/** From choices to script: one line, which the formatter lays out. Pure. */
import {
  amounts,
  cancelConditions,
  changes,
  costs,
  type Entry,
  effects,
  entryOf,
  eventOf,
  groups,
  menus,
  prices,
  type Sort,
} from './menus.ts'
import { type BuiltAbility, type Choice, type ChoiceWay, isChoice, type Value } from './model.ts'

/** What things are called at a place of the script. */
interface Names {
  readonly you: string
  readonly card: string
  readonly target: string
}

const outside: Names = { you: 'you', card: 'card', target: 'target' }

/** @returns the ability as script, without layout @throws Error for a choice that no menu has */
export function printAbility(ability: BuiltAbility): string {
  switch (ability.word) {
    case 'modifier':
    case 'cannot':
    case 'permits':
      return constant(ability)
    case 'attaches-to': {
      const noun = hostNoun(ability.hosts ?? [])
      return `attachesTo((${noun}) => ${all(ability.hosts ?? [], { ...outside, card: noun })})`
    }
    case 'travel':
      return travel(ability)
    case 'when-revealed':
    case 'setup':
    case 'shadow': {
      const word = { 'when-revealed': 'whenRevealed', setup: 'setup', shadow: 'shadow' }[ability.word]
      return `${word}(${effectOf(ability)})`
    }
    case 'action':
      return `action(${[options(ability), effectOf(ability)].filter((part) => part !== '').join(', ')})`
    default:
      return `${triggerOf(ability)}${[options(ability), effectOf(ability)].filter((part) => part !== '').join(', ')})`
  }
}

/** Names of the script API that a script uses, sorted. */
export function importsOf(code: string): readonly string[] {
  return [...apiNames].filter((name) => new RegExp(`(?<![\\w'$]|(?<!\\.\\.)\\.)${name}(?![\\w':])`).test(code)).sort()
}

const constantNames = [
  'action',
  'response',
  'forced',
  'whenRevealed',
  'shadow',
  'travel',
  'setup',
  'constantly',
  'modifier',
  'cannot',
  'permits',
  'attachesTo',
  'exhaustSelf',
]

/** Every function that a template calls. */
const apiNames: ReadonlySet<string> = new Set(
  [...Object.values(menus).flat(), ...costs, ...prices, ...prices.map(({ can }) => ({ code: can }))]
    .flatMap(({ code }) => [...code.matchAll(/(?<![\w']|(?<!\.\.)\.)([a-z]\w*)\(/g)].map(([, name]) => name ?? ''))
    .filter((name) => !['for', 'if'].includes(name))
    .concat(constantNames),
)

function triggerOf({ word, trigger }: BuiltAbility): string {
  const { timing, kind } = trigger ?? { timing: 'after', kind: 'entersPlay' }
  if (timing === 'cancel') return "response.cancel('effect', "
  if (timing === 'at-beginning-of' || timing === 'at-end-of')
    return `forced.${timing === 'at-end-of' ? 'atEndOf' : 'atBeginningOf'}(${quoted(kind)}, `
  return `${word === 'as' ? 'constantly' : word}.${timing}(${quoted(kind)}, `
}

/** What one of a filtered kind is called: the last word that names a sort of card. */
function hostNoun(filters: readonly Choice[]): string {
  return filters.map(({ id }) => id).findLast((id) => ['hero', 'ally', 'character', 'enemy', 'location'].includes(id)) ?? 'card'
}

function options({ word, slug, phase, player, trigger, conditions, costs: paid, limit, target }: BuiltAbility): string {
  const when = [
    ...(trigger?.timing === 'cancel' ? [cancelConditions[trigger.kind] ?? 'true'] : []),
    ...conditions.map((one) => fill('conditions', [one], outside)),
  ].join(' && ')
  const parts = [
    slug && `slug: ${quoted(slug)}`,
    phase && `phase: ${quoted(phase)}`,
    whose(trigger),
    player && `player: ${quoted(player)}`,
    when && `when: ${lambda(when)}`,
    paid.length === 1 && `cost: ${cost(paid[0] as Choice)}`,
    paid.length > 1 && `cost: [${paid.map(cost).join(', ')}]`,
    limit && `limit: { times: ${limit.times}, period: ${quoted(limit.period)}, counts: ${quoted(limit.counts)} }`,
    target && asOption(word, trigger) && `targets: ${lambda(chosen(target, outside))}`,
  ].filter((part): part is string => typeof part === 'string' && part !== '')
  return parts.length === 0 ? '' : `{ ${parts.join(', ')} }`
}

function whose(trigger: BuiltAbility['trigger']): string {
  if (!trigger || trigger.timing === 'cancel' || trigger.timing.startsWith('at-')) return ''
  const { of, kind } = trigger
  if (of === 'self' || of === 'host') return `of: ${quoted(of)}`
  if (of === 'you') return 'of: (player, { you }) => player === you'
  if (of.length === 0) return ''
  const noun = eventOf(kind)?.noun ?? 'card'
  return `of: ${lambda(all(of, { ...outside, card: noun }), noun)}`
}

const cost = (one: Choice): string => template(entryOf(costs, one.id), one, outside)

/** `(first, { self, you }) => body`, with what the body needs. */
function lambda(body: string, first?: string, target?: string): string {
  const needed = contextNames.filter((name) => uses(body, name))
  const names = [...needed, ...(target && uses(body, target) ? [`targets: ${target}`] : [])]
  const context = names.length === 0 ? '' : `{ ${names.join(', ')} }`
  return `(${[first, context].filter((part) => part !== undefined && part !== '').join(', ')}) => ${body}`
}

const contextNames = ['self', 'you', 'event', 'x', 'number', 'attacker', 'attack']

const uses = (code: string, name: string): boolean => new RegExp(`(?<![.\\w'"])${name}(?![\\w'":])`).test(code)

/** What a chosen target is called in a script: after what it is chosen from. */
export function targetName(target: Choice): string {
  const from = target.with.group
  return isChoice(from) ? (entryOf(groups, from.id).noun ?? 'target') : 'chosen'
}

const chosen = (target: Choice, names: Names): string =>
  template(entryOf(target.id === 'choose-player' ? playerTargets : menus.cards, target.id), target, names)

/** A player as the target of an ability. */
export const playerTargets: readonly Entry[] = [
  { id: 'choose-player', label: 'a player', code: 'choosePlayer()', says: 'a player', blanks: {} },
]

/** Words whose effects choose a target beforehand; the others choose while they resolve. */
function asOption(word: BuiltAbility['word'], trigger: BuiltAbility['trigger']): boolean {
  return word === 'action' || trigger?.timing === 'after' || trigger?.timing === 'when' || trigger?.timing === 'cancel'
}

function effectOf({ word, trigger, effects: done, target }: BuiltAbility): string {
  if (!target) return lambda(body(done, outside))
  const name = targetName(target)
  const names = { ...outside, target: name }
  if (asOption(word, trigger)) return lambda(body(done, names), undefined, name)
  const lines = [`const ${name} = ${chosen(target, outside)}`, `if (!${name}) return`, ...done.map((one) => fill('effects', one, names))]
  return lambda(`{\n${lines.join('\n')}\n}`)
}

/** The body of an arrow function: an expression where one is enough. */
function body(done: readonly Choice[], names: Names): string {
  const lines = done.map((one) => template(entryOf(effects, one.id), one, names))
  const [only] = lines
  if (lines.length === 1 && only !== undefined && !isStatement(only)) return only
  return lines.length === 0 ? 'undefined' : `{\n${lines.join('\n')}\n}`
}

const isStatement = (code: string): boolean => /^(for|if) \(/.test(code)

function constant({ word, slug, on, change, conditions }: BuiltAbility): string {
  const filters = Array.isArray(on) ? (on as readonly Choice[]) : undefined
  const noun = filters ? hostNoun(filters) : 'card'
  const bearer = filters
    ? `on: ${filters.length === 0 ? '() => true' : lambda(all(filters, { ...outside, card: noun }), noun)}`
    : on === 'host'
      ? "on: 'host'"
      : ''
  const changed = change ? changeOf(word, change) : { stat: quoted('willpower'), option: 'by: 1' }
  const condition = conditions.map((one) => fill('conditions', [one], outside)).join(' && ')
  const parts = [slug ? `slug: ${quoted(slug)}` : '', bearer, changed.option, condition && `while: ${lambda(condition)}`].filter(
    (part) => part !== '',
  )
  return `${word}(${[changed.stat, ...(parts.length === 0 ? [] : [`{ ${parts.join(', ')} }`])].join(', ')})`
}

function changeOf(word: BuiltAbility['word'], change: Choice): { readonly stat: string; readonly option: string } {
  if (word !== 'modifier') return { stat: quoted(String(change.with.what)), option: '' }
  const entry = entryOf(changes, change.id)
  const [, stat = '', way = '', value = ''] = /^(\S+) (by|gain) (.+)$/.exec(entry.code) ?? []
  const put = (code: string) => template({ ...entry, code }, change, outside)
  const amount = put(value)
  return { stat: put(stat), option: `${way}: ${/^(-?\d+|'.*')$/.test(amount) ? amount : lambda(amount)}` }
}

function travel({ price }: BuiltAbility): string {
  if (!price) return 'travel(() => true, () => undefined)'
  const entry = prices.find(({ id }) => id === price.id) ?? entryOf(prices, price.id)
  const can = 'can' in entry ? String(entry.can) : 'true'
  return `travel(${lambda(template({ ...entry, code: can }, price, outside))}, ${lambda(template(entry, price, outside))})`
}

const all = (filters: readonly Choice[], names: Names): string =>
  filters.length === 0 ? 'true' : filters.map((one) => template(entryOf(menus.filters, one.id), one, names)).join(' && ')

/** The script of an entry with its blanks filled. */
function template(entry: Entry, choice: Choice, names: Names): string {
  const inner = entry.binds ? { ...names, you: entry.binds } : names
  const code = names.you !== 'you' && entry.bound !== undefined ? entry.bound : entry.code
  return code.replace(
    /\$([a-z]\w*)|(?<![.\w'$])(you|card|target)(?![\w'])/gi,
    (found, blank: string | undefined, name: string | undefined) => {
      if (name !== undefined) return names[name as keyof Names]
      const sort = entry.blanks[blank ?? '']
      const value = choice.with[blank ?? '']
      if (sort === undefined || value === undefined) throw new Error(`The entry "${entry.id}" has nothing for ${found}.`)
      return fill(sort, value, inner)
    },
  )
}

/** What stands in a blank. */
function fill(sort: Sort, value: Value, names: Names): string {
  if (sort === 'count') return String(value)
  if (sort === 'group') return groupCode(value as Choice, names)
  if (sort === 'ways')
    return `{ ${(value as readonly ChoiceWay[]).map((way) => `${keyOf(way.name)}: () => ${body(way.effects, names)}`).join(', ')} }`
  if (sort === 'effects')
    return isChoice(value) ? template(entryOf(effects, value.id), value, names) : body(value as readonly Choice[], names)
  if (sort === 'filters') return all(value as readonly Choice[], names)
  if (sort === 'conditions')
    return (value as readonly Choice[]).map((one) => template(entryOf(menus.conditions, one.id), one, names)).join(' && ')
  if (sort === 'amount') return template(entryOf(amounts, (value as Choice).id), value as Choice, names)
  if (sort === 'cards' || sort === 'card' || sort === 'player' || sort === 'players')
    return template(entryOf(menus[sort], (value as Choice).id), value as Choice, names)
  return quoted(String(value))
}

function groupCode(value: Choice, names: Names): string {
  const entry = entryOf(groups, value.id)
  const base = template(entry, value, names)
  const filters = (value.with.filters ?? []) as readonly Choice[]
  const noun = entry.noun ?? 'card'
  return filters.length === 0 ? base : `${base}.filter((${noun}) => ${all(filters, { ...names, card: noun })})`
}

const keyOf = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : quoted(name))

/** A text as the house writes it. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`
}
