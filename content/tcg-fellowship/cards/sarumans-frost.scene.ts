import { scene } from '@questwright/testkit'

scene(
  "Saruman's Frost goes on a site for an exertion, weakens Hobbits there, and is discarded at the end of the turn",
  {
    at: 'shadow',
    you: { companions: ['gimli-dwarf-of-erebor'] },
    opponent: { minions: ['uruk-savage'], hand: ['sarumans-frost'] },
    pool: 2,
  },
  (t) => {
    t.play('sarumans-frost')
    t.sees({
      pool: 0,
      'uruk-savage.wounds': 1,
      'sarumans-frost.zone': 'borne of site-1',
      'scene:bearer.strength': 1,
      'gimli-dwarf-of-erebor.strength': 6,
    })
    t.until('regroup').choose()
    t.sees({ 'sarumans-frost.zone': 'opponent.discard' })
    t.isAt('fellowship')
  },
)

scene(
  "Saruman's Frost is not played without an Isengard minion",
  { at: 'shadow', opponent: { minions: ['goblin-runner'], hand: ['sarumans-frost'] }, pool: 2 },
  (t) => {
    t.asks('window', 'opponent').notOffered('sarumans-frost')
    t.isAt('shadow')
  },
)

scene(
  "a Hobbit loses a skirmish in Saruman's Frost that would be won without it",
  {
    at: 'defenders',
    path: [{ card: 'scene:site-1', borne: ['sarumans-frost'] }],
    you: { companions: ['sam-son-of-hamfast'] },
    opponent: { minions: [{ card: 'scene:minion', set: { strength: 1 } }] },
  },
  (t) => {
    t.choose('sam-son-of-hamfast>scene:minion')
    // 3 less 2 against 1: the Shadow wins a tie
    t.sees({ 'sam-son-of-hamfast.wounds': 1, 'scene:minion.wounds': 0 })
    t.isAt('regroup')
  },
)
