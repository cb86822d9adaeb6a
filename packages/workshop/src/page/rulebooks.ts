/** The rulebooks of the games that this program plays. Pages and servers pass them to the packages that work for every game. */
import { duelRulebook } from '@questwright/duel/rulebook'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { type PackOutline, rulebookOfPack, rulebooksOfPacks } from '@questwright/packs/browser'
import { type Chapter, entryIn, type Rulebook, type Rulebooks, readable, usualRulebook, withMore } from '@questwright/rulebook'
import { tcgRulebook } from '@questwright/tcg/rulebook'

const known = { lcg: lcgRulebook, duel: duelRulebook, tcg: tcgRulebook } satisfies Rulebooks

/** A game that this program plays. */
export type GameId = keyof typeof known

/** Adds the content for authors to the rulebook of a game. Pages that only play load the rulebook without it. */
export function addForAuthors(game: GameId, more: Omit<Chapter, 'game'>): void {
  if (Object.keys(known[game].abilityMenus.words).length === 0) known[game] = withMore(known[game], more)
}

/** The rulebooks by the ids of their games; the first is that of the default game. */
export const rulebooks: Rulebooks = known

/** The game of a pack, and the name of the pack in messages. */
export interface OfGame {
  readonly id: string
  readonly game: string
}

/** Why packs cannot be played together: they are for several games. Undefined when they are for one. */
export function mixedGames([first, ...others]: readonly OfGame[]): string | undefined {
  const other = others.find(({ game }) => game !== first?.game)
  return first === undefined || other === undefined
    ? undefined
    : `${first.id} is for the game "${first.game}", and ${other.id} for "${other.game}": packs of two games cannot be played together. Name packs of one game.`
}

/** The id of the game of packs that are played together; without packs, of the default game. */
export function gameIdOf([first]: readonly OfGame[]): string {
  return first?.game ?? usualRulebook(rulebooks).game
}

/** The rulebook of a game; that of the default game when the game is undefined or unknown. */
export function rulebookAt(game: string | undefined): Rulebook {
  return entryIn(rulebooks, game) ?? usualRulebook(rulebooks)
}

/** The rulebook of a pack: of its game, with the systems of the pack and its dependencies. Without a pack, of the default game. */
export function rulebookIn(pack: PackOutline | undefined, packs: readonly PackOutline[]): Rulebook {
  return pack === undefined || !Object.hasOwn(rulebooks, pack.game) ? rulebookAt(pack?.game) : rulebookOfPack(pack, packs, rulebooks)
}

/**
 * The name of a mode, as the pack of a scenario and its dependencies define it; made from the mode itself where they do not.
 * @param scenario its full code, `pack:slug`
 */
export function modeName(mode: string, scenario: string, packs: readonly PackOutline[]): string {
  const pack = packs.find(({ id }) => id === scenario.split(':')[0])
  return entryIn(rulebookIn(pack, packs).modes, mode)?.name ?? readable(mode)
}

/**
 * The rulebook of a game with the systems of all loaded packs: imported cards may have any type that one of them adds. The default game is used when
 * none or an unknown one is named.
 */
export function rulebookAtHand(game: string | undefined, packs: readonly PackOutline[]): Rulebook {
  const base = rulebookAt(game)
  return entryIn(rulebooksOfPacks(packs, rulebooks), base.game) ?? base
}

/** The rulebook of packs that are used together, such as those of a table: of the first pack's game, with the systems of all. */
export function rulebookOfAll(packs: readonly PackOutline[]): Rulebook {
  return entryIn(rulebooksOfPacks(packs, rulebooks), packs[0]?.game) ?? usualRulebook(rulebooks)
}
