/** The issues of a pack's systems, together with those of its dependencies, as problems of its files. */
import { nearestName } from '@questwright/kernel/nearest'
import { type ChapterIssue, issuesOfSystems, type Rulebook, type SystemChapter } from '@questwright/rulebook'
import { linkedPacks } from './names/linked-packs.ts'
import { chaptersOf, gameItself, joinedWith, type PackOfSystems, placeOfSystems, withGround } from './pack-rulebook.ts'
import { type LineAndColumn, type Problem, problem } from './problem.ts'
import { placeInSystem } from './system-places.ts'

/**
 * The rulebook for checking the files of a pack, and the problems of its chapters.
 * @param base the rulebook of its game
 * @param others the loaded packs
 */
export function rulebookWithOwn(
  base: Rulebook,
  pack: PackOfSystems,
  others: readonly PackOfSystems[],
): { readonly rulebook: Rulebook; readonly problems: readonly Problem[] } {
  const ground = withGround([pack], [pack, ...others.filter(({ id }) => id !== pack.id)])
  const linked = linkedPacks(ground, pack.id)
  return {
    rulebook: joinedWith(base, ground, pack.id),
    problems: issuesOf(base, linked, pack.id).flatMap((issue) => problemOfChapter(issue, pack) ?? []),
  }
}

/** Cached by chapters, and by the file names in messages, since a copied pack has the same chapters as its original. */
const judged = new WeakMap<object, Map<string, readonly ChapterIssue[]>>()

/**
 * The issues of the chapters of packs, cached.
 * @param packs in the order of `withGround`
 * @param seenFrom id of a pack: names that this pack may write bare are bare in issues
 */
export function issuesOf(base: Rulebook, packs: readonly PackOfSystems[], seenFrom?: string): readonly ChapterIssue[] {
  const chapters = chaptersOf(packs, base.game, seenFrom)
  if (chapters.length === 0) return []
  const place = placeOfSystems(base, packs)
  const byFiles = judged.get(place) ?? new Map<string, readonly ChapterIssue[]>()
  judged.set(place, byFiles)
  const files = [seenFrom ?? '', ...chapters.map(({ file }) => file)].join('\n')
  const issues = byFiles.get(files) ?? issuesOfSystems(base, chapters, gameItself)
  byFiles.set(files, issues)
  return issues
}

/** An issue of a chapter as a problem of its pack; undefined where the chapter belongs to another pack. */
function problemOfChapter(
  { code, file, path, message, remedy, unknown, home }: ChapterIssue,
  { id, systems = {} }: PackOfSystems,
): Problem | undefined {
  const [, slug] = /^systems\/(.+)\.json$/.exec(file.startsWith(`${id}/`) ? file.slice(id.length + 1) : '') ?? []
  const chapter: SystemChapter | undefined = slug === undefined || !Object.hasOwn(systems, slug) ? undefined : systems[slug]
  if (chapter === undefined) return undefined
  const near = unknown === undefined ? undefined : nearestName(unknown.name, unknown.among)
  const place: LineAndColumn | undefined = placeInSystem(chapter, path)
  // a name that another pack declares too is a warning: the entry of that pack is used, and this pack can still be played
  const isHarmless = code === 'rulebook/name-taken' && home !== gameItself && home?.startsWith(`${id}/`) === false
  return problem(
    isHarmless ? 'warning' : 'error',
    code,
    { pack: id, file: `systems/${slug}.json` },
    { message, remedy: near === undefined ? remedy : `Did you mean "${near}"? ${remedy}` },
    place,
  )
}
