import { scene } from '@questwright/testkit'

scene(
  'Gandalf exerts for Sleep, Caradhras, and all conditions are discarded',
  {
    you: {
      companions: ['gandalf-the-grey-wizard', { card: 'aragorn-king-in-exile', borne: ['no-stranger-to-the-shadows', 'great-shield'] }],
      hand: ['sleep-caradhras'],
    },
    opponent: { support: ['they-are-coming', 'uruk-hai-armory'] },
  },
  (t) => {
    t.play('sleep-caradhras')
    t.sees({
      'gandalf-the-grey-wizard.wounds': 1,
      'they-are-coming.zone': 'opponent.discard',
      'uruk-hai-armory.zone': 'opponent.discard',
      'no-stranger-to-the-shadows.zone': 'you.discard',
      'great-shield.zone': 'borne of aragorn-king-in-exile',
    })
    t.isAt('fellowship')
  },
)
