/** Sets up situations in a realm of its own, one after the other: with exactly the same board as a game with that setup. */
import type { PackBundle } from '@questwright/packs/types'
import {
  bootPacks,
  type Json,
  MachineError,
  type Outcome,
  type Question,
  type TableReply,
  type View,
  viewFrom,
} from '@questwright/realm/web'
import type { SceneBoard } from '@questwright/rulebook'
import type { OpenRealm } from './open-realm.ts'
import type { SituationWords } from './words.ts'

export interface Dealt {
  readonly position: Json
  readonly view: View
  readonly viewer: string
  readonly question: Question | undefined
  readonly outcome: Outcome | undefined
  readonly messages: { readonly [code: string]: string }
}

export interface Dealer {
  /**
   * Sets up a board.
   * @throws Error that names the part that cannot be set up
   */
  deal(words: SituationWords): Promise<Dealt>
  close(): void
}

/** Time limit in milliseconds for setting up a board: if no question comes up, a whole game is played at once. */
const patience = 30_000

/** The viewer of a situation: all its seats. */
const viewerOfWords = (words: SituationWords, { seats, fewest }: SceneBoard): string =>
  seats.flatMap((seat, nth) => (nth < fewest || words[seat] !== undefined ? [`p${nth + 1}`] : [])).join('+')

/** Opens a realm with these packs. @throws MachineError when it does not start */
export async function openDealer(packs: readonly PackBundle[], board: SceneBoard, openRealm: OpenRealm): Promise<Dealer> {
  const realm = await openRealm({ patience })
  const call = async <T>(method: string, argument: unknown): Promise<T> =>
    JSON.parse(await realm.call(method, JSON.stringify(argument))) as T
  await bootPacks(realm, packs)
  const messages = await call<{ [code: string]: string }>('catalogue', {})
  const deal = async (words: SituationWords): Promise<Dealt> => {
    try {
      const position = await call<Json>('layBoard', { words, home: '' })
      const viewer = viewerOfWords(words, board)
      const { viewers } = await call<Pick<TableReply, 'viewers'>>('open', {
        setup: { kind: 'position', position },
        seed: 'scene',
        viewers: [viewer],
      })
      const { patch, question, outcome } = viewers[viewer] ?? {}
      return { position, viewer, view: viewFrom(viewer, patch), question, outcome, messages }
    } catch (error) {
      if (error instanceof MachineError && error.machine === 'poisoned') {
        await realm.renew()
        await bootPacks(realm, packs)
      }
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(message.replace(/^(layBoard|open): /, '').replace(/^Bad(Scene|Position): /, ''))
    }
  }
  let queue: Promise<unknown> = Promise.resolve()
  return {
    deal: (words) => {
      const next = queue.then(
        () => deal(words),
        () => deal(words),
      )
      queue = next.catch(() => undefined)
      return next
    },
    close: () => realm.close(),
  }
}
