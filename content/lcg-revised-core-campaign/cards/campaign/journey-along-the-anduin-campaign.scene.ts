import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'journey-along-the-anduin-campaign']
const record = { notes: { prisoner: '' } } as const
const deck = (hero: string) => ({ heroes: [hero], cards: { 'guard-of-the-citadel': 10 } })
const questing = { card: 'eowyn', is: ['exhausted', 'committed'] } as const
const aside = ['mendor', ...Array.from({ length: 4 }, () => 'valor'), ...Array.from({ length: 4 }, () => 'scarred')]

scene(
  'The scenario begins with Mendor in play and with Valor and Scarred set aside',
  { rules, record, game: { scenario: 'journey-down-the-anduin', decks: [deck('lcg-core-set:aragorn')], aside } },
  (t) => {
    t.no().sees({ 'mendor.zone': 'you.play-area', setAside: 8 }).isAt('3.2')
  },
)

scene(
  'After a Hill Troll is defeated, each player attaches Valor to a hero without Valor',
  {
    rules,
    record,
    you: {
      heroes: ['lcg-core-set:aragorn', { card: 'gloin', attachments: ['valor'] }, 'theodred'],
      engaged: [{ card: 'hill-troll', damage: 8, is: ['attacked'] }],
    },
    friend: { heroes: ['eowyn'] },
    setAside: [
      { card: 'valor', as: 'first' },
      { card: 'valor', as: 'second' },
    ],
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('hill-troll').choose('lcg-core-set:aragorn', 'theodred').asks('after-response', 'you').use('journey-along-the-anduin-campaign')
    t.asks('choose-host', 'you').offers('lcg-core-set:aragorn', 'theodred').pick('theodred')
    t.sees({ 'first.zone': 'attachments of theodred', 'first.controller': 'you', 'second.zone': 'attachments of eowyn', setAside: 0 }).isAt(
      '3.2',
    )
  },
)

scene(
  'After a Hill Troll destroys a character for the first time, each player attaches Scarred, which nobody controls',
  {
    rules,
    record,
    you: {
      heroes: ['lcg-core-set:aragorn', 'gloin'],
      allies: ['snowbourn-scout', 'guard-of-the-citadel'],
      engaged: ['hill-troll', 'hill-troll'],
    },
    setAside: ['scarred', { card: 'scarred', as: 'other' }],
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('hill-troll').choose('snowbourn-scout')
    // two forced effects wait: that of the campaign card, and that of Hill Troll, which raises threat by the excess damage
    t.asks('next-after-forced', 'you').pick('journey-along-the-anduin-campaign').pick('lcg-core-set:aragorn')
    t.sees({ 'scarred.zone': 'attachments of aragorn', 'scarred.controller': null }).choose('guard-of-the-citadel')
    t.pick('scarred').sees({ 'other.zone': 'set-aside', 'guard-of-the-citadel.zone': 'you.discard' }).isAt('6.8a')
  },
)

scene(
  '[LCG-CAMPAIGN-PERMANENT-1] A won scenario records boons and burdens on heroes, and the most damaged hero as the prisoner',
  {
    rules,
    record,
    you: {
      heroes: [questing, { card: 'lcg-core-set:aragorn', damage: 2, attachments: ['valor', 'scarred'] }],
    },
    friend: { heroes: [{ card: 'gloin', damage: 3 }] },
    quest: 'ambush-on-the-shore',
    at: '3.4',
  },
  (t) => {
    t.isWon().sees({
      'record.notes.prisoner': 'Glóin',
      'record.pool': [
        { card: 'lcg-revised-core-campaign:valor', on: 'Aragorn' },
        { card: 'lcg-revised-core-campaign:scarred', on: 'Aragorn' },
      ],
    })
  },
)

scene(
  'When Mendor leaves play during Journey Along the Anduin, the players lose',
  {
    rules,
    record,
    you: { heroes: ['lcg-core-set:aragorn'], allies: [{ card: 'mendor', damage: 2 }], engaged: ['king-spider'] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('mendor').isLost('lost.mendor-lost')
  },
)
