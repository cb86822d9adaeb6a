/** Two pages behind one address: the start, and behind `#play` the table. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
addEventListener('hashchange', () => tell())
addEventListener('popstate', () => tell())

function tell(): void {
  for (const listener of listeners) listener()
}

/** `/play` at the table, `/` everywhere else. */
export const here = (): string => (location.hash === '#play' ? '/play' : '/')

function go(page: string, way: 'push' | 'replace'): void {
  const address = page === '/play' ? '#play' : location.pathname + location.search
  if (here() !== page || location.hash !== '') history[way === 'push' ? 'pushState' : 'replaceState'](null, '', address)
  tell()
}

const router = {
  push: (page: string) => go(page, 'push'),
  replace: (page: string) => go(page, 'replace'),
  prefetch: (_page: string) => undefined,
}

export const useRouter = (): typeof router => router

export const usePathname = (): string =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, here)
