import { scene } from '@questwright/testkit'

const prisoner = { card: 'gloin', facedown: { name: 'prisoner', title: 'Glóin', unique: true } } as const

scene(
  'Nazgûl of Dol Guldur is added to the staging area, not revealed, when the prisoner is rescued',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }, prisoner] },
    quest: 'through-the-caverns',
    setAside: ['nazgul-of-dol-guldur'],
    at: '3.4',
  },
  (t) => {
    t.asks('after-response', 'you').offers('through-the-caverns')
    t.changes(() => t.use('through-the-caverns'), { 'staging.threat': +5, setAside: -1 })
    t.sees({ 'nazgul-of-dol-guldur.zone': 'staging-area', 'gloin.face': 'up' }).tells('revealed', {}, 0).isAt('5.2')
  },
)

scene(
  'Nazgûl of Dol Guldur stays set aside while the prisoner is not rescued',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }, prisoner] },
    quest: 'through-the-caverns',
    setAside: ['nazgul-of-dol-guldur'],
    encounterDeck: 2,
    at: '3.4',
  },
  (t) => {
    t.pass().sees({ 'nazgul-of-dol-guldur.zone': 'set-aside', 'gloin.face': 'down', 'quest.progress': 2 }).isAt('3.2')
  },
)

const attacked = {
  you: {
    heroes: ['aragorn', { card: 'gloin', is: ['exhausted'] }],
    allies: ['snowbourn-scout'],
    engaged: [{ card: 'nazgul-of-dol-guldur', shadow: ['under-the-shadow'] }],
  },
  friend: { heroes: ['theodred'], allies: ['guard-of-the-citadel'] },
  at: '6.3',
} as const

scene('After a shadow effect of Nazgûl of Dol Guldur resolves, the player engaged with it discards a character', attacked, (t) => {
  t.choose('snowbourn-scout').asks('choose-to-discard', 'you').offers('aragorn', 'gloin', 'snowbourn-scout')
  // the attack itself destroys the scout
  t.changes(() => t.pick('gloin'), { 'you.play': -2, 'you.discard': +2 })
  t.sees({ 'gloin.zone': 'you.discard', 'aragorn.damage': 0, 'you.threat': 1 }).isAt('6.8a')
})

scene('An attack of Nazgûl of Dol Guldur is undefended when the defender is discarded', attacked, (t) => {
  t.choose('snowbourn-scout').pick('snowbourn-scout').asks('choose-hero-for-damage', 'you').offers('aragorn', 'gloin').pick('aragorn')
  t.sees({ 'aragorn.damage': 4 }).isAt('6.8a')
})

scene(
  'Nazgûl of Dol Guldur discards no character for a shadow card without a shadow effect',
  {
    you: {
      heroes: ['aragorn'],
      allies: ['guard-of-the-citadel'],
      engaged: [{ card: 'nazgul-of-dol-guldur', shadow: ['endless-caverns'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'aragorn.damage': 2, 'guard-of-the-citadel.zone': 'you.play-area' }).isAt('6.8a')
  },
)

scene(
  'Nazgûl of Dol Guldur discards no character when the shadow effect is cancelled',
  {
    you: {
      heroes: ['theodred', 'dunhere'],
      hand: ['hasty-stroke'],
      resources: 1,
      engaged: [{ card: 'nazgul-of-dol-guldur', shadow: ['under-the-shadow'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.choose('theodred').play('hasty-stroke')
    t.until('6.8a').sees({ 'you.play': 2, 'theodred.damage': 3, 'you.threat': 0 }).isAt('6.8a')
  },
)

scene(
  'Nazgûl of Dol Guldur discards no character for the shadow effect of another enemy',
  {
    you: {
      heroes: ['aragorn'],
      allies: ['guard-of-the-citadel'],
      engaged: [
        { card: 'dungeon-jailor', shadow: ['under-the-shadow'] },
        { card: 'nazgul-of-dol-guldur', shadow: ['endless-caverns'] },
      ],
    },
    at: '6.3',
  },
  (t) => {
    t.pick('dungeon-jailor').choose('aragorn')
    t.sees({ 'you.threat': 2, 'you.play': 2 }).asks('choose-defender', 'you')
  },
)

scene(
  'Attachments cannot be played on Nazgûl of Dol Guldur',
  {
    you: { heroes: ['beravor'], hand: ['forest-snare'], resources: 3, engaged: ['nazgul-of-dol-guldur', 'dungeon-jailor'] },
    at: 'planning',
  },
  (t) => {
    t.play('forest-snare').sees({ 'forest-snare.zone': 'attachments of dungeon-jailor' }).offers('beravor')
  },
)

scene(
  'Nazgûl of Dol Guldur can guard a Guarded objective',
  {
    encounterDeck: [{ card: 'scene:objective', as: 'prize', keywords: ['Guarded'] }, 'nazgul-of-dol-guldur', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of nazgul-of-dol-guldur', 'nazgul-of-dol-guldur.zone': 'staging-area' }).isAt('5.2')
  },
)
