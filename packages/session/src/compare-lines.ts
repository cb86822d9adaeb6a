/** Two positions of a game side by side: of two lines, or of two moments of one. */
import { cardsIn, isSeat, statusOf } from '@questwright/board/view'
import { type Difference, differencesBetween, type Outcome, TableHost, type View, viewFrom } from '@questwright/realm/web'
import { type Line, sharedInputs } from './branches.ts'
import { engineName } from './running.ts'
import type { TableSession } from './table-session.ts'

/** A moment of a line: before this input. */
export interface Moment {
  readonly line: Line
  readonly at: number
}

interface Position {
  readonly view: View
  readonly outcome: Outcome | undefined
  /** How many decisions were taken; fewer than asked for when scripts changed so that they no longer fit. */
  readonly at: number
}

/** What can be told of a position in one row of a table. */
export interface Figure {
  /** A name that never changes: `round`, `threat p1` … */
  readonly name: string
  readonly values: readonly [string, string]
}

export interface ComparedLines {
  readonly figures: readonly Figure[]
  readonly differences: readonly Difference[]
  readonly positions: readonly [Position, Position]
}

/** Plays both moments where they are not on the table, and says what differs. @throws MachineError when a realm does not come up */
export async function compareMoments(session: TableSession, one: Moment, other: Moment): Promise<ComparedLines> {
  const [a, b] = [await positionOf(session, one), await positionOf(session, other)]
  // what nobody may know cannot be told apart either
  const differences = differencesBetween(a.view, b.view).filter(({ card, code }) => code !== undefined || card === 'status' || isSeat(card))
  return { figures: figuresOf(a, b), differences, positions: [a, b] }
}

async function positionOf(session: TableSession, { line, at }: Moment): Promise<Position> {
  const now = session.running
  const state = session.store.getState()
  if (!now) throw new Error('no game runs')
  const here = session.lines.current()
  if (at === state.at && sharedInputs(line.inputs, here.inputs) >= at) return { view: state.view, outcome: state.outcome, at }
  const keyframe = await now.host.keyframe(Math.min(at, sharedInputs(line.inputs, here.inputs), state.at))
  const viewer = state.eyes
  const host = await TableHost.open({
    openRealm: () => session.openRealm(now.engine),
    packs: now.host.packs,
    engine: engineName(now.engine),
    setup: now.game.setup,
    seed: now.game.seed,
    viewers: [viewer],
    inputs: line.inputs.slice(0, at),
    ...(keyframe ? { keyframe } : {}),
  })
  try {
    const { viewers, outcome, inputs } = host.reply
    return { view: viewFrom(viewer, viewers[viewer]?.patch), outcome, at: inputs }
  } finally {
    host.close()
  }
}

/** Figures of two positions, those that tell how a game goes. */
function figuresOf(one: Position, other: Position): readonly Figure[] {
  const [a, b] = [tellingOf(one), tellingOf(other)]
  return [...new Set([...a.keys(), ...b.keys()])].map((name) => ({ name, values: [a.get(name) ?? '–', b.get(name) ?? '–'] as const }))
}

function tellingOf({ view, outcome }: Position): Map<string, string> {
  const { round, phase, step, seats, stagingThreat } = statusOf(view)
  const cards = Object.values(view.cards)
  const sum = (token: string, zone: (name: string) => boolean) =>
    cards.filter((card) => zone(card.zone)).reduce((total, card) => total + (card.tokens[token] ?? 0), 0)
  const told = new Map<string, string>()
  told.set('outcome', outcome?.result ?? 'open')
  told.set('round', String(round))
  told.set('moment', `${phase} ${step}`)
  for (const { seat, threat, eliminated } of seats) told.set(`threat ${seat}`, eliminated ? `${threat}, eliminated` : String(threat))
  told.set('stagingThreat', String(stagingThreat ?? 0))
  told.set('staged', String(cardsIn(view, 'staging-area').length))
  told.set('engaged', String(seats.reduce((count, { seat }) => count + (view.zones[`${seat}.engaged`]?.count ?? 0), 0)))
  told.set('heroes', String(cards.filter((card) => card.zone.endsWith('.play-area') && card.stats.threatCost !== undefined).length))
  told.set('damage', String(sum('damage', (zone) => zone.endsWith('.play-area'))))
  told.set('enemyDamage', String(sum('damage', (zone) => zone.endsWith('.engaged') || zone === 'staging-area')))
  told.set('progress', String(sum('progress', (zone) => zone === 'current-quest')))
  told.set('resources', String(sum('resource', (zone) => zone.endsWith('.play-area'))))
  told.set('hand', String(seats.reduce((count, { seat }) => count + (view.zones[`${seat}.hand`]?.count ?? 0), 0)))
  return told
}
