import { scene } from '@questwright/testkit'

scene(
  'Only one character of all players can attack Graxar in a round',
  {
    you: { heroes: ['lcg-core-set:aragorn', 'gloin'], engaged: [{ card: 'graxar', is: ['attacked'] }] },
    friend: { heroes: ['legolas'] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('graxar').asks('choose-attackers', 'you').refuses(t.keysOf('lcg-core-set:aragorn', 'gloin'), 'refused.too-many')
    t.choose('lcg-core-set:aragorn').sees({ 'graxar.damage': 3, 'graxar.attack': 6 }).isAt('3.2')
  },
)

scene(
  'Graxar gets a resource for each shadow card that he is dealt, and 1 defense for each resource',
  { you: { heroes: ['lcg-core-set:aragorn', 'gloin'], engaged: ['graxar'] }, encounterDeck: 5, at: '6.1' },
  (t) => {
    t.sees({ 'graxar.resources': 1, 'graxar.defense': 1, 'graxar.immunities': ['card-effects'] }).asks('choose-defender', 'you')
  },
)
