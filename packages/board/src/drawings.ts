/** Drawings and colours that only some games need: a page adds those of the games that it shows, and any rulebook may name them. */
import type { ReactNode } from 'react'

/** The drawings of one game. */
export interface GameDrawings {
  /** Each on a 16 x 16 field, in the current colour. */
  readonly icons: { readonly [icon: string]: ReactNode }
  /** How icons are read aloud in a text where their names are no English words. */
  readonly iconWords: { readonly [icon: string]: string }
  /** Aliases for icons in a text, in small letters. */
  readonly iconAliases: { readonly [word: string]: string }
  /** Colour words for the plates of numbers. The style sheet has their values. */
  readonly tones: readonly string[]
  /** Colour words for frames. The style sheet has their values. */
  readonly frameColours: readonly string[]
  /** By colour word of a frame: the pair of skies for pictures in such a frame. */
  readonly skies: { readonly [tone: string]: string }
}

export const drawnIcons: { [icon: string]: ReactNode } = {}

/** How icons are read aloud in a text, and aliases for them, where their names do not say it. */
export const iconWords: { [icon: string]: string } = {
  hitPoints: 'hit points',
  firstPlayer: 'first player',
}
export const iconAliases: { [word: string]: string } = {
  'hit points': 'hitPoints',
  hitpoints: 'hitPoints',
  health: 'hitPoints',
}

/** Colour words allowed for the plate of a number, and for a frame. */
export const tones = new Set(['attack', 'health', 'progress', 'resource', 'engage'])
export const frameColours = new Set(['iron', 'earth', 'smoke', 'sea', 'gold', 'blood', 'night'])

/** By colour word of a frame: the pair of skies for pictures in such a frame. */
export const skiesOfTones: { [tone: string]: string } = {}

/** Registers the drawings of a game. A page calls it for each of its games before it renders. */
export function addDrawings(drawings: GameDrawings): void {
  Object.assign(drawnIcons, drawings.icons)
  Object.assign(iconWords, drawings.iconWords)
  Object.assign(iconAliases, drawings.iconAliases)
  for (const tone of drawings.tones) tones.add(tone)
  for (const colour of drawings.frameColours) frameColours.add(colour)
  Object.assign(skiesOfTones, drawings.skies)
}
