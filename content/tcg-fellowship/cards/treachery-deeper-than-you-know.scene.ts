import { scene } from '@questwright/testkit'

scene(
  'with Gandalf, the hand of the opponent is revealed',
  {
    you: { companions: ['gandalf-the-grey-wizard'], hand: ['treachery-deeper-than-you-know'] },
    opponent: { hand: ['goblin-runner', 'uruk-savage'] },
  },
  (t) => {
    t.play('treachery-deeper-than-you-know')
    t.tells('revealed', { card: 'goblin-runner' }, 1)
    t.tells('revealed', {}, 2)
    t.isAt('fellowship')
  },
)
