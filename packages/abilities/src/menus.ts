/**
 * The menus of the ability builder for a game: those of its rulebook, with the ids of their entries, and with menus derived from others, such as
 * the menu of one card from that of several.
 */

import { scriptModuleOf } from '@questwright/packs/browser'
import type { AbilityMenus, MenuEntry, MenuEvent, Rulebook } from '@questwright/rulebook'
import type { Word } from './model.ts'

export interface Entry extends MenuEntry {
  readonly id: string
  readonly blanks: NonNullable<MenuEntry['blanks']>
}

/** A kind of event by its name. */
interface EventWords extends MenuEvent {
  readonly kind: string
}

/** Kinds of blanks that are filled from a menu. */
const sorts = ['cards', 'card', 'amount', 'group', 'filters', 'conditions', 'player', 'players', 'effects'] as const

export type MenuSort = (typeof sorts)[number]

type Own = Required<AbilityMenus>

export interface Menus
  extends Pick<
    Own,
    | 'words'
    | 'types'
    | 'places'
    | 'lists'
    | 'listReads'
    | 'moments'
    | 'cancels'
    | 'first'
    | 'plurals'
    | 'beside'
    | 'verbs'
    | 'handed'
    | 'order'
    | 'headings'
    | 'ofPlayers'
    | 'phrasing'
    | 'style'
    | 'texts'
  > {
  /** The module from which scripts import. */
  readonly module: string
  /** The menu for each kind of blank. */
  readonly of: { readonly [sort in MenuSort]: readonly Entry[] }
  readonly costs: readonly Entry[]
  readonly changes: readonly Entry[]
  readonly prices: readonly Entry[]
  /** Limits of abilities, in place of times, period and count. */
  readonly limits: readonly Entry[]
  readonly playerTargets: readonly Entry[]
  readonly events: readonly EventWords[]
  /** Stats and kinds of events that belong to players or to the table: a constant ability on a card has no effect on them. */
  readonly notOfCards: ReadonlySet<string>
}

const made = new WeakMap<Rulebook, Menus>()

/** The menus of a game; empty where its rulebook has none for abilities. */
export function menusOf(rulebook: Rulebook): Menus {
  const known = made.get(rulebook)
  if (known) return known
  const { groups, filters, amounts, cards, players, playerTargets, conditions, costs, effects, changes, prices, limits, events, ...own } =
    rulebook.abilityMenus
  const several = entriesOf(players)
  const anyCards = entriesOf(cards)
  // entries that mean several cards do not fit a blank for one
  const one = (menu: readonly Entry[]) => menu.filter(({ means }) => means !== 'several')
  const menus: Menus = {
    ...own,
    module: scriptModuleOf(rulebook.game),
    of: {
      cards: anyCards,
      card: one(anyCards),
      amount: entriesOf(amounts),
      group: entriesOf(groups),
      filters: entriesOf(filters),
      conditions: withOthersLast(entriesOf(conditions)),
      player: one(several),
      players: several,
      effects: entriesOf(effects),
    },
    costs: entriesOf(costs),
    changes: entriesOf(changes),
    prices: entriesOf(prices),
    limits: entriesOf(limits),
    playerTargets: entriesOf(playerTargets),
    events: Object.entries(events).map(([kind, event]) => ({ kind, ...event })),
    notOfCards: notOfCards(rulebook),
  }
  made.set(rulebook, menus)
  return menus
}

function notOfCards({ stats, withoutEffect }: Rulebook): ReadonlySet<string> {
  return new Set([
    ...Object.keys(stats).filter((stat) => stats[stat]?.of !== undefined),
    ...withoutEffect.flatMap(({ names, on }) => (on?.includes('self') ? names : [])),
  ])
}

function entriesOf(menu: { readonly [id: string]: MenuEntry }): readonly Entry[] {
  return Object.entries(menu).map(([id, entry]) => ({ blanks: {}, ...entry, id }))
}

/** Conditions about other conditions come last: a script is read as the first entry that fits, and an entry of its own says more. */
function withOthersLast(conditions: readonly Entry[]): readonly Entry[] {
  const hasOthers = ({ blanks }: Entry): boolean => Object.values(blanks).includes('conditions')
  return [...conditions.filter((one) => !hasOthers(one)), ...conditions.filter(hasOthers)]
}

export const isMenuSort = (sort: string): sort is MenuSort => (sorts as readonly string[]).includes(sort)

/** Whether the game has ability words at all. */
export const hasWords = ({ words }: Menus): boolean => Object.keys(words).length > 0

/** The menu of an ability word; undefined for a word that the game does not have. */
export const wordOf = ({ words }: Menus, word: Word): Own['words'][string] | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined

export const eventOf = ({ events }: Menus, kind: string): EventWords | undefined => events.find((one) => one.kind === kind)

/** The event of a new trigger. */
export const firstEvent = ({ first, events }: Menus): string => String(first.event ?? events[0]?.kind ?? '')

/** The events of a word's triggers: for a word that only works before an event, those that the game has words for before they happen. */
export function eventsFor(menus: Menus, word: Word): Menus['events'] {
  const { timings = [] } = wordOf(menus, word) ?? {}
  const told = menus.events.filter(({ before }) => before !== undefined)
  return told.length > 0 && timings.length > 0 && timings.every((timing) => timing === 'when') ? told : menus.events
}

/** Whether the filters of the game are words, and the subject of an event is an entry of the menu of cards. */
export const filtersAreWords = ({ style }: Menus): boolean => style.filters === 'arguments'

/** Whether the whole ability is one call of the menu of changes. */
export const isWholeCall = (menus: Menus, word: Word): boolean => wordOf(menus, word)?.changes === 'calls'

/** Whether a target is a player; else it is a card. */
export const isPlayerTarget = ({ playerTargets }: Menus, id: string): boolean => playerTargets.some((one) => one.id === id)

/** The words of a list and their wording in sentences; undefined for a kind of blank without a list. */
export function listOf({ lists }: Menus, sort: string): { readonly [word: string]: string } | undefined {
  return Object.hasOwn(lists, sort) ? lists[sort] : undefined
}

/** The entry of a menu. @throws Error for an unknown id, which is a mistake of the caller */
export function entryOf(menu: readonly Entry[], id: string): Entry {
  const found = menu.find((one) => one.id === id)
  if (!found) throw new Error(`No menu of abilities has an entry "${id}"; take one of ${menu.map((one) => one.id).join(', ')}.`)
  return found
}
