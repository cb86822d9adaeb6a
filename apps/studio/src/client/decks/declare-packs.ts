/** A deck may hold cards of other packs: its own pack must say that it stands on them. */
import { fullCode } from '@questwright/packs/browser'
import type { DeckFacts, PackBundle } from '@questwright/packs/types'
import { getFile, saveFile } from '../api.ts'
import { readFacts } from '../editor/facts-json.ts'
import { inTurn } from '../game/put-under-game.ts'
import { refreshLibrary } from '../library.ts'

/** The packs of a deck's cards on which its own pack does not stand yet. `circle` are those that stand on it themselves: they cannot be declared. */
export function undeclared(
  deck: DeckFacts,
  pack: string,
  bundles: readonly PackBundle[],
): { readonly missing: readonly PackBundle[]; readonly circle: readonly PackBundle[] } {
  const reaches = (start: string, goal: string): boolean => {
    const seen = new Set([start])
    for (const id of seen) for (const next of bundles.find((one) => one.id === id)?.dependencies ?? []) seen.add(next)
    return seen.has(goal)
  }
  const codes = [...deck.heroes, ...Object.keys(deck.cards), ...Object.keys(deck.sideboard ?? {})]
  const homes = new Set(codes.map((code) => fullCode(code, pack).split(':')[0]))
  const others = bundles.filter(({ id }) => id !== pack && homes.has(id) && !reaches(pack, id))
  return { missing: others.filter(({ id }) => !reaches(id, pack)), circle: others.filter(({ id }) => reaches(id, pack)) }
}

/** Adds packs to `dependencies` of a pack's package.json. @throws ApiError when the file changed meanwhile or cannot be written */
export function declarePacks(pack: string, others: readonly PackBundle[]): Promise<void> {
  return inTurn(async () => {
    const { text, hash } = await getFile(pack, 'package.json')
    const manifest = readFacts(text)
    if (manifest === undefined) return
    const before = typeof manifest.dependencies === 'object' && manifest.dependencies !== null ? manifest.dependencies : {}
    const dependencies = { ...before, ...Object.fromEntries(others.map(({ name }) => [name, 'workspace:*'])) }
    await saveFile(pack, 'package.json', `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`, hash)
    await refreshLibrary()
  })
}
