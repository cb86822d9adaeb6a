/**
 * Moments: what happens is animated and, where it is switched on, heard. It takes no space, delays nothing, and works along the timeline as well.
 */
import { expect, type Page } from '@playwright/test'
import { openBoard } from './drawn-boards.ts'
import { answering, answersTaken, picture, playOn, settled, showIn, table } from './studio.ts'
import { test } from './test.ts'

// the configuration switches animations off
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const likeness = '.qw-likeness[data-shows="comes"]'

/**
 * Records in every frame the width of the staging area, the running animations with their durations, and outlined elements; and counts the created
 * sounds.
 */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { widths: [] as number[], longest: 0, most: 0, outlined: 0, audio: 0, tones: 0 }
    Object.assign(window, { seen })
    const look = () => {
      const width = document.querySelector('[data-zone="staging-area"]')?.getBoundingClientRect().width
      if (width !== undefined && !seen.widths.includes(width)) seen.widths.push(width)
      const moving = document.getAnimations()
      seen.most = Math.max(seen.most, moving.length)
      for (const one of moving) {
        const { target } = (one.effect as KeyframeEffect | null) ?? {}
        if (target?.closest('.qw-moments')) seen.longest = Math.max(seen.longest, Number(one.effect?.getComputedTiming().endTime))
      }
      seen.outlined = Math.max(seen.outlined, document.querySelectorAll('[data-changed]').length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const Audio = window.AudioContext
    window.AudioContext = class extends Audio {
      constructor() {
        super()
        seen.audio += 1
      }
    }
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      seen.tones += 1
      start.call(this, when)
    }
  })
}

interface Seen {
  readonly widths: readonly number[]
  readonly longest: number
  readonly most: number
  readonly outlined: number
  /** How often the browser's audio was opened, and how many tones have started. */
  readonly audio: number
  readonly tones: number
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen)
const forget = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { readonly seen: Seen }).seen, { widths: [], longest: 0, most: 0, outlined: 0 }))

/** Goes one decision back, or forward. */
async function walk(page: Page, key: 'u' | 'r'): Promise<void> {
  const before = await answersTaken(page)
  await page.keyboard.press(key)
  await settled(page, (count) => (key === 'u' ? count < before : count > before))
}

async function openSounds(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass until …' }).click()
  await page.getByRole('menuitem', { name: 'Sounds …' }).click()
  await expect(page.getByRole('dialog', { name: 'Sounds' })).toBeVisible()
}

test('a reveal moves no card and delays no key, is repeated by the timeline, and is heard when sounds are on', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await watch(page)
  // more threat to spare, so that the game does not end soon
  await openBoard(page, 'solo quest', (scene) => scene.replace('threat: 41', 'threat: 25'))
  // slow down animations, so that a key is pressed during one on every machine; their durations by their own clock stay the same
  const client = await page.context().newCDPSession(page)
  await client.send('Animation.enable')
  const pace = (playbackRate: number) => client.send('Animation.setPlaybackRate', { playbackRate })
  await pace(0.02)
  await forget(page)
  const held = page.locator(likeness)
  await expect(async () => {
    if ((await held.count()) === 0) await playOn(page, 1)
    expect(await held.count()).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  const revealed = await held.first().getAttribute('data-of')
  const at = await answersTaken(page)
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme)
    await picture(page, `moment-reveal-${theme}`)
  }

  await expect(table(page)).toHaveAttribute('data-status', 'ready')
  await answering(page, () => page.keyboard.press('n'))
  await expect(page.locator(`${likeness}[data-of="${revealed}"]`)).toHaveCount(0)
  const { widths, longest } = await seenOn(page)
  expect(widths, 'the staging area').toHaveLength(1)
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThanOrEqual(1200)

  while ((await answersTaken(page)) >= at) await walk(page, 'u')
  await walk(page, 'r')
  await expect(held.first()).toHaveAttribute('data-of', revealed ?? '')
  await pace(1)
  // wait until the slow animations have ended: the rest tests reduced motion
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await walk(page, 'u')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await forget(page)
  await walk(page, 'r')
  await expect.poll(async () => (await seenOn(page)).outlined).toBeGreaterThan(0)
  expect((await seenOn(page)).most, 'moves where motion is unwelcome').toBe(0)

  // reduced motion does not switch sounds on or off, and they are off by default
  expect(await seenOn(page)).toMatchObject({ audio: 0, tones: 0 })
  const tones = async () => (await seenOn(page)).tones
  await openSounds(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Play sounds' })).toBeChecked()
  await expect.poll(tones, 'a sample').toBeGreaterThan(0)
  const sampled = await tones()
  const slider = page.getByRole('slider', { name: 'Volume' })
  await expect(slider).toHaveAttribute('aria-valuetext', '60 of 100')
  // a moment that follows another too quickly is silent
  await expect(async () => {
    await slider.press('ArrowRight')
    expect(await tones(), 'a sample at another volume').toBeGreaterThan(sampled)
  }).toPass()
  await expect(slider).not.toHaveAttribute('aria-valuetext', '60 of 100')
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme)
    await picture(page, `sounds-${theme}`)
  }
  await page.getByRole('button', { name: 'Done' }).click()
  await walk(page, 'u')
  const before = await tones()
  await walk(page, 'r')
  await expect.poll(tones, 'a reveal').toBeGreaterThan(before)

  await openSounds(page)
  await page.getByRole('checkbox', { name: 'Play sounds' }).uncheck()
  await page.getByRole('button', { name: 'Done' }).click()
  const { audio, tones: made } = await seenOn(page)
  await walk(page, 'u')
  await walk(page, 'r')
  expect(await seenOn(page)).toMatchObject({ audio, tones: made })
})
