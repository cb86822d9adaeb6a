import { scene } from '@questwright/testkit'

const board = {
  you: {
    heroes: ['bilbo-baggins', { card: 'scene:hero', as: 'strong', lasting: [{ stat: 'attack', by: 5, until: 'phase' }] }],
    engaged: [{ card: 'bert', is: ['attacked'], attachments: ['troll-key'] }],
  },
  encounterDeck: 5,
  at: '6.8a',
} as const

scene('The first player may exhaust Bilbo to attach Troll Key to him when an attack damages the Troll that has it', board, (t) => {
  t.pick('bert')
    .choose('strong')
    .use('troll-key')
    .sees({ 'troll-key.zone': 'attachments of bilbo-baggins', 'troll-key.controller': 'you', 'bert.damage': 3 })
  t.tells('exhausted', { card: 'bilbo-baggins' }, 1).no().asks('choose-to-commit')
})

scene('Troll Key stays with its Troll when Bilbo is exhausted, because he has attacked that Troll', board, (t) => {
  t.pick('bert').choose('strong', 'bilbo-baggins').sees({ 'troll-key.zone': 'attachments of bert', 'bert.damage': 4 }).asks('keep-engaged')
})
