import { scene } from '@questwright/testkit'

scene(
  'Morgul Spider gets 1 attack for each character that is not committed to the quest until the end of the round',
  {
    you: { heroes: ['scene:hero', { card: 'scene:hero', is: ['exhausted', 'committed'] }] },
    friend: { allies: ['scene:ally'] },
    staging: ['celador'],
    encounterDeck: ['morgul-spider', 'scene:treachery', 'scene:card', 'scene:card', 'scene:card'],
    at: '3.3',
  },
  (t) => {
    // +3 attack for two heroes and an ally; Celador is committed to the quest
    t.sees({ 'morgul-spider.zone': 'staging-area', 'morgul-spider.attack': 7 })
    t.decline().decline().sees({ 'morgul-spider.attack': 4, round: 2 }).asks('choose-to-commit')
  },
)

scene(
  'Morgul Spider gets no attack when it is in the staging area without being revealed',
  { you: {}, staging: ['morgul-spider'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.sees({ 'morgul-spider.attack': 4 }).asks('choose-enemy-to-engage')
  },
)
