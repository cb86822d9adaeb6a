import { scene } from '@questwright/testkit'

const weary = (as: string) => ({ card: 'scene:hero', as, is: ['exhausted'] }) as const

scene(
  'When the players travel to Bamfurlong, each player engaged with a Nazgûl may ready a hero',
  {
    you: { heroes: [weary('mine'), weary('other')], engaged: ['black-rider'] },
    friend: { heroes: [weary('theirs')], engaged: ['scene:enemy'] },
    staging: ['bamfurlong'],
    encounterDeck: 5,
    at: '4.2',
  },
  (t) => {
    t.pick('bamfurlong').use('bamfurlong').offers('mine', 'other').choose('mine')
    t.sees({ 'mine.exhausted': 'no', 'other.exhausted': 'yes', 'theirs.exhausted': 'yes' }).asks('choose-defender')
  },
)
