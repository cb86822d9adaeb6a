import { scene } from '@questwright/testkit'

scene(
  '[LCG-SHADOW-4] The enemy chosen for Feint does not attack and its shadow card is not revealed; other enemies attack',
  {
    you: {
      heroes: [{ card: 'gimli', resources: 1 }, 'legolas'],
      hand: ['feint'],
      engaged: [{ card: 'king-spider', shadow: ['east-bight-patrol'] }, 'forest-spider'],
    },
    staging: ['hummerhorns'],
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('feint').offers('king-spider', 'forest-spider')
    t.pick('king-spider').asks('choose-defender', 'you')
    t.choose('gimli').tells('attacks', {}, 1).tells('attacks', { card: 'king-spider' }, 0)
    t.decline().sees({ 'east-bight-patrol.zone': 'encounter-discard', 'king-spider.zone': 'you.engaged' })
    t.tells('shadow-revealed', {}, 0).isAt('3.2')
  },
)

scene(
  'Feint protects any player until the end of the phase, and the enemy attacks again in the next round',
  {
    you: { heroes: [{ card: 'gimli', resources: 1 }], hand: ['feint'] },
    friend: { heroes: ['legolas'], engaged: ['king-spider'], threat: 10 },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('feint').asks('choose-enemy-to-attack', 'friend').tells('attacks', {}, 0)
    t.decline().until('6.4.1')
    t.asks('choose-defender', 'friend').tells('attacks', { card: 'king-spider' }, 1).sees({ round: 2 })
  },
)

scene(
  'Feint can be played in the combat phase and not in the encounter phase',
  {
    you: { heroes: [{ card: 'gimli', resources: 1 }], hand: ['feint'], engaged: ['king-spider'] },
    at: 'window 5.3',
  },
  (t) => {
    // the first action window is the one after the shadow cards were dealt: none in the encounter phase offered it
    t.isAt('window 6.2').offers('feint')
  },
)

scene(
  'Feint cannot choose an enemy in the staging area',
  { you: { heroes: [{ card: 'gimli', resources: 1 }], hand: ['feint'] }, staging: ['king-spider'], at: 'window 6.2' },
  (t) => {
    t.sees({ 'you.hand': 1 }).tells('resources-spent', {}, 0).isAt('3.2')
  },
)

scene(
  'The enemy chosen for Feint can attack another player whom it engages in the same phase',
  {
    you: {
      heroes: [
        { card: 'gimli', resources: 1 },
        { card: 'aragorn', resources: 1 },
      ],
      hand: ['feint', 'sneak-attack', 'son-of-arnor'],
    },
    friend: { heroes: ['legolas'], engaged: ['king-spider'] },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('feint').play('sneak-attack').use('son-of-arnor').sees({ 'king-spider.zone': 'you.engaged' })
    t.until('6.4.1').asks('choose-defender', 'you').tells('attacks', { card: 'king-spider', seat: 'you' }, 1).sees({ round: 1 })
  },
)
