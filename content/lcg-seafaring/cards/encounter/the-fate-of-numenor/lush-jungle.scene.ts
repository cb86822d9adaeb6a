import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

const near = {
  you: { heroes: [{ card: 'scene:hero', as: 'captain' }] },
  friend: { heroes: [{ card: 'scene:hero', as: 'mate' }] },
  staging: [island('lush-jungle'), 'scene:enemy'],
  encounterDeck: 4,
  at: '4.2',
} as const

scene('The players can travel to Lush Jungle when all ready heroes exhaust', near, (t) => {
  t.pick('lush-jungle').asks('choose-one', 'you').offers('exhaust-heroes', 'turn-back').pick('exhaust-heroes')
  t.sees({ 'captain.exhausted': 'yes', 'mate.exhausted': 'yes', 'lush-jungle.zone': 'active-location' }).isAt('5.2')
})

scene('Lush Jungle stays faceup in the staging area when the players do not exhaust their heroes', near, (t) => {
  t.pick('lush-jungle').pick('turn-back')
  t.sees({ 'lush-jungle.zone': 'staging-area', 'lush-jungle.liesAs': null, 'captain.exhausted': 'no' }).isAt('5.2')
})

for (const place of ['staging', 'activeLocation'] as const)
  scene(
    `Characters have ${place === 'staging' ? '1 attack less and no Ranged while Lush Jungle is in the staging area' : 'their attack and Ranged while Lush Jungle is the active location'}`,
    {
      you: { heroes: [{ card: 'scene:hero' }], allies: [{ card: 'scene:ally', as: 'bowman', keywords: ['Ranged'] }] },
      friend: { heroes: ['scene:hero'], engaged: ['scene:enemy'] },
      ...(place === 'staging' ? { staging: ['lush-jungle'] } : { activeLocation: 'lush-jungle' }),
      encounterDeck: 4,
      at: '6.8a',
    },
    (t) => {
      if (place === 'staging') t.asks('choose-enemy-to-attack', 'friend').sees({ 'bowman.attack': 0 })
      else t.asks('choose-enemy-to-attack', 'you').sees({ 'bowman.attack': 1 })
    },
  )
