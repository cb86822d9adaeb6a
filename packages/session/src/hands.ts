/** Several people at one screen: with hidden hands, the page has only the data that the asked seat may know. */
import { emptyView, isFor } from '@questwright/board/view'
import type { Question, StoryEntry, ViewerName } from '@questwright/realm/web'
import type { NewGame } from './game-state.ts'
import type { RunningTable } from './running.ts'

/** A viewer without a seat: it sees public cards and no hand. */
const ONLOOKER: ViewerName = 'table'

/** The first viewer of a game that is opened. */
export function firstEyes({ hands, viewer }: Pick<NewGame, 'hands' | 'viewer'>): ViewerName {
  return hands === 'hidden' && viewer.includes('+') ? ONLOOKER : viewer
}

export class Hands {
  readonly #table: RunningTable
  /** The public part of the log, as sent last: a table that was rebuilt with changed scripts sends only later lines. */
  #open: { readonly generation: number; readonly story: readonly StoryEntry[] } = { generation: -1, story: [] }

  constructor(table: RunningTable) {
    this.#table = table
  }

  /**
   * Draws the curtain if another seat is asked than the current one: the view is changed to that of an onlooker, and the data of the seat
   * is dropped. Does nothing with open hands.
   */
  async drawCurtain(): Promise<void> {
    const { running, state } = this.#table
    const { question, eyes, hands } = state
    if (!running || hands === 'open') return
    // no curtain is drawn for a bot: the page keeps the view of the person who looked last
    if (question && state.bots[question.who]) return
    if (!question || isFor(question, eyes)) {
      this.#table.set({ curtain: undefined })
      return
    }
    if (eyes !== ONLOOKER) await this.#lookAs(ONLOOKER)
    this.#table.set({ curtain: question.who })
  }

  /** Shows the table to the seat for which the curtain is drawn. @returns whether there was one */
  async liftCurtain(): Promise<boolean> {
    const table = this.#table
    const { curtain } = table.state
    if (curtain === undefined || !table.isFree) return false
    const mine = table.generation
    table.startThinking()
    try {
      await this.#lookAs(curtain)
      if (mine !== table.generation) return false
      table.set({ curtain: undefined, status: 'ready' })
      return true
    } catch (error) {
      table.fail(error, mine)
      return false
    }
  }

  /**
   * Asks a function about the pending question as its seat sees it, while another seat looks at the screen. The store keeps the data of the
   * seat that looks.
   * @returns undefined at a table in another process, and when the game was left meanwhile
   */
  async asAsked<T>(ask: (question: Question) => Promise<T>): Promise<T | undefined> {
    const table = this.#table
    const { running: now, state } = table
    const holder = now?.held?.holder
    if (!now || !holder || !state.question) return undefined
    try {
      await holder.lookAs(state.question.who)
      const { question } = now.table.take()
      const told = question === undefined || table.running !== now ? undefined : await ask(question)
      return table.running === now ? told : undefined
    } finally {
      // also after an error: the seat that looks must not get the data of the other one
      if (table.running === now) await holder.lookAs(state.eyes)
    }
  }

  /** @throws Error when the game was left meanwhile, so that the caller does not go on with the next game */
  async #lookAs(eyes: ViewerName): Promise<void> {
    const table = this.#table
    const now = table.running
    if (!now?.held) return
    await now.held.holder.lookAs(eyes)
    if (table.running !== now) throw new Error('the game was left')
    const story = this.#open.generation === table.generation ? this.#open.story : []
    table.applyNews(now, undefined, { eyes, view: emptyView(eyes), question: undefined, story })
    if (eyes === ONLOOKER) this.#open = { generation: table.generation, story: table.state.story }
  }
}
