/** What `set.xml` says of a set as a whole: its id and versions lie beside the pack, and go back into a `set.xml`. */
import { type ImportProblem, importProblem, jsonText, type WriteContext } from '@questwright/interop/for-games'
import type { PackFiles } from '@questwright/packs/browser'
import type { CardSheet, Flat } from './sheet.ts'

/** Where they lie, by the id of the set. */
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

/** The file with a set; `undefined` where the set equals the one that the pack writes by itself. @param own what the pack writes */
export function octgnSetsText(set: Flat, own: WriteContext, before: string | undefined): string | undefined {
  const { id = '', title = '', version = '', gameVersion = '' } = set
  if (id === '' || id === own.setId) return undefined
  return jsonText({ ...setsOf(before), [id]: { title, version, gameVersion } })
}

/** How the set of a pack is written: under the id and versions that it came with. Cards of several sets are written as one of the pack's own. */
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
