/** Before the first game with a pack that came from a registry, a person sees who published it and what it brings. */
import type { PackBundle } from '@questwright/packs/types'
import { create } from 'zustand'
import type { RegistryAnswer } from '../../registry-types.ts'
import { send } from '../api.ts'
import { useLibrary } from '../library.ts'
import { doDeed } from './registry.ts'

interface TrustState {
  /** Names of the packs that are shown now, and what to do with the answer. */
  readonly asked: { readonly names: readonly string[]; readonly answer: (word: 'play' | 'stay') => void } | undefined
}

export const useTrust = create<TrustState>(() => ({ asked: undefined }))

/**
 * Asks whether a game may begin under some packs: at once `play` where each of them lies in the workspace itself or was seen before.
 * @throws ApiError
 */
export async function askTrust(packs: readonly PackBundle[]): Promise<'play' | 'stay'> {
  const states = useLibrary.getState().packs?.packs ?? []
  // an older version that a saved game names was played before
  const installed = packs.filter(({ id, hash }) =>
    states.some(({ kind, bundle }) => kind === 'installed' && bundle?.id === id && bundle.hash === hash),
  )
  if (installed.length === 0) return 'play'
  const known = (await (await send('/api/registry')).json()) as RegistryAnswer
  const names = known.installed.filter(({ id, seen }) => seen === 'new' && installed.some((pack) => pack.id === id)).map(({ name }) => name)
  if (names.length === 0) return 'play'
  const word = await new Promise<'play' | 'stay'>((answer) => useTrust.setState({ asked: { names, answer } }))
  useTrust.setState({ asked: undefined })
  if (word === 'play') await doDeed({ do: 'seen', names }, 'Noting what you have seen')
  return word
}
