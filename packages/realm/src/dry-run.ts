/**
 * Sets up a scenario until the phase in which play begins, with answers that change as little as possible: for `qw check` and the scenario
 * page. No Node, no DOM.
 */
import type { Fault, Input, JsonObject, Outcome, Question, Setup, StoryEntry } from '@questwright/kernel'
import type { PackBundle } from '@questwright/packs/types'
import type { ScriptProblem } from './boot-packs.ts'
import type { Realm } from './host.ts'
import { MachineError } from './machine.ts'
import { TableHost } from './table-host.ts'
import type { TableReply } from './table-reply.ts'

/** A setup step that asked for more cards than there are. */
interface TooFew {
  readonly what: string
  readonly wanted: number
  readonly found: number
}

export type DryRun =
  | {
      /** `red`: something failed; `warning`: the setup works, but something is odd. */
      readonly state: 'ok' | 'warning' | 'red'
      readonly faults: readonly Fault[]
      readonly tooFew: readonly TooFew[]
      /** Scripts that were left out because they do not load. */
      readonly problems: readonly ScriptProblem[]
      /** The viewer: all players together. */
      readonly viewer: string
      /** The board as all players see it after the setup, complete. */
      readonly board: TableReply
      /** The inputs that were given during the setup, so that a game can begin at this board. */
      readonly inputs: readonly Input[]
      readonly story: readonly StoryEntry[]
      /** Set if the game ended during its setup. */
      readonly outcome?: Outcome
      readonly answers: number
      /** The record that is carried between games, if the caller asked for it and the rules keep one. */
      readonly record?: JsonObject
    }
  | { readonly state: 'refused'; readonly message: string }

export interface DryRunOptions {
  /** Makes a fresh realm with the engine and no packs. */
  readonly openRealm: () => Promise<Realm>
  readonly packs: readonly PackBundle[]
  /** The setup in the form that the engine takes. */
  readonly setup: Setup
  /** The phase in which play begins. For a game without such a phase, questions are answered until the limit of a setup. */
  readonly until: string | undefined
  readonly seed?: string
  /** `on`: everything is run twice, to find scripts that keep state of their own. */
  readonly strict?: 'on' | 'off'
  readonly record?: 'told'
}

const mostAnswers = 40

/**
 * Runs one setup.
 * @returns the board or the faults of the setup; `refused`, with the reason, if the game cannot begin
 * @throws errors that the packs did not cause
 */
export async function dryRun(options: DryRunOptions): Promise<DryRun> {
  const { openRealm, packs, setup, until, seed = 'check', strict = 'on', record: wanted } = options
  const seats = (setup as unknown as { readonly decks: readonly unknown[] }).decks.map((_, i) => `p${i + 1}`)
  const viewer = seats.join('+')
  try {
    const host = await TableHost.open({
      openRealm,
      packs,
      // this game is never saved, so the engine needs no name
      engine: { name: '', version: '', hash: '' },
      setup,
      seed,
      viewers: [viewer],
      strict,
    })
    try {
      const story: StoryEntry[] = [...(host.reply.viewers[viewer]?.story ?? [])]
      let answers = 0
      for (; answers < mostAnswers && (until === undefined || host.reply.places.at(-1)?.phase !== until); answers++) {
        const question = host.reply.viewers[viewer]?.question
        if (!question || host.reply.outcome) break
        const reply = await host.advance([{ kind: 'answer', question: question.key, value: quietAnswer(question) }])
        story.push(...(reply.viewers[viewer]?.story ?? []))
        if (reply.refused) break
      }
      const tooFew = story.flatMap(({ kind, parts }) => (kind === 'too-few-cards' ? [parts as unknown as TooFew] : []))
      const { faults, problems, reply, inputs } = host
      const { outcome } = reply
      const state = faults.length > 0 || tooFew.length > 0 || outcome ? 'red' : problems.length > 0 ? 'warning' : 'ok'
      const board = await host.look()
      const record = wanted === undefined ? undefined : recordIn(await host.snapshot())
      const more = { ...(outcome ? { outcome } : {}), ...(record ? { record } : {}) }
      return { state, faults, problems, tooFew, viewer, board, inputs, answers, story, ...more }
    } finally {
      host.close()
    }
  } catch (error) {
    if (!(error instanceof MachineError)) throw error
    return { state: 'refused', message: error.message.replace(/^open: /, '') }
  }
}

/** The record in the state of the table. */
function recordIn({ frame }: Awaited<ReturnType<TableHost['snapshot']>>): JsonObject | undefined {
  return frame.position.cards.find(({ fields }) => fields?.record !== undefined)?.fields?.record as JsonObject | undefined
}

/** An answer that changes as little as possible: no, pass, or as few options as allowed. */
function quietAnswer({ shape, options, least }: Question): readonly string[] | number | { readonly [option: string]: number } {
  if (shape === 'confirm') return ['no']
  if (shape === 'number') return least
  if (shape === 'distribute') {
    let left = least
    return Object.fromEntries(
      options.map(({ key, most = left }) => {
        const share = Math.min(most, left)
        left -= share
        return [key, share]
      }),
    )
  }
  if (shape === 'order') return options.map(({ key }) => key)
  return options.some(({ key }) => key === 'pass') ? ['pass'] : options.slice(0, least).map(({ key }) => key)
}
