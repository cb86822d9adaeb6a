import { scene } from '@questwright/testkit'

scene(
  'Henamarth Riversong exhausts to look at the top card of the encounter deck; nobody else sees it, and it stays there',
  {
    you: { heroes: ['gloin'], allies: ['henamarth-riversong'] },
    friend: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] },
    encounterDeck: ['old-forest-road', 'forest-gate'],
    at: 'window 1.3',
  },
  (t) => {
    t.offers('henamarth-riversong').use('henamarth-riversong').asks('choose-to-commit', 'you').offers('gloin')
    t.tells('looked-at', { seat: 'you', amount: 1, known: 'no' }, 1)
    t.sees({ 'old-forest-road.knownTo': ['you'], 'forest-gate.knownTo': [], encounterDeck: 2 })
    t.choose().tellsInOrder('looked-at', 'revealed', 'revealed').asks('choose-location', 'you')
  },
)

scene(
  'The card that Henamarth Riversong looked at is the next card to be revealed',
  { you: { heroes: ['gloin'], allies: ['henamarth-riversong'] }, encounterDeck: ['old-forest-road', 'forest-gate'], at: 'window 1.3' },
  (t) => {
    t.use('henamarth-riversong').choose()
    t.sees({ 'old-forest-road.zone': 'staging-area', 'forest-gate.zone': 'encounter-deck' }).isAt('4.2')
  },
)

scene(
  '[LCG-ABILITY-7] Henamarth Riversong cannot be used while his controller already knows the top card of the encounter deck',
  {
    you: { heroes: ['denethor'], allies: ['henamarth-riversong'] },
    encounterDeck: ['old-forest-road', 'forest-gate'],
    at: 'window 1.3',
  },
  (t) => {
    t.offers('denethor', 'henamarth-riversong').use('denethor').no()
    t.asks('choose-to-commit', 'you').offers('henamarth-riversong').choose()
    // Forest Gate is on top of the deck now, so using Henamarth has an effect again
    t.asks('action-window', 'you').offers('henamarth-riversong').use('henamarth-riversong')
    t.sees({ 'forest-gate.knownTo': ['you'] }).asks('choose-location', 'you')
  },
)

scene(
  'Henamarth Riversong cannot be used while the encounter deck is empty',
  { you: { heroes: ['gloin'], allies: ['henamarth-riversong'] }, at: 'window 1.3' },
  (t) => {
    t.isAt('3.2').offers('gloin', 'henamarth-riversong')
  },
)

scene(
  'Henamarth Riversong cannot be used while he is exhausted',
  { you: { heroes: ['gloin'], allies: [{ card: 'henamarth-riversong', is: ['exhausted'] }] }, encounterDeck: 2, at: 'window 1.3' },
  (t) => {
    t.asks('choose-to-commit', 'you').offers('gloin')
  },
)
