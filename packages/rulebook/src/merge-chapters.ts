/** Chapters that are judged while they become one rulebook: for checks. Pages join what was judged before (`rulebook.ts`). */
import { issuesOfMenus } from './ability-menus-issues.ts'
import type { ChapterSource } from './chapter.ts'
import { issuesOfChapter, issuesOfNames } from './chapter-issues.ts'
import { chapterOf, joinChapters, joinSystems, type Merged, type Rulebook } from './rulebook.ts'
import { issuesOfLikeness, issuesOfMeaning } from './system-issues.ts'

/**
 * Makes one rulebook of the chapters of a game, the game's own first, and says what is wrong with them.
 * @throws Error when there is no chapter
 */
export function mergeChapters(sources: readonly ChapterSource[]): Merged {
  const { rulebook, issues: taken } = joinChapters(sources)
  const issues = sources.flatMap((source) => issuesOfChapter(source, rulebook.game))
  issues.push(...taken)
  for (const source of sources) {
    if (source.chapter.game !== rulebook.game) continue
    issues.push(...issuesOfNames(source, rulebook), ...issuesOfMenus(source, rulebook), ...issuesOfMeaning(source))
    // the words as which types of the game count are the game's own
    if (source !== sources[0]) issues.push(...issuesOfLikeness(source, rulebook.types))
  }
  return { rulebook, issues }
}

/**
 * The rulebook of a game with the chapters of systems, and what is wrong with these. What is wrong with the game's own chapters is not told again.
 * @param file what messages call the game's own chapters
 */
export function withSystems(rulebook: Rulebook, systems: readonly ChapterSource[], file: string): Merged {
  const { issues } = mergeChapters([{ chapter: chapterOf(rulebook), file }, ...systems])
  return { rulebook: joinSystems(rulebook, systems, file), issues: issues.filter((issue) => issue.file !== file) }
}
