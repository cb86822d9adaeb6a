/** Checks the menus of the ability builder in a chapter: finds references to names that no chapter defines. */
import { type AbilityMenus, blankKinds, type MenuEntry, type MenuValue } from './ability-menus.ts'
import type { ChapterSource, Sections } from './chapter.ts'
import { type ChapterIssue, issueAt, listed } from './chapter-issues.ts'

interface Known extends Pick<Required<Sections>, 'types'> {
  readonly abilityMenus: Required<AbilityMenus>
}

const entryMenus = [
  'groups',
  'filters',
  'amounts',
  'cards',
  'players',
  'playerTargets',
  'conditions',
  'costs',
  'effects',
  'changes',
  'prices',
  'limits',
] as const

/** The menu from which a blank of each kind takes its entries. */
const menuOf: { readonly [kind: string]: (typeof entryMenus)[number] } = {
  cards: 'cards',
  card: 'cards',
  player: 'players',
  players: 'players',
  amount: 'amounts',
  group: 'groups',
  filters: 'filters',
  conditions: 'conditions',
  effects: 'effects',
}

/** The issues of a chapter's menus: names that no chapter defines. @param known the merged rulebook */
export function issuesOfMenus(source: ChapterSource, known: Known): ChapterIssue[] {
  const { abilityMenus: own = {} } = source.chapter
  const { abilityMenus: menus, types } = known
  const found: ChapterIssue[] = []
  const ask = (among: string, names: readonly string[], name: string, path: readonly string[]): void => {
    const whole = ['abilityMenus', ...path]
    if (!names.includes(name))
      found.push(
        issueAt(source, 'rulebook/unknown-name', whole, {
          message: `\`${whole.join('.')}\` names "${name}", which no chapter defines under \`${among}\`.`,
          remedy: `Write one of ${listed(names)}, or add "${name}" to \`${among}\`.`,
          unknown: { name, among: names },
        }),
      )
  }
  const askIn = (menu: keyof AbilityMenus, name: string, path: readonly string[]): void =>
    ask(`abilityMenus.${menu}`, Object.keys(menus[menu]), name, path)
  const kinds = [...blankKinds, ...Object.keys(menus.lists)]
  const askKind = (kind: string, path: readonly string[]): void => ask('abilityMenus.lists', kinds, kind, path)
  /** Checks the initial value of a blank: a word of its list, or entries of its menu with the values of their blanks. */
  const askValue = (kind: string, value: MenuValue, path: readonly string[]): void => {
    const list = Object.hasOwn(menus.lists, kind) ? menus.lists[kind] : undefined
    if (list !== undefined) ask(`abilityMenus.lists.${kind}`, Object.keys(list), String(value), path)
    if (typeof value !== 'object') return
    for (const one of Array.isArray(value) ? value : [value]) {
      if ('effects' in one) {
        askValue('effects', one.effects, path)
        continue
      }
      const menu = Object.hasOwn(menuOf, kind) ? menuOf[kind] : undefined
      if (menu === undefined) continue
      askIn(menu, one.id, path)
      for (const [blank, inner] of Object.entries(one.with as { readonly [blank: string]: MenuValue }))
        askValue(menus[menu][one.id]?.blanks?.[blank] ?? blank, inner, path)
    }
  }
  /** @param blanks the blanks of the entry itself: `first` may name one of them in place of its kind */
  const askFirst = (first: AbilityMenus['first'] = {}, path: readonly string[], blanks: MenuEntry['blanks'] = {}): void => {
    for (const [name, value] of Object.entries(first)) {
      const kind = blanks[name] ?? name
      if (kind === 'event') askIn('events', String(value), [...path, name])
      else {
        askKind(kind, [...path, name])
        askValue(kind, value, [...path, name])
      }
    }
  }
  const askEntry = (entry: MenuEntry, path: readonly string[]): void => {
    for (const [blank, kind] of Object.entries(entry.blanks ?? {})) askKind(kind, [...path, 'blanks', blank])
    askFirst(entry.first, [...path, 'first'], entry.blanks)
    if (entry.heading !== undefined) askIn('headings', entry.heading, [...path, 'heading'])
  }
  for (const menu of entryMenus) for (const [name, entry] of Object.entries(own[menu] ?? {})) askEntry(entry, [menu, name])
  for (const [word, { changes, begins, first }] of Object.entries(own.words ?? {})) {
    const path = ['words', word]
    if (typeof changes === 'object') askIn('lists', changes.list, [...path, 'changes', 'list'])
    askFirst(first, [...path, 'first'])
    askValue('effects', begins.effects ?? [], [...path, 'begins', 'effects'])
    askValue('filters', begins.hosts ?? [], [...path, 'begins', 'hosts'])
    if (begins.price !== undefined) askIn('prices', begins.price.id, [...path, 'begins', 'price'])
    if (begins.change !== undefined && (changes === 'menu' || changes === 'calls'))
      askIn('changes', begins.change.id, [...path, 'begins', 'change'])
  }
  for (const [event, { heading }] of Object.entries(own.events ?? {}))
    if (heading !== undefined) askIn('headings', heading, ['events', event, 'heading'])
  for (const type of Object.keys(own.types ?? {})) ask('types', Object.keys(types), type, ['types', type])
  for (const section of ['types', 'places'] as const)
    for (const [name, { words, event, first }] of Object.entries(own[section] ?? {})) {
      for (const word of words) askIn('words', word, [section, name, 'words'])
      if (event !== undefined) askIn('events', event, [section, name, 'event'])
      askFirst(first, [section, name, 'first'])
    }
  for (const filter of own.order ?? []) askIn('filters', filter, ['order'])
  askFirst(own.first, ['first'])
  return found
}
