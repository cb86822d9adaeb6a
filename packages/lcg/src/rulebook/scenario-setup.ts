/**
 * The words of scenario files of the cooperative game for their setup and their ending. The ruleset carries them out (`scenario-parts.ts`).
 */
import type { Chapter } from '@questwright/rulebook'

export const scenarioSetup: Pick<Chapter, 'setup' | 'endings' | 'places' | 'ways' | 'hosts'> = {
  setup: {
    'add-to-staging': {
      name: 'Add a card to the staging area',
      reads: 'Add {copies}{card} to the staging area.',
      fields: { card: 'card', copies: 'copies' },
    },
    'make-active': { name: 'Make a location the active location', reads: 'Make {card} the active location.', fields: { card: 'card' } },
    'set-aside': {
      name: 'Set a card aside',
      reads: 'Set {copies}{card} aside, out of play.',
      fields: { card: 'card', copies: 'copies' },
    },
    attach: { name: 'Attach a card to another', reads: 'Attach {card} to {to}.', fields: { card: 'card', to: 'host' } },
    remove: {
      name: 'Remove a card from the game',
      reads: 'Remove {copies}{card} from the game.',
      fields: { card: 'card', copies: 'copies' },
    },
    'choose-card': {
      name: 'The players choose among cards',
      reads: 'The players choose 1 among {cards}: {place}.',
      fields: { cards: 'cards', place: 'place' },
    },
    'each-player-adds': {
      name: 'Each player adds random cards',
      reads: 'Each player adds {count} random {of} from the encounter deck to the staging area.',
      fields: { count: 'number', of: 'filter' },
    },
    'each-player-searches': {
      name: 'Each player searches for cards',
      reads: 'Each player searches the encounter deck for {count} {of} and adds what is found to the staging area.',
      fields: { count: 'number', of: 'filter' },
    },
    'each-player-reveals': {
      name: 'Each player reveals encounter cards',
      reads: 'Each player reveals {count} {of} from the encounter deck.',
      fields: { count: 'number', of: 'filter' },
    },
    reveal: {
      name: 'Reveal encounter cards',
      reads: 'Reveal {count} from the encounter deck.',
      fields: { count: 'amount' },
      counts: 'cards',
    },
    'put-tokens': {
      name: 'Put tokens on a card',
      reads: 'Put {count} {token} on {on}.',
      fields: { token: 'token', count: 'amount', on: 'host' },
    },
    'each-player-draws': {
      name: 'Each player draws cards',
      reads: 'Each player draws {count}.',
      fields: { count: 'number' },
      counts: 'cards',
    },
    'each-player-discards': {
      name: 'Each player discards cards from hand',
      reads: 'Each player discards {count} {way} from hand.',
      fields: { count: 'number', way: 'way' },
      counts: 'cards',
    },
    'each-player-raises-threat': {
      name: 'Each player raises threat',
      reads: 'Each player raises his or her threat by {count}.',
      fields: { count: 'number' },
    },
    shuffle: { name: 'Shuffle the encounter deck', reads: 'Shuffle the encounter deck.', fields: {} },
  },
  endings: {
    'stage-defeated': { name: 'A stage is defeated', reads: '{stage} is defeated.', fields: { stage: 'stage' } },
    destroyed: { name: 'A card is destroyed', reads: '{card} is destroyed.', fields: { card: 'card' } },
    explored: { name: 'A location is explored', reads: '{card} is explored.', fields: { card: 'card' } },
    'leaves-play': { name: 'A card leaves play', reads: '{card} leaves play.', fields: { card: 'card' } },
    'victory-display': {
      name: 'Cards lie in the victory display',
      reads: '{copies}{card} is in the victory display.',
      fields: { card: 'card', copies: 'copies' },
    },
    threat: {
      name: "A player's threat reaches a number",
      reads: "Any player's threat is {number} or higher.",
      fields: { number: 'number' },
    },
    'no-heroes': { name: 'No hero is in play', reads: 'No {trait}hero is in play.', fields: { trait: 'optional-trait' } },
    round: { name: 'A round ends', reads: 'Round {number} ends.', fields: { number: 'number' } },
  },
  places: { staging: 'add it to the staging area', active: 'make it the active location', aside: 'set it aside' },
  ways: { random: 'at random', chosen: 'of his or her choice' },
  hosts: { 'active-location': 'the active location', hero: 'a hero of the first player’s choice' },
}
