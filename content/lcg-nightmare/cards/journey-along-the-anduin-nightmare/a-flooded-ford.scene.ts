import { scene } from '@questwright/testkit'

const revealing = { you: { heroes: ['scene:hero'], threat: 20 }, encounterDeck: ['scene:enemy', 'scene:treachery'], at: '3.3' } as const

scene(
  'A Flooded Ford gives what is revealed doomed for its progress',
  { ...revealing, staging: [{ card: 'a-flooded-ford', progress: 2 }] },
  (t) => {
    t.tells('threat-raised', { amount: 2 }, 1).tells('threat-raised', {}, 2)
    t.isAt('4.2')
  },
)

scene('Without progress it gives nothing', { ...revealing, staging: ['a-flooded-ford'] }, (t) => {
  t.tells('threat-raised', {}, 1)
  t.isAt('4.2')
})

const flood = {
  you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: [{ card: 'scene:enemy', shadow: ['a-flooded-ford'] }] },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: it goes to the staging area with 1 progress where nobody defends', flood, (t) => {
  t.decline().sees({ 'a-flooded-ford.zone': 'staging-area', 'a-flooded-ford.progress': 1 })
  t.isAt('6.8a')
})

scene('And is discarded if the attack is defended', flood, (t) => {
  t.choose('mine').until('3.2', 'next round').sees({ 'a-flooded-ford.zone': 'encounter-discard' })
  t.isAt('3.2')
})
