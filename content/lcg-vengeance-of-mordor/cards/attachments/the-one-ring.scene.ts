import { scene } from '@questwright/testkit'

const bearer = { card: 'scene:hero', as: 'bearer', attachments: ['the-one-ring'] } as const

scene(
  'Setup attaches The One Ring of the deck to a hero of its player, before the deck is shuffled and the hand is drawn',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [
        { heroes: ['lcg-core-set:aragorn', 'lcg-core-set:gloin'], cards: { 'the-one-ring': 1, 'lcg-core-set:guard-of-the-citadel': 12 } },
      ],
    },
  },
  (t) => {
    t.asks('choose', 'you').offers('aragorn', 'gloin').pick('gloin').isAt('setup.5')
    t.sees({ 'the-one-ring.zone': 'attachments of gloin', 'the-one-ring.controller': 'you', 'you.hand': 6, 'you.deck': 6 })
    t.sees({ 'you.elimination': 45 }).tells('shuffled', { zone: 'p1.deck' }, 1).isAt('setup.5')
  },
)

scene(
  'The player of The One Ring is eliminated at 45 threat, and the players lose because it leaves play',
  {
    you: { heroes: [bearer], threat: 44 },
    friend: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }], threat: 44 },
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Doomed 1'] }, 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.isLost('lost.the-one-ring')
  },
)

scene(
  'The players lose when the hero with The One Ring is destroyed',
  { you: { heroes: [{ ...bearer, damage: 8 }, 'scene:hero'], engaged: ['scene:enemy'] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.pick('bearer').asks('order-discarded').decline().isLost('lost.the-one-ring')
  },
)

scene(
  'The players lose when a player is eliminated by The One Ring, played as a third Restricted attachment',
  {
    you: {
      heroes: [
        {
          card: 'scene:hero',
          attachments: [
            { card: 'scene:attachment', keywords: ['Restricted'] },
            { card: 'scene:attachment', keywords: ['Restricted'] },
          ],
        },
      ],
      threat: 46,
      hand: ['the-one-ring'],
    },
    friend: {},
    at: 'planning',
  },
  (t) => {
    t.play('the-one-ring').isLost('lost.the-one-ring')
  },
)
