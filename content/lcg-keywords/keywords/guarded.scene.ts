import { scene } from '@questwright/testkit'

const prize = { card: 'scene:objective', as: 'prize', keywords: ['Guarded'] } as const

scene(
  '[LCG-GUARDED-1] [LCG-GUARDED-7] The next card guards a Guarded objective that is revealed, and counts its threat',
  { encounterDeck: [prize, { card: 'scene:enemy', as: 'guard' }, 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({
      'prize.zone': 'attachments of enemy',
      'prize.type': 'objective',
      'guard.zone': 'staging-area',
      'staging.threat': 1,
      encounterDeck: 1,
    })
    t.isAt('5.2')
  },
)

scene(
  'An objective without Guarded is revealed alone',
  { encounterDeck: ['scene:objective', 'scene:enemy'], staging: ['scene:location'], at: '3.3' },
  (t) => {
    t.sees({ 'scene:objective.zone': 'staging-area', 'staging.threat': 1, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-3] [LCG-GUARDED-8] When the guard is destroyed, the objective lies alone in the staging area and is not revealed again',
  {
    you: { allies: ['scene:ally'], engaged: [{ card: 'scene:enemy', damage: 2, attachments: [prize] }] },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('scene:enemy')
      .choose('scene:ally')
      .sees({ 'prize.zone': 'staging-area', encounterDiscard: 1 })
      .tells('destroyed', {}, 1)
      .tells('revealed', { card: 'prize' }, 0)
    t.isAt('3.2')
  },
)

scene(
  '[LCG-GUARDED-4] When the guard is explored, the objective lies alone in the staging area',
  {
    you: {
      allies: [
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
      ],
    },
    activeLocation: { card: 'scene:location', progress: 2, attachments: [prize] },
    staging: ['scene:enemy'],
    encounterDeck: 1,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area', 'scene:location.zone': 'encounter-discard', 'staging.threat': 1 }).isAt('5.2')
  },
)

scene(
  '[LCG-GUARDED-5] A treachery that comes as the guard has been dealt with',
  { encounterDeck: [prize, 'scene:treachery', 'scene:enemy'], staging: ['scene:location'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area', encounterDiscard: 1, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-6] A further objective is passed over; it gets its own guard after the first',
  {
    encounterDeck: [
      prize,
      { card: 'scene:objective', as: 'other', keywords: ['Guarded'] },
      'scene:enemy',
      'scene:location',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of enemy', 'other.zone': 'attachments of location', encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-6] An objective without Guarded is passed over as well',
  { encounterDeck: [prize, { card: 'scene:objective', as: 'other' }, 'scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of enemy', 'other.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

for (const [what, lasting] of [
  ['cannot have attachments', { stat: 'forbiddenAttachments', gain: 'any', until: 'game' }],
  ['is immune to card effects', { stat: 'immunities', gain: 'card-effects', until: 'game' }],
] as const)
  scene(
    `[LCG-GUARDED-1] An enemy that ${what} guards nothing: the next card does, and the story says so`,
    {
      encounterDeck: [
        prize,
        { card: 'scene:enemy', as: 'bare', lasting: [lasting] },
        { card: 'scene:location', as: 'hill' },
        'scene:treachery',
      ],
      at: '3.3',
    },
    (t) => {
      t.tells('grim-rule', { card: 'prize', reading: 'next-guards' }, 1)
      t.sees({ 'prize.zone': 'attachments of location', 'bare.zone': 'staging-area', encounterDeck: 1 }).asks('choose-location')
    },
  )

scene(
  '[LCG-GUARDED-1] A card of a player that comes in place of a guard guards nothing: the next card does, and the story says so',
  { encounterDeck: [prize, { card: 'scene:ally', keywords: ['Encounter'] }, 'scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('grim-rule', { card: 'prize' }, 1).sees({ 'prize.zone': 'attachments of enemy', 'scene:ally.zone': 'encounter-discard' })
    t.isAt('5.2')
  },
)

scene(
  'An encounter deck that is empty leaves the objective without a guard, and the story says that it is',
  { encounterDeck: [prize], staging: ['scene:location'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area' }).tells('encounter-deck-empty', {}, 1).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-9] The guard is a revealed card: its own keywords work',
  {
    you: {
      threat: 20,
      allies: [
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
      ],
    },
    encounterDeck: [prize, { card: 'scene:enemy', keywords: ['Surge', 'Doomed 1'] }, 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 21, 'prize.zone': 'attachments of enemy', staging: 2, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  'The guard is the next card, before those that the other players are owed',
  { you: {}, friend: {}, encounterDeck: [prize, 'scene:enemy', 'scene:location', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of enemy', staging: 2, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-8] An objective that lies in the staging area is not guarded by a card that is revealed later',
  { staging: [prize], encounterDeck: ['scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'Other attachments of the guard are discarded with it',
  {
    you: {
      allies: ['scene:ally'],
      engaged: [{ card: 'scene:enemy', damage: 2, attachments: [prize, { card: 'scene:attachment', controller: 'you' }] }],
    },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('scene:enemy').choose('scene:ally').sees({ 'prize.zone': 'staging-area', 'scene:attachment.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  'An objective attached to a character is no guarded one: it is discarded with its host',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'bearer', damage: 8, attachments: [prize] }, 'scene:hero'], engaged: ['scene:enemy'] },
    at: '6.3',
  },
  (t) => {
    t.decline().pick('bearer').sees({ 'bearer.zone': 'you.discard', 'prize.zone': 'encounter-discard' }).isAt('6.8a')
  },
)
