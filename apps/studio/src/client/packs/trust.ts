/** Before the first game with a pack that came from a registry, a person sees who published it and what it brings. */
import type { PackOutline } from '@questwright/packs/types'
import { create } from 'zustand'
import type { NamedVersion, RegistryAnswer } from '../../registry-types.ts'
import { send } from '../api.ts'
import { useLibrary } from '../library.ts'

interface TrustState {
  /** The versions that are shown now, and what to do with the answer. */
  readonly asked: { readonly packs: readonly NamedVersion[]; readonly answer: (word: 'play' | 'stay') => void } | undefined
}

export const useTrust = create<TrustState>(() => ({ asked: undefined }))

/**
 * Asks whether a game may begin under some packs: at once `play` where each of them lies in the workspace itself or was seen before.
 * @param fetched versions that lie beside those in use, and whose publisher and content the user was not shown yet
 * @throws ApiError
 */
export async function askTrust(packs: readonly PackOutline[], fetched: readonly NamedVersion[] = []): Promise<'play' | 'stay'> {
  const unseen = [...(await unseenInUse(packs)), ...fetched]
  if (unseen.length === 0) return 'play'
  const word = await new Promise<'play' | 'stay'>((answer) => useTrust.setState({ asked: { packs: unseen, answer } }))
  useTrust.setState({ asked: undefined })
  // a registry is asked from a page of its own, as a rule
  if (word === 'play') await (await import('./registry.ts')).doDeed({ do: 'seen', packs: unseen }, 'Noting what you have seen')
  return word
}

/** Of the packs that the workspace uses those that were installed and not yet seen. */
async function unseenInUse(packs: readonly PackOutline[]): Promise<readonly NamedVersion[]> {
  const states = useLibrary.getState().packs?.packs ?? []
  const installed = packs.filter(({ id, hash }) =>
    states.some(({ kind, bundle }) => kind === 'installed' && bundle?.id === id && bundle.hash === hash),
  )
  if (installed.length === 0) return []
  const known = (await (await send('/api/registry')).json()) as RegistryAnswer
  return known.installed
    .filter(({ id, seen }) => seen === 'new' && installed.some((pack) => pack.id === id))
    .map(({ name, version }) => ({ name, version }))
}
