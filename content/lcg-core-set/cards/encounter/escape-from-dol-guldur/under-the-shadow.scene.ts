import { scene } from '@questwright/testkit'

scene(
  'Under the Shadow adds 1 threat to the staging area for each player until the end of the phase',
  {
    you: { heroes: ['aragorn'], allies: ['faramir'], threat: 20 },
    friend: { threat: 20 },
    third: { threat: 20 },
    staging: ['dungeon-jailor'],
    encounterDeck: ['under-the-shadow', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'staging.threat': 4, 'dungeon-jailor.threat': 1 }).isAt('window 3.3')
    t.until('5.2').sees({ 'staging.threat': 1, 'you.threat': 24, 'third.threat': 24 }).isAt('5.2')
  },
)

scene(
  '[LCG-LASTING-5] The threat of Under the Shadow falls by 1 when a player is eliminated',
  {
    you: { heroes: ['aragorn'], allies: ['faramir'], threat: 20 },
    friend: { heroes: [{ card: 'theodred', damage: 3, is: ['exhausted'] }], threat: 20 },
    staging: ['dungeon-jailor'],
    encounterDeck: ['under-the-shadow', 'the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'friend.eliminated': 'yes', 'staging.threat': 2 }).isAt('window 3.3')
  },
)

scene(
  'Two copies of Under the Shadow add up',
  {
    you: { heroes: ['aragorn'], allies: ['faramir'] },
    friend: {},
    encounterDeck: ['under-the-shadow', 'under-the-shadow'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'staging.threat': 4, staging: 0 }).isAt('window 3.3')
  },
)

scene(
  'Shadow: Under the Shadow raises the threat of the defending player by the number of enemies engaged with that player',
  {
    you: {
      heroes: ['aragorn'],
      threat: 20,
      engaged: [
        { card: 'forest-spider', shadow: ['under-the-shadow'] },
        { card: 'king-spider', shadow: ['endless-caverns'] },
      ],
    },
    friend: { heroes: ['theodred'], threat: 20, engaged: ['dungeon-jailor'] },
    staging: ['black-forest-bats'],
    at: '6.3',
  },
  (t) => {
    t.pick('forest-spider').choose('aragorn')
    t.sees({ 'you.threat': 22, 'friend.threat': 20, 'staging.threat': 1 }).asks('choose-defender', 'friend')
  },
)
