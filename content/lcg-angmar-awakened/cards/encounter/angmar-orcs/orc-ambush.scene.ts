import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const

scene(
  'Orc Ambush makes an Orc enemy of the encounter deck or discard pile, which each player chooses, engage that player',
  {
    you: { heroes: [resting] },
    friend: { heroes: [resting] },
    encounterDeck: ['orc-ambush', 'scene:treachery', 'angmar-orc', 'orc-war-party', 'scene:enemy', 'scene:treachery'],
    encounterDiscard: ['angmar-captain'],
    at: '3.3',
  },
  (t) => {
    t.asks('search', 'you').offers('angmar-orc', 'orc-war-party', 'angmar-captain').pick('angmar-captain')
    t.asks('search', 'friend').offers('angmar-orc', 'orc-war-party').pick('angmar-orc')
    t.sees({ 'angmar-captain.zone': 'you.engaged', 'angmar-orc.zone': 'friend.engaged', 'orc-ambush.zone': 'staging-area' })
    // the enemy was put into play and not revealed
    t.tells('revealed', { card: 'angmar-orc' }, 0).tells('shuffled', { zone: 'encounter-deck' }, 1).asks('choose-current-quest', 'friend')
  },
)

scene(
  'While Orc Ambush is in play each Orc enemy, and no other enemy, has 1 threat, attack and defense more',
  { you: { engaged: ['angmar-captain'] }, staging: ['orc-ambush', 'angmar-orc', 'scene:enemy'], at: 'quest' },
  (t) => {
    t.sees({
      'angmar-captain.attack': 6,
      'angmar-captain.defense': 3,
      'angmar-orc.threat': 3,
      'angmar-orc.attack': 3,
      'angmar-orc.defense': 4,
      'scene:enemy.threat': 1,
      'scene:enemy.attack': 1,
    })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  'Orc enemies have their printed threat after Orc Ambush is defeated, and it gives 10 victory points',
  {
    you: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 9, until: 'round' }] }] },
    staging: [{ card: 'orc-ambush', progress: 3 }, 'angmar-orc'],
    encounterDeck: 4,
    at: 'quest',
  },
  (t) => {
    t.choose('orc-ambush').choose().sees({ 'orc-ambush.zone': 'victory-display', 'angmar-orc.threat': 2, 'score.victoryPoints': 10 })
    t.asks('choose-enemy-to-engage', 'you')
  },
)
