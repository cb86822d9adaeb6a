/** The tree of a game: every line of answers that was played, and where they part. Pure: it knows inputs and nothing of the table. */
import { type Input, isDecision } from '@questwright/realm/web'
import type { KeptLine, SavedPoint } from '@questwright/workshop/formats'

/** A named moment of a line: it stands before this input. */
export type SavePoint = SavedPoint

/** One line of answers, as it is kept and saved. */
export type Line = KeptLine

/** A line in the tree. */
export interface Fork {
  readonly line: Line
  /** The older line from which it parts; the oldest line has none. */
  readonly parent: string | undefined
  /** How many inputs it shares with that line. */
  readonly from: number
  /** How many lines lie between it and the oldest. */
  readonly depth: number
}

/** @returns whether two inputs are equal; the order of their fields does not count */
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

/** @returns how many inputs two lines have in common from their beginning on */
export function sharedInputs(one: readonly Input[], other: readonly Input[]): number {
  const most = Math.min(one.length, other.length)
  for (let i = 0; i < most; i++) if (!sameInput(one[i], other[i])) return i
  return most
}

/**
 * The rest of a rewound line after these inputs are given.
 * @returns the rest when they are the ones that come next anyway; undefined when they go another way
 */
export function restAfter(given: readonly Input[], ahead: readonly Input[]): readonly Input[] | undefined {
  let next = 0
  for (const input of given) {
    // the engine finds its faults by itself
    for (let one = ahead[next]; one && !isDecision(one) && isDecision(input); one = ahead[next]) next++
    if (!sameInput(input, ahead[next])) return undefined
    next++
  }
  return ahead.slice(next)
}

/** No position lies directly before a fault, because the run would meet the fault again: the decision before it is undone too. */
export function decisionAt(inputs: readonly Input[], to: number): number {
  let at = to
  for (let input = inputs[at]; at > 0 && input && !isDecision(input); input = inputs[at]) at--
  return at
}

/** The tree of these lines: each behind the line from which it parts, the one that parts first the highest. */
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

/** Where other lines part from this one: the decision, and how many lines part there. */
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

/** An id and a name for one more line. */
export function nextLine(lines: readonly Pick<Line, 'id'>[]): { readonly id: string; readonly name: string } {
  const id = Math.max(0, ...lines.map((line) => Number(line.id))) + 1
  return { id: String(id), name: `Branch ${id}` }
}

/** Save points with one more, in their order; one moment has one name. */
export function withSavePoint(points: readonly SavePoint[], { input, name }: SavePoint): readonly SavePoint[] {
  return [...points.filter((point) => point.input !== input), { input, name }].sort((one, other) => one.input - other.input)
}

/** A line of which the inputs that it shares with others are the very same objects: they are told apart without being looked into. */
export function withInputsOf(line: Line, inputs: readonly Input[]): Line {
  const shared = sharedInputs(line.inputs, inputs)
  return { ...line, inputs: [...inputs.slice(0, shared), ...line.inputs.slice(shared)] }
}
