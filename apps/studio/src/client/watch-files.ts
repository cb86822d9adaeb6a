/** Changes of files on disk, as the server part tells them. `EventSource` cannot send the token, so the stream is read by hand. */
import type { FileChange, ServerEvent } from '../api-types.ts'
import { ApiError, send } from './api.ts'

export interface FileListener {
  /** Files differ from what they were; also after the page's own writes, which it knows by their hashes. */
  readonly changed: (changes: readonly FileChange[]) => void
  /** The connection stands, at first or again: ask anew for what may have changed meanwhile. */
  readonly ready?: () => void
  /** There is no connection now; it is tried again, except after a refusal. */
  readonly lost?: (error: ApiError | undefined) => void
}

const firstWait = 500
const longestWait = 10_000

/** Listens until the function that it returns is called. */
export function watchFiles(listener: FileListener): () => void {
  const end = new AbortController()
  void listen(listener, end.signal)
  return () => end.abort()
}

async function listen(listener: FileListener, signal: AbortSignal): Promise<void> {
  let wait = firstWait
  while (!signal.aborted) {
    let problem: ApiError | undefined
    try {
      const response = await send('/api/events', { signal })
      for await (const one of eventsOf(response)) {
        wait = firstWait
        if (one.event === 'ready') listener.ready?.()
        else listener.changed(one.changes)
      }
    } catch (error) {
      if (error instanceof ApiError) problem = error
    }
    if (signal.aborted) return
    listener.lost?.(problem)
    // A refusal does not become another answer by asking again.
    if (problem !== undefined && problem.status >= 400 && problem.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(wait * 2, longestWait)
  }
}

/** Takes a stream of server-sent events apart. */
async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const next = await reader?.read()
    if (next === undefined || next.done) return
    const blocks = (rest + next.value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '))
      if (data !== undefined) yield JSON.parse(data.slice('data: '.length)) as ServerEvent
    }
  }
}
