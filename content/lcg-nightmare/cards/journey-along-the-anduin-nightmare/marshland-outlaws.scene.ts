import { scene } from '@questwright/testkit'

scene(
  'A player engaged with Marshland Outlaws cannot attack an enemy with another title',
  {
    you: { heroes: ['lcg-core-set:aragorn'], engaged: ['marshland-outlaws', 'lcg-core-set:forest-spider'] },
    friend: { heroes: ['lcg-core-set:gimli'], engaged: ['lcg-core-set:wargs'] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('marshland-outlaws').decline()
    t.asks('choose-enemy-to-attack', 'friend').offers('wargs')
  },
)

const outlawed = {
  you: {
    heroes: ['scene:hero'],
    hand: ['lcg-core-set:gandalf'],
    resources: 5,
    engaged: [{ card: 'marshland-outlaws' }, { card: 'lcg-core-set:forest-spider' }],
  },
  at: 'planning',
} as const

scene('An effect of a player engaged with Marshland Outlaws does not damage an enemy with another title', outlawed, (t) => {
  t.play('gandalf').use('gandalf').pick('forest-spider').sees({ 'forest-spider.damage': 0 })
  t.isAt('3.2')
})

scene('An effect of a player engaged with Marshland Outlaws can damage Marshland Outlaws', outlawed, (t) => {
  t.play('gandalf').use('gandalf').pick('marshland-outlaws').sees({ 'marshland-outlaws.damage': 4 })
  t.isAt('3.2')
})

scene(
  'Shadow: the threat of the defending player rises by the damage that the attack deals',
  {
    you: {
      heroes: ['scene:hero'],
      engaged: [{ card: 'scene:enemy', shadow: ['marshland-outlaws'], lasting: [{ stat: 'attack', set: 2, until: 'game' }] }],
      threat: 20,
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'you.threat': 22 })
    t.isAt('6.8a')
  },
)
