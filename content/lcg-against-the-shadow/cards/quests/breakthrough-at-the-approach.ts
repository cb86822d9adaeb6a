import { card, discard, eachPlayerChooses, forced } from '@questwright/lcg'

export default card('breakthrough-at-the-approach', {
  A: [],
  B: [
    forced.when('questFails', ({ event }) =>
      event.instead(() => discard(eachPlayerChooses((player) => player.characters, { as: 'choose-to-discard' }))),
    ),
  ],
})
