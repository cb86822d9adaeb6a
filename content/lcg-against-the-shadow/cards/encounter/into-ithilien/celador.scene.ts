import { scene } from '@questwright/testkit'

const quester = (willpower: number) =>
  ({ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: willpower, until: 'phase' }] }) as const

scene(
  '[LCG-OBJALLY-1] Celador is committed to the quest while he is in the staging area, and his willpower counts',
  { you: { allies: [quester(1)] }, staging: ['celador', 'scene:enemy'], encounterDeck: 5, at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 3, threat: 1 }, 1)
      .sees({ 'quest.progress': 2, 'celador.committed': 'yes', 'celador.damage': 0 })
      .isAt('5.2')
  },
)

scene(
  'Celador is dealt 1 damage, once, after the players quest unsuccessfully',
  { you: {}, staging: ['celador', 'southron-mercenaries', 'scene:enemy'], encounterDeck: 5, at: '3.4' },
  (t) => {
    t.sees({ 'celador.damage': 1, 'you.threat': 1 }).isAt('5.2')
  },
)

scene(
  'Celador is dealt no damage if the quest neither succeeds nor fails',
  { you: {}, staging: ['celador', 'southron-mercenaries'], encounterDeck: 5, at: '3.4' },
  (t) => {
    t.sees({ 'celador.damage': 0, 'you.threat': 0, 'quest.progress': 0 }).isAt('5.2')
  },
)

scene(
  'Celador, whom a player controls, is dealt 1 damage after a character leaves play',
  {
    you: {
      allies: ['celador', { card: 'scene:ally', as: 'guard', damage: 1 }],
      engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', set: 2, until: 'round' }] }],
    },
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.pick('guard').sees({ 'guard.zone': 'you.discard', 'celador.damage': 1 }).asks('choose-enemy-to-attack')
  },
)

scene(
  'Celador is dealt 2 damage if two characters leave play at the same time',
  {
    you: {
      allies: [
        { card: 'scene:ally', as: 'first', damage: 1 },
        { card: 'scene:ally', as: 'second', damage: 1 },
      ],
    },
    quest: { card: 'scene:quest', keywords: ['Archery 2'] },
    staging: ['celador'],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage').share({ first: 1, second: 1 }).asks('next-after-forced', 'you').pick('celador')
    t.sees({ 'celador.damage': 2, 'first.zone': 'you.discard' }).asks('choose-to-commit')
  },
)

scene(
  'Celador is dealt no damage when an enemy leaves play',
  {
    you: { allies: ['celador'], engaged: [{ card: 'scene:enemy', damage: 1 }] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('scene:enemy').choose('celador').sees({ 'scene:enemy.zone': 'encounter-discard', 'celador.damage': 0 }).asks('choose-to-commit')
  },
)

scene(
  'Celador is removed from the game when he is destroyed',
  { you: {}, staging: [{ card: 'celador', damage: 2 }, 'southron-mercenaries', 'scene:enemy'], encounterDeck: 5, at: '3.4' },
  (t) => {
    t.sees({ 'celador.zone': 'removed', encounterDiscard: 0 }).isAt('5.2')
  },
)
