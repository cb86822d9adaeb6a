import { scene } from '@questwright/testkit'

const board = {
  you: {
    heroes: ['bilbo-baggins', { card: 'scene:hero', as: 'strong', lasting: [{ stat: 'attack', by: 5, until: 'phase' }] }],
    engaged: [{ card: 'bert', is: ['attacked'], attachments: ['troll-key'] }],
  },
  encounterDeck: 5,
  at: '6.8a',
} as const

scene('When an attack has damaged its Troll the first player may exhaust Bilbo and attach it to him', board, (t) => {
  t.pick('bert')
    .choose('strong')
    .use('troll-key')
    .sees({ 'troll-key.zone': 'attachments of bilbo-baggins', 'troll-key.controller': 'you', 'bert.damage': 3 })
  t.tells('exhausted', { card: 'bilbo-baggins' }, 1).no().asks('choose-to-commit')
})

scene('If Bilbo himself attacks he is exhausted, and cannot exhaust to take Troll Key', board, (t) => {
  t.pick('bert').choose('strong', 'bilbo-baggins').sees({ 'troll-key.zone': 'attachments of bert', 'bert.damage': 4 }).asks('keep-engaged')
})
