import { scene } from '@questwright/testkit'

const swarm = { encounterDeck: ['ungoliants-spawn', 'scene:treachery', 'scene:treachery'], at: '3.3' } as const

scene(
  "Ungoliant's Spawn lowers the willpower of committed characters by 2, and discards those with 0 willpower",
  {
    ...swarm,
    you: {
      heroes: [
        { card: 'lcg-core-set:eowyn', is: ['exhausted', 'committed'] },
        { card: 'lcg-core-set:aragorn', is: ['exhausted', 'committed'] },
        { card: 'lcg-core-set:gimli', is: ['exhausted'] },
      ],
    },
  },
  (t) => {
    t.tells('quest-compared', { willpower: 2 }, 1).sees({
      'aragorn.zone': 'you.discard',
      'gimli.zone': 'you.play-area',
      'ungoliants-spawn.zone': 'staging-area',
    })
    t.isAt('5.2')
  },
)

const stung = {
  heroes: ['lcg-core-set:aragorn'],
  engaged: [{ card: 'lcg-core-set:king-spider', shadow: ['ungoliants-spawn'] }],
  threat: 20,
}

scene('Shadow: the defending player’s threat rises by 5 if the attack is defended', { you: stung, encounterDeck: 3, at: '6.3' }, (t) => {
  t.choose('aragorn').tells('threat-raised', { amount: 5 }, 1)
  t.isAt('3.2')
})

scene('Shadow: the defending player’s threat rises by 10 if the attack is undefended', { you: stung, encounterDeck: 3, at: '6.3' }, (t) => {
  t.decline().tells('threat-raised', { amount: 10 }, 1)
  t.isAt('6.8a')
})
