/** Drawings for the trading card game: a sign for each culture, which cards have in their corner and texts between brackets. */
import type { GameDrawings } from '@questwright/board/drawings'

/** The names that texts write between brackets, such as `[dwarven]`, are the cultures of the rulebook, which screen readers read as words. */
const CULTURE_WORDS = {
  ...{ dwarven: 'Dwarven', elven: 'Elven', gandalf: 'Gandalf', gollum: 'Gollum', gondor: 'Gondor', rohan: 'Rohan', shire: 'Shire' },
  ...{ dunland: 'Dunland', isengard: 'Isengard', moria: 'Moria', raider: 'Raider', ringwraith: 'Ringwraith', sauron: 'Sauron' },
  ...{ men: 'Men', orc: 'Orc', 'uruk-hai': 'Uruk-hai' },
}

export const tcgDrawings: GameDrawings = {
  icons: {
    // a hammer
    dwarven: <path fill="currentColor" d="M2.5 1.5h11v5H9.2v8.8H6.8V6.5H2.5Z" />,
    // a leaf
    elven: (
      <>
        <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d="M8 1c4.6 3.4 5.2 8 0 12.4C2.8 9 3.4 4.4 8 1Z" />
        <path stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" d="M8 5v10" />
      </>
    ),
    // a pointed hat
    gandalf: <path fill="currentColor" d="M8.6.8 12 11H4L6.6 3.600ZM1 12h14l-1.6 2.400H2.600Z" />,
    // a fish
    gollum: <path fill="currentColor" d="M.8 8C3.6 3.4 8.8 3.4 11.6 7l3.6-2.600v7.200L11.6 9C8.8 12.6 3.6 12.6.8 8Z" />,
    // a tree
    gondor: (
      <path
        fill="currentColor"
        d="M7.1 15.200V10.600L4.4 8.800a2.7 2.7 0 0 1-1-4.700A3 3 0 0 1 6.2 1.9 3 3 0 0 1 11.4 2.600a2.9 2.9 0 0 1 1.2 5.600L8.9 10.600v4.600Z"
      />
    ),
    // a horseshoe
    rohan: <path fill="currentColor" d="M2.4 15V7.400a5.6 5.6 0 0 1 11.2 0V15h-3V7.600a2.6 2.6 0 0 0-5.2 0V15Z" />,
    // a round door
    shire: (
      <>
        <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path stroke="currentColor" strokeWidth="1.2" d="M5.4 2.500v11M10.6 2.500v11" />
        <circle cx="8" cy="8" r="1.2" fill="currentColor" />
      </>
    ),
    // a torch
    dunland: <path fill="currentColor" d="M8 .6c3.2 2.6 3.6 4.6 2.4 7H5.600C4.4 5.4 6.2 3.8 8 .6ZM5.6 8.600h4.800L9.4 15.400H6.600Z" />,
    // a tower
    isengard: <path fill="currentColor" d="M4.4.8 6.6 3.4 8 1.6 9.4 3.4 11.6.8 10.8 6 12 15.200H4L5.2 6Z" />,
    // a pickaxe
    moria: <path fill="currentColor" d="M.8 6.400C4 .8 12 .8 15.2 6.4 12.6 4.6 10.8 4.2 9.2 4.200v11H6.800v-11C5.2 4.2 3.4 4.6.8 6.400Z" />,
    // a curved sword
    raider: (
      <path
        fill="currentColor"
        d="M2.6 15.2 1 13.6 3.6 11 2.2 9.6 3.4 8.4 5 10C9.4 8.6 12.4 5.8 13.6.8c3.2 5.8.2 10.6-6.6 11.800l.8 1.2-1.2 1.200L5 13Z"
      />
    ),
    // a crown
    ringwraith: <path fill="currentColor" d="M1.6 3 4.8 6.8 8 1.2 11.2 6.8 14.4 3V14.400H1.600Z" />,
    // a banner
    men: <path fill="currentColor" d="M2.6.8h1.8v14.4H2.6ZM5.2 1.6h8.4L11 5l2.6 3.4H5.2Z" />,
    // a jagged blade
    orc: <path fill="currentColor" d="M1.2 14.8 3 12l-.8-1.6 3-.8L5 6.600l3-.2.4-3L14.4.8 12.8 6.4 9.8 7l.2 3-3.2.6-.6 3-2-.6Z" />,
    // a helmet
    'uruk-hai': <path fill="currentColor" d="M2.4 15V6.800a5.6 5.6 0 0 1 11.2 0V15h-3.200V9.600H9V15H7V9.600H5.600V15Z" />,
    // an eye
    sauron: (
      <>
        <path fill="none" stroke="currentColor" strokeWidth="1.5" d="M.8 8C4.4 2.6 11.6 2.6 15.2 8 11.6 13.4 4.4 13.4.8 8Z" />
        <path fill="currentColor" d="M8 3.600c1.6 2.8 1.6 6 0 8.8-1.6-2.8-1.6-6 0-8.800Z" />
      </>
    ),
  },
  iconWords: CULTURE_WORDS,
  iconAliases: {},
  tones: [],
  frameColours: [],
  skies: {},
  motifs: {},
}
