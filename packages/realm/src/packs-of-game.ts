/** Selects the packs that a game needs: the others are not sent to its realm. No Node, no DOM. */
import { withGround } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'

/**
 * The packs of a game, in the order of those at hand: those that its rules say, those whose things it names anywhere as `pack:slug`, and all that
 * these stand on.
 * @param packs all at hand
 * @param byRules ids of the packs of which its rules say that it is dealt from them; undefined where its rules do not say, and any may be
 * @param named data of the game in which packs may be named: its setup, its inputs, a position
 */
export function packsOfGame(
  packs: readonly PackBundle[],
  byRules: Iterable<string> | undefined,
  named: readonly unknown[],
): readonly PackBundle[] {
  if (byRules === undefined) return packs
  const wanted = new Set(byRules)
  for (const one of named) addNamed(one, wanted)
  const inGame = new Set(
    withGround(
      packs.filter(({ id }) => wanted.has(id)),
      packs,
    ),
  )
  return inGame.size === packs.length ? packs : packs.filter((pack) => inGame.has(pack))
}

/** Adds the ids of packs before a colon, in texts and in names of fields: a deck names its cards as `pack:slug`. */
function addNamed(value: unknown, wanted: Set<string>): void {
  const open: unknown[] = [value]
  const addText = (text: string): void => {
    const colon = text.indexOf(':')
    if (colon > 0) wanted.add(text.slice(0, colon))
  }
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (typeof one === 'string') addText(one)
    else if (typeof one === 'object' && one !== null)
      for (const [name, part] of Object.entries(one)) {
        addText(name)
        if (part !== undefined) open.push(part)
      }
  }
}
