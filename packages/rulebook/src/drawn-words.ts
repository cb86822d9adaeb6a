/** The words that the board draws in every game. What it has drawn for one game alone, the chapter of that game says. */
export const drawnWords = {
  /** Signs, as facts, zones, dials and marks name them under `icon`. */
  icons: [
    'progress',
    'damage',
    'resource',
    'attack',
    'hitPoints',
    'neutral',
    'cloud',
    'wheel',
    'unique',
    'firstPlayer',
    'hand',
    'deck',
    'discard',
  ],
  /** Colours of the numbers and words of dials, marks and options. */
  tones: ['progress', 'damage', 'resource', 'attack', 'hitPoints', 'neutral', 'firstPlayer', 'danger', 'accent', 'plain'],
  /** Colours of printed numbers and of signs of facts. */
  plates: ['attack', 'health', 'progress', 'resource', 'engage'],
  /** Outlines of the window of a card's picture, as types name them under `face`. */
  windows: [
    'arch',
    'plain',
    'shield',
    'point',
    'plate',
    'waves',
    'teeth',
    'cut',
    'cut-notch',
    'cut-arch',
    'cut-waves',
    'plate-hull',
    'hull',
    'banner',
    'gem',
    'scroll',
    'book',
    'bow',
    'bow-in',
    'teeth-both',
  ],
  /** Colours of frames. */
  frames: ['iron', 'earth', 'smoke', 'sea', 'gold', 'blood', 'night'],
} as const

/** What the board has drawn for one game besides. */
export interface DrawnForGame {
  readonly icons?: readonly string[]
  readonly tones?: readonly string[]
  readonly plates?: readonly string[]
  readonly frames?: readonly string[]
}

/** Every name that the board can draw for a game, by kind. @param drawn the additions of the rulebook of the game */
export function drawnFor(drawn: DrawnForGame): { readonly [words in keyof typeof drawnWords]: readonly string[] } {
  const own = (words: keyof DrawnForGame): readonly string[] => [...drawnWords[words], ...(drawn[words] ?? [])]
  return { icons: own('icons'), tones: own('tones'), plates: own('plates'), windows: drawnWords.windows, frames: own('frames') }
}
