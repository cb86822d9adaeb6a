import { scene } from '@questwright/testkit'

scene(
  'an Isengard event of the player costs one less',
  { at: 'maneuver', opponent: { minions: ['uruk-savage'], support: ['sarumans-ambition'], hand: ['hunt-them-down'] }, pool: 2 },
  (t) => {
    t.sees({ 'hunt-them-down.twilight': 2, 'uruk-savage.twilight': 2 })
    t.play('hunt-them-down')
    t.sees({ pool: 0 })
    t.isAt('assignment')
  },
)

scene(
  "Saruman's Ambition is discarded to make an Uruk-hai stronger",
  { at: 'defenders', opponent: { minions: ['uruk-savage'], support: ['sarumans-ambition'] } },
  (t) => {
    t.choose('scene:bearer>uruk-savage')
    t.use('sarumans-ambition')
    t.sees({ 'sarumans-ambition.zone': 'opponent.discard' })
    t.tells('skirmish-resolved', { shadow: 7 })
    t.isWonBy('opponent')
  },
)
