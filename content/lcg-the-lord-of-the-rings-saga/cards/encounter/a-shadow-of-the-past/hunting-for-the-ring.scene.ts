import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'Hunting for the Ring raises each threat by 2, and each player makes a Hide test or returns a Nazgûl to the staging area',
  {
    you: { heroes: [hider('mine', 9)], threat: 10 },
    friend: { heroes: [hider('theirs', 9)], engaged: ['black-rider', 'scene:enemy'], threat: 10 },
    third: { heroes: [hider('last', 9)], engaged: [{ card: 'black-rider', as: 'rider' }], threat: 10 },
    encounterDeck: [
      'hunting-for-the-ring',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'you.threat': 12, 'friend.threat': 12, 'third.threat': 12 })
    t.asks('choose-one', 'third').offers('return', 'hide').pick('return').sees({ 'rider.zone': 'staging-area' })
    t.asks('choose-one', 'friend')
      .pick('hide')
      .asks('choose-to-hide', 'friend')
      .choose('theirs')
      .sees({ 'black-rider.zone': 'friend.engaged' })
    t.asks('choose-to-hide', 'you').choose('mine').tells('hideTestPassed', {}, 2).asks('choose-enemy-to-engage')
  },
)
