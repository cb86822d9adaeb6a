import { scene } from '@questwright/testkit'

const calm = { card: 'mumak', lasting: [{ stat: 'attack', set: 0, until: 'game' }] } as const
const strong = (as: string, attack: number) =>
  ({ card: 'scene:ally', as, lasting: [{ stat: 'attack', set: attack, until: 'game' }] }) as const

scene(
  'Mûmak takes no more than 3 damage in a round, from one attack or from several',
  {
    you: { allies: [strong('squire', 4)], engaged: ['mumak'] },
    friend: { allies: [{ ...strong('archer', 4), keywords: ['Ranged'] }] },
    third: { allies: [{ ...strong('champion', 9), keywords: ['Ranged'] }] },
    fourth: { allies: [{ ...strong('latecomer', 9), keywords: ['Ranged'] }] },
    encounterDeck: 9,
    at: '6.7',
  },
  (t) => {
    // no other character joins the attack
    t.pick('mumak').choose('squire').decline().decline().decline().sees({ 'mumak.damage': 1 })
    t.asks('choose-enemy-to-attack', 'friend').pick('mumak').decline().decline().sees({ 'mumak.damage': 2 })
    t.asks('choose-enemy-to-attack', 'third').pick('mumak').decline().sees({ 'mumak.damage': 3 })
    t.asks('choose-enemy-to-attack', 'fourth').pick('mumak').sees({ 'mumak.damage': 3 }).tells('damaged', { card: 'mumak' }, 3)
    t.tells('prevented', { card: 'mumak' }, 1).asks('choose-to-commit')
  },
)

scene(
  'Mûmak can take 3 more damage in the next round',
  { you: { allies: [strong('champion', 9)], engaged: [{ ...calm, damage: 1 }] }, encounterDeck: 9, at: '6.7' },
  (t) => {
    t.pick('mumak').choose('champion').sees({ 'mumak.damage': 4 })
    t.until('6.8a', 'next round').pick('mumak').choose('champion').sees({ 'mumak.damage': 7 }).asks('choose-to-commit')
  },
)

scene(
  'Mûmak takes 1 damage from an attack if an effect has dealt it 2 damage in the same round',
  {
    you: {
      allies: [strong('champion', 9)],
      engaged: [{ ...calm, shadow: ['ithilien-guardian'] }],
    },
    encounterDeck: 9,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'mumak.damage': 2 }).pick('mumak').choose('champion').sees({ 'mumak.damage': 3 }).asks('choose-to-commit')
  },
)

scene('Nothing can be attached to Mûmak', { staging: ['mumak'], at: '5.2' }, (t) => {
  t.sees({ 'mumak.forbiddenAttachments': ['any'] }).asks('choose-enemy-to-engage')
})
