import { expect } from '@playwright/test'
import { playByEar } from './by-ear.ts'
import { openStudio, startGame } from './studio.ts'
import { test } from './test.ts'

test('whole games of one and of two hands are played to their end by announcements and keys alone', async ({ page }) => {
  test.setTimeout(1_500_000)
  for (const decks of [['Leadership'], ['Tactics', 'Spirit']]) {
    await openStudio(page)
    await startGame(page, { decks, seed: '4' })
    expect(await playByEar(page, 500)).toMatchObject({ ended: 'outcome' })
  }
})
