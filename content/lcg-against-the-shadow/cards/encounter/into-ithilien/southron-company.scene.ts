import { scene } from '@questwright/testkit'

for (const keyword of ['Battle', 'Siege'])
  scene(
    `While the current quest has ${keyword}, Southron Company has 3 threat and 5 attack`,
    { staging: ['southron-company'], quest: { card: 'scene:quest', keywords: [keyword] }, at: '5.2' },
    (t) => {
      t.sees({ 'southron-company.threat': 3, 'southron-company.attack': 5, 'staging.threat': 3 }).asks('choose-enemy-to-engage')
    },
  )

scene(
  'Southron Company gets no threat and no attack from a keyword other than Battle and Siege',
  { staging: ['southron-company'], quest: { card: 'scene:quest', keywords: ['Archery 1'] }, at: '5.2' },
  (t) => {
    t.sees({ 'southron-company.threat': 1, 'southron-company.attack': 3 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Southron Company gets 2 threat and 2 attack only once from a quest that has both Battle and Siege',
  { staging: ['southron-company'], quest: { card: 'scene:quest', keywords: ['Battle', 'Siege'] }, at: '5.2' },
  (t) => {
    t.sees({ 'southron-company.threat': 3, 'southron-company.attack': 5 }).asks('choose-enemy-to-engage')
  },
)

const attacked = (keywords: string[]) =>
  ({
    you: { engaged: [{ card: 'scene:enemy', shadow: ['southron-company'] }] },
    quest: { card: 'scene:quest', keywords },
    encounterDeck: 5,
    at: '6.3',
  }) as const

scene('Shadow: the attacking enemy gets 1 attack', attacked([]), (t) => {
  t.decline().sees({ 'scene:hero.damage': 2 }).isAt('6.8a')
})

scene('Shadow: the attacking enemy gets 2 attack if the current quest has any keyword', attacked(['Archery 1']), (t) => {
  t.decline().sees({ 'scene:hero.damage': 3 }).isAt('6.8a')
})
