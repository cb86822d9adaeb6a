/** A shelf in memory that records what it is given, and stores rows as in a browser. */
import { gameOfRows, type KeptChange, type KeptParts, type KeptRows, outlineOfRows, type Shelf } from '../src/index.ts'

export interface MemoryShelf extends Shelf {
  /** The recorded writes: the parts of each. */
  readonly written: KeptParts[]
}

export function memoryShelf(): MemoryShelf {
  const written: KeptParts[] = []
  const games = new Map<string, { readonly rows: KeptRows; readonly by: string }>()
  let chosen: string | undefined
  return {
    written,
    keep: async ({ game, keeper, after, whole, ...change }: KeptChange) => {
      const { rows, by } = games.get(game) ?? {}
      const given = rows && by === `${keeper} ${after}` ? change : whole()
      written.push(given)
      const list = <T>(before: readonly T[] | undefined, now: { from: number; rows: readonly T[] } | undefined): readonly T[] =>
        now ? [...(before ?? []).slice(0, now.from), ...now.rows] : (before ?? [])
      const kept = structuredClone({
        head: given.head,
        deal: given.deal ?? (rows as KeptRows).deal,
        inputs: list(rows?.inputs, given.inputs),
        story: list(rows?.story, given.story),
        redo: list(rows?.redo, given.redo),
        keyframe: given.keyframe ?? rows?.keyframe ?? 'none',
        branches: given.branches ?? rows?.branches ?? [],
      })
      games.delete(game)
      games.set(game, { rows: kept, by: `${keeper} ${after + 1}` })
      chosen = game
    },
    kept: async (game = chosen) => {
      const [id, found] = game === undefined ? ([...games].at(-1) ?? []) : [game, games.get(game)]
      return id !== undefined && found ? { ...gameOfRows(found.rows), id, when: 0 } : undefined
    },
    games: async () => [...games].reverse().map(([id, { rows }]) => ({ ...outlineOfRows(rows), id, when: 0 })),
    choose: (game) => {
      chosen = game
    },
    keepPacks: async () => {},
    keptPacks: async () => undefined,
    packOf: async () => undefined,
    forget: async (game) => {
      const before = games.get(game)
      games.delete(game)
      if (chosen === game) chosen = undefined
      return async () => {
        if (before) games.set(game, before)
      }
    },
  }
}
