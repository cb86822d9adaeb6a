import { describedBy, namesOfGame, type PackOutline, rulebookOfPack, rulebooksOfPacks, systemTypes } from '@questwright/packs/browser'
import { entryIn, type Rulebook } from '@questwright/rulebook'
import { rulebooks } from './rulebooks.ts'

/** The sections of a rulebook whose names are used in scripts. */
const inScripts = ['events', 'stats', 'zones', 'counters', 'record', 'phases', 'steps', 'types', 'modes', 'tokens', 'messages'] as const

/** The names that systems and keywords of packs add to scripts of a game, as a declaration file; undefined when they add none. */
export function namesOfSystems(packs: readonly PackOutline[], game: string): string | undefined {
  const merged = entryIn(rulebooksOfPacks(packs, rulebooks), game)
  const base = entryIn(rulebooks, game)
  if (merged === undefined || base === undefined) return undefined
  return systemTypes(withBareNames(merged, packs, game), base, describedBy(packs.filter((pack) => pack.game === game)))
}

/**
 * The rulebook with the bare name of each name that several packs declare. Each of these packs writes the bare name in its own scripts, and the
 * scripts of all packs are checked together.
 */
function withBareNames(merged: Rulebook, packs: readonly PackOutline[], game: string): Rulebook {
  const ofGame = packs.filter((pack) => pack.game === game)
  const { shared, below } = namesOfGame(ofGame)
  const bringing = new Set([...shared.values()].flat())
  const seen = ofGame.filter(({ id }) => below(id).some((one) => bringing.has(one))).map((pack) => rulebookOfPack(pack, ofGame, rulebooks))
  if (seen.length === 0) return merged
  const sections = inScripts.map((section) => [section, Object.assign({}, ...seen.map((book) => book[section]), merged[section])])
  return { ...merged, ...Object.fromEntries(sections) }
}
