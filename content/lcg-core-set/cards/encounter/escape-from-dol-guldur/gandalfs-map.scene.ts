import { scene } from '@questwright/testkit'

scene(
  "Any player may claim Gandalf's Map for 2 threat in an action window and attach it to a hero of that player",
  {
    you: { heroes: ['aragorn'], threat: 20 },
    friend: { heroes: ['theodred', 'dunhere'], threat: 20 },
    staging: ['gandalfs-map'],
    encounterDeck: 2,
    at: 'window 3.1',
  },
  (t) => {
    t.asks('action-window', 'you').pass().asks('action-window', 'friend')
    t.use('gandalfs-map').asks('choose-host', 'friend').offers('theodred', 'dunhere').pick('dunhere')
    t.sees({
      'gandalfs-map.zone': 'attachments of dunhere',
      'gandalfs-map.controller': 'friend',
      'gandalfs-map.type': 'objective',
      'friend.threat': 22,
      'you.threat': 20,
      staging: 0,
    })
    t.isAt('3.2')
  },
)

scene(
  "Gandalf's Map cannot be claimed while it is guarded",
  { you: { heroes: ['aragorn'] }, staging: [{ card: 'dungeon-jailor', attachments: ['gandalfs-map'] }], at: 'window 3.1' },
  (t) => {
    t.sees({ 'gandalfs-map.zone': 'attachments of dungeon-jailor' }).isAt('3.2')
  },
)

scene(
  "Gandalf's Map is not attached to the prisoner but to another hero",
  {
    you: { heroes: ['aragorn', { card: 'gloin', facedown: { name: 'prisoner', title: 'Glóin', unique: true } }] },
    staging: ['gandalfs-map'],
    at: 'window 3.1',
  },
  (t) => {
    t.use('gandalfs-map').sees({ 'gandalfs-map.zone': 'attachments of aragorn' }).isAt('3.2')
  },
)

const carried = { card: 'aragorn', attachments: [{ card: 'gandalfs-map', controller: 'you' }] } as const

scene(
  "The hero with Gandalf's Map cannot defend",
  { you: { heroes: [carried, 'theodred'], engaged: ['forest-spider'] }, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'you').offers('theodred').decline().asks('choose-hero-for-damage', 'you').offers('aragorn', 'theodred')
  },
)

scene(
  "The hero with Gandalf's Map cannot attack",
  { you: { heroes: [carried, 'theodred'], engaged: ['forest-spider'] }, at: '6.7' },
  (t) => {
    t.pick('forest-spider').sees({ 'forest-spider.damage': 1 }).isAt('3.2')
  },
)

scene("The hero with Gandalf's Map may quest", { you: { heroes: [carried] }, at: '3.2' }, (t) => {
  t.offers('aragorn').choose('aragorn').sees({ 'quest.progress': 2 }).isAt('3.2')
})

scene(
  "An enemy that guards Gandalf's Map can be attacked",
  { you: { heroes: ['aragorn'], engaged: [{ card: 'forest-spider', attachments: ['gandalfs-map'] }] }, encounterDeck: 4, at: '6.7' },
  (t) => {
    t.pick('forest-spider').sees({ 'forest-spider.damage': 2 }).tells('attacked', { card: 'forest-spider' }, 1).isAt('3.2')
  },
)

scene(
  "When its hero leaves play, Gandalf's Map goes back to the staging area and can be claimed again",
  {
    you: { heroes: [{ ...carried, damage: 4 }, 'theodred'], engaged: [{ card: 'forest-spider', shadow: ['endless-caverns'] }] },
    at: '6.3',
  },
  (t) => {
    t.decline()
      .pick('aragorn')
      .sees({ 'aragorn.zone': 'you.discard', 'gandalfs-map.zone': 'staging-area', 'gandalfs-map.controller': null })
    t.use('gandalfs-map').sees({ 'gandalfs-map.zone': 'attachments of theodred', 'gandalfs-map.controller': 'you' })
    t.tells('threat-raised', { amount: 2 }, 1).isAt('3.2')
  },
)

scene(
  "[LCG-RESTRICTED-2] Gandalf's Map goes back to the staging area when it is discarded because of a third Restricted attachment",
  {
    you: {
      heroes: [
        {
          card: 'aragorn',
          attachments: [
            { card: 'gandalfs-map', controller: 'you' },
            { card: 'dungeon-torch', controller: 'you' },
          ],
        },
      ],
    },
    staging: ['shadow-key'],
    at: 'window 3.1',
  },
  (t) => {
    t.use('shadow-key').asks('choose-to-discard', 'you').offers('gandalfs-map', 'dungeon-torch', 'shadow-key').pick('gandalfs-map')
    t.sees({ 'gandalfs-map.zone': 'staging-area', 'gandalfs-map.controller': null, 'aragorn.attachments': 2, encounterDiscard: 0 })
    t.isAt('window 3.1')
  },
)

scene(
  'The objectives of a player who is eliminated go back to the staging area',
  {
    you: { heroes: [carried], threat: 49 },
    friend: { heroes: ['dunhere'], threat: 10 },
    encounterDeck: 3,
    at: '7.3',
  },
  (t) => {
    t.sees({ 'you.eliminated': 'yes', 'gandalfs-map.zone': 'staging-area', 'gandalfs-map.controller': null, encounterDiscard: 0 })
    t.asks('action-window', 'friend').offers('gandalfs-map')
  },
)

scene(
  "Gandalf's Map stays in the staging area when its threat cost eliminates the player who claims it",
  {
    you: { heroes: ['aragorn'], threat: 48 },
    friend: { heroes: ['dunhere'], threat: 10 },
    staging: ['gandalfs-map'],
    at: 'window 3.1',
  },
  (t) => {
    t.use('gandalfs-map').sees({ 'you.eliminated': 'yes', 'gandalfs-map.zone': 'staging-area', 'gandalfs-map.controller': null })
    t.asks('action-window', 'friend').offers('gandalfs-map')
  },
)
