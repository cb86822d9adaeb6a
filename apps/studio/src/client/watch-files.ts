/** Listens to the server's events about changes of files. `EventSource` cannot send the token, so the stream is parsed here. */
import type { FileChange, ServerEvent } from '../api-types.ts'
import { ApiError, send } from './api.ts'

export interface FileListener {
  /** Files changed; also after the page's own writes, which it recognises by their hashes. */
  readonly changed: (changes: readonly FileChange[]) => void
  /** Connected, for the first time or again: reload whatever may have changed in between. */
  readonly ready?: () => void
  /** Disconnected; it reconnects, except after a refusal. */
  readonly lost?: (error: ApiError | undefined) => void
}

const firstWait = 500
const longestWait = 10_000

/** Listens until the returned function is called. */
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
    // Repeating a refused request would be refused again.
    if (problem !== undefined && problem.status >= 400 && problem.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(wait * 2, longestWait)
  }
}

/** Parses a stream of server-sent events. */
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
