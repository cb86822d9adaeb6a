/** Decides which menu entries make sense for an ability. The builder offers these, and its tests combine them. */
import type { AbilityMenus, AbilityWord } from '@questwright/rulebook'
import { type Entry, eventOf, isMenuSort, isPlayerTarget, isWholeCall, listOf, type Menus, wordOf } from './menus.ts'
import { type BuiltAbility, type Choice, type ChoiceWay, choice, isChoice, type Value, type Word } from './model.ts'
import { hasStep, isStepSort, lacksStep, nameForStep, type Step, stepsAfter } from './steps.ts'

/** The place of an ability: a card, a keyword, a scenario or a rule. */
export interface BuilderPlace {
  readonly kind: 'card' | 'keyword' | 'scenario' | 'rule'
  /** The type of the card; undefined for other kinds. */
  readonly type: string | undefined
  /** Inside "each player", where "you" is the player for whom the loop currently runs. */
  readonly within?: 'each-player' | undefined
  /** The effects with names before it. */
  readonly steps?: readonly Step[] | undefined
}

/** The place behind these effects, which knows their names. */
export const behind = (menus: Menus, place: BuilderPlace, effects: readonly (Choice | ChoiceWay)[]): BuilderPlace => {
  const steps = stepsAfter(menus, effects, place.steps ?? [])
  return steps.length === (place.steps ?? []).length ? place : { ...place, steps }
}

/** The menus for abilities at this place; undefined for card types without an entry. */
export function placeIn({ types, places }: Menus, { kind, type }: BuilderPlace): Required<AbilityMenus>['types'][string] | undefined {
  if (kind !== 'card') return Object.hasOwn(places, kind) ? places[kind] : undefined
  return type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined
}

/** The ability words for a place, the likeliest first. */
export function wordsFor(menus: Menus, place: BuilderPlace): readonly Word[] {
  return placeIn(menus, place)?.words ?? Object.keys(menus.words).filter((word) => wordOf(menus, word)?.offer !== 'read')
}

/** Whether abilities with this ability word have this part. */
export function has(menus: Menus, word: Word, part: AbilityWord['parts'][number]): boolean {
  return wordOf(menus, word)?.parts.includes(part) ?? false
}

/** The names that an ability provides to its effects. */
function given(menus: Menus, ability: BuiltAbility, place: BuilderPlace): ReadonlySet<string> {
  const { word, target } = ability
  const trigger = has(menus, word, 'trigger') ? ability.trigger : undefined
  const triggered = trigger && (trigger.timing === 'after' || trigger.timing === 'when') ? eventOf(menus, trigger.kind) : undefined
  // a condition of a prohibition knows the parts of the forbidden event
  const list = wordOf(menus, word)?.changes
  const event = triggered ?? (typeof list === 'object' ? eventOf(menus, String(ability.change?.with.what)) : undefined)
  const needs: string[] = [...(wordOf(menus, word)?.gives ?? []), ...(placeIn(menus, place)?.gives ?? [])]
  if (event?.subject === 'card') needs.push('card subject')
  if (event?.subject === 'player') needs.push('player subject')
  needs.push(...(event?.parts ?? []).map((part) => `${part} part`), ...(event?.gives ?? []))
  if (event && trigger?.timing === 'when') needs.push('cancellable', ...(event.givesWhen ?? []))
  if (trigger?.timing === 'cancel') needs.push('cancellable')
  if (target && has(menus, word, 'target')) needs.push(isPlayerTarget(menus, target.id) ? 'target player' : 'target card')
  return new Set(needs)
}

/**
 * The entries of a menu for an ability.
 * @param wanted `present`: for a blank that accepts only entries which always name a card or a player
 */
export function offered(menus: Menus, sort: string, ability: BuiltAbility, place: BuilderPlace, wanted?: 'present'): readonly Entry[] {
  const asks = sort === 'effects' && asksAlready(ability)
  const fits = fitting(menus, isMenuSort(sort) ? menus.of[sort] : [], ability, place).filter(
    ({ id, absent }) => !(asks && id === 'may') && !(wanted === 'present' && absent === 'possible'),
  )
  return place.within === 'each-player' ? fits.filter(({ concerns }) => concerns !== 'everybody').map(ofThatPlayer) : fits
}

/** Restriction of the entries for a blank. */
export const wantedIn = (entry: Entry | undefined, blank: string): 'present' | undefined =>
  entry?.wants?.includes(blank) ? 'present' : undefined

/** Whether an ability already contains "you may": a second one would ask the player the same question again. */
function asksAlready({ effects }: BuiltAbility): boolean {
  const asks = (value: Value): boolean =>
    Array.isArray(value)
      ? (value as readonly (Choice | ChoiceWay)[]).some((one) => ('id' in one ? asks(one) : asks(one.effects)))
      : isChoice(value) && (value.id === 'may' || Object.values(value.with).some(asks))
  return asks(effects)
}

/** The words of a list that make sense for an ability: words about players only where it applies to all players. */
export function wordsOfList(menus: Menus, list: string, { on }: BuiltAbility): readonly (readonly [word: string, reads: string])[] {
  const isOfAll = Array.isArray(on) && on.length === 0
  return Object.entries(listOf(menus, list) ?? {}).filter(
    ([word]) => isOfAll || (!menus.ofPlayers.includes(word) && eventOf(menus, word)?.subject !== 'player'),
  )
}

/** The wording of an entry inside "each player", where "you" is that player. */
function ofThatPlayer(entry: Entry): Entry {
  const label = entry.label
    .replace(/^you$/, 'that player')
    .replace(/\byou control\b/, 'that player controls')
    .replace(/\bwith you\b/, 'with that player')
    .replace(/\byour\b/, "that player's")
    .replace(/^you may\b/, 'that player may')
  return label === entry.label ? entry : { ...entry, label }
}

/** The place of the blanks inside an entry: inside "each player" where the entry loops over players. */
export function inside(place: BuilderPlace, entry: Entry | undefined): BuilderPlace {
  return entry?.binds === 'player' ? { ...place, within: 'each-player' } : place
}

/** Costs for an ability. */
export const costsFor = (menus: Menus, ability: BuiltAbility, place: BuilderPlace): readonly Entry[] =>
  fitting(menus, menus.costs, ability, place)

/** The changes offered for a constant ability. */
export const changesFor = (menus: Menus, ability: BuiltAbility, place: BuilderPlace): readonly Entry[] =>
  fitting(
    menus,
    isWholeCall(menus, ability.word)
      ? menus.changes.filter(({ code }) => code.startsWith(`${wordOf(menus, ability.word)?.code}(`))
      : menus.changes,
    ability,
    place,
  )

/** The costs for an ability that is only a cost. */
export const pricesFor = (menus: Menus, ability: BuiltAbility, place: BuilderPlace): readonly Entry[] =>
  fitting(menus, menus.prices, ability, place)

/** The entries of a menu that are offered and whose needed names an ability provides. */
function fitting(menus: Menus, menu: readonly Entry[], ability: BuiltAbility, place: BuilderPlace): readonly Entry[] {
  const there = given(menus, ability, place)
  return menu.filter(
    (entry) => entry.offer !== 'read' && (entry.needs ?? []).every((one) => there.has(one)) && !lacksStep(entry, place.steps ?? []),
  )
}

/** Filters for places where only a card is known: none that uses names which the engine passes to functions, or which an ability provides. */
export function plainFilters({ of: { filters }, handed }: Menus): readonly Entry[] {
  const speaksOf = new RegExp(`(?<![.\\w$])(?:${[...handed, 'target'].join('|')})(?![\\w$:])`)
  return filters.filter(
    ({ code, offer, needs = [], blanks }) =>
      offer !== 'read' &&
      needs.length === 0 &&
      !Object.values(blanks).some(isStepSort) &&
      !speaksOf.test(code.replace(/'(?:[^'\\]|\\.)*'/g, "''")),
  )
}

/** A new choice of an entry: its blanks have the simplest allowed values. */
export function filled(menus: Menus, entry: Entry, ability: BuiltAbility, place: BuilderPlace): Choice {
  const sorts = Object.values(entry.blanks)
  const blanks = Object.entries(entry.blanks).map(([blank, sort]) => {
    // with two blanks of the same kind the second may have its own default, which `first` names by the blank
    const own = entry.first && Object.hasOwn(entry.first, blank) && !sorts.includes(blank) ? entry.first[blank] : undefined
    return [blank, own ?? firstOf(menus, sort, entry, ability, inside(place, entry))]
  })
  const fresh: Choice = { id: entry.id, with: Object.fromEntries(blanks) }
  // an effect that does nothing but choose is of use to later effects only
  return entry.returns !== undefined && /^\$\w+$/.test(entry.code)
    ? { id: entry.id, with: { ...fresh.with, as: nameForStep(menus, fresh, place.steps ?? []) } }
    : fresh
}

function firstOf(menus: Menus, sort: string, entry: Entry, ability: BuiltAbility, place: BuilderPlace): Value {
  // conditions of an ability hold before its target is chosen
  const isCondition = menus.of.conditions.includes(entry)
  if (
    (sort === 'cards' || sort === 'card') &&
    !isCondition &&
    ability.target &&
    !isPlayerTarget(menus, ability.target.id) &&
    has(menus, ability.word, 'target')
  )
    return choice('target')
  if (
    (sort === 'player' || sort === 'players') &&
    ability.target &&
    isPlayerTarget(menus, ability.target.id) &&
    has(menus, ability.word, 'target')
  )
    return choice('target')
  for (const first of [entry.first, wordOf(menus, ability.word)?.first, placeIn(menus, place)?.first, menus.first]) {
    const value = first && Object.hasOwn(first, sort) ? first[sort] : undefined
    if (value !== undefined && !(place.within === 'each-player' && isOfAll(menus, sort, value))) return value
  }
  if (isStepSort(sort)) return (place.steps ?? []).findLast(({ returns }) => `${returns} name` === sort)?.name ?? ''
  switch (sort) {
    case 'count':
      return 1
    case 'amount':
      return choice('fixed', { count: 1 })
    case 'cards':
    case 'card':
      return choice('self')
    case 'player':
    case 'players':
      return choice('you')
    case 'group':
      return choice(menus.of.group[0]?.id ?? '')
    case 'filters':
    case 'conditions':
    case 'effects':
    case 'ways':
      return []
    default:
      return Object.keys(listOf(menus, sort) ?? {})[0] ?? ''
  }
}

/** Whether a choice applies to all players: inside "each player" it would take effect once for each player. */
function isOfAll(menus: Menus, sort: string, value: Value): boolean {
  return isMenuSort(sort) && isChoice(value) && menus.of[sort].some(({ id, concerns }) => id === value.id && concerns === 'everybody')
}

/** The name that a constant ability changes, forbids or allows: a stat, or a kind of event. */
function nameOfChange(menus: Menus, { word, change }: BuiltAbility): string {
  if (!change) return ''
  if (wordOf(menus, word)?.changes !== 'menu') return String(change.with.what)
  const { stat = '' } = /^(?<stat>\S+)/.exec(menus.changes.find(({ id }) => id === change.id)?.code ?? '')?.groups ?? {}
  return stat.startsWith('$') ? String(change.with[stat.slice(1)]) : stat.slice(1, -1)
}

/** Whether an ability provides every name that its entries need: what the builder would offer for it. */
export function stands(menus: Menus, ability: BuiltAbility, place: BuilderPlace): boolean {
  const there = given(menus, ability, place)
  const choicesStand = (menu: readonly Entry[], choices: readonly Choice[], steps: readonly Step[]): boolean =>
    choices.every((one, i) => {
      const entry = menu.find(({ id }) => id === one.id)
      const known = stepsAfter(menus, choices.slice(0, i), steps)
      return (
        entry !== undefined &&
        (entry.needs ?? []).every((need) => there.has(need)) &&
        Object.entries(one.with).every(([blank, value]) => valueStands(entry.blanks[blank] ?? '', value, known))
      )
    })
  const valueStands = (sort: string, value: Value, steps: readonly Step[]): boolean => {
    if (isStepSort(sort)) return hasStep(steps, sort, value)
    if (sort === 'ways') return (value as readonly ChoiceWay[]).every(({ effects }) => choicesStand(menus.of.effects, effects, steps))
    if (!isMenuSort(sort)) return true
    return choicesStand(menus.of[sort], Array.isArray(value) ? (value as readonly Choice[]) : [value as Choice], steps)
  }
  const { change } = ability
  const isOfMenu = change !== undefined && menus.changes.some(({ id }) => id === change.id)
  return (
    (!isOfMenu || choicesStand(menus.changes, [change], [])) &&
    choicesStand(menus.of.effects, ability.effects, []) &&
    choicesStand(menus.of.conditions, ability.conditions, []) &&
    choicesStand(menus.costs, ability.costs, [])
  )
}

/**
 * The ability after an edit. A choice that needs a trigger, a target or the name of an earlier effect which the ability no longer has becomes the
 * simplest allowed choice.
 */
export function repaired(menus: Menus, ability: BuiltAbility, place: BuilderPlace): BuiltAbility {
  const { effects, conditions } = menus.of
  const there = given(menus, ability, place)
  const stands = (entry: Entry, at: BuilderPlace) => (entry.needs ?? []).every((one) => there.has(one)) && !lacksStep(entry, at.steps ?? [])
  const mend = (menu: readonly Entry[], one: Choice, owner: Entry | undefined, sort: string, at: BuilderPlace): Choice => {
    const entry = menu.find(({ id }) => id === one.id)
    if (!entry || !stands(entry, at)) return owner ? (firstOf(menus, sort, owner, ability, at) as Choice) : one
    const blanks = Object.entries(one.with).map(([blank, value]) => [blank, mendBlank(entry, blank, value, at)])
    return { id: one.id, with: Object.fromEntries(blanks) }
  }
  const mendList = (list: readonly Choice[], at: BuilderPlace): readonly Choice[] => {
    const done: Choice[] = []
    for (const one of list) done.push(mend(effects, one, undefined, 'effects', behind(menus, at, done)))
    return done
  }
  const mendBlank = (entry: Entry, blank: string, value: Value, at: BuilderPlace): Value => {
    const sort = entry.blanks[blank]
    if (sort !== undefined && isStepSort(sort))
      return hasStep(at.steps ?? [], sort, value) ? value : firstOf(menus, sort, entry, ability, at)
    if (sort === 'cards' || sort === 'card' || sort === 'amount' || sort === 'player' || sort === 'players' || sort === 'group')
      return mend(menus.of[sort], value as Choice, entry, sort, at)
    if (sort === 'effects') return mendList(value as readonly Choice[], at)
    if (sort === 'conditions')
      return (value as readonly Choice[])
        .filter((one) => conditions.some((known) => known.id === one.id && stands(known, at)))
        .map((one) => mend(conditions, one, undefined, sort, at))
    if (sort === 'ways') return (value as readonly ChoiceWay[]).map((way) => ({ ...way, effects: mendList(way.effects, at) }))
    return value
  }
  return {
    ...ability,
    // a change of a stat of players or of the table has no effect when it is declared for a card
    ...(typeof ability.on === 'string' && menus.notOfCards.has(nameOfChange(menus, ability)) ? { on: [] } : {}),
    effects: mendList(
      ability.effects.filter((one) => effects.some((entry) => entry.id === one.id && (entry.needs ?? []).every((name) => there.has(name)))),
      place,
    ),
    costs: ability.costs.filter((one) => menus.costs.some((entry) => entry.id === one.id && stands(entry, place))),
  }
}
