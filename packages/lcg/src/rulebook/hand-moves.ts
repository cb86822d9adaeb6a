/** The moves by hand at a table of the cooperative game. */
import type { Chapter } from '@questwright/rulebook'
import { cardTypes } from './card-types.ts'

const hosts = ['staging-area', 'active-location', 'play-area', 'engaged']
const inPlay = [...hosts, 'attachments', 'current-quest']

/** Types that no player's deck can hold: such a card has no owner, and so neither a hand nor a play area to go to. */
const unowned = Object.entries(cardTypes).filter(([, { back, inDeck }]) => back === 'encounter' && inDeck === 'never')
const nobodys = unowned.map(([type]) => type)
/** Types of these that players cannot claim: all except objectives. */
const unclaimed = unowned.filter(([, { is = [] }]) => !is.includes('objective')).map(([type]) => type)

export const handMoves: NonNullable<Chapter['handMoves']> = {
  hosts,
  inPlay,
  fixed: ['quest'],
  places: [
    { place: 'play', reads: 'into play', never: unclaimed },
    { place: 'hand', reads: 'to hand', never: nobodys },
    { place: 'top', reads: 'on top of its deck' },
    { place: 'bottom', reads: 'under its deck' },
    { place: 'discard', reads: 'to its discard pile' },
    { place: 'staging', reads: 'to the staging area' },
    { place: 'active', reads: 'to the active location' },
    { place: 'display', reads: 'to the victory display' },
    { place: 'aside', reads: 'set aside' },
    { place: 'removed', reads: 'out of the game' },
  ],
  firstPlace: 'discard',
  tokens: [
    { types: ['quest', 'location'], tokens: ['progress'] },
    { types: ['hero'], tokens: ['damage', 'resource'] },
    { tokens: ['damage', 'resource', 'progress'] },
  ],
  cards: [
    { move: 'ready', reads: 'Ready', zones: inPlay, never: ['quest'], marked: 'exhausted' },
    { move: 'exhaust', reads: 'Exhaust', zones: inPlay, never: ['quest'], unmarked: 'exhausted' },
    { move: 'withdraw', reads: 'Take from the quest', zones: inPlay, types: ['hero', 'ally'], marked: 'committed' },
    { move: 'commit', reads: 'Commit to the quest', zones: inPlay, types: ['hero', 'ally'], unmarked: 'committed' },
    { move: 'flip', reads: 'Turn over', types: ['quest'] },
    { move: 'flip', reads: 'Turn over', never: ['quest'], zones: ['shadow'] },
    { move: 'shadow', reads: 'Deal a shadow card', zones: inPlay, types: ['enemy'] },
    { move: 'engage', reads: 'Engage with {seat}', types: ['enemy'], eachSeatBut: 'engaged' },
  ],
  seat: {
    tokens: ['threat'],
    moves: [
      { move: 'draw', reads: 'Draw a card' },
      { move: 'shuffle', reads: 'Shuffle the deck' },
      { move: 'first', reads: 'Make first player' },
    ],
  },
  table: {
    name: 'Encounter deck and dice',
    moves: [
      { move: 'reveal', reads: 'Turn up its top card' },
      { move: 'shuffle', reads: 'Shuffle it' },
    ],
  },
}
