/** Selects the packs that a game needs: the others are not sent to its realm. No Node, no DOM. */
import { fullId, packsWithIds, shortId, withGround } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'

/** Thrown when a game names a pack by an id that two packs share, and both have all cards that the game names with it. */
export class AmbiguousPack extends Error {
  override readonly name = 'AmbiguousPack'
}

/**
 * The packs of a game, in the order of the installed ones: those that its rules name, those whose cards or other entries it names anywhere
 * as `pack:slug`, and all their dependencies. They get the ids by which the game names them: a game that was started with other packs
 * installed may call a pack `hunt` that is `ann_hunt` now.
 * @param packs all installed packs
 * @param byRules ids of the packs from which the game is dealt, by its rules; undefined if its rules do not say, so that it may be any
 * @param named data of the game that may name packs: its setup, its inputs, a position
 * @throws AmbiguousPack
 */
export function packsOfGame(
  packs: readonly PackBundle[],
  byRules: Iterable<string> | undefined,
  named: readonly unknown[],
): readonly PackBundle[] {
  const codes = new Map<string, Set<string>>()
  for (const id of byRules ?? []) codes.set(id, new Set())
  for (const one of named) addNamed(one, codes)
  const all = asNamed(packs, codes)
  if (byRules === undefined) return all
  const inGame = new Set(
    withGround(
      all.filter(({ id }) => codes.has(id)),
      all,
    ),
  )
  return inGame.size === all.length ? all : all.filter((pack) => inGame.has(pack))
}

/**
 * All of the given packs, with the ids by which a game names them.
 * @param named data of the game
 * @throws AmbiguousPack
 */
export function packsAsNamed(packs: readonly PackBundle[], named: readonly unknown[]): readonly PackBundle[] {
  const codes = new Map<string, Set<string>>()
  for (const one of named) addNamed(one, codes)
  return asNamed(packs, codes)
}

/** Packs with the ids that a game uses for them. @param codes the slugs that the game names, by the pack's id before them */
function asNamed(packs: readonly PackBundle[], codes: ReadonlyMap<string, ReadonlySet<string>>): readonly PackBundle[] {
  const now = new Map<string, string>()
  for (const [id, slugs] of codes) {
    if (packs.some((pack) => pack.id === id)) continue
    const called = packs.filter((pack) => shortId(pack.id) === id || fullId(pack.name) === id)
    const fitting =
      called.length < 2 ? called : called.filter(({ cards, scenarios }) => [...slugs].every((slug) => has(cards, scenarios, slug)))
    const [pack] = fitting
    if (pack === undefined) continue
    if (fitting.length > 1) throw new AmbiguousPack(ambiguous(id, [...slugs][0] ?? '', fitting))
    // a pack that the game names by two ids keeps its installed id
    if (!codes.has(pack.id)) now.set(pack.id, id)
  }
  return packsWithIds(packs, now)
}

/** Whether a pack has this card or scenario. Other codes, such as those of systems, are not looked up. */
function has(cards: PackBundle['cards'], scenarios: PackBundle['scenarios'], slug: string): boolean {
  if (slug.startsWith('scenario/')) return Object.hasOwn(scenarios, slug.slice('scenario/'.length))
  return slug.includes('/') || slug.includes('#') || Object.hasOwn(cards, slug)
}

function ambiguous(id: string, slug: string, packs: readonly PackBundle[]): string {
  const ways = packs.map((pack) => `"${pack.id}:${slug}" (${pack.name})`)
  return `The game names "${id}:${slug}", and there are ${ways.length} packs of that id. Write ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}.`
}

/** Collects all codes `pack:slug` in texts and in names of fields, such as the cards of a deck, by their prefix. */
function addNamed(value: unknown, codes: Map<string, Set<string>>): void {
  const open: unknown[] = [value]
  const addText = (text: string): void => {
    const colon = text.indexOf(':')
    if (colon <= 0) return
    const id = text.slice(0, colon)
    const slugs = codes.get(id) ?? new Set<string>()
    codes.set(id, slugs.add(text.slice(colon + 1)))
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
