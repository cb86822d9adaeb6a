import { scene } from '@questwright/testkit'

/** Scenes of the rules of side quests. Those that need a card's text are next to the packs with such cards. */

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  '[LCG-SIDEQUEST-2] A revealed encounter side quest goes to the staging area and adds no threat',
  { encounterDeck: ['scene:encounter-side-quest', 'scene:treachery'], staging: ['scene:enemy'], at: '3.3' },
  (t) => {
    t.sees({ 'scene:encounter-side-quest.zone': 'staging-area', 'staging.threat': 1, staging: 2, encounterDiscard: 0 })
    t.asks('choose-enemy-to-engage', 'you')
  },
)

scene(
  '[LCG-SIDEQUEST-4] An encounter side quest dealt as a shadow card has no effect and is discarded',
  { you: { engaged: [{ card: 'scene:enemy', shadow: ['scene:encounter-side-quest'] }] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().tellsInOrder('shadow-revealed', 'damaged').sees({ 'scene:hero.damage': 1 }).choose()
    t.sees({ 'scene:encounter-side-quest.zone': 'encounter-discard', staging: 0 }).isAt('3.2')
  },
)

scene(
  '[LCG-SIDEQUEST-5] A player side quest is played from hand in the planning phase for its cost, and enters the staging area',
  { you: { hand: ['scene:player-side-quest', 'scene:card'], resources: 2 }, at: 'planning' },
  (t) => {
    t.play('scene:player-side-quest').sees({
      'scene:player-side-quest.zone': 'staging-area',
      'scene:player-side-quest.controller': 'you',
      'scene:hero.resources': 1,
      'staging.threat': 0,
    })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  '[LCG-SIDEQUEST-6] The first player may choose one side quest as the current quest when the quest phase begins, or none',
  {
    you: { heroes: [resting] },
    friend: { heroes: [resting] },
    firstPlayer: 'friend',
    staging: ['scene:encounter-side-quest', 'scene:player-side-quest'],
    at: 'quest',
  },
  (t) => {
    t.asks('choose-current-quest', 'friend').offers('scene:encounter-side-quest', 'scene:player-side-quest')
    t.refuses(t.keysOf('scene:encounter-side-quest', 'scene:player-side-quest'), 'refused.too-many')
    t.choose().sees({ 'scene:encounter-side-quest.isCurrentQuest': false, 'scene:player-side-quest.isCurrentQuest': false })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  '[LCG-SIDEQUEST-6] Only one side quest can be chosen in a quest phase, and another can be chosen in the next round',
  {
    staging: [
      { card: 'scene:encounter-side-quest', as: 'one' },
      { card: 'scene:encounter-side-quest', as: 'two' },
    ],
    encounterDeck: 6,
    at: 'quest',
  },
  (t) => {
    t.asks('choose-current-quest', 'you').choose('one').sees({ 'one.isCurrentQuest': true, 'two.isCurrentQuest': false })
    t.tells('questChosen', { card: 'one' }, 1)
    t.asks('choose-to-commit', 'you').choose()
    t.asks('choose-current-quest', 'you').sees({ 'one.isCurrentQuest': false }).choose('two')
    t.tells('questChosen', { card: 'two' }, 1).sees({ 'two.isCurrentQuest': true }).asks('choose-to-commit', 'you')
  },
)

scene(
  '[LCG-SIDEQUEST-6] The chosen side quest is the current quest until the end of the quest phase only',
  {
    you: { heroes: [resting], allies: [questing] },
    staging: [{ card: 'scene:encounter-side-quest', as: 'errand' }, 'scene:location'],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose('errand').asks('choose-location', 'you').sees({ 'errand.isCurrentQuest': false, step: '4.2' })
  },
)

scene(
  '[LCG-SIDEQUEST-6] No player is asked for a side quest if none is in the staging area',
  { you: { hand: ['scene:player-side-quest'] }, at: 'quest' },
  (t) => {
    t.isAt('3.2').tells('questChosen', {}, 0)
  },
)

scene(
  '[LCG-SIDEQUEST-7] Progress is placed on the side quest that is the current quest',
  {
    you: { heroes: [resting], allies: [questing, questing, questing, questing] },
    staging: [{ card: 'scene:encounter-side-quest', as: 'errand' }],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose('errand').sees({ 'errand.progress': 4, 'quest.progress': 0 })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  '[LCG-SIDEQUEST-8] Progress is placed on the active location before the side quest',
  {
    you: { heroes: [resting], allies: [questing, questing, questing, questing] },
    activeLocation: { card: 'scene:location', progress: 1 },
    staging: [{ card: 'scene:encounter-side-quest', as: 'errand' }],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose('errand').sees({ 'scene:location.zone': 'encounter-discard', 'errand.progress': 2, 'quest.progress': 0 })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  '[LCG-SIDEQUEST-9] Progress beyond the quest points of a side quest is lost',
  {
    you: { heroes: [resting], allies: [questing, questing, questing, questing] },
    staging: [{ card: 'scene:encounter-side-quest', as: 'errand', progress: 3 }],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose('errand').sees({ 'errand.zone': 'victory-display', 'errand.progress': 0, 'quest.progress': 0 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-SIDEQUEST-10] A defeated encounter side quest goes to the victory display, and the stage stays',
  {
    you: { heroes: [resting], allies: [questing] },
    staging: [{ card: 'scene:encounter-side-quest', as: 'errand', progress: 4 }],
    questDeck: ['scene:quest'],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose('errand').tells('stage-defeated', { card: 'errand' }, 1)
    t.sees({ 'errand.zone': 'victory-display', victoryDisplay: 1, questDeck: 1, 'quest.progress': 0 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-SIDEQUEST-10] A defeated player side quest goes to the victory display, and the stage stays',
  {
    you: { heroes: [resting], allies: [questing] },
    staging: [{ card: 'scene:player-side-quest', owner: 'you', progress: 3 }],
    questDeck: ['scene:quest'],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose('scene:player-side-quest')
    t.sees({ 'scene:player-side-quest.zone': 'victory-display', 'you.discard': 0, questDeck: 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-SIDEQUEST-11] No progress is placed on a side quest that is not the current quest',
  {
    you: { heroes: [resting], allies: [questing, questing, questing] },
    staging: [
      { card: 'scene:encounter-side-quest', as: 'chosen' },
      { card: 'scene:encounter-side-quest', as: 'other' },
    ],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose('chosen').sees({ 'chosen.progress': 3, 'other.progress': 0, 'quest.progress': 0 })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  '[LCG-SIDEQUEST-11] Progress is placed on the main quest if no side quest is chosen',
  {
    you: { heroes: [resting], allies: [questing, questing, questing] },
    staging: ['scene:encounter-side-quest'],
    encounterDeck: 3,
    at: 'quest',
  },
  (t) => {
    t.choose().sees({ 'scene:encounter-side-quest.progress': 0, 'quest.progress': 3 })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  '[LCG-GUARDED-1] An objective with Guarded is attached to a side quest that is revealed to guard it',
  {
    you: { heroes: [resting], allies: [questing, questing, questing, questing, questing] },
    encounterDeck: [
      { card: 'scene:objective', as: 'prize', keywords: ['Guarded'] },
      { card: 'scene:encounter-side-quest', as: 'errand' },
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of encounter-side-quest', 'errand.zone': 'staging-area', encounterDeck: 3 })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  '[LCG-GUARDED-3] An objective is no longer guarded after the side quest that guards it is defeated',
  {
    you: { heroes: [resting], allies: [questing, questing] },
    staging: [
      {
        card: 'scene:encounter-side-quest',
        as: 'errand',
        progress: 3,
        attachments: [{ card: 'scene:objective', as: 'prize', keywords: ['Guarded'] }],
      },
    ],
    encounterDeck: 4,
    at: '3.1',
  },
  (t) => {
    t.choose('errand').sees({ 'errand.zone': 'victory-display', 'prize.zone': 'staging-area' }).isAt('3.2')
  },
)
