import { scene } from '@questwright/testkit'

const bearer = (is: readonly ['exhausted'] | readonly []) =>
  ({ card: 'frodo-baggins', attachments: [{ card: 'the-one-ring', controller: 'you', is }] }) as const
const board = (is: readonly ['exhausted'] | readonly []) =>
  ({
    you: { heroes: [bearer(is)], threat: 10 },
    friend: { threat: 10 },
    encounterDeck: ['scene:treachery', 'lure-of-the-ring', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  }) as const

scene('Lure of the Ring exhausts The One Ring when the first player chooses that, and one more card is revealed', board([]), (t) => {
  t.asks('choose-one', 'you')
    .offers('exhaust', 'despair')
    .pick('exhaust')
    .tells('exhausted', { card: 'the-one-ring' }, 1)
    .tells('threat-raised', { amount: 3 }, 0)
    .tells('revealed', {}, 3)
  t.asks('choose-to-commit')
})

scene('Lure of the Ring raises the threat of the first player by 3 when that player chooses that', board([]), (t) => {
  t.pick('despair').tells('threat-raised', { amount: 3 }, 1).asks('choose-to-commit')
})

scene('Lure of the Ring leaves no choice while The One Ring is exhausted', board(['exhausted']), (t) => {
  t.tells('threat-raised', { amount: 3 }, 1).asks('choose-to-commit')
})

for (const is of [[], ['exhausted']] as const)
  scene(
    `Shadow: the attacking enemy gets ${is.length + 1} attack while The One Ring is ${is.length > 0 ? 'exhausted' : 'ready'}`,
    {
      you: {
        heroes: [
          { ...bearer(is), is: ['exhausted'] },
          { card: 'scene:hero', as: 'mine', is: ['exhausted'] },
        ],
        engaged: [{ card: 'scene:enemy', shadow: ['lure-of-the-ring'] }],
      },
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      t.pick('mine')
        .sees({ 'mine.damage': 2 + is.length })
        .asks('choose-to-commit')
    },
  )
