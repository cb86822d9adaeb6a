/**
 * Makes the rulebook of packs: that of their game with the chapters of their systems and of the systems of all dependencies. It is cached by these
 * chapters, so that editing other files does not merge them again. Pages use this module too.
 */
import { type ChapterSource, joinSystems, type Rulebook, type Rulebooks, rulebookFor, type SystemChapter } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'
import type { NamingPack } from './names/brought.ts'
import { menuLinker } from './names/linked-menus.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { compareText } from './problem.ts'
import { chapterOfSystem } from './system-parts.ts'

/** The parts of a pack that decide its rulebook. */
export type PackOfSystems = NamingPack

/** The name of the game's own chapters in messages. */
export const gameItself = 'the game itself'

/** The name of a system's chapter in messages, from which its pack and file can be found. */
const fileOfSystem = (pack: string, slug: string): string => `${pack}/systems/${slug}.json`

/** Packs and all their dependencies, each after those that it needs, in an order that does not depend on the order of the arguments. */
export function withGround<Pack extends Pick<PackOfSystems, 'id' | 'dependencies'>>(
  packs: readonly Pack[],
  among: readonly Pack[],
): Pack[] {
  const found = new Map<string, Pack>()
  const open = new Set<string>()
  const visit = (pack: Pack | undefined): void => {
    if (pack === undefined || open.has(pack.id)) return
    open.add(pack.id)
    for (const id of [...pack.dependencies].sort(compareText)) visit(among.find((one) => one.id === id))
    found.set(pack.id, pack)
  }
  for (const pack of [...packs].sort((one, other) => compareText(one.id, other.id))) visit(pack)
  return [...found.values()]
}

/** A rulebook with chapters added to it, and the cached rulebooks that begin with the same chapters. */
interface Node {
  /** By the pack from which names of menus are seen; the key is empty where that makes no difference. */
  readonly joined: Map<string, Rulebook>
  readonly next: WeakMap<SystemChapter, Node>
}

const grounds = new WeakMap<Rulebook, Node>()

/**
 * The chapters of the systems of packs, each with its file. Entries of menus that two packs declare have the pack in front.
 * @param packs in the order of `withGround`
 * @param seenFrom id of a pack: the entries that this pack may write bare are bare
 */
export function chaptersOf(packs: readonly PackOfSystems[], game: string, seenFrom?: string): readonly ChapterSource[] {
  const link = menuLinker(packs, seenFrom)
  return systemsIn(packs).map(({ pack, file, chapter }) => {
    const linked = chapter.abilityMenus && link?.(pack, chapter.abilityMenus)
    const own = linked === undefined ? chapter : { ...chapter, abilityMenus: linked.menus }
    return { file, chapter: chapterOfSystem(game, own, file.slice(0, -'.json'.length), linked?.exported) }
  })
}

function systemsIn(
  packs: readonly PackOfSystems[],
): readonly { readonly pack: string; readonly file: string; readonly chapter: SystemChapter }[] {
  return packs.flatMap(({ id, systems = {} }) =>
    Object.keys(systems)
      .sort(compareText)
      .map((slug) => ({ pack: id, file: fileOfSystem(id, slug), chapter: systems[slug] as SystemChapter })),
  )
}

/**
 * The rulebook of a game with the systems of packs.
 * @param packs in the order of `withGround`
 * @param seenFrom id of a pack: names that this pack may write bare are bare. Without it, names that two packs declare have the pack in front
 */
export function joinedWith(base: Rulebook, packs: readonly PackOfSystems[], seenFrom?: string): Rulebook {
  if (systemsIn(packs).length === 0) return base
  const linked = linkedPacks(packs, seenFrom)
  const { joined } = placeOfSystems(base, linked)
  // names of menus depend on the pack from which they are seen even if all other names are bare
  const key = menuLinker(linked, seenFrom) === undefined ? '' : (seenFrom ?? '')
  const before = joined.get(key)
  if (before) return before
  const made = joinSystems(base, chaptersOf(linked, base.game, seenFrom), gameItself)
  joined.set(key, made)
  return made
}

/** The cache entry for a rulebook with the chapters of packs added: the same object for the same chapters in the same order. */
export function placeOfSystems(base: Rulebook, packs: readonly PackOfSystems[]): Node {
  let node: Node = grounds.get(base) ?? { joined: new Map(), next: new WeakMap() }
  grounds.set(base, node)
  for (const { chapter } of systemsIn(packs)) {
    const next = node.next.get(chapter) ?? { joined: new Map(), next: new WeakMap() }
    node.next.set(chapter, next)
    node = next
  }
  return node
}

/**
 * The rulebook with which a pack is checked: that of its game, with its own systems and those of its dependencies.
 * @param packs the loaded packs
 * @throws Error for a game that is not installed
 */
export function rulebookOfPack(
  pack: PackOfSystems & Pick<PackOutline, 'game'>,
  packs: readonly PackOfSystems[],
  rulebooks: Rulebooks,
): Rulebook {
  return joinedWith(rulebookFor(pack.game, rulebooks), withGround([pack], packs), pack.id)
}

const kept = new WeakMap<Rulebook, Rulebooks>()

/**
 * The rulebooks of games with the systems of all loaded packs: for code that shows several packs together, such as lists of cards, decks and
 * tables.
 * @returns the same rulebook objects where no pack has a system
 */
export function rulebooksOfPacks(packs: readonly (PackOfSystems & Pick<PackOutline, 'game'>)[], rulebooks: Rulebooks): Rulebooks {
  const merged = Object.entries(rulebooks).map(([game, base]) => {
    const own = packs.filter((pack) => pack.game === game)
    return [game, joinedWith(base, withGround(own, own))] as const
  })
  const [, changed] = merged.find(([game, one]) => one !== rulebooks[game]) ?? []
  if (changed === undefined) return rulebooks
  const before = kept.get(changed)
  if (before && merged.every(([game, one]) => before[game] === one)) return before
  const now = Object.fromEntries(merged)
  kept.set(changed, now)
  return now
}
