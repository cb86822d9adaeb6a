import { scene } from '@questwright/testkit'

scene(
  'Sam plays Bill the Pony from the draw deck',
  { you: { companions: ['sam-faithful-companion'], deck: ['bill-the-pony', 'defiance'] } },
  (t) => {
    t.use('sam-faithful-companion')
    t.choose('bill-the-pony')
    t.pick('sam-faithful-companion')
    t.sees({ 'bill-the-pony.zone': 'borne of sam-faithful-companion' })
    t.isAt('fellowship')
  },
)

scene(
  'Sam, Faithful Companion, becomes the Ring-bearer when Frodo is killed',
  {
    at: 'defenders',
    you: { bearer: 'frodo-son-of-drogo', companions: ['sam-faithful-companion'] },
    opponent: { minions: ['goblin-patrol-troop'] },
  },
  (t) => {
    t.choose('frodo-son-of-drogo>goblin-patrol-troop')
    t.use('sam-faithful-companion')
    t.sees({ 'you.bearer': 'sam-faithful-companion' })
    t.isAt('regroup')
  },
)
