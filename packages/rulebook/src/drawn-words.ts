/** Names of icons, colours and shapes that the board can draw in every game. A chapter lists further names of its own game under `drawn`. */
export const drawnWords = {
  /** Values of every field `icon` in a chapter, such as that of a fact, a zone, a dial or a mark. */
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
  /** Values of the field `tone` of dials, marks, consequences and options: the colour of their number or text. */
  tones: ['progress', 'damage', 'resource', 'attack', 'hitPoints', 'neutral', 'firstPlayer', 'danger', 'accent', 'plain'],
  /** Values of the field `tone` of a fact: the colour of its printed number and its icon. */
  plates: ['attack', 'health', 'progress', 'resource', 'engage'],
  /** Values of `face.window` of a card type: the outline around the picture of a card. */
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
  /** Values of `face.frame` of a card type, and of `tone` of a fact's value: the colour of the frame of a card. */
  frames: ['iron', 'earth', 'smoke', 'sea', 'gold', 'blood', 'night'],
} as const

/** Names that the board can draw for one game only, in addition to `drawnWords`. */
export interface DrawnForGame {
  readonly icons?: readonly string[]
  readonly tones?: readonly string[]
  readonly plates?: readonly string[]
  readonly frames?: readonly string[]
}

/** Every name that the board can draw for a game, by kind. @param drawn the field `drawn` of the rulebook of the game */
export function drawnFor(drawn: DrawnForGame): { readonly [words in keyof typeof drawnWords]: readonly string[] } {
  const own = (words: keyof DrawnForGame): readonly string[] => [...drawnWords[words], ...(drawn[words] ?? [])]
  return { icons: own('icons'), tones: own('tones'), plates: own('plates'), windows: drawnWords.windows, frames: own('frames') }
}
