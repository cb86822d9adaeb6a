/**
 * Drawings and colours that only some games need. A page adds those of the games that it shows; then the rulebook of any game may name
 * them.
 */
import type { ReactNode } from 'react'

/** The drawings of one game. */
export interface GameDrawings {
  /** Drawings of icons by name, each in a field of 16 x 16 units, in the current text colour. */
  readonly icons: { readonly [icon: string]: ReactNode }
  /** The words that a screen reader reads for an icon in a text, where the icon's name is not an English word. */
  readonly iconWords: { readonly [icon: string]: string }
  /** Other names for icons in a text, in lower case. */
  readonly iconAliases: { readonly [word: string]: string }
  /** Words for the background colours of numbers. The style sheet defines each colour. */
  readonly tones: readonly string[]
  /** Words for the colours of frames. The style sheet defines each colour. */
  readonly frameColours: readonly string[]
  /** By colour word of a frame: the name of the sky colours for pictures in such a frame. */
  readonly skies: { readonly [tone: string]: string }
  /** The game's names for families of the board's shapes: the key is the name that the game's rulebook uses, the value is the name of the family. */
  readonly motifs: { readonly [name: string]: string }
}

export const drawnIcons: { [icon: string]: ReactNode } = {}

/** The words that a screen reader reads for icons in a text, where the icon's name does not say it. */
export const iconWords: { [icon: string]: string } = {
  hitPoints: 'hit points',
  firstPlayer: 'first player',
}
export const iconAliases: { [word: string]: string } = {
  'hit points': 'hitPoints',
  hitpoints: 'hitPoints',
  health: 'hitPoints',
}

/** Words for the colours that the background of a number may have. */
export const tones = new Set(['attack', 'health', 'progress', 'resource', 'engage'])
/** Words for the colours that frames may have. */
export const frameColours = new Set(['iron', 'earth', 'smoke', 'sea', 'gold', 'blood', 'night'])

/** By colour word of a frame: the name of the sky colours for pictures in such a frame. */
export const skiesOfTones: { [tone: string]: string } = {}

/** By the name that a game has for a family of shapes: the name of the family. */
export const motifAliases: { [name: string]: string } = {}

/** Registers the drawings of a game. A page calls it for each of its games before it renders. */
export function addDrawings(drawings: GameDrawings): void {
  Object.assign(drawnIcons, drawings.icons)
  Object.assign(iconWords, drawings.iconWords)
  Object.assign(iconAliases, drawings.iconAliases)
  for (const tone of drawings.tones) tones.add(tone)
  for (const colour of drawings.frameColours) frameColours.add(colour)
  Object.assign(skiesOfTones, drawings.skies)
  Object.assign(motifAliases, drawings.motifs)
}
