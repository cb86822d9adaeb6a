import { scene } from '@questwright/testkit'

scene(
  'Mysterious Wizard makes Gandalf stronger by 4 with four burdens',
  {
    at: 'defenders',
    you: { bearer: { card: 'frodo-son-of-drogo', burdens: 4 }, companions: ['gandalf-the-grey-wizard'], hand: ['mysterious-wizard'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('gandalf-the-grey-wizard>goblin-patrol-troop')
    t.play('mysterious-wizard')
    t.tells('skirmish-resolved', { free: 11 })
    t.isAt('regroup')
  },
)

scene(
  'Mysterious Wizard makes Gandalf stronger by 2 with five burdens',
  {
    at: 'defenders',
    you: { bearer: { card: 'frodo-son-of-drogo', burdens: 5 }, companions: ['gandalf-the-grey-wizard'], hand: ['mysterious-wizard'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('gandalf-the-grey-wizard>goblin-patrol-troop')
    t.play('mysterious-wizard')
    t.tells('skirmish-resolved', { free: 9 })
    t.isAt('regroup')
  },
)
