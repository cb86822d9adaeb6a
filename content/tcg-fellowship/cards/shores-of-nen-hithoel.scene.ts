import { scene } from '@questwright/testkit'

const fiveOrcsAtTheShores = {
  at: 'shadow',
  path: [
    'scene:site-1',
    'scene:site-2',
    'scene:site-3',
    'scene:site-4',
    'scene:site-5',
    'scene:site-6',
    'scene:site-7',
    'shores-of-nen-hithoel',
  ],
  you: { site: 8 },
  opponent: { minions: ['goblin-runner', 'goblin-runner', 'goblin-runner', 'goblin-runner', 'goblin-marksman'] },
} as const

scene('with five Orcs the fellowship does not move again at the Shores of Nen Hithoel', fiveOrcsAtTheShores, (t) => {
  t.use('shores-of-nen-hithoel')
  t.pass()
  t.choose().choose()
  // there is no choice between moving again and staying
  t.sees({ 'you.site': 8, active: 'opponent' })
  t.isAt('fellowship')
})

scene('a second use at the Shores of Nen Hithoel in one turn begins no second effect', fiveOrcsAtTheShores, (t) => {
  t.use('shores-of-nen-hithoel').use('shores-of-nen-hithoel')
  t.tells('effect-began', {}, 1)
  t.isAt('shadow')
})
