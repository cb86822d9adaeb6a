import { scene } from '@questwright/testkit'

scene(
  'Denethor exhausts to look at the top card of the encounter deck, which may stay there; nobody else sees it',
  {
    you: { heroes: ['denethor'] },
    friend: { heroes: [{ card: 'gloin', is: ['exhausted'] }] },
    encounterDeck: ['old-forest-road', 'forest-gate', 'enchanted-stream'],
    at: 'window 1.3',
  },
  (t) => {
    t.offers('denethor').sees({ 'old-forest-road.knownTo': [] })
    t.use('denethor').asks('may-put-on-bottom', 'you')
    t.sees({ 'old-forest-road.knownTo': ['you'], 'forest-gate.knownTo': [], 'denethor.exhausted': 'yes' })
    t.tells('looked-at', { seat: 'you', amount: 1, known: 'no' }, 1)
    // Old Forest Road is still on top: the quest phase reveals it first, and Forest Gate second
    t.no().tells('revealed', { card: 'old-forest-road' }).tells('revealed', { card: 'forest-gate' })
    t.tells('revealed', { card: 'enchanted-stream' }, 0).tells('put-on-bottom', {}, 0).asks('choose-location', 'you')
  },
)

scene(
  'Denethor may move the card that he looked at to the bottom of the encounter deck, where you still know it',
  {
    you: { heroes: ['denethor'] },
    friend: { heroes: [{ card: 'gloin', is: ['exhausted'] }] },
    encounterDeck: ['old-forest-road', 'forest-gate', 'enchanted-stream'],
    at: 'window 1.3',
  },
  (t) => {
    t.use('denethor')
    t.yes().tells('put-on-bottom', { seat: 'you' }, 1).asks('choose-location', 'you')
    // Old Forest Road is on the bottom, so the quest phase reveals the two other cards
    t.sees({
      'forest-gate.zone': 'staging-area',
      'enchanted-stream.zone': 'staging-area',
      'old-forest-road.zone': 'encounter-deck',
      'old-forest-road.knownTo': ['you'],
    })
  },
)

scene(
  'Denethor cannot move the only card of the encounter deck',
  { you: { heroes: ['denethor'] }, encounterDeck: ['old-forest-road'], at: 'window 1.3' },
  (t) => {
    t.use('denethor').tells('looked-at', { seat: 'you', amount: 1 }, 1)
    t.sees({ 'old-forest-road.zone': 'staging-area' }).isAt('4.2')
  },
)

scene(
  'A card that Denethor looked at is known to you alone when it is dealt as a shadow card',
  {
    you: { heroes: ['denethor', 'gloin'], engaged: ['forest-spider'] },
    friend: {},
    encounterDeck: ['dol-guldur-orcs', 'enchanted-stream'],
    at: 'window 5.3',
  },
  (t) => {
    t.use('denethor').no()
    t.sees({ 'dol-guldur-orcs.zone': 'shadow of forest-spider', 'dol-guldur-orcs.knownTo': ['you'] })
    t.asks('choose-defender', 'you')
  },
)

scene(
  'Denethor can be used again to move a top card that he already looked at',
  {
    you: { heroes: [{ card: 'denethor', attachments: ['unexpected-courage'] }] },
    encounterDeck: ['old-forest-road', 'forest-gate'],
    at: 'window 1.3',
  },
  (t) => {
    t.use('denethor').no().use('unexpected-courage').offers('denethor')
    t.use('denethor').tells('looked-at', {}, 1).asks('may-put-on-bottom', 'you').yes()
    t.sees({ 'old-forest-road.zone': 'encounter-deck', 'forest-gate.zone': 'staging-area' }).isAt('4.2')
  },
)

scene(
  '[LCG-ABILITY-7] Denethor cannot be used while the encounter deck is empty',
  { you: { heroes: ['denethor'] }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'denethor.exhausted': 'no' }).isAt('3.2').offers('denethor')
  },
)

scene(
  '[LCG-COST-8] Denethor cannot be used while he is exhausted',
  { you: { heroes: [{ card: 'denethor', is: ['exhausted'] }, 'gloin'] }, encounterDeck: 2, at: 'window 1.3' },
  (t) => {
    t.asks('choose-to-commit', 'you').offers('gloin')
  },
)
