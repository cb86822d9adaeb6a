import { scene } from '@questwright/testkit'

scene(
  'Pathfinder plays the next site from the own adventure deck',
  {
    you: { companions: ['aragorn-king-in-exile'], hand: ['pathfinder'], sites: ['bree-gate', 'rivendell-terrace'] },
    opponent: { sites: ['ettenmoors'] },
  },
  (t) => {
    t.play('pathfinder')
    t.sees({ 'bree-gate.zone': 'path', 'ettenmoors.zone': 'opponent.adventure' })
    t.isAt('fellowship')
  },
)

scene(
  'Pathfinder replaces a site of the opponent, which goes back to its adventure deck',
  {
    path: ['east-road', 'ettenmoors'],
    you: { companions: ['aragorn-king-in-exile'], hand: ['pathfinder'], sites: ['bree-gate'] },
    opponent: { site: 2 },
  },
  (t) => {
    t.play('pathfinder')
    t.sees({ 'bree-gate.zone': 'path', 'ettenmoors.zone': 'opponent.adventure' })
    t.isAt('fellowship')
  },
)
