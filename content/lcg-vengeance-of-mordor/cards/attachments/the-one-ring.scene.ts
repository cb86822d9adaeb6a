import { scene } from '@questwright/testkit'

const bearer = { card: 'scene:hero', as: 'bearer', attachments: ['the-one-ring'] } as const

scene(
  'Setup: The One Ring is searched out and attached to a hero of its player; the deck is shuffled and the hand drawn',
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
  'Its player is eliminated at a threat of 45: it leaves play, and the players lose',
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
  'When its hero is destroyed, it leaves play as well, and the players lose',
  { you: { heroes: [{ ...bearer, damage: 8 }, 'scene:hero'], engaged: ['scene:enemy'] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.pick('bearer').asks('order-discarded').decline().isLost('lost.the-one-ring')
  },
)

scene(
  'Who is eliminated by it as a third Restricted attachment has nothing to discard: the players lose',
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
