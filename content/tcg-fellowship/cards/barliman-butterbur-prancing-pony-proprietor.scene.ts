import { scene } from '@questwright/testkit'

scene(
  'Barliman Butterbur exerts to take a Gandalf event from the discard pile into hand',
  {
    you: { support: ['barliman-butterbur-prancing-pony-proprietor'], discard: ['intimidate', 'noble-intentions', 'mysterious-wizard'] },
  },
  (t) => {
    t.use('barliman-butterbur-prancing-pony-proprietor')
    t.asks('take', 'you').offers('intimidate', 'mysterious-wizard')
    t.pick('mysterious-wizard')
    t.sees({
      'mysterious-wizard.zone': 'you.hand',
      'intimidate.zone': 'you.discard',
      'barliman-butterbur-prancing-pony-proprietor.wounds': 1,
    })
    t.isAt('fellowship')
  },
)
