import { scene } from '@questwright/testkit'

const striking = (as: string, attack: number, keywords: readonly string[] = []) =>
  ({ card: 'scene:ally', as, keywords, lasting: [{ stat: 'attack', set: attack, until: 'phase' }] }) as const
const shade = {
  card: 'scene:enemy',
  as: 'shade',
  keywords: ['Immune to ranged damage'],
  lasting: [{ stat: 'defense', set: 1, until: 'game' }],
} as const

scene(
  '[LCG-DAMAGE-7] A Ranged character that joins an attack adds no attack against an enemy that is immune to ranged damage',
  {
    you: { allies: [striking('sword', 3)], engaged: [shade] },
    friend: { allies: [striking('bow', 2, ['Ranged'])] },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('shade').choose('sword').asks('choose-joining-attackers', 'friend').choose('bow')
    t.tells('damaged', { card: 'shade', amount: 2 }, 1).tells('exhausted', { card: 'bow' }, 1).sees({ 'shade.damage': 2 }).isAt('3.2')
  },
)

scene(
  '[LCG-DAMAGE-7] A Ranged character of the engaged player damages an enemy that is immune to ranged damage',
  { you: { allies: [striking('bow', 3, ['Ranged'])], engaged: [shade] }, friend: {}, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('shade').choose('bow').tells('damaged', { card: 'shade', amount: 2 }, 1).isAt('3.2')
  },
)

scene(
  'A Ranged character that joins an attack adds its attack against an enemy that is not immune to ranged damage',
  {
    you: { allies: [striking('sword', 3)], engaged: [{ ...shade, keywords: [] }] },
    friend: { allies: [striking('bow', 1, ['Ranged'])] },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('shade')
      .choose('sword')
      .choose('bow')
      .tells('damaged', { card: 'shade', amount: 3 }, 1)
      .sees({ 'shade.zone': 'encounter-discard' })
      .isAt('3.2')
  },
)
