/**
 * The tree of a game: all lines of inputs that were played, and the points where they branch. Pure: it knows inputs and nothing of the
 * table.
 */
import { type Input, isDecision } from '@questwright/realm/web'
import type { KeptLine, SavedPoint } from '@questwright/workshop/formats'

/** A named point of a line: before this input. */
export type SavePoint = SavedPoint

/** One line of inputs, in the form in which it is saved. */
export type Line = KeptLine

/** A line in the tree. */
export interface Fork {
  readonly line: Line
  /** The older line from which it branches off; undefined for the oldest line. */
  readonly parent: string | undefined
  /** How many inputs it shares with that line. */
  readonly from: number
  /** How many lines are between it and the oldest one. */
  readonly depth: number
}

/** @returns whether two inputs are equal, independent of the order of their fields */
export function sameInput(one: Input | undefined, other: Input | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && inOrder(one) === inOrder(other))
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** @returns how many inputs two lines have in common at their beginning */
export function sharedInputs(one: readonly Input[], other: readonly Input[]): number {
  const most = Math.min(one.length, other.length)
  for (let i = 0; i < most; i++) if (!sameInput(one[i], other[i])) return i
  return most
}

/**
 * The remaining inputs of a rewound line after these inputs are given.
 * @returns the remaining inputs if the given ones are equal to the next ones of the line; undefined if they differ
 */
export function restAfter(given: readonly Input[], ahead: readonly Input[]): readonly Input[] | undefined {
  let next = 0
  for (const input of given) {
    // skip recorded faults, because the engine finds them again by itself
    for (let one = ahead[next]; one && !isDecision(one) && isDecision(input); one = ahead[next]) next++
    if (!sameInput(input, ahead[next])) return undefined
    next++
  }
  return ahead.slice(next)
}

/**
 * The point to which an undo goes: never directly before a fault, because the replay would cause the fault again; then the decision before it is
 * undone as well.
 */
export function decisionAt(inputs: readonly Input[], to: number): number {
  let at = to
  for (let input = inputs[at]; at > 0 && input && !isDecision(input); input = inputs[at]) at--
  return at
}

/** The tree of these lines in display order: each after the line from which it branches off, the earliest branch first. */
export function treeOf(lines: readonly Line[]): readonly Fork[] {
  const byAge = [...lines].sort((one, other) => Number(one.id) - Number(other.id))
  const children = new Map<string | undefined, { readonly line: Line; readonly from: number }[]>()
  byAge.forEach((line, nth) => {
    let parent: string | undefined
    let from = 0
    for (const older of byAge.slice(0, nth)) {
      const shared = sharedInputs(older.inputs, line.inputs)
      if (parent === undefined || shared > from) {
        parent = older.id
        from = shared
      }
    }
    const siblings = children.get(parent)
    if (siblings) siblings.push({ line, from })
    else children.set(parent, [{ line, from }])
  })
  const below = (parent: string | undefined, depth: number): Fork[] =>
    [...(children.get(parent) ?? [])]
      .sort((one, other) => one.from - other.from)
      .flatMap(({ line, from }) => [{ line, parent, from, depth }, ...below(line.id, depth + 1)])
  return below(undefined, 0)
}

/** The points at which other lines branch off from this one: the decision, and the number of lines. */
export function forksOn(
  line: Pick<Line, 'inputs'>,
  others: readonly Line[],
): readonly { readonly input: number; readonly lines: number }[] {
  const counts = new Map<number, number>()
  for (const other of others) {
    const input = sharedInputs(line.inputs, other.inputs)
    counts.set(input, (counts.get(input) ?? 0) + 1)
  }
  return [...counts].map(([input, count]) => ({ input, lines: count })).sort((one, other) => one.input - other.input)
}

/** An unused id and name for a new line. */
export function nextLine(lines: readonly Pick<Line, 'id'>[]): { readonly id: string; readonly name: string } {
  const id = Math.max(0, ...lines.map((line) => Number(line.id))) + 1
  return { id: String(id), name: `Branch ${id}` }
}

/** The save points with one added, in order; a point that has a name gets the new one. */
export function withSavePoint(points: readonly SavePoint[], { input, name }: SavePoint): readonly SavePoint[] {
  return [...points.filter((point) => point.input !== input), { input, name }].sort((one, other) => one.input - other.input)
}

/** A line in which inputs that are equal to these are replaced by the same objects, so that later comparisons are fast. */
export function withInputsOf(line: Line, inputs: readonly Input[]): Line {
  const shared = sharedInputs(line.inputs, inputs)
  return { ...line, inputs: [...inputs.slice(0, shared), ...line.inputs.slice(shared)] }
}
