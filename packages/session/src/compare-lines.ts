/** Compares two positions of a game: of two lines, or at two points of one line. */
import { isSeat, statusOf } from '@questwright/board/view'
import { type Difference, differencesBetween, type Outcome, type View, viewFrom } from '@questwright/realm/web'
import type { Rulebook } from '@questwright/rulebook'
import { LocalTable } from '@questwright/table'
import { type Line, sharedInputs } from './branches.ts'
import { engineName } from './running.ts'
import { tableFigures } from './table-figures.ts'
import type { TableSession } from './table-session.ts'

/** A point of a line: before this input. */
export interface Moment {
  readonly line: Line
  readonly at: number
}

interface Position {
  readonly view: View
  readonly outcome: Outcome | undefined
  /** How many decisions were replayed; fewer than requested if they no longer fit changed scripts. */
  readonly at: number
}

/** A figure of a position: one row of the comparison. */
export interface Figure {
  /** A fixed name: `round`, `moment`, a figure of the rulebook, or a figure of a seat such as `price p1`. */
  readonly name: string
  readonly values: readonly [string, string]
}

export interface ComparedLines {
  readonly figures: readonly Figure[]
  readonly differences: readonly Difference[]
  readonly positions: readonly [Position, Position]
}

/**
 * Replays both points, unless one is the current position, and returns the differences.
 * @param rulebook the rulebook of the game: it names further figures
 * @throws MachineError when a realm cannot be opened
 */
export async function compareMoments(session: TableSession, rulebook: Rulebook, one: Moment, other: Moment): Promise<ComparedLines> {
  const [a, b] = [await positionOf(session, one), await positionOf(session, other)]
  // leave out hidden cards, since they cannot be told apart
  const differences = differencesBetween(a.view, b.view).filter(({ card, code }) => code !== undefined || card === 'status' || isSeat(card))
  return { figures: figuresOf(a, b, rulebook), differences, positions: [a, b] }
}

async function positionOf(session: TableSession, { line, at }: Moment): Promise<Position> {
  const held = session.running?.held
  const state = session.store.getState()
  if (!held) throw new Error('no game runs here')
  const { holder, engine, game } = held
  const here = session.lines.current()
  if (at === state.at && sharedInputs(line.inputs, here.inputs) >= at) return { view: state.view, outcome: state.outcome, at }
  const keyframe = await holder.keyframe(Math.min(at, sharedInputs(line.inputs, here.inputs), state.at))
  const viewer = state.eyes
  const table = await LocalTable.open({
    openRealm: () => session.openRealm(engine),
    packs: holder.packs,
    engine: engineName(engine),
    setup: game.setup,
    seed: game.seed,
    viewer,
    freshSeed: () => game.seed,
    inputs: line.inputs.slice(0, at),
    ...(keyframe ? { keyframe } : {}),
  })
  try {
    const { patch, at: reached } = table.take()
    return { view: viewFrom(viewer, patch), outcome: table.outcome, at: reached }
  } finally {
    table.close()
  }
}

/** The figures of two positions, side by side. */
function figuresOf(one: Position, other: Position, rulebook: Rulebook): readonly Figure[] {
  const [a, b] = [tellingOf(one, rulebook), tellingOf(other, rulebook)]
  return [...new Set([...a.keys(), ...b.keys()])].map((name) => ({ name, values: [a.get(name) ?? '–', b.get(name) ?? '–'] as const }))
}

function tellingOf({ view, outcome }: Position, rulebook: Rulebook): Map<string, string> {
  const { round, phase, step } = statusOf(view)
  return new Map([
    ['outcome', outcome?.result ?? 'open'],
    ['round', String(round)],
    ['moment', `${phase} ${step}`],
    ...tableFigures(view, rulebook.figures),
  ])
}
