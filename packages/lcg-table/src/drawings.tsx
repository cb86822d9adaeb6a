/** Drawings for the cooperative game: its icons, and the names of its colours; the colour values are in the style sheet of the board. */
import type { GameDrawings } from '@questwright/board/drawings'

export const lcgDrawings: GameDrawings = {
  /** Each icon is drawn in a view box of 16 x 16, in the current text colour. */
  icons: {
    threat: (
      <>
        <path
          fill="currentColor"
          d="M8 .8c4.6 4 4.8 7.4 3.3 10.1.1-2-.9-3.3-2.1-4 .3 2.7-2.8 3.4-2.3 6.4C4.2 11.8 3.4 8.8 5.4 6 6.4 4.6 8 3.6 8 .8Z"
        />
        <path stroke="currentColor" strokeWidth="1.4" d="M2.5 14.8h11" />
      </>
    ),
    willpower: (
      <path
        fill="currentColor"
        d="M8 .6l1.4 4.2L13.2 2.8 11.2 6.6 15.4 8l-4.2 1.4 2 3.8-3.8-2L8 15.4l-1.4-4.2-3.8 2 2-3.8L.6 8l4.2-1.4-2-3.8 3.8 2Z"
      />
    ),
    defense: <path fill="currentColor" d="M8 1l6 1.8v4.7c0 3.7-2.4 6-6 7.5-3.6-1.5-6-3.8-6-7.5V2.8Z" />,
    leadership: <path fill="currentColor" d="M2.4.8H4v14.4H2.4ZM4.8 1.8h9.4l-2.6 3.7 2.6 3.7H4.8Z" />,
    tactics: (
      <path
        fill="currentColor"
        d="M7.2 2h1.6v13.2H7.2ZM6.6 2.8v6C3.6 9 1.8 7.6 1.2 5.8 1.8 4 3.6 2.6 6.6 2.8ZM9.4 2.8v6c3 .2 4.8-1.2 5.4-3-.6-1.8-2.4-3.2-5.4-3Z"
      />
    ),
    spirit: (
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        d="M1 7.5C3.5 3.4 6 4 8 8c2-4 4.5-4.6 7-.5M3.5 12.6c2.6-1.8 6.4-1.8 9 0"
      />
    ),
    lore: (
      <path
        fill="currentColor"
        d="M1 3c2.6-.9 4.9-.5 6.4.9v10C5.9 12.6 3.6 12.3 1 13.2ZM15 3c-2.6-.9-4.9-.5-6.4.9v10c1.5-1.3 3.8-1.6 6.4-.7Z"
      />
    ),
    fellowship: (
      <>
        <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path
          fill="currentColor"
          d="M8 .6l1.3 2.6L8 5 6.7 3.2ZM15.4 8l-2.6 1.3L11 8l1.8-1.3ZM8 15.4l-1.3-2.6L8 11l1.3 1.8ZM.6 8l2.6-1.3L5 8 3.2 9.3Z"
        />
      </>
    ),
    baggins: (
      <>
        <path fill="none" stroke="currentColor" strokeWidth="1.8" d="M1.4 14.6V8.4a6.6 6.6 0 0 1 13.2 0v6.2Z" />
        <circle cx="8" cy="9" r="1.7" fill="currentColor" />
      </>
    ),
    engagement: (
      <>
        <path fill="none" stroke="currentColor" strokeWidth="1.4" d="M1.2 8C4 3.6 12 3.6 14.8 8 12 12.4 4 12.4 1.2 8Z" />
        <circle cx="8" cy="8" r="2" fill="currentColor" />
      </>
    ),
    victory: <path fill="currentColor" d="M8 1l2 4.6 5 .5-3.8 3.3 1.2 4.9L8 11.7l-4.4 2.6 1.2-4.9L1 6.1l5-.5Z" />,
    shadow: <path fill="currentColor" d="M13.5 10.2A6 6 0 0 1 5.8 2.5a6 6 0 1 0 7.7 7.7Z" />,
  },
  /** How icons in a text are read aloud, if their name is not an English word. */
  iconWords: { engagement: 'engagement cost' },
  /** Aliases for icons in a text. */
  iconAliases: { defence: 'defense' },
  /** The words for the background colours of numbers; `frameColours` are the words for the colours of card frames. */
  tones: ['willpower', 'defense', 'threat'],
  frameColours: ['leadership', 'tactics', 'spirit', 'lore', 'fellowship', 'baggins'],
  /** By colour word of a frame: the name of the sky colours for pictures in such a frame. */
  skies: { leadership: 'violet', tactics: 'ember', spirit: 'sea', lore: 'wood', fellowship: 'gold', baggins: 'rose' },
  motifs: { perils: 'dangers' },
}
