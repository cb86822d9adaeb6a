import { scene } from '@questwright/testkit'

scene(
  'Cold Lamps take 1 willpower from each committed character for this phase',
  {
    you: {
      heroes: ['scene:hero'],
      allies: [
        { card: 'scene:ally', is: ['exhausted', 'committed'] },
        { card: 'scene:ally', as: 'ready ally' },
      ],
      threat: 20,
    },
    staging: ['marsh-wisp'],
    encounterDeck: ['cold-lamps', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('quest-failed', { amount: 1 }, 1).sees({ 'you.threat': 21, 'ready ally.willpower': 1 }).isAt('5.2')
  },
)

scene(
  'Shadow: Cold Lamps give the attacking enemy 1 attack for this attack',
  { you: { heroes: ['scene:hero'], engaged: [{ card: 'mere-hound', shadow: ['cold-lamps'] }] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.choose('scene:hero').sees({ 'scene:hero.damage': 3, 'mere-hound.attack': 2 }).isAt('3.2')
  },
)
