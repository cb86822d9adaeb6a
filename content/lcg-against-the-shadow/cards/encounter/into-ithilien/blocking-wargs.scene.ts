import { scene } from '@questwright/testkit'

scene(
  '[LCG-OBJALLY-2] Blocking Wargs deals 1 damage to each committed character, including Celador in the staging area',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'away', is: ['exhausted', 'committed'] },
        { card: 'scene:hero', as: 'home' },
      ],
    },
    friend: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] },
    staging: ['celador'],
    encounterDeck: ['blocking-wargs', 'scene:treachery', 'scene:treachery', 'scene:card'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'away.damage': 1, 'home.damage': 0, 'scene:ally.damage': 1, 'celador.damage': 1, encounterDeck: 1 })
    t.tells('revealed', {}, 3).asks('choose-to-commit')
  },
)

scene(
  'Shadow: the defending character is dealt 1 damage in addition to the damage of the attack',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'brave' }, 'scene:hero'], engaged: [{ card: 'scene:enemy', shadow: ['blocking-wargs'] }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('brave').sees({ 'brave.damage': 2 }).isAt('6.8a')
  },
)

scene(
  'Shadow: no additional damage is dealt if the attack is undefended',
  { you: { engaged: [{ card: 'scene:enemy', shadow: ['blocking-wargs'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'scene:hero.damage': 1 }).isAt('6.8a')
  },
)
