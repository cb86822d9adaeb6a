/**
 * Links the menus of the ability builder: where two packs declare an entry of one name, both are in the menu, and where the scripts of two packs
 * export a function of one name that entries call, both can be imported. Games are not affected: only pages use menus.
 */
import type { SystemMenus } from '@questwright/rulebook'
import { type GameNames, type NamingPack, namesOfGame } from './brought.ts'
import { packMeant } from './pack-ids.ts'

/** The menus whose entries have names of their own; other menus are keyed by words of the game. */
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
] as const

/** The menus of a system in which each name is used by one pack only. */
interface LinkedMenus {
  readonly menus: SystemMenus
  /** By the name of a function in the linked entries: its name in the script that exports it, where the two differ. */
  readonly exported: { readonly [called: string]: string }
}

/** Links the menus of a system. @param pack the id of the pack that has the system */
export type MenuLinker = (pack: string, menus: SystemMenus) => LinkedMenus

interface SharedNames {
  /** Names of entries that two packs declare, each with these packs; `verbs`: the same for functions that their scripts export. */
  readonly entries: ReadonlyMap<string, readonly string[]>
  readonly verbs: ReadonlyMap<string, readonly string[]>
}

const kept = new WeakMap<GameNames, SharedNames>()

function sharedIn(packs: readonly NamingPack[]): SharedNames {
  const names = namesOfGame(packs)
  const known = kept.get(names)
  if (known) return known
  const shared = {
    entries: several(packs, (menus) => entryMenus.flatMap((menu) => Object.keys(menus[menu] ?? {}).map((name) => [menu, name] as const))),
    verbs: several(packs, (menus) => (menus.verbs ?? []).map((name) => ['verbs', name] as const)),
  }
  kept.set(names, shared)
  return shared
}

/** The names that two packs declare in one menu, each with all packs that declare it in any menu. */
function several(
  packs: readonly NamingPack[],
  read: (menus: SystemMenus) => readonly (readonly [menu: string, name: string])[],
): ReadonlyMap<string, readonly string[]> {
  const byMenu = new Map<string, Set<string>>()
  const byName = new Map<string, Set<string>>()
  for (const { id, systems = {} } of packs)
    for (const chapter of Object.values(systems))
      for (const [menu, name] of read(menusIn(chapter))) {
        byMenu.set(`${menu} ${name}`, (byMenu.get(`${menu} ${name}`) ?? new Set()).add(id))
        byName.set(name, (byName.get(name) ?? new Set()).add(id))
      }
  const shared = [...byMenu].filter(([, homes]) => homes.size > 1).map(([key]) => key.slice(key.indexOf(' ') + 1))
  return new Map(shared.map((name) => [name, [...(byName.get(name) ?? [])]]))
}

/** The menus of a chapter, which may be of any form while it is edited. */
function menusIn(chapter: unknown): SystemMenus {
  const menus = (chapter as { readonly abilityMenus?: unknown } | null)?.abilityMenus
  return typeof menus === 'object' && menus !== null ? (menus as SystemMenus) : {}
}

/**
 * Makes the linker for the menus of some packs.
 * @param seenFrom id of a pack: names that this pack may write bare stay bare, so that its own scripts can be read
 * @returns undefined where no name belongs to two packs: all menus stay as they are
 */
export function menuLinker(packs: readonly NamingPack[], seenFrom?: string): MenuLinker | undefined {
  const { entries, verbs } = sharedIn(packs)
  if (entries.size === 0 && verbs.size === 0) return undefined
  const { below } = namesOfGame(packs)
  const names = new Map(packs.map(({ id, name }) => [id, name ?? id]))
  /** The pack whose name is meant by a bare name in a pack. */
  const homeOf = (pack: string, homes: readonly string[]): string | undefined => {
    if (homes.includes(pack)) return pack
    const [one, other] = homes.filter((id) => below(pack).includes(id))
    return other === undefined ? one : undefined
  }
  const linkedIn =
    (pack: string, shared: ReadonlyMap<string, readonly string[]>, full: (home: string, name: string) => string) =>
    (written: string): string => {
      const colon = written.lastIndexOf(':')
      const name = written.slice(colon + 1)
      const homes = shared.get(name)
      if (homes === undefined) return written
      const seen = homes.filter((id) => below(pack).includes(id))
      const home = colon < 0 ? homeOf(pack, homes) : packMeant(written.slice(0, colon), seen, (id) => names.get(id) ?? id)
      if (home === undefined) return written
      return seenFrom !== undefined && homeOf(seenFrom, homes) === home ? name : full(home, name)
    }
  return (pack, menus) => {
    const entry = linkedIn(pack, entries, (home, name) => `${home}:${name}`)
    const verb = linkedIn(pack, verbs, aliasOf)
    const code = (text: string): string => text.replace(CALLED, (name) => verb(name))
    const own = menus.verbs ?? []
    return {
      menus: {
        ...(linkedPart(menus, [], { entry, code }) as SystemMenus),
        ...(menus.verbs && { verbs: own.map(verb) }),
        ...(menus.order && { order: menus.order.map(entry) }),
      },
      exported: Object.fromEntries(own.flatMap((name) => (verb(name) === name ? [] : [[verb(name), name]]))),
    }
  }
}

/** The name under which a script imports a function that two packs export: `huntNow` of `ann_hunt` is `huntNowOfAnnHunt`. */
const aliasOf = (home: string, name: string): string =>
  `${name}Of${home.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())}`

/** Names in code that are no members and not inside of a word. */
const CALLED = /(?<![\w$.'"`-])[A-Za-z_$][\w$]*(?=\s*\()/g

/** The fields of entries that contain code. */
const codeFields = ['code', 'bound', 'payable']

interface Renaming {
  readonly entry: (name: string) => string
  readonly code: (text: string) => string
}

function linkedPart(value: unknown, path: readonly string[], to: Renaming): unknown {
  const [menu] = path
  const field = path.at(-1) ?? ''
  if (typeof value === 'string') {
    if (codeFields.includes(field) || menu === 'beside') return to.code(value)
    return field === 'id' ? to.entry(value) : value
  }
  if (Array.isArray(value)) return value.map((one) => linkedPart(one, path, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      path.length !== 1 ? key : menu === 'beside' ? to.code(key) : isEntryMenu(menu) ? to.entry(key) : key,
      linkedPart(part, [...path, key], to),
    ]),
  )
}

const isEntryMenu = (menu: string | undefined): boolean => (entryMenus as readonly (string | undefined)[]).includes(menu)
