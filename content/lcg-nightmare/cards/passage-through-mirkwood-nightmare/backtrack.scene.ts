import { scene } from '@questwright/testkit'

scene(
  'Backtrack! adds the topmost enemy or location of the discard pile to the staging area without revealing it',
  {
    you: { heroes: ['scene:hero'] },
    encounterDeck: ['backtrack', 'scene:treachery', 'scene:treachery'],
    encounterDiscard: ['scene:treachery', 'lcg-core-set:forest-spider', 'lcg-core-set:old-forest-road'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'forest-spider.zone': 'staging-area', 'old-forest-road.zone': 'encounter-discard' })
    // together with the card revealed by Surge
    t.tells('revealed', {}, 2).tells('revealed', { card: 'forest-spider' }, 0)
    t.isAt('5.2')
  },
)

scene(
  'Shadow: the topmost card of the discard pile with a shadow effect is dealt and resolved',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'scene:enemy', shadow: ['backtrack'] }], threat: 20 },
    encounterDeck: 3,
    encounterDiscard: ['lcg-core-set:enchanted-stream', 'ungoliants-spawn', 'lcg-core-set:king-spider'],
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'you.threat': 30, encounterDeck: 3 }).tells('shadow-revealed', { card: 'ungoliants-spawn' }, 1)
    t.isAt('6.8a')
  },
)
