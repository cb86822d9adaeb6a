import { afterEach, expect } from 'vitest'
import { checkPacks } from '../src/check.ts'
import { loadPack } from '../src/load.ts'
import type { Problem } from '../src/problem.ts'

/**
 * Compares every finding that a test causes with the recorded one: its words, its place and its fixes, letter by letter. After a wanted change, record
 * the findings again with `npm run findings`, and review the diff. Call one of these functions at the top of a file.
 */

/** Loads and checks packs for the tests of one file, and watches their problems. */
export function watchFindings(): { readonly checkPacks: typeof checkPacks; readonly loadPack: typeof loadPack } {
  const tell = recorder<Problem>(wordsOf)
  return {
    checkPacks: (...wishes) => {
      const found = checkPacks(...wishes)
      tell(found)
      return found
    },
    loadPack: (...wishes) => {
      const loaded = loadPack(...wishes)
      tell(loaded.problems)
      return loaded
    },
  }
}

/** As `watchFindings`, for another function of a package: the findings that it returns, alone or as a part of its result. */
export function watched<Wishes extends readonly unknown[], Result>(check: (...wishes: Wishes) => Result): (...wishes: Wishes) => Result {
  const tell = recorder<object>(({ message, remedy, ...more }: { message?: unknown; remedy?: unknown }) =>
    [JSON.stringify(more), message, remedy].filter((part) => part !== undefined).join('\n  '),
  )
  return (...wishes) => {
    const result = check(...wishes)
    const { issues, problems, changes } = (result ?? {}) as { readonly [part: string]: unknown }
    for (const list of [result, issues, problems, changes]) if (Array.isArray(list)) tell(list)
    return result
  }
}

/** Collects the findings of each test, and compares them after the test. @returns the function that takes findings */
export function recorder<Finding>(words: (finding: Finding) => string): (findings: readonly Finding[]) => void {
  const told = new Set<string>()
  afterEach(() => {
    const findings = [...told].join('\n')
    told.clear()
    if (findings !== '') expect(findings).toMatchSnapshot()
  })
  return (findings) => {
    for (const one of findings) told.add(words(one))
  }
}

function wordsOf({ severity, code, pack, file, line, column, message, remedy, fixes = [], ...more }: Problem): string {
  const place = [`${pack}/${file}`, ...(line === undefined ? [] : [line, column])].join(':')
  const rest = Object.keys(more).length === 0 ? [] : [JSON.stringify(more)]
  return [`${severity} ${code} ${place}`, message, remedy, ...rest, ...fixes.map((fix) => JSON.stringify(fix))].join('\n  ')
}
