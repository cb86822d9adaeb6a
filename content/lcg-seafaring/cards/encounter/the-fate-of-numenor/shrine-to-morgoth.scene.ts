import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

const dead = ['drowned-dead', 'scene:treachery', 'soulless-cadaver', 'scene:treachery'] as const

scene(
  'When Shrine to Morgoth is turned up, cheap allies exhaust, and an Undead enemy engages each player',
  {
    you: { heroes: ['scene:hero'], allies: ['guard-of-the-citadel', 'faramir'] },
    friend: { heroes: ['scene:hero'] },
    staging: [island('shrine-to-morgoth')],
    encounterDeck: dead,
    at: '4.2',
  },
  (t) => {
    t.pick('shrine-to-morgoth').sees({ 'guard-of-the-citadel.exhausted': 'yes', 'faramir.exhausted': 'no' })
    t.asks('search-for-undead', 'you').offers('drowned-dead', 'soulless-cadaver').pick('drowned-dead')
    t.sees({ 'drowned-dead.zone': 'you.engaged', 'soulless-cadaver.zone': 'friend.engaged' }).asks('action-window')
  },
)

scene(
  'Nobody draws a card while Shrine to Morgoth is the active location',
  { you: { deck: 4 }, activeLocation: 'shrine-to-morgoth', encounterDeck: 4, at: '1.1' },
  (t) => {
    t.sees({ 'you.deck': 4 }).isAt('3.2')
  },
)

scene(
  'No player’s deck is searched while Shrine to Morgoth is the active location',
  {
    you: { heroes: [{ card: 'gloin', is: ['exhausted', 'committed'] }], deck: ['gandalf', 'snowbourn-scout'] },
    activeLocation: [{ card: 'mountains-of-mirkwood', progress: 2 }, 'shrine-to-morgoth'],
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.share({ 'mountains-of-mirkwood': 1, 'shrine-to-morgoth': 1 }).use('mountains-of-mirkwood').yes()
    t.tells('searched', {}, 0).sees({ 'you.hand': 0, 'you.deck': 2 }).isAt('3.2')
  },
)
