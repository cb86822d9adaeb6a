/** What the board draws besides the signs and colours of every game: by the game for which it was drawn, and for any rulebook that names it. */
import { lcgDrawings } from './lcg/drawings.tsx'

const games = { lcg: lcgDrawings } as const

export const drawnIcons = { ...games.lcg.icons }
export type DrawnIcon = keyof typeof drawnIcons

/** How icons are read aloud in a text, and other words for them, where their names do not say it. */
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

/** Words for colours that a number may have on its plate, and that a frame may have. */
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

/** By a word for a colour of frames: the pair of skies that pictures have in such a frame. */
export const skiesOfTones: { readonly [tone: string]: string } = { ...games.lcg.skies }
