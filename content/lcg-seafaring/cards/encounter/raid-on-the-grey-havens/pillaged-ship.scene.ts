import { scene } from '@questwright/testkit'

const plundered = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] },
  encounterDeck: ['pillaged-ship', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  encounterDiscard: ['scene:treachery', 'umbar-raider', 'corsair-arsonist'],
  at: '3.3',
} as const

scene('Pillaged Ship takes 3 damage when it is revealed', plundered, (t) => {
  t.asks('choose-one').pick('plunder').sees({ 'pillaged-ship.damage': 3, 'pillaged-ship.zone': 'staging-area' }).asks('choose-location')
})

scene('Pillaged Ship may bring the topmost enemy of the discard pile to the staging area when it is revealed', plundered, (t) => {
  t.pick('bring-enemy').sees({
    'umbar-raider.zone': 'staging-area',
    'corsair-arsonist.zone': 'encounter-discard',
    'pillaged-ship.damage': 0,
  })
  t.asks('choose-location')
})

for (const raider of ['umbar-raider', 'corsair-arsonist'])
  scene(
    `Shadow: ${raider === 'umbar-raider' ? 'an attacking Raider gets the resources of the defender' : 'an enemy that is no Raider gets no resources'}`,
    {
      you: { heroes: [{ card: 'scene:hero', as: 'captain', resources: 2 }], engaged: [{ card: raider, shadow: ['pillaged-ship'] }] },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      // in the next round each hero has collected one more resource
      t.choose('captain').sees(
        raider === 'umbar-raider'
          ? { 'umbar-raider.resources': 2, 'captain.resources': 1 }
          : { 'corsair-arsonist.resources': 0, 'captain.resources': 3 },
      )
      t.isAt('3.2')
    },
  )
