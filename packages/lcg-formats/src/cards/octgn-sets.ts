/** The id and versions of a set in OCTGN's `set.xml`: an import stores them in a file of the pack, and an export writes them back. */
import { type ImportProblem, importProblem, jsonText, type WriteContext } from '@questwright/interop/for-games'
import type { PackFiles } from '@questwright/packs/browser'
import type { CardSheet, Flat } from './sheet.ts'

/** The file with this data, by the id of the set. */
export const octgnSetsPath = 'imported/octgn-sets.json'

type Sets = { readonly [id: string]: Flat }

function setsOf(text: string | undefined): Sets {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sets) : {}
  } catch {
    return {}
  }
}

/**
 * The text of that file with a set added; undefined if the set is equal to the one that the export would write anyway. @param own what the
 * export writes by itself
 */
export function octgnSetsText(set: Flat, own: WriteContext, before: string | undefined): string | undefined {
  const { id = '', title = '', version = '', gameVersion = '' } = set
  if (id === '' || id === own.setId) return undefined
  return jsonText({ ...setsOf(before), [id]: { title, version, gameVersion } })
}

/**
 * The id and versions with which the set of a pack is exported: those of its import. Cards of several sets are exported as a set of the
 * pack's own.
 */
export function octgnContext(
  context: WriteContext,
  sheets: readonly CardSheet[],
  files: PackFiles,
): { readonly context: WriteContext; readonly problems: readonly ImportProblem[] } {
  const sets = setsOf(files[octgnSetsPath])
  const ids = [...new Set(sheets.flatMap(({ card }) => (card.setId ? [card.setId] : [])))].filter((id) => Object.hasOwn(sets, id))
  const [id = ''] = ids
  if (ids.length === 0) return { context, problems: [] }
  if (ids.length > 1)
    return {
      context,
      problems: [
        importProblem('warning', 'export/sets', [
          `The cards came from ${ids.length} sets of OCTGN (${ids.map((one) => sets[one]?.title).join(', ')}) and are written as one, under an id of the pack's own.`,
          'Keep one set in a pack, if OCTGN is to know the sets again.',
        ]),
      ],
    }
  const { title, version, gameVersion } = sets[id] as Flat
  return {
    context: {
      ...context,
      setId: id,
      title: title || context.title,
      version: version || context.version,
      ...(gameVersion ? { gameVersion } : {}),
    },
    problems: [],
  }
}
