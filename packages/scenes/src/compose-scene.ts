/** Builds a scene from recorded decisions: the board before them, the answers, and the changes; then removes what the scene does not need. */
import type { Rulebook, SceneBoard } from '@questwright/rulebook'
import { type Change, changesBetween, pathOf } from './changes.ts'
import type { TablePosition } from './from-position.ts'
import { leaveOut } from './leave-out.ts'
import { beginningsFor, type RecordedMoment, type Recording, rigsOf } from './record-play.ts'
import { type BoardReader, boardWords, cardIds, hostsOf, inPack, namesIn, trimsOf, withoutCards, withoutTrims } from './scene-board.ts'
import { cardsInvolved, type RecordedDecision, sceneLines } from './scene-lines.ts'
import type { SceneRealm, TriedResult } from './scene-realm.ts'
import { flatly, type SceneText, sceneCall } from './scene-source.ts'
import { endOf, nameIn } from './situation.ts'

/** The data from which a test is made: its first and last position. */
export interface Plan {
  readonly begin: RecordedMoment & { readonly position: TablePosition }
  readonly end: RecordedMoment
  readonly decisions: readonly RecordedDecision[]
  readonly changes: readonly Change[]
  readonly rulebook: Rulebook
  readonly rigs: { readonly [die: string]: readonly number[] }
  readonly involved: readonly string[]
  /** Decisions that cannot be expressed in a scene. */
  readonly notes: readonly string[]
}

/**
 * Possible starts of a test of some decisions: right before them, or earlier, the nearest first.
 * @param from the first decision, by the index of its input
 * @param to the index of the first input after them
 * @param rulebook of the game
 * @returns an empty list where no position of the game can be set up
 */
export function plansOf(recording: Recording, from: number, to: number, rulebook: Rulebook): readonly Plan[] {
  const end = recording.moments.find(({ n }) => n === to)
  if (!end) return []
  return beginningsFor(recording, from).flatMap((begin) => {
    const { n, position } = begin
    if (!position || n >= to) return []
    const decisions = recording.decisions.filter((one) => one.n >= n && one.n < to)
    const involved = cardsInvolved(decisions)
    const zones = new Map(Object.entries(position.zones).flatMap(([zone, ids]) => ids.map((id) => [id, zone] as const)))
    const earlier = from - n
    return {
      begin: { ...begin, position },
      end,
      decisions,
      changes: changesBetween({ view: begin.view, zoneOf: (id) => zones.get(id) }, end.view, new Set(involved), rulebook),
      rulebook,
      rigs: rigsOf(recording, n, to),
      involved,
      notes: [
        ...(earlier > 0
          ? [
              `A scene cannot begin in the middle of something: this one begins ${earlier === 1 ? 'a decision' : `${earlier} decisions`} earlier.`,
            ]
          : []),
        ...recording.strange.filter((one) => one.n >= n && one.n < to).map(({ what }) => what),
      ],
    }
  })
}

interface Composed {
  readonly scene: SceneText
  /** Parts of the position that a scene cannot express. */
  readonly lost: readonly string[]
}

interface Left {
  readonly cards: readonly string[]
  readonly trims: readonly string[]
}

/** The assertion of the table's step, or result, at the end of a test. */
function endingOf({ view, outcome }: RecordedMoment, board: SceneBoard): string {
  if (outcome) return endOf(outcome, board)
  const { step, window } = view.status
  return `t.isAt('${window !== undefined && window !== 'closed' ? 'window ' : ''}${String(step)}')`
}

const widest = 110

/** The assertions of values, in as many lines as needed. */
function seesLines(values: readonly (readonly [string, unknown])[]): readonly string[] {
  const lines: { [path: string]: unknown }[] = []
  for (const [path, value] of values) {
    const last = lines.at(-1)
    if (last && flatly({ ...last, [path]: value }).length < widest) last[path] = value
    else lines.push({ [path]: value })
  }
  return lines.map((line) => `t.sees(${flatly(line)})`)
}

/**
 * Composes a scene.
 * @param ticked the changes that it asserts
 * @param first lines before the answers, which advance the table to the first question
 */
function compose(
  plan: Plan,
  { title, pack, ticked, first = [], left = { cards: [], trims: [] } }: ComposeOptions,
  reader: BoardReader,
): Composed {
  const position = withoutCards(plan.begin.position, new Set(left.cards))
  const named = namedCards(plan, ticked)
  const nameOf = namesIn(position, reader.board)
  const { words, lost } = boardWords(position, named, reader)
  const values = ticked.map((change) => [pathOf(change, nameOf), change.after] as const)
  const setup = {
    ...inPack(withoutTrims(words, new Set(left.trims)), nameIn(pack)),
    ...(Object.keys(plan.rigs).length > 0 ? { rigs: plan.rigs } : {}),
  }
  return {
    scene: {
      title,
      setup,
      lines: [...first, ...sceneLines(plan.decisions, nameOf), ...seesLines(values), endingOf(plan.end, reader.board)],
    },
    lost,
  }
}

/** The number of changes that a scene asserts unless others are chosen: more make it hard to read. */
const mostTicked = 8

/** Indices of the changes of a plan that a scene asserts unless others are chosen. */
export const usualTicks = ({ changes }: Pick<Plan, 'changes'>): readonly number[] =>
  changes.flatMap(({ weight }, i) => (weight === 'telling' ? [i] : [])).slice(0, mostTicked)

/** The displayed name of a change. */
export const changeName = ({ begin, rulebook }: Pick<Plan, 'begin' | 'rulebook'>, change: Change): string =>
  pathOf(change, namesIn(begin.position, rulebook.sceneBoard))

export interface ComposeOptions {
  readonly title: string
  readonly pack: string
  readonly ticked: readonly Change[]
  readonly first?: readonly string[]
  readonly left?: Left
}

const namedCards = ({ involved }: Plan, ticked: readonly Change[]): ReadonlySet<string> =>
  new Set([...involved, ...ticked.flatMap(({ card }) => (card === undefined ? [] : [card]))])

/** A scene as a CommonJS module for a realm. */
const moduleOf = (scene: SceneText): string => `'use strict'\nconst { scene } = require('@questwright/testkit')\n${sceneCall(scene)}\n`

export interface Made extends Composed {
  readonly left: number
  readonly tries: number
  /** `green` in the straight run; all four ways run after the file is compiled. */
  readonly state: 'green' | 'red'
  readonly result: TriedResult
  /** Decisions that the scene cannot express, besides `lost`. */
  readonly notes: readonly string[]
}

const mostCardTries = 36
const mostTrimTries = 14

/** The possible lines that advance the table to the first question, by passing the action windows before it. */
function waysIn({ begin }: Plan): readonly (readonly string[])[] {
  const until = `t.until('${String(begin.view.status.step)}')`
  return [[], [until], ['t.pass()'], [until, 't.pass()']]
}

/**
 * Finds the shortest scene that passes: where it begins, and the smallest board.
 * @param plans possible beginnings, the nearest first
 * @param onTry called after every try
 */
export async function makeScene(
  plans: readonly Plan[],
  options: Pick<ComposeOptions, 'title' | 'pack' | 'ticked'>,
  reader: BoardReader,
  realm: Pick<SceneRealm, 'run'>,
  onTry: (tries: number) => void = () => undefined,
): Promise<Made> {
  let tries = 0
  const run = async (plan: Plan, more: Pick<ComposeOptions, 'first' | 'left'>): Promise<TriedResult> => {
    const { scene } = compose(plan, { ...options, ...more }, reader)
    const [result] = await realm.run(moduleOf(scene), { ways: 'straight' })
    onTry(++tries)
    return result ?? { module: '', title: options.title, status: 'failed', message: 'The scene registers nothing.', answers: 0 }
  }
  let red: TriedResult | undefined
  for (const plan of plans)
    for (const first of waysIn(plan)) {
      const result = await run(plan, { first })
      if (result.status === 'failed') {
        red ??= result
        continue
      }
      const isGreen = async (left: Left) => (await run(plan, { first, left })).status === 'passed'
      const left = await whatCanGo(plan, options.ticked, reader, isGreen)
      return {
        ...compose(plan, { ...options, first, left }, reader),
        left: left.cards.length,
        tries,
        state: 'green',
        result,
        notes: plan.notes,
      }
    }
  const [plan] = plans
  if (!plan || !red) throw new Error('The board before these decisions cannot be laid out: choose others.')
  return { ...compose(plan, options, reader), left: 0, tries, state: 'red', result: red, notes: plan.notes }
}

async function whatCanGo(
  plan: Plan,
  ticked: readonly Change[],
  reader: BoardReader,
  isGreen: (left: Left) => Promise<boolean>,
): Promise<Left> {
  const { position } = plan.begin
  const named = namedCards(plan, ticked)
  const needed = new Set([...named].flatMap((id) => [id, ...hostsOf(position, id)]))
  const cards = await leaveOut({
    things: cardIds(position).filter((id) => !needed.has(id)),
    isGreen: (some) => isGreen({ cards: some, trims: [] }),
    mostTries: mostCardTries,
  })
  const kept = withoutCards(position, new Set(cards.left))
  const trims = await leaveOut({
    things: trimsOf(boardWords(kept, named, reader).words, plan.rulebook),
    isGreen: (some) => isGreen({ cards: cards.left, trims: some }),
    mostTries: mostTrimTries,
  })
  return { cards: cards.left, trims: trims.left }
}
