import { scene } from '@questwright/testkit'

scene(
  'Legolas makes 2 progress after his attack destroyed an enemy',
  { you: { heroes: ['legolas'], engaged: ['black-forest-bats'] }, at: '6.7' },
  (t) => {
    t.pick('black-forest-bats').asks('after-response', 'you').offers('legolas').sees({ 'black-forest-bats.zone': 'encounter-discard' })
    t.changes(() => t.use('legolas'), { 'quest.progress': +2 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-GOLDEN-2] Legolas makes his 2 progress on the active location and none on the quest',
  { you: { heroes: ['legolas'], engaged: ['black-forest-bats'] }, activeLocation: 'scene:location', at: '6.7' },
  (t) => {
    t.pick('black-forest-bats')
    t.changes(() => t.use('legolas'), { 'activeLocation.progress': +2, 'quest.progress': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Progress of Legolas that the active location does not need goes to the quest',
  {
    you: { heroes: ['legolas'], engaged: ['black-forest-bats'] },
    activeLocation: { card: 'scene:location', progress: 2 },
    at: '6.7',
  },
  (t) => {
    t.pick('black-forest-bats')
    t.changes(() => t.use('legolas'), { 'quest.progress': +1, 'activeLocation.slug': null })
    t.isAt('3.2')
  },
)

scene(
  'Legolas makes no progress when his player declines his response',
  { you: { heroes: ['legolas'], engaged: ['black-forest-bats'] }, at: '6.7' },
  (t) => {
    t.pick('black-forest-bats')
    t.changes(() => t.pass(), { 'quest.progress': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Legolas makes 2 progress when he destroys an enemy together with another attacker',
  { you: { heroes: ['legolas', 'gimli'], engaged: ['forest-spider'] }, at: '6.7' },
  (t) => {
    t.pick('forest-spider').choose('legolas', 'gimli').offers('legolas')
    t.changes(() => t.use('legolas'), { 'quest.progress': +2 })
    t.isAt('3.2')
  },
)

scene('Legolas makes no progress when the enemy survives', { you: { heroes: ['legolas'], engaged: ['forest-spider'] }, at: '6.7' }, (t) => {
  t.pick('forest-spider').sees({ 'forest-spider.damage': 2, 'quest.progress': 0 }).isAt('3.2')
})

scene(
  'Legolas makes no progress when only another character attacked',
  { you: { heroes: ['legolas', 'gimli'], engaged: ['black-forest-bats'] }, encounterDeck: 5, at: '6.7' },
  (t) => {
    t.pick('black-forest-bats').choose('gimli')
    t.sees({ 'black-forest-bats.zone': 'encounter-discard', 'quest.progress': 0 }).tells('exhausted', { card: 'legolas' }, 0).isAt('3.2')
  },
)

scene(
  'Legolas makes no progress when an event destroys the enemy that he attacks or another enemy',
  {
    you: {
      heroes: [{ card: 'legolas', resources: 1 }],
      allies: ['horseback-archer'],
      hand: ['rain-of-arrows'],
      engaged: [
        { card: 'black-forest-bats', damage: 1 },
        { card: 'king-spider', damage: 2 },
      ],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('black-forest-bats').choose('legolas').isAt('window 6.8.1')
    t.play('rain-of-arrows').order('king-spider', 'black-forest-bats')
    t.sees({ 'black-forest-bats.zone': 'encounter-discard', 'king-spider.zone': 'encounter-discard', 'quest.progress': 0 })
    t.tells('destroyed', {}, 2).isAt('3.2')
  },
)

scene(
  'Legolas joins the attack of another player, and makes progress when it destroys the enemy',
  { you: { heroes: ['legolas'] }, friend: { heroes: ['gimli'], engaged: ['forest-spider'] }, firstPlayer: 'friend', at: '6.7' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'friend').pick('forest-spider').asks('choose-joining-attackers', 'you').choose('legolas')
    t.asks('after-response', 'you').offers('legolas')
    t.changes(() => t.use('legolas'), { 'quest.progress': +2 })
    t.isAt('3.2')
  },
)

scene(
  'Legolas makes progress for an attack outside the combat phase',
  {
    you: { heroes: [{ card: 'legolas', resources: 1 }, 'gimli'], hand: ['quick-strike'], engaged: ['black-forest-bats'] },
    at: 'planning',
  },
  (t) => {
    t.play('quick-strike', 'legolas').asks('after-response', 'you')
    t.changes(() => t.use('legolas'), { 'quest.progress': +2, 'legolas.exhausted': 'yes' })
    t.sees({ round: 1, phase: 'quest' }).isAt('3.2')
  },
)
