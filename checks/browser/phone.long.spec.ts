/** A whole game on a phone: in a hundred decisions a finger can reach the first legal option, and no button is too small. */
import { expect } from '@playwright/test'
import { playByFinger } from './by-finger.ts'
import { openStudio, startGame } from './studio.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a hundred decisions of two players on a phone are answered by taps alone', async ({ page }) => {
  await openStudio(page)
  const decks = ['Leadership starter', 'Spirit starter']
  let answered = 0
  // if a game ends sooner, play another one
  for (let game = 1; answered < 100; game++) {
    await startGame(page, { decks, seed: `2026112${game}` })
    const more = await playByFinger(page, 100 - answered)
    answered += more
    expect(more, 'decisions of a game').toBeGreaterThan(10)
    if (answered < 100) await openStudio(page)
  }
})
