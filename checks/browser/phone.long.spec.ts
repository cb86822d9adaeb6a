/** A whole game on a phone: in a hundred decisions the first legal option is under the finger, and no button is too small for one. */
import { expect } from '@playwright/test'
import { playByFinger } from './by-finger.ts'
import { openStudio, startGame } from './studio.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a hundred decisions of two players on a phone are answered by taps alone', async ({ page }) => {
  await openStudio(page)
  const decks = ['Leadership starter', 'Spirit starter']
  let answered = 0
  // a game that ends sooner is followed by another one
  for (let game = 1; answered < 100; game++) {
    await startGame(page, { decks, seed: `2026112${game}` })
    const more = await playByFinger(page, 100 - answered)
    answered += more
    expect(more, 'decisions of a game').toBeGreaterThan(10)
    if (answered < 100) await openStudio(page)
  }
})
