import { scene } from '@questwright/testkit'

scene(
  'The player whom Tom engages sacks 1',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'one' },
        { card: 'scene:hero', as: 'two', resources: 1 },
      ],
      threat: 33,
    },
    staging: ['tom'],
    zones: { 'sack-deck': ['a-worn-sack', 'a-deep-sack', 'a-large-sack'] },
    encounterDeck: 3,
    at: '5.3',
  },
  (t) => {
    t.sees({ 'tom.zone': 'you.engaged', 'two.attachments': 1, 'sack-deck': 2 })
    t.tells('sacked', {}, 1).asks('choose-defender')
  },
)

scene(
  'Tom returns to the staging area at the end of the combat phase when the engaged player pays no threat',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'tom', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.no().sees({ 'tom.zone': 'staging-area', 'you.threat': 11 }).asks('choose-to-commit')
  },
)

scene(
  'Tom stays engaged at the end of the combat phase when the engaged player raises their threat by 1',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'tom', is: ['attacked'] }], threat: 10 }, encounterDeck: 5, at: '6.11' },
  (t) => {
    t.yes().sees({ 'tom.zone': 'you.engaged', 'you.threat': 12 }).asks('choose-to-commit')
  },
)

const two = [
  { card: 'scene:hero', as: 'one', lasting: [{ stat: 'attack', set: 5, until: 'phase' }] },
  { card: 'scene:hero', as: 'two', lasting: [{ stat: 'attack', set: 5, until: 'phase' }] },
] as const

scene(
  'While Tom is in play a Troll can be attacked by 1 character only, and nobody can join the attack',
  {
    you: { heroes: [...two], engaged: [{ card: 'bert', is: ['attacked'] }] },
    friend: { heroes: ['lcg-core-set:legolas'] },
    staging: ['tom'],
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('bert').asks('choose-attackers').refuses(['p1/hero/1', 'p1/hero/2'], 'refused.too-many').choose('one').sees({ 'bert.damage': 3 })
    t.asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'While Tom is in play an enemy that is no Troll can be attacked by several characters',
  {
    you: { heroes: [...two], engaged: [{ card: 'lcg-core-set:ungoliants-spawn', as: 'beast', is: ['attacked'] }] },
    staging: ['tom'],
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('beast').choose('one', 'two').sees({ 'beast.damage': 8 }).asks('choose-to-commit')
  },
)
