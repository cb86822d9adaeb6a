/** Drawings and colours that only some games need: sorted by the game for which they were drawn, usable by any rulebook that names them. */
import { lcgDrawings } from './lcg/drawings.tsx'

const games = { lcg: lcgDrawings } as const

export const drawnIcons = { ...games.lcg.icons }
export type DrawnIcon = keyof typeof drawnIcons

/** How icons are read aloud in a text, and aliases for them, where their names do not say it. */
export const iconWords: { readonly [icon: string]: string } = {
  hitPoints: 'hit points',
  firstPlayer: 'first player',
  ...games.lcg.iconWords,
}
export const iconAliases: { readonly [word: string]: string } = {
  'hit points': 'hitPoints',
  hitpoints: 'hitPoints',
  health: 'hitPoints',
  ...games.lcg.iconAliases,
}

/** Colour words allowed for the plate of a number, and for a frame. */
export const tones: ReadonlySet<string> = new Set(['attack', 'health', 'progress', 'resource', 'engage', ...games.lcg.tones])
export const frameColours: ReadonlySet<string> = new Set([
  'iron',
  'earth',
  'smoke',
  'sea',
  'gold',
  'blood',
  'night',
  ...games.lcg.frameColours,
])

/** By colour word of a frame: the pair of skies for pictures in such a frame. */
export const skiesOfTones: { readonly [tone: string]: string } = { ...games.lcg.skies }
