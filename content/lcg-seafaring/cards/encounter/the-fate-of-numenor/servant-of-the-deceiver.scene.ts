import { scene } from '@questwright/testkit'

for (const [top, attack] of [
  ['guard-of-the-citadel', 5],
  ['faramir', 3],
] as const)
  scene(
    `Servant of the Deceiver has ${attack} attack after it engages a player whose top card is ${top}`,
    {
      you: { heroes: ['scene:hero'], deck: [top, 'gandalf', 'gandalf'] },
      staging: ['servant-of-the-deceiver'],
      encounterDeck: 4,
      at: '5.2',
    },
    (t) => {
      t.pick('servant-of-the-deceiver').sees({ 'servant-of-the-deceiver.attack': attack, 'you.deck': 3 })
      t.tells('put-on-bottom', {}, attack === 5 ? 1 : 0).asks('choose-defender')
    },
  )
