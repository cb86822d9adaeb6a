/** The two pages at the one URL of a site: the start page, and at `#play` the table. */
import { useSyncExternalStore } from 'react'

export type SitePage = 'start' | 'table'

const listeners = new Set<() => void>()
addEventListener('hashchange', () => tell())
addEventListener('popstate', () => tell())

function tell(): void {
  for (const listener of listeners) listener()
}

const here = (): SitePage => (location.hash === '#play' ? 'table' : 'start')

export function goTo(page: SitePage): void {
  const address = page === 'table' ? '#play' : location.pathname + location.search
  if (here() !== page || location.hash !== '') history.pushState(null, '', address)
  tell()
}

/** The page that is shown. */
export const usePage = (): SitePage =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, here)
