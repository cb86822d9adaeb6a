import { scene } from '@questwright/testkit'

const board = {
  you: { heroes: [{ card: 'frodo-baggins', attachments: [{ card: 'the-one-ring', controller: 'you' }] }, 'scene:hero'] },
  staging: ['scene:location'],
  encounterDeck: ['fear-of-discovery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Fear of Discovery exhausts the Ring-bearer when the first player chooses that, and Surge reveals another card', board, (t) => {
  t.asks('choose-one', 'you').offers('exhaust', 'reveal').pick('exhaust')
  t.sees({ 'frodo-baggins.exhausted': 'yes', encounterDeck: 2 }).tells('revealed', {}, 2).asks('choose-location')
})

scene('Fear of Discovery reveals an additional card when the first player does not exhaust the Ring-bearer', board, (t) => {
  t.pick('reveal').sees({ 'frodo-baggins.exhausted': 'no', encounterDeck: 1 }).tells('revealed', {}, 3).asks('choose-location')
})

scene(
  'Shadow: the threat of the defending player rises by 3',
  {
    you: { heroes: ['scene:hero', 'scene:hero'], threat: 10, engaged: [{ card: 'scene:enemy', shadow: ['fear-of-discovery'] }] },
    friend: { threat: 10 },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'you.threat': 13, 'friend.threat': 10 }).asks('choose-hero-for-damage')
  },
)
