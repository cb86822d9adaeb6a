import { afterEach, expect } from 'vitest'
import { checkPacks } from '../src/check.ts'
import { loadPack } from '../src/load.ts'
import type { Problem } from '../src/problem.ts'

/**
 * Loads and checks packs for the tests of one file, and compares every finding that a test causes with the recorded one: its words, its place and
 * its fixes to the last letter. Whoever changes them on purpose records them anew with `npx vitest run packages/packs/test -u`, and reads what has
 * changed. Call it at the top of the file.
 */
export function watchFindings(): { readonly checkPacks: typeof checkPacks; readonly loadPack: typeof loadPack } {
  const told = new Set<string>()
  const tell = (problems: readonly Problem[]): void => {
    for (const one of problems) told.add(wordsOf(one))
  }
  afterEach(() => {
    const findings = [...told].join('\n')
    told.clear()
    if (findings !== '') expect(findings).toMatchSnapshot()
  })
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

function wordsOf({ severity, code, pack, file, line, column, message, remedy, fixes = [], ...more }: Problem): string {
  const place = [`${pack}/${file}`, ...(line === undefined ? [] : [line, column])].join(':')
  const rest = Object.keys(more).length === 0 ? [] : [JSON.stringify(more)]
  return [`${severity} ${code} ${place}`, message, remedy, ...rest, ...fixes.map((fix) => JSON.stringify(fix))].join('\n  ')
}
