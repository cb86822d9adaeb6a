import { scene } from '@questwright/testkit'

const revealing = { you: { heroes: ['scene:hero'], threat: 20 }, encounterDeck: ['scene:enemy', 'scene:treachery'], at: '3.3' } as const

scene(
  'A Flooded Ford gives revealed cards Doomed for the progress on it',
  { ...revealing, staging: [{ card: 'a-flooded-ford', progress: 2 }] },
  (t) => {
    t.tells('threat-raised', { amount: 2 }, 1).tells('threat-raised', {}, 2)
    t.isAt('4.2')
  },
)

scene('A Flooded Ford without progress does not give revealed cards Doomed', { ...revealing, staging: ['a-flooded-ford'] }, (t) => {
  t.tells('threat-raised', {}, 1)
  t.isAt('4.2')
})

const flood = {
  you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: [{ card: 'scene:enemy', shadow: ['a-flooded-ford'] }] },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: A Flooded Ford goes to the staging area with 1 progress if the attack is undefended', flood, (t) => {
  t.decline().sees({ 'a-flooded-ford.zone': 'staging-area', 'a-flooded-ford.progress': 1 })
  t.isAt('6.8a')
})

scene('Shadow: A Flooded Ford is discarded if the attack is defended', flood, (t) => {
  t.choose('mine').until('3.2', 'next round').sees({ 'a-flooded-ford.zone': 'encounter-discard' })
  t.isAt('3.2')
})
