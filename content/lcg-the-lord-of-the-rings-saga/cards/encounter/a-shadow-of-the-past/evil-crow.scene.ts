import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'Evil Crow raises the value of Hide tests by 1 for the player engaged with it, and for nobody else',
  {
    you: { heroes: [hider('mine', 5)], engaged: ['evil-crow'] },
    friend: { heroes: [hider('theirs', 5)] },
    staging: ['scene:location'],
    encounterDeck: [
      { card: 'scene:treachery', keywords: ['Hide 1'] },
      'scene:treachery',
      'scene:treachery',
      { card: 'scene:treachery', keywords: ['Hide 1'] },
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-hide', 'you').choose('mine').sees({ encounterDiscard: 3, encounterDeck: 3 }).asks('choose-to-hide', 'friend')
    t.choose('theirs').sees({ encounterDeck: 2 }).isAt('4.2')
  },
)

const defended = {
  you: { heroes: [{ card: 'scene:hero', as: 'brave', lasting: [{ stat: 'defense', set: 9, until: 'round' }] }], engaged: ['scene:enemy'] },
} as const

scene(
  'Shadow: the attack counts as undefended if the defending player has failed a Hide test in this round',
  { ...defended, staging: ['stock-road'], encounterDeck: ['scene:enemy', 'evil-crow', 'scene:treachery', 'scene:treachery'], at: '4.2' },
  (t) => {
    t.pick('stock-road').decline().pick('brave').sees({ 'brave.damage': 1 }).tells('defends', { card: 'brave' }, 1).isAt('3.2')
  },
)

scene(
  'Shadow: if the defending player has failed no Hide test, the attack counts as defended',
  { ...defended, encounterDeck: ['evil-crow', 'scene:treachery', 'scene:treachery', 'scene:treachery'], at: '6.1' },
  (t) => {
    t.pick('brave').sees({ 'brave.damage': 0 }).isAt('3.2')
  },
)
