/** Checks chapters and merges them into one rulebook. Pages merge chapters that were checked before (`rulebook.ts`). */
import { issuesOfMenus } from './ability-menus-issues.ts'
import type { ChapterSource } from './chapter.ts'
import { type ChapterIssue, issuesOfChapter, issuesOfNames } from './chapter-issues.ts'
import { chapterOf, joinChapters, joinSystems, type Merged, type Rulebook } from './rulebook.ts'
import { issuesOfLikeness, issuesOfMeaning } from './system-issues.ts'

/**
 * Merges the chapters of a game, the game's own first, into one rulebook, and reports their issues.
 * @throws Error when there is no chapter
 */
export function mergeChapters(sources: readonly ChapterSource[]): Merged {
  const { rulebook, issues: taken } = joinChapters(sources)
  return { rulebook, issues: issuesAmong(sources, taken, rulebook, sources) }
}

/** @param judged the sources whose issues are reported @param taken names that two of the sources define */
function issuesAmong(
  sources: readonly ChapterSource[],
  taken: readonly ChapterIssue[],
  rulebook: Rulebook,
  judged: readonly ChapterSource[],
): readonly ChapterIssue[] {
  const issues = judged.flatMap((source) => issuesOfChapter(source, rulebook.game))
  issues.push(...taken)
  for (const source of judged) {
    if (source.chapter.game !== rulebook.game) continue
    issues.push(...issuesOfNames(source, rulebook), ...issuesOfMenus(source, rulebook), ...issuesOfMeaning(source))
    // only the game's own chapter may define new kinds that a type counts as
    if (source !== sources[0]) issues.push(...issuesOfLikeness(source, rulebook.types))
  }
  return issues
}

/**
 * The issues of the chapters of systems. The chapters of their game are not checked again.
 * @param file the name of the game's own chapters in messages
 */
export function issuesOfSystems(rulebook: Rulebook, systems: readonly ChapterSource[], file: string): readonly ChapterIssue[] {
  const sources = [{ chapter: chapterOf(rulebook), file }, ...systems]
  const merged = joinChapters(sources)
  return issuesAmong(sources, merged.issues, merged.rulebook, systems)
}

/**
 * The rulebook of a game joined with the chapters of systems, and the issues of these chapters.
 * @param file the name of the game's own chapters in messages
 */
export function withSystems(rulebook: Rulebook, systems: readonly ChapterSource[], file: string): Merged {
  return { rulebook: joinSystems(rulebook, systems, file), issues: issuesOfSystems(rulebook, systems, file) }
}
