import { scene } from '@questwright/testkit'

const hunt = { you: { heroes: ['scene:hero'], hand: ['lcg-core-set:gandalf'], resources: 5, deck: 5, threat: 20 }, at: 'planning' } as const

scene('Brown Water Rats cannot be damaged', { ...hunt, staging: ['brown-water-rats'] }, (t) => {
  t.play('gandalf').use('gandalf').offers('draw', 'hide')
})

const shore = {
  you: { heroes: ['lcg-core-set:aragorn'], hand: ['lcg-core-set:gandalf'], resources: 5, engaged: [{ card: 'scene:enemy' }] },
  staging: ['brown-water-rats'],
  at: 'planning',
} as const

scene('Brown Water Rats is discarded at stage 3 as the last enemy', { ...shore, quest: 'lcg-core-set:ambush-on-the-shore' }, (t) => {
  t.sees({ 'brown-water-rats.zone': 'staging-area' })
  t.play('gandalf').use('gandalf').pick('enemy').sees({ 'brown-water-rats.zone': 'encounter-discard' })
  t.isAt('window 2.2')
})

scene('Brown Water Rats stays in play at another stage as the last enemy', { ...shore, quest: 'lcg-core-set:anduin-passage' }, (t) => {
  t.play('gandalf').use('gandalf').pick('enemy').sees({ 'brown-water-rats.zone': 'staging-area' })
  t.isAt('3.2')
})

scene(
  'Shadow: the attacking enemy cannot be damaged until the round ends',
  {
    you: {
      heroes: ['lcg-core-set:aragorn', 'lcg-core-set:gimli'],
      engaged: [{ card: 'lcg-core-set:forest-spider', shadow: ['brown-water-rats'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').pick('forest-spider').choose('gimli').sees({ 'forest-spider.damage': 0 })
    t.isAt('6.4.1')
  },
)
