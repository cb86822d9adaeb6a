import { scene } from '@questwright/testkit'

/** The games of a campaign in order: each begins with the record of the game before. */

const pack = (slug: string): string => `lcg-revised-core-campaign:${slug}`
const special = {
  boons: ['mendor', 'mendors-support', 'valor', 'appointed-by-fate'].map(pack),
  burdens: ['ungoliants-swarm', 'lingering-venom', 'scarred'].map(pack),
}
const heroes = { p1: ['Éowyn', 'Aragorn'] }
const questing = { card: 'eowyn', is: ['exhausted', 'committed'] } as const
const decks = [{ heroes: ['eowyn', 'lcg-core-set:aragorn'], cards: { 'guard-of-the-citadel': 10 } }]
const rules = (scenario: string): readonly string[] => ['lcg-campaigns:campaign', `${scenario}-campaign`]

const afterFirst = {
  ...special,
  heroes,
  notes: { prisoner: '' },
  pool: [{ card: pack('mendors-support') }, { card: pack('ungoliants-swarm') }],
}
const afterSecond = {
  ...afterFirst,
  notes: { prisoner: 'Aragorn' },
  pool: [...afterFirst.pool, { card: pack('valor'), on: 'Éowyn' }],
}

scene(
  '[LCG-CAMPAIGN-LOG-1] The pool has a boon and a burden after the first scenario is won',
  {
    rules: rules('passage-through-mirkwood'),
    record: { ...special, heroes, notes: { prisoner: '' } },
    you: { heroes: [questing, 'lcg-core-set:aragorn'], allies: ['mendor'] },
    quest: { card: 'beorns-path', progress: 9 },
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.isWon().sees({ 'record.pool': afterFirst.pool, 'record.heroes.p1': heroes.p1, 'record.fallen': [] })
  },
)

scene(
  '[LCG-CAMPAIGN-LOG-1][LCG-CAMPAIGN-BURDEN-2] The second scenario shuffles a burden into the encounter deck, and a player takes a boon',
  {
    rules: rules('journey-along-the-anduin'),
    record: afterFirst,
    game: {
      scenario: 'journey-down-the-anduin',
      decks,
      aside: [pack('mendor'), ...Array.from({ length: 4 }, () => pack('valor')), ...Array.from({ length: 4 }, () => pack('scarred'))],
    },
  },
  (t) => {
    t.asks('campaign-boons', 'you').offers('mendors-support').pick('mendors-support')
    t.asks('mulligan', 'you').sees({ 'mendors-support.owner': 'you', 'ungoliants-swarm.zone': 'encounter-deck', setAside: 9 })
  },
)

scene(
  'The second scenario records which hero has Valor and which hero is the prisoner',
  {
    rules: rules('journey-along-the-anduin'),
    record: afterFirst,
    you: {
      heroes: [
        { ...questing, attachments: ['valor'] },
        { card: 'lcg-core-set:aragorn', damage: 4 },
      ],
      allies: ['mendor'],
    },
    quest: 'ambush-on-the-shore',
    at: '3.4',
  },
  (t) => {
    t.isWon().sees({ 'record.pool': afterSecond.pool, 'record.notes.prisoner': 'Aragorn' })
  },
)

scene(
  '[LCG-CAMPAIGN-PERMANENT-1] The third scenario begins with Valor on its hero and with the prisoner whom the log names',
  {
    rules: rules('escape-from-dol-guldur'),
    record: afterSecond,
    game: { scenario: 'escape-from-dol-guldur', decks, aside: [pack('mendor'), pack('appointed-by-fate')] },
    rigs: { prisoner: [0] },
  },
  (t) => {
    t.choose().asks('mulligan', 'you').sees({ 'valor.zone': 'attachments of eowyn' })
    t.no().asks('choose-host', 'you').pick('eowyn')
    t.sees({ 'aragorn.liesAs': 'prisoner', 'eowyn.face': 'up', 'valor.face': 'up', 'mendor.face': 'down' })
    t.asks('action-window', 'you')
  },
)
