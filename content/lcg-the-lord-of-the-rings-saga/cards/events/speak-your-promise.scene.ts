import { scene } from '@questwright/testkit'

const ring = (is: readonly ['exhausted'] | readonly [] = []) => [{ card: 'the-one-ring', controller: 'you', is }] as const

const board = (is: readonly ['exhausted'] | readonly [], threat: number) =>
  ({
    you: {
      heroes: [{ card: 'frodo-baggins', resources: 1, is, attachments: ring() }],
      hand: ['speak-your-promise'],
      engaged: [
        {
          card: 'scene:enemy',
          as: 'foe',
          lasting: [
            { stat: 'threat', set: threat, until: 'game' },
            { stat: 'attack', by: 3, until: 'game' },
            { stat: 'defense', by: 4, until: 'game' },
          ],
        },
      ],
    },
    friend: { engaged: [{ card: 'scene:enemy', as: 'far' }] },
    encounterDeck: 5,
    at: '3.1',
  }) as const

scene(
  'Speak Your Promise readies the Ring-bearer, and an enemy loses attack and defense for his willpower beyond its threat',
  board(['exhausted'], 0),
  (t) => {
    t.play('speak-your-promise').sees({ 'frodo-baggins.exhausted': 'no', 'frodo-baggins.resources': 0, 'foe.attack': 2, 'foe.defense': 2 })
    t.decline().decline().asks('choose-defender', 'you').sees({ 'foe.attack': 4, 'foe.defense': 4 })
  },
)

scene('Speak Your Promise cannot target an enemy with as much threat as the Ring-bearer has willpower', board(['exhausted'], 2), (t) => {
  t.sees({ 'you.hand': 1, 'frodo-baggins.exhausted': 'yes' }).asks('choose-to-commit', 'friend')
})

scene('Speak Your Promise cannot be played while the Ring-bearer is ready', board([], 0), (t) => {
  t.sees({ 'you.hand': 1 }).asks('choose-to-commit', 'you')
})
