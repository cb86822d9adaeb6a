import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'escape-from-dol-guldur-campaign']
const aside = ['mendor', 'appointed-by-fate']
const scenario = 'escape-from-dol-guldur'
const cards = { 'guard-of-the-citadel': 7 } as const
const boons = ['lcg-revised-core-campaign:valor']
const valorOn = (hero: string) => ({ card: 'lcg-revised-core-campaign:valor', on: hero })

scene(
  'The prisoner is the hero whom the log names, facedown together with all attachments and Mendor',
  {
    rules,
    record: { boons, heroes: { p1: ['Aragorn', 'Glóin'], p2: ['Éowyn'] }, notes: { prisoner: 'Glóin' }, pool: [valorOn('Glóin')] },
    game: {
      scenario,
      decks: [
        { heroes: ['eowyn'], cards },
        { heroes: ['lcg-core-set:aragorn', 'gloin'], cards },
      ],
      aside,
    },
    rigs: { prisoner: [1] },
  },
  (t) => {
    t.pick('you').pick('you').no().no().asks('choose-host', 'you').pick('gloin')
    t.sees({ 'gloin.liesAs': 'prisoner', 'eowyn.face': 'up', 'aragorn.face': 'up', 'gloin.title': 'Glóin' })
    t.sees({ 'valor.face': 'down', 'appointed-by-fate.face': 'down', 'valor.zone': 'attachments of gloin' })
    t.sees({ 'mendor.liesAs': 'captive', 'mendor.zone': 'friend.play-area', 'gloin.resources': 0 })
    t.sees({ 'escape-from-dol-guldur-campaign.side': 'B' }).tells('left-play', {}, 0).asks('action-window', 'you')
  },
)

scene(
  'A random hero is the prisoner when the hero whom the log names is not in the game',
  {
    rules,
    record: { heroes: { p1: ['Aragorn', 'Gimli'] }, notes: { prisoner: 'Gimli' } },
    game: { scenario, decks: [{ heroes: ['lcg-core-set:aragorn', 'gloin'], cards }], aside },
    rigs: { prisoner: [0] },
  },
  (t) => {
    t.no().pick('gloin').sees({ 'aragorn.liesAs': 'prisoner', 'gloin.face': 'up', 'appointed-by-fate.face': 'up', 'mendor.face': 'down' })
    t.sees({ 'gloin.resources': 2 }).isAt('planning')
  },
)

/** The names of this many allies with 1 willpower. */
const troop = (count: number): string[] => Array.from({ length: count }, () => 'scene:ally')

/** A position just before the stage in which the prisoner is taken. */
const before = {
  rules,
  record: { heroes: { p1: ['Éowyn', 'Glóin'] }, notes: { prisoner: 'Glóin' } },
  you: {
    heroes: [
      { card: 'eowyn', is: ['exhausted', 'committed'] },
      { card: 'gloin', attachments: ['valor', 'steward-of-gondor'] },
    ],
    allies: ['mendor', ...troop(12)],
    threat: 10,
  },
  quest: { card: 'scene:quest', progress: 98 },
  questDeck: ['the-necromancers-tower', 'through-the-caverns', 'out-of-the-dungeons'],
  staging: ['gandalfs-map'],
  setAside: ['nazgul-of-dol-guldur'],
  encounterDeck: 20,
  at: '3.4',
} as const

scene('After the first objective is claimed, Mendor may be turned faceup with 1 damage; the prisoner stays facedown', before, (t) => {
  t.sees({ 'gloin.liesAs': 'prisoner', 'steward-of-gondor.liesAs': 'captive', 'mendor.liesAs': 'captive' })
  // the map is the first claimed objective: Mendor, an objective that is a character, does not count
  t.use('gandalfs-map').asks('after-response', 'you').use('escape-from-dol-guldur-campaign')
  t.sees({ 'mendor.face': 'up', 'mendor.damage': 1, 'mendor.controller': 'you', 'valor.face': 'down', 'gloin.face': 'down' })
  t.asks('choose-to-commit', 'you')
})

scene('The attachments of the prisoner are turned faceup and work again when the prisoner is rescued', before, (t) => {
  t.use('gandalfs-map')
    .pass()
    .choose('eowyn', ...troop(9))
  t.sees({ 'quest.slug': 'through-the-caverns', 'mendor.face': 'down' }).until('3.2', 'next round')
  t.choose('eowyn').use('through-the-caverns')
  t.sees({ 'gloin.face': 'up', 'valor.face': 'up', 'steward-of-gondor.face': 'up', 'steward-of-gondor.zone': 'attachments of gloin' })
  t.sees({ 'quest.slug': 'through-the-caverns', 'mendor.face': 'down' }).until('planning', 'next round')
  t.offers('steward-of-gondor')
})

for (const [is, allies, pool] of [
  ['in play', ['mendor'], [{ card: 'lcg-revised-core-campaign:mendor' }]],
  ['not in play', [], []],
] as const)
  scene(
    `When the scenario is won with Mendor ${is}, the pool ${allies.length === 1 ? 'gets' : 'does not get'} Mendor`,
    {
      rules,
      record: { notes: { prisoner: 'Glóin' } },
      you: { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }], allies },
      quest: { card: 'out-of-the-dungeons', progress: 6 },
      encounterDeck: 5,
      at: '3.4',
    },
    (t) => {
      t.isWon().sees({ 'record.pool': pool })
    },
  )
