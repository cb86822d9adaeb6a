/** Finds the changes in the cards of a deck since it was built. */
import { changesInDeck, pinIn } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { getExactPack } from '../api.ts'
import { wholeBundles } from '../library.ts'

/** `unknown`: the older version is not available any more. */
export type ChangesSince = { readonly state: 'unknown' } | { readonly state: 'known'; readonly sentences: readonly string[] }

/**
 * Compares the version of a pack that a deck names with the loaded version.
 * @param id the id of that pack; `pack` is the pack of the deck
 * @throws ApiError
 */
export async function changesSince(deck: DeckFacts, id: string, pack: string): Promise<ChangesSince> {
  const pin = pinIn(deck, id)
  if (!pin?.name || !pin.hash) return { state: 'unknown' }
  const now = (await wholeBundles()).find((bundle) => bundle.id === id)
  if (!now) return { state: 'unknown' }
  const found = await getExactPack({ name: pin.name, version: pin.version, hash: pin.hash })
  if (found.state !== 'found') return { state: 'unknown' }
  return { state: 'known', sentences: changesInDeck(deck, found.bundle, now, rulebooks, pack).map(({ sentence }) => sentence) }
}
