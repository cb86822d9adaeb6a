import { scene } from '@questwright/testkit'

scene(
  'ten burdens corrupt Frodo, Reluctant Adventurer',
  { you: { bearer: { card: 'frodo-reluctant-adventurer', burdens: 9 } }, path: ['the-prancing-pony'] },
  (t) => {
    t.use('the-prancing-pony')
    t.isWonBy('opponent')
  },
)

const ARMED = {
  you: { bearer: 'frodo-reluctant-adventurer', companions: ['merry-from-oer-the-brandywine'], hand: ['hobbit-sword'] },
} as const

scene('a Hobbit Sword costs 1 less on Frodo, Reluctant Adventurer', ARMED, (t) => {
  t.play('hobbit-sword', 'frodo-reluctant-adventurer')
  t.sees({ pool: 0, 'frodo-reluctant-adventurer.strength': 5 })
  t.isAt('fellowship')
})

scene('and as much as printed on another Hobbit', ARMED, (t) => {
  t.play('hobbit-sword', 'merry-from-oer-the-brandywine')
  t.sees({ pool: 1, 'frodo-reluctant-adventurer.strength': 3 })
  t.isAt('fellowship')
})

scene(
  'a Shire tale costs 1 less on Frodo, Reluctant Adventurer',
  {
    you: {
      bearer: 'frodo-reluctant-adventurer',
      companions: ['merry-from-oer-the-brandywine'],
      hand: ['there-and-back-again', 'hobbit-sword'],
    },
  },
  (t) => {
    t.play('there-and-back-again', 'frodo-reluctant-adventurer')
    t.sees({ pool: 0, 'there-and-back-again.zone': 'borne of frodo-reluctant-adventurer' })
    t.isAt('fellowship')
  },
)
