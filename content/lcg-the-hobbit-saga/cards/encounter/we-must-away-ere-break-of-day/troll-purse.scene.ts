import { scene } from '@questwright/testkit'

const board = {
  you: {
    heroes: [
      { card: 'bilbo-baggins', resources: 1, is: ['exhausted'] },
      { card: 'scene:hero', as: 'strong', lasting: [{ stat: 'attack', by: 9, until: 'phase' }] },
    ],
    engaged: [{ card: 'bert', damage: 9, is: ['attacked'], attachments: ['troll-purse'] }],
  },
  staging: ['tom'],
  encounterDeck: 5,
  at: '6.8a',
} as const

scene('The first player may pay 1 resource of Bilbo to attach Troll Purse to him when its Troll is destroyed', board, (t) => {
  t.pick('bert').use('troll-purse').sees({ 'troll-purse.zone': 'attachments of bilbo-baggins', 'troll-purse.controller': 'you' })
  t.tells('resources-spent', { card: 'bilbo-baggins', amount: 1 }, 1).asks('choose-to-commit')
})

scene('Troll Purse is attached to another Troll if Bilbo does not take it when its Troll is destroyed', board, (t) => {
  t.pick('bert').decline().sees({ 'troll-purse.zone': 'attachments of tom' }).asks('choose-to-commit')
})
