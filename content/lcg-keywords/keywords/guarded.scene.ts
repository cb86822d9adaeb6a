import { scene } from '@questwright/testkit'

const prize = { card: 'scene:objective', as: 'prize', keywords: ['Guarded'] } as const

scene(
  '[LCG-GUARDED-1] [LCG-GUARDED-7] The next card of the encounter deck guards a revealed Guarded objective and adds its threat',
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
  'An objective without Guarded is revealed without a guard',
  { encounterDeck: ['scene:objective', 'scene:enemy'], staging: ['scene:location'], at: '3.3' },
  (t) => {
    t.sees({ 'scene:objective.zone': 'staging-area', 'staging.threat': 1, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-3] [LCG-GUARDED-8] When its guard is destroyed, an objective stays in the staging area and is not revealed again',
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
  '[LCG-GUARDED-4] When the location that guards an objective is explored, the objective stays in the staging area',
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
  '[LCG-GUARDED-5] A Guarded objective stays without a guard when the next card is a treachery, which resolves',
  { encounterDeck: [prize, 'scene:treachery', 'scene:enemy'], staging: ['scene:location'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area', encounterDiscard: 1, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-6] A second Guarded objective does not guard the first: each gets its own guard from the cards that follow',
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
  '[LCG-GUARDED-6] An objective without Guarded does not guard a Guarded objective: the card after it becomes the guard',
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
    `[LCG-GUARDED-1] An enemy that ${what} does not guard an objective: the next card guards it, and the story says so`,
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
  '[LCG-GUARDED-1] An ally with Encounter does not guard a Guarded objective: the next card guards it, and the story says so',
  { encounterDeck: [prize, { card: 'scene:ally', keywords: ['Encounter'] }, 'scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('grim-rule', { card: 'prize' }, 1).sees({ 'prize.zone': 'attachments of enemy', 'scene:ally.zone': 'encounter-discard' })
    t.isAt('5.2')
  },
)

scene(
  'A Guarded objective has no guard when the encounter deck is empty, and the story says that the deck is empty',
  { encounterDeck: [prize], staging: ['scene:location'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area' }).tells('encounter-deck-empty', {}, 1).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-9] Surge and Doomed resolve on a card that is revealed as a guard',
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
  'A Guarded objective gets its guard before the card for the next player is revealed',
  { you: {}, friend: {}, encounterDeck: [prize, 'scene:enemy', 'scene:location', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of enemy', staging: 2, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  '[LCG-GUARDED-8] An objective in the staging area is not guarded by a card that is revealed later',
  { staging: [prize], encounterDeck: ['scene:enemy', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'Other attachments of a guard are discarded when the guard is destroyed',
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
  'An objective attached to a hero is not guarded: it is discarded when the hero is destroyed',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'bearer', damage: 8, attachments: [prize] }, 'scene:hero'], engaged: ['scene:enemy'] },
    at: '6.3',
  },
  (t) => {
    t.decline().pick('bearer').sees({ 'bearer.zone': 'you.discard', 'prize.zone': 'encounter-discard' }).isAt('6.8a')
  },
)
