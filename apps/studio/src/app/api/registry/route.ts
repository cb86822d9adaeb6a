import { Refusal } from '@questwright/workshop/refusal'
import type { RegistryDeed, RegistryNews } from '../../../registry-types.ts'
import { doDeed, registryState } from '../../../server/registry.ts'
import { readDeed } from '../../../server/registry-deed.ts'
import { answer, readJson, route } from '../../../server/respond.ts'

/** Local data about registry and installed packs: `RegistryAnswer`. No request to a registry. */
export const GET = route(() => answer(registryState()))

/**
 * Runs an operation. Body: `RegistryDeed`. Response: a line of JSON for each `RegistryNews`, the last of which is `done` or `refused`. Closing the
 * page aborts it.
 */
export const POST = route(async (request) => {
  const deed: RegistryDeed = readDeed(
    await readJson(request, 'Send what is to be done, such as { "do": "install", "specs": ["@you/fen"] }.'),
  )
  const stop = new AbortController()
  request.signal.addEventListener('abort', () => stop.abort())
  const lines = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (news: RegistryNews): void => {
        if (!stop.signal.aborted) controller.enqueue(lines.encode(`${JSON.stringify(news)}\n`))
      }
      try {
        const result = await doDeed(
          deed,
          (words, done, all) => tell({ news: 'progress', words, ...(all === undefined ? {} : { done: done ?? 0, all }) }),
          stop.signal,
        )
        tell({ news: 'done', result })
      } catch (error) {
        if (!(error instanceof Refusal) && !stop.signal.aborted) console.error(error)
        const { code, message, remedy } =
          error instanceof Refusal
            ? error
            : { code: 'server/failed', message: 'The studio failed; the terminal shows the error.', remedy: 'Try again.' }
        tell({ news: 'refused', error: { code, message, remedy } })
      }
      if (!stop.signal.aborted) controller.close()
    },
    cancel: () => stop.abort(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    },
  })
})
