import { scene } from '@questwright/testkit'

scene(
  "The player whom Ungoliant's Swarm engages exhausts 2 characters",
  {
    you: { heroes: ['lcg-core-set:aragorn', 'gloin'], allies: ['snowbourn-scout'], threat: 33 },
    friend: { heroes: ['eowyn'], threat: 1 },
    staging: ['ungoliants-swarm'],
    encounterDeck: 5,
    at: '5.2',
  },
  (t) => {
    t.decline().decline().asks('choose-to-exhaust', 'you').choose('gloin', 'snowbourn-scout')
    t.sees({
      'ungoliants-swarm.zone': 'you.engaged',
      'gloin.exhausted': 'yes',
      'snowbourn-scout.exhausted': 'yes',
      'aragorn.exhausted': 'no',
    })
    t.asks('choose-defender', 'you')
  },
)

scene(
  "Shadow: Ungoliant's Swarm comes into play engaged with the defending player, who exhausts 2 characters",
  {
    you: {
      heroes: ['lcg-core-set:aragorn', 'gloin', 'eowyn'],
      engaged: [{ card: 'king-spider', shadow: ['ungoliants-swarm'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('lcg-core-set:aragorn').sees({
      'ungoliants-swarm.zone': 'you.engaged',
      'gloin.exhausted': 'yes',
      'eowyn.exhausted': 'yes',
      'you.engaged': 2,
    })
    t.tells('engaged', { card: 'ungoliants-swarm' }, 1).asks('choose-hero-for-damage', 'you')
  },
)
