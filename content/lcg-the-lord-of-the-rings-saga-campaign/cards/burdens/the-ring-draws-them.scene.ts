import { scene } from '@questwright/testkit'

const SAGA = 'lcg-the-lord-of-the-rings-saga'
const board = (is: readonly ['exhausted'] | readonly []) =>
  ({
    you: {
      heroes: [
        { card: `${SAGA}:frodo-baggins`, attachments: [{ card: `${SAGA}:the-one-ring`, controller: 'you', is }] },
        { card: 'lcg-core-set:eowyn', resources: 1 },
      ],
      hand: ['a-test-of-will'],
    },
    friend: {},
    staging: [{ card: 'scene:enemy', as: 'first' }, 'scene:location'],
    encounterDeck: ['scene:treachery', 'the-ring-draws-them', { card: 'scene:enemy', as: 'second' }, 'scene:treachery'],
    at: '3.3',
  }) as const

scene('The Ring Draws Them makes enemies in the staging area engage the first player at the end of the phase', board([]), (t) => {
  t.asks('cancel', 'you').pass()
  t.sees({ 'second.zone': 'staging-area', 'first.zone': 'staging-area', encounterDeck: 1 }).isAt('window 3.3')
  t.until('4.2').sees({ 'first.zone': 'you.engaged', 'second.zone': 'you.engaged', 'scene:location.zone': 'staging-area' })
  t.asks('choose-location')
})

scene('The Ring Draws Them can be cancelled', board([]), (t) => {
  t.play('a-test-of-will').until('4.2').sees({ 'first.zone': 'staging-area', 'second.zone': 'staging-area' }).asks('choose-location')
})

scene('The Ring Draws Them cannot be cancelled while The One Ring is exhausted', board(['exhausted']), (t) => {
  t.asks('action-window', 'you').until('4.2').sees({ 'first.zone': 'you.engaged', 'second.zone': 'you.engaged' }).asks('choose-location')
})
