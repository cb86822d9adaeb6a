/** Sends a checked pack to the server file by file; it becomes a pack when all files have arrived. */

import type { CheckedPack } from '@questwright/interop/archives'
import type { ImportBegun, ImportDone } from '@questwright/workshop/page'
import { send } from '../api.ts'
import { inTurn, putUnderGame } from '../game/put-under-game.ts'

const step = async <Answer>(body: object): Promise<Answer> =>
  (await (
    await send('/api/import', {
      method: 'POST',
      body: JSON.stringify({ name: '', id: '', whenThere: 'refuse', ...body }),
      headers: { 'content-type': 'application/json' },
    })
  ).json()) as Answer

/** Number of parallel uploads. */
const atOnce = 4

/**
 * Imports a pack. Nothing in the workspace changes until all files have arrived.
 * @param whenThere `replace`: the existing pack with that id goes to the trash
 * @param tell called with the number of uploaded files
 * @throws ApiError; the uploaded files are dropped then
 */
export async function importPack(
  { files }: CheckedPack,
  {
    id,
    whenThere,
    tell,
    signal,
  }: {
    readonly id: string
    readonly whenThere: 'refuse' | 'replace'
    readonly tell: (done: number) => void
    readonly signal: AbortSignal
  },
): Promise<ImportDone> {
  const { name } = await step<ImportBegun>({ step: 'begin' })
  try {
    const waiting = [...files]
    let done = 0
    const carry = async (): Promise<void> => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        await send(`/api/import?${new URLSearchParams({ name, path: file.path })}`, {
          method: 'PUT',
          body: file.bytes as Uint8Array<ArrayBuffer>,
          headers: { 'content-type': 'application/octet-stream' },
          signal,
        })
        done += 1
        tell(done)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, carry))
    return await inTurn(async () => {
      const answer = await step<ImportDone>({ step: 'finish', name, id, whenThere })
      await putUnderGame([])
      return answer
    })
  } catch (error) {
    await send(`/api/import?${new URLSearchParams({ name })}`, { method: 'DELETE' }).catch(() => undefined)
    throw error
  }
}
