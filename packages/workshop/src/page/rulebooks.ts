/** The rulebooks of the games that this program plays: pages and servers hand them to the rooms that serve every game. */
import { duelRulebook } from '@questwright/duel/rulebook'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { type PackOutline, rulebookOfPack, rulebooksOfPacks } from '@questwright/packs/browser'
import { type Chapter, entryIn, type Rulebook, type Rulebooks, usualRulebook, withMore } from '@questwright/rulebook'

const known = { lcg: lcgRulebook, duel: duelRulebook } satisfies Rulebooks

/** A game that this program plays. */
export type GameId = keyof typeof known

/** Puts what authors use into the rulebook of a game that was loaded without it, as browsers do. */
export function addForAuthors(game: GameId, more: Omit<Chapter, 'game'>): void {
  if (Object.keys(known[game].abilityMenus.words).length === 0) known[game] = withMore(known[game], more)
}

/** By the ids of their games; the first is the usual one. */
export const rulebooks: Rulebooks = known

/** The game for which a pack is, and what messages call the pack. */
export interface OfGame {
  readonly id: string
  readonly game: string
}

/** Why packs cannot be played together: they are for several games. @returns undefined where they are for one */
export function mixedGames([first, ...others]: readonly OfGame[]): string | undefined {
  const other = others.find(({ game }) => game !== first?.game)
  return first === undefined || other === undefined
    ? undefined
    : `${first.id} is for the game "${first.game}", and ${other.id} for "${other.game}": a game has the packs of one game. Name packs of one game.`
}

/** The id of the game of packs that are played together; without packs that of the usual one. */
export function gameIdOf([first]: readonly OfGame[]): string {
  return first?.game ?? usualRulebook(rulebooks).game
}

/** The packs of one game: of the usual one where it has any, else of the first pack's. */
export function packsOfOneGame<Pack extends OfGame>(packs: readonly Pack[]): readonly Pack[] {
  const usual = packs.filter(({ game }) => game === gameIdOf([]))
  return usual.length > 0 ? usual : packs.filter(({ game }) => game === gameIdOf(packs))
}

/** The rulebook of a game; that of the usual one where no game is named, or one that is not here. */
export function rulebookAt(game: string | undefined): Rulebook {
  return entryIn(rulebooks, game) ?? usualRulebook(rulebooks)
}

/** The rulebook of a pack: of its game, with its systems and those of what it stands on. Of no pack that of the usual game. */
export function rulebookIn(pack: PackOutline | undefined, packs: readonly PackOutline[]): Rulebook {
  return pack === undefined || !Object.hasOwn(rulebooks, pack.game) ? rulebookAt(pack?.game) : rulebookOfPack(pack, packs, rulebooks)
}

/**
 * The rulebook of a game with the systems of all packs at hand: what is imported may be of any type that one of them brings. That of the usual game where no
 * game is named, or one that is not here.
 */
export function rulebookAtHand(game: string | undefined, packs: readonly PackOutline[]): Rulebook {
  const base = rulebookAt(game)
  return entryIn(rulebooksOfPacks(packs, rulebooks), base.game) ?? base
}

/** The rulebook of packs that lie side by side, such as those of a table: of the first one's game, with the systems of all. */
export function rulebookOfAll(packs: readonly PackOutline[]): Rulebook {
  return entryIn(rulebooksOfPacks(packs, rulebooks), packs[0]?.game) ?? usualRulebook(rulebooks)
}
