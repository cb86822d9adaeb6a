/** The studio's tabs in this browser: which ones are open, and which files have unsaved changes in each. */
import { create } from 'zustand'

/** The id of this page until it is reloaded. */
export const thisPage = typeof crypto === 'undefined' ? '' : crypto.randomUUID()

const channelName = 'questwright-files'
const lockName = 'questwright-page '

type Message =
  | { readonly say: 'holds'; readonly page: string; readonly keys: readonly string[] }
  | { readonly say: 'who'; readonly page: string }
  | { readonly say: 'gone'; readonly page: string }

export interface OtherTabs {
  /** Keys of unsaved files (`pack/path`) of each other tab. */
  readonly holds: { readonly [page: string]: readonly string[] }
}

export const useOtherTabs = create<OtherTabs>(() => ({ holds: {} }))

/** Whether another tab has unsaved changes of a file. */
export const isHeldElsewhere = (key: string): boolean => Object.values(useOtherTabs.getState().holds).some((keys) => keys.includes(key))

let channel: BroadcastChannel | undefined
let own: readonly string[] = []

/** Tells the other tabs which files have unsaved changes in this one. */
export function tellTabs(keys: readonly string[]): void {
  if (keys.join('\n') === own.join('\n')) return
  own = keys
  channel?.postMessage({ say: 'holds', page: thisPage, keys } satisfies Message)
}

/** Listens to the other tabs until the returned function is called. A lock, held as long as this page lives, marks it as open. */
export function joinTabs(): () => void {
  channel = new BroadcastChannel(channelName)
  const here = channel
  here.onmessage = ({ data }: MessageEvent<Message>) => {
    const { holds } = useOtherTabs.getState()
    if (data.say === 'who') here.postMessage({ say: 'holds', page: thisPage, keys: own } satisfies Message)
    else if (data.say === 'holds') useOtherTabs.setState({ holds: { ...holds, [data.page]: data.keys } })
    else {
      const { [data.page]: _, ...rest } = holds
      useOtherTabs.setState({ holds: rest })
    }
  }
  here.postMessage({ say: 'who', page: thisPage } satisfies Message)
  const release = new AbortController()
  void navigator.locks
    ?.request(lockName + thisPage, () => new Promise<void>((resolve) => release.signal.addEventListener('abort', () => resolve())))
    .catch(() => undefined)
  const leave = () => here.postMessage({ say: 'gone', page: thisPage } satisfies Message)
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    leave()
    release.abort()
    here.close()
    channel = undefined
  }
}

/** The open pages, including this one; undefined where the browser has no lock API. */
export async function livingPages(): Promise<ReadonlySet<string> | undefined> {
  const locks = await navigator.locks?.query()
  return locks && new Set((locks.held ?? []).flatMap(({ name }) => (name?.startsWith(lockName) ? [name.slice(lockName.length)] : [])))
}
