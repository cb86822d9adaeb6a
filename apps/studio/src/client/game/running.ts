/** The realm in which the game runs, and how what it replies comes into the store. */
import { applyPatch, emptyView, withKeptParts } from '@questwright/board'
import type { TableHost, TableReply } from '@questwright/realm/web'
import { dequal } from 'dequal'
import type { EngineAnswer } from '../../api-types.ts'
import { type GameState, getGame, type NewGame, setGame } from './game-state.ts'

export interface Running {
  readonly host: TableHost
  readonly engine: EngineAnswer
  readonly game: NewGame
}

interface Session {
  running: Running | undefined
  /** Grows with every game: what a game that was left still wants to say is not heard. */
  generation: number
  /** The ending of which the history was told last. */
  recorded: string | undefined
  /** The game under which other scripts are being put: from the moment in which its realm is asked, which is before pages are drawn anew. */
  reloading: Running | undefined
}

/** What runs now; one in a page. */
export const session: Session = { running: undefined, generation: 0, recorded: undefined, reloading: undefined }

/** Whether the game takes something new now. */
export function isFree(): boolean {
  return getGame().status === 'ready' && (session.reloading === undefined || session.reloading !== session.running)
}

export function engineName(engine: EngineAnswer): { name: string; version: string; hash: string } {
  return { name: 'lcg', version: '0.1.0', hash: engine.hash }
}

/** So long the game may work before pages say that it does. */
const quietMilliseconds = 150

let announcing: ReturnType<typeof setTimeout> | undefined

/**
 * The game works, and takes nothing new. What is over in a moment is not announced: drawing the table without its question, and then with the
 * next one, takes longer than most answers.
 */
export function startThinking(): void {
  const mine = session.generation
  clearTimeout(announcing)
  setGame({ status: 'thinking', wait: 'short', refused: undefined })
  announcing = setTimeout(() => {
    if (mine === session.generation && getGame().status === 'thinking') setGame({ wait: 'long' })
  }, quietMilliseconds)
}

/**
 * Takes a reply into the store: the view, the story, what is asked.
 * @param more what changes with it: one change of the store is one drawing of the table
 */
export function take(reply: TableReply, more: Partial<GameState> = {}): void {
  const before = { ...getGame(), ...more }
  const viewer = before.eyes
  const patch = reply.patches[viewer]
  const base = reply.told === 'anew' ? emptyView(viewer) : before.view
  const told = reply.story[viewer] ?? []
  const kept = before.story.slice(0, reply.told === 'anew' ? reply.toldBefore : (told[0]?.n ?? reply.storyLength))
  const view = patch ? applyPatch(base, patch) : base
  // what is equal stays the same object, and is not drawn again
  setGame({
    ...more,
    view: reply.told === 'anew' ? withKeptParts(view, before.view) : view,
    question: keptIfEqual(reply.questions[viewer], before.question),
    story: keptIfEqual([...kept, ...told.map((entry) => keptIfEqual(entry, before.story[entry.n]))], before.story),
    places: keptIfEqual(reply.places, before.places),
    at: reply.inputs,
    hash: reply.hash,
    outcome: reply.outcome,
    refused: reply.refused?.why,
    ...(reply.outcome && before.redo.length === 0 ? { line: { ...before.line, ended: reply.outcome.result } } : {}),
    faults: session.running?.host.faults ?? [],
  })
}

const keptIfEqual = <T>(now: T, before: T | undefined): T => (before !== undefined && dequal(now, before) ? before : now)

/** Drops answers that no longer fit what is asked: the table stands where the first of them would have been given. */
export async function settle(host: TableHost): Promise<void> {
  if (host.reply.waiting === 0) return
  await host.dropWaiting()
  await host.look()
}

/** What went wrong, without the names that the engine has for it. */
export function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/^open: (?:Bad\w+: )?/, '')
}
