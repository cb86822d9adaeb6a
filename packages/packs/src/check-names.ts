/** Reports names in a pack that may belong to two packs, and names with a pack on which it does not depend. */
import type { CompiledScript, PackBundle } from './bundle.ts'
import { type GameNames, type NameSort, namesOfGame, nounOfSort } from './names/brought.ts'
import { writtenNames } from './names/written-names.ts'
import { type Problem, problem } from './problem.ts'
import { joined } from './section-checks.ts'
import { mapStack } from './sourcemap.ts'

/**
 * The problems with names in a pack.
 * @param packs all loaded packs
 */
export function nameProblems(pack: PackBundle, packs: readonly PackBundle[]): Problem[] {
  const names = namesOfGame(packs)
  const told = new Set<string>()
  return writtenNames(pack, names).flatMap(({ file, sort, written, printed, script, at }) => {
    const found = judged(pack, names, packs, sort, written, printed)
    const key = `${file} ${written} ${found?.code}`
    if (found === undefined || told.has(key)) return []
    told.add(key)
    const place = script && at !== undefined ? placeOf(pack, script, at) : undefined
    return [problem(found.severity, found.code, { pack: pack.id, file }, found, place)]
  })
}

interface Judged {
  readonly severity: Problem['severity']
  readonly code: string
  readonly message: string
  readonly remedy: string
}

function judged(
  pack: PackBundle,
  names: GameNames,
  packs: readonly PackBundle[],
  sort: NameSort | undefined,
  written: string,
  printed = written,
): Judged | undefined {
  const colon = written.lastIndexOf(':')
  const bare = written.slice(colon + 1)
  const noun = sort === undefined ? 'name' : nounOfSort[sort]
  const meaning = names.meant(pack.id, sort, written)
  if (colon > 0) {
    const home = written.slice(0, colon)
    const other = packs.find(({ id, name }) => id === home || name === home)
    // the code of a card looks the same as a name with its pack: ignore texts whose name no pack declares
    if (meaning !== undefined || other === undefined || names.sortsOf(other.id, bare).length === 0 || sort === undefined) return undefined
    const below = names.below(pack.id).includes(other.id)
    if (below && !names.sortsOf(other.id, bare).includes(sort))
      return {
        severity: 'error',
        code: 'name/unknown',
        message: `"${written}" names a ${noun} of the pack "${other.name}", which declares none of that name.`,
        remedy: 'Correct the name.',
      }
    return below
      ? undefined
      : {
          severity: 'error',
          code: 'name/undeclared-pack',
          message: `"${written}" names a ${noun} of the pack "${other.name}", on which this pack does not depend.`,
          remedy: `Add "${other.name}" to \`dependencies\` in package.json.`,
        }
  }
  if (meaning === undefined || meaning.packs.length < 2) return undefined
  const both = joined(
    meaning.packs.map((id) => `"${id}:${printed}"`),
    'or',
  )
  const bringers = joined(meaning.packs.map((id) => `"${packs.find((one) => one.id === id)?.name ?? id}"`))
  const count = meaning.packs.length === 2 ? 'Two' : meaning.packs.length
  if (meaning.packs[0] === pack.id)
    return {
      severity: 'warning',
      code: 'name/own-of-two',
      message: `${count} packs that can be used here declare the ${noun} "${bare}": ${bringers}. Here the bare name means this pack's own.`,
      remedy: `Write ${both}.`,
    }
  return {
    severity: 'error',
    code: 'name/two-packs',
    message: `${count} packs that can be used here declare the ${noun} "${bare}": ${bringers}.`,
    remedy: `Write ${both}.`,
  }
}

/** The place of a text of a compiled script in its author's file. */
function placeOf(pack: PackBundle, script: CompiledScript, at: number): { line: number; column: number } | undefined {
  const before = script.code.slice(0, at).split('\n')
  const frame = `    at f (${pack.id}/${script.path}:${before.length}:${(before.at(-1) ?? '').length + 1})`
  const [found] = mapStack(frame, [pack], { firstLineOffset: 0 })
  return found?.line === undefined ? undefined : { line: found.line, column: found.column ?? 1 }
}
