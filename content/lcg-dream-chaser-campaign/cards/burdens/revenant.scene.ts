import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'lcg-campaigns:experience', 'the-fate-of-numenor-campaign']
const strong = { card: 'lcg-core-set:aragorn', lasting: [{ stat: 'attack', set: 9, until: 'game' }] } as const

scene(
  'Revenant takes 2 damage when it would take 3 or more',
  { rules, you: { heroes: [strong], engaged: [{ card: 'revenant', is: ['attacked'] }] }, encounterDeck: 5, at: '6.7' },
  (t) => {
    t.pick('revenant')
      .choose('lcg-core-set:aragorn')
      .sees({ 'revenant.damage': 2, 'revenant.immunities': ['card-effects'] })
      .isAt('3.2')
  },
)

scene(
  'A destroyed Revenant is shuffled into the encounter deck, and places a resource on the campaign card',
  { rules, you: { heroes: [strong], engaged: [{ card: 'revenant', damage: 1, is: ['attacked'] }] }, encounterDeck: 5, at: '6.7' },
  (t) => {
    t.pick('revenant').choose('lcg-core-set:aragorn')
    t.sees({ 'revenant.zone': 'encounter-deck', 'the-fate-of-numenor-campaign.resources': 1 }).isAt('3.2')
  },
)

scene(
  'Revenant has 2 attack and 2 defense more after it has been destroyed once',
  { rules, you: { heroes: [strong], engaged: [{ card: 'revenant', damage: 1, is: ['attacked'] }] }, encounterDeck: 0, at: '6.7' },
  (t) => {
    t.pick('revenant').choose('lcg-core-set:aragorn').decline()
    t.sees({ 'revenant.zone': 'staging-area', 'revenant.attack': 5, 'revenant.defense': 5 }).isAt('5.2')
  },
)

scene(
  'The additional defense of Revenant reduces the damage of an attack',
  {
    rules,
    you: {
      heroes: [
        {
          card: 'scene:hero',
          as: 'captain',
          lasting: [
            { stat: 'attack', set: 6, until: 'game' },
            { stat: 'hitPoints', set: 20, until: 'game' },
          ],
        },
      ],
      engaged: [{ card: 'revenant', damage: 1, is: ['attacked'] }],
      threat: 44,
    },
    encounterDeck: 0,
    at: '6.7',
  },
  (t) => {
    t.pick('revenant').asks('choose-to-commit', 'you').decline()
    t.asks('choose-enemy-to-engage', 'you').pick('revenant').asks('choose-defender', 'you').decline()
    t.pick('revenant').sees({ 'revenant.defense': 5, 'revenant.damage': 1 }).asks('choose-to-commit', 'you')
  },
)
