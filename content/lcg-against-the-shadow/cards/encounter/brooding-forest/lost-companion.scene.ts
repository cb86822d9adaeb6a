import { scene } from '@questwright/testkit'

const away = (as: string) => ({ card: 'scene:ally', as, is: ['exhausted', 'committed'] }) as const

scene(
  'Lost Companion removes one character of each player from the quest',
  {
    you: { allies: [away('one'), away('two')] },
    friend: { allies: [away('three'), away('four')] },
    encounterDeck: ['lost-companion', 'scene:treachery', 'scene:card'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-remove-from-quest', 'you').offers('one', 'two').pick('one').offers('three', 'four').pick('three')
    t.tells('left-quest', {}, 2).tells('quest-compared', { willpower: 2 }, 1).asks('choose-to-commit')
  },
)

scene(
  'Lost Companion removes all characters but Celador from the quest if a player has no character left on it',
  {
    you: { allies: [away('one'), away('two')] },
    friend: { allies: [away('three')] },
    staging: ['celador'],
    encounterDeck: ['lost-companion', 'scene:treachery', 'scene:card'],
    at: '3.3',
  },
  (t) => {
    t.pick('one').tells('left-quest', {}, 3).tells('left-quest', { card: 'celador' }, 0).tells('quest-compared', { willpower: 2 }, 1)
    t.asks('choose-to-commit')
  },
)

scene(
  'Lost Companion removes all characters from the quest if a player has no committed character at all',
  {
    you: { allies: [away('one'), away('two')] },
    friend: {},
    encounterDeck: ['lost-companion', 'scene:treachery', 'scene:card'],
    at: '3.3',
  },
  (t) => {
    t.pick('one').tells('left-quest', {}, 2).tells('quest-compared', { willpower: 0 }, 1).asks('choose-to-commit')
  },
)
