import { scene } from '@questwright/testkit'

const table = (...keywords: string[]) =>
  ({
    you: { threat: 20, heroes: [{ card: 'scene:hero', is: ['exhausted', 'committed'] }, 'scene:hero'] },
    friend: { threat: 25, allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] },
    quest: { card: 'scene:quest', keywords },
    staging: ['celador'],
    encounterDeck: ['watcher-in-the-wood', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:card'],
    at: '3.3',
  }) as const

scene("Watcher in the Wood raises each player's threat by the number of committed characters, including Celador", table(), (t) => {
  t.tells('threat-raised', { seat: 'you', amount: 3, to: 23 }, 1).tells('threat-raised', { seat: 'friend', amount: 3, to: 28 }, 1)
  t.tells('revealed', {}, 2).asks('choose-to-commit')
})

for (const keyword of ['Battle', 'Siege'])
  scene(`Watcher in the Wood has Surge if the current quest has ${keyword}`, table(keyword), (t) => {
    t.tells('threat-raised', { seat: 'you', amount: 3, to: 23 }, 1).tells('revealed', {}, 3).asks('choose-to-commit')
  })

scene(
  "Shadow: each player's threat rises by the number of enemies engaged with them",
  {
    you: { threat: 20, engaged: [{ card: 'scene:enemy', shadow: ['watcher-in-the-wood'] }] },
    friend: { threat: 20, engaged: ['scene:enemy', 'scene:enemy'] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'you.threat': 21, 'friend.threat': 22 }).asks('choose-next-attacker', 'friend')
  },
)
