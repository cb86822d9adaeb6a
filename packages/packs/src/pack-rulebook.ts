/**
 * The rulebook of packs: that of their game with the chapters of their systems, and of the systems of all dependencies. It is cached while the packs
 * have the same chapters, so that editing other files merges nothing again. Pure: pages use it too.
 */
import { type ChapterSource, joinSystems, type Rulebook, type Rulebooks, rulebookFor, type SystemChapter } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'
import type { NamingPack } from './names/brought.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { compareText } from './problem.ts'
import { chapterOfSystem } from './system-parts.ts'

/** The parts of a pack that decide its rulebook. */
export type PackOfSystems = NamingPack

/** What messages call the game's own chapters. */
export const gameItself = 'the game itself'

/** How messages call the chapter of a system, and how its pack and file are found again. */
const fileOfSystem = (pack: string, slug: string): string => `${pack}/systems/${slug}.json`

/** Packs and all that they stand on, each behind what it needs: in one order, however they are given. */
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

/** A rulebook with chapters on top, and all that begin with the same ones. */
interface Node {
  joined?: Rulebook
  readonly next: WeakMap<SystemChapter, Node>
}

const grounds = new WeakMap<Rulebook, Node>()

/** The chapters of the systems of packs, each with its file. @param packs in the order of `withGround` */
export function chaptersOf(packs: readonly PackOfSystems[], game: string): readonly ChapterSource[] {
  return systemsIn(packs).map(({ file, chapter }) => ({
    file,
    chapter: chapterOfSystem(game, chapter, file.slice(0, -'.json'.length)),
  }))
}

function systemsIn(packs: readonly PackOfSystems[]): readonly { readonly file: string; readonly chapter: SystemChapter }[] {
  return packs.flatMap(({ id, systems = {} }) =>
    Object.keys(systems)
      .sort(compareText)
      .map((slug) => ({ file: fileOfSystem(id, slug), chapter: systems[slug] as SystemChapter })),
  )
}

/**
 * The rulebook of a game with the systems of packs.
 * @param packs in the order of `withGround`
 * @param seenFrom id of a pack: what it may write bare has its bare name. Without it, names that two packs bring have the pack before them
 */
export function joinedWith(base: Rulebook, packs: readonly PackOfSystems[], seenFrom?: string): Rulebook {
  if (systemsIn(packs).length === 0) return base
  const linked = linkedPacks(packs, seenFrom)
  const node = placeOfSystems(base, linked)
  node.joined ??= joinSystems(base, chaptersOf(linked, base.game), gameItself)
  return node.joined
}

/** The cache entry of a rulebook with the chapters of packs on top: the same object for the same chapters in the same order. */
export function placeOfSystems(base: Rulebook, packs: readonly PackOfSystems[]): Node {
  let node: Node = grounds.get(base) ?? { next: new WeakMap() }
  grounds.set(base, node)
  for (const { chapter } of systemsIn(packs)) {
    const next = node.next.get(chapter) ?? { next: new WeakMap() }
    node.next.set(chapter, next)
    node = next
  }
  return node
}

/**
 * The rulebook by which a pack is judged: its game's, with its own systems and those of what it stands on.
 * @param packs those at hand
 * @throws Error for a game that is not at hand
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
 * The rulebooks of games with the systems of all packs at hand: for rooms that look at packs together, such as lists of cards, decks and tables.
 * @returns the very same rulebooks where no pack brings a system
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
