/** Before the first game with a pack from a registry, shows the user its publisher and content. */
import type { PackOutline } from '@questwright/packs/types'
import { create } from 'zustand'
import type { NamedVersion, RegistryAnswer } from '../../registry-types.ts'
import { send } from '../api.ts'
import { useLibrary } from '../library.ts'

interface TrustState {
  /** The versions in the dialog, and the callback for the user's answer. */
  readonly asked: { readonly packs: readonly NamedVersion[]; readonly answer: (word: 'play' | 'stay') => void } | undefined
}

export const useTrust = create<TrustState>(() => ({ asked: undefined }))

/**
 * Asks whether a game may begin under some packs: `play` without a dialog where each is the workspace's own or was shown before.
 * @param fetched versions besides those in use, whose publisher and content the user has not seen yet
 * @throws ApiError
 */
export async function askTrust(packs: readonly PackOutline[], fetched: readonly NamedVersion[] = []): Promise<'play' | 'stay'> {
  const unseen = [...(await unseenInUse(packs)), ...fetched]
  if (unseen.length === 0) return 'play'
  const word = await new Promise<'play' | 'stay'>((answer) => useTrust.setState({ asked: { packs: unseen, answer } }))
  useTrust.setState({ asked: undefined })
  // loaded on demand: other uses of registries are on their own page
  if (word === 'play') await (await import('./registry.ts')).doDeed({ do: 'seen', packs: unseen }, 'Recording what you have seen')
  return word
}

/** Installed packs among the used ones whose content the user has not seen. */
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
