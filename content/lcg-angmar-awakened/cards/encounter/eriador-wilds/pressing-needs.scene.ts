import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 9, until: 'round' }] } as const

scene(
  'Pressing Needs raises each threat by 2, and the first player may search for a side quest and reveal it',
  {
    you: { heroes: [resting], threat: 20 },
    friend: { heroes: [resting], threat: 30 },
    encounterDeck: ['pressing-needs', 'scene:treachery', 'scene:treachery', 'orc-ambush', 'angmar-orc', 'angmar-captain'],
    encounterDiscard: ['lost-in-the-wilderness'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 22, 'friend.threat': 32 })
    // no other quest card is in play that could become the current quest
    t.asks('search', 'you').offers('orc-ambush', 'lost-in-the-wilderness').pick('orc-ambush').tells('revealed', { card: 'orc-ambush' }, 1)
    t.asks('search', 'you').pick('angmar-orc')
    t.sees({ 'orc-ambush.zone': 'staging-area', 'angmar-orc.zone': 'you.engaged', 'angmar-captain.zone': 'friend.engaged' })
    t.asks('choose-current-quest', 'friend')
  },
)

const lost = { you: { heroes: [resting], allies: [questing] }, at: 'quest' } as const

scene(
  'Pressing Needs may make a side quest in play the current quest until the end of the phase',
  {
    ...lost,
    staging: ['lost-in-the-wilderness'],
    encounterDeck: ['pressing-needs', 'scene:treachery', 'orc-ambush'],
  },
  (t) => {
    t.choose().offers('search', 'turn').pick('turn')
    t.sees({ 'lost-in-the-wilderness.zone': 'victory-display', 'quest.progress': 0 }).tells(
      'questChosen',
      { card: 'lost-in-the-wilderness' },
      1,
    )
    t.isAt('3.2')
  },
)

scene(
  'Pressing Needs may make the main quest the current quest in place of a chosen side quest',
  {
    ...lost,
    staging: ['lost-in-the-wilderness'],
    encounterDeck: ['pressing-needs', 'scene:treachery', 'orc-ambush'],
  },
  (t) => {
    t.choose('lost-in-the-wilderness').pick('turn').sees({ 'lost-in-the-wilderness.progress': 0, 'quest.progress': 9 })
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  'A second Pressing Needs can make the side quest that was chosen first the current quest again',
  {
    ...lost,
    you: { heroes: [resting], allies: [{ ...questing, lasting: [{ stat: 'willpower', set: 2, until: 'round' }] }] },
    friend: { heroes: [resting] },
    staging: ['lost-in-the-wilderness', 'orc-ambush'],
    encounterDeck: ['pressing-needs', 'pressing-needs'],
  },
  (t) => {
    t.choose('orc-ambush')
      .pick('turn')
      .asks('choose-other-quest', 'you')
      .offers('lost-in-the-wilderness', 'quest')
      .pick('lost-in-the-wilderness')
    t.sees({ 'lost-in-the-wilderness.isCurrentQuest': true, 'orc-ambush.isCurrentQuest': false })
    t.pick('turn', 'orc-ambush').sees({ 'orc-ambush.progress': 2, 'lost-in-the-wilderness.progress': 0, 'quest.progress': 0 })
    t.asks('choose-current-quest', 'friend')
  },
)
