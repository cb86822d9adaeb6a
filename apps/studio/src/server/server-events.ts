/** Changes of files as server-sent events. */
import type { Workspace } from '@questwright/workshop/workspace'
import type { ServerEvent } from '../api-types.ts'

/** Interval of a comment that detects closed connections. */
const beatMilliseconds = 20_000

/** Responds with a stream that begins with `ready` and ends when the page closes. */
export function serverEvents(workspace: Workspace, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  let end = (): void => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => {
        try {
          controller.enqueue(encoder.encode(text))
        } catch {
          // The connection is closed, but the abort event has not arrived yet.
          end()
        }
      }
      const tell = (one: ServerEvent): void => send(`event: ${one.event}\ndata: ${JSON.stringify(one)}\n\n`)
      const beat = setInterval(() => send(': still here\n\n'), beatMilliseconds)
      const unwatch = workspace.watch((changes) => tell({ event: 'change', changes }))
      end = () => {
        end = () => {}
        clearInterval(beat)
        unwatch()
        try {
          controller.close()
        } catch {
          // Already closed by the page.
        }
      }
      signal.addEventListener('abort', () => end(), { once: true })
      tell({ event: 'ready' })
    },
    cancel: () => end(),
  })
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // no compression: it would buffer an event until later ones
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    },
  })
}
