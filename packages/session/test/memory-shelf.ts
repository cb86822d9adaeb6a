/** A shelf that lists what it is given, and keeps rows as a browser does. */
import { gameOfRows, type KeptChange, type KeptParts, type KeptRows, type Shelf } from '../src/index.ts'

export interface MemoryShelf extends Shelf {
  /** What was written: each time the parts that were given. */
  readonly written: KeptParts[]
}

export function memoryShelf(): MemoryShelf {
  const written: KeptParts[] = []
  let rows: KeptRows | undefined
  let by = ''
  return {
    written,
    keep: async ({ keeper, after, whole, ...change }: KeptChange) => {
      const given = rows && by === `${keeper} ${after}` ? change : whole()
      by = `${keeper} ${after + 1}`
      written.push(given)
      const list = <T>(before: readonly T[] | undefined, now: { from: number; rows: readonly T[] } | undefined): readonly T[] =>
        now ? [...(before ?? []).slice(0, now.from), ...now.rows] : (before ?? [])
      rows = structuredClone({
        head: given.head,
        deal: given.deal ?? (rows as KeptRows).deal,
        inputs: list(rows?.inputs, given.inputs),
        story: list(rows?.story, given.story),
        redo: list(rows?.redo, given.redo),
        keyframe: given.keyframe ?? rows?.keyframe ?? 'none',
        branches: given.branches ?? rows?.branches ?? [],
      })
    },
    kept: async () => rows && gameOfRows(rows),
    keepPacks: async () => {},
    keptPacks: async () => undefined,
    forget: async () => {
      rows = undefined
    },
  }
}
