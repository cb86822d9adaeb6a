/** Measures the studio by ratios and counts; milliseconds are only printed, since they depend on the machine. */
import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { median, percentile } from '../bench/calibrate.ts'
import {
  between,
  figure,
  frameCategories,
  framesBetween,
  framesCounted,
  noted,
  startCountingFrames,
  startNoting,
  startStretching,
  travelFrames,
  travelled,
  withGameOf,
} from './figures.ts'
import {
  openCardByKey,
  openStudio,
  playOn,
  question,
  scriptIsOpen,
  settled,
  startGame,
  stateHash,
  stripIsDone,
  table,
  withFile,
  workspaceFile,
  writeScript,
} from './studio.ts'
import { test } from './test.ts'

const aragorn = 'lcg-core-set/cards/heroes/aragorn.ts'
const decisions = 200

test('a script that is saved in a game of 200 decisions keeps the table, and the replay finds no difference', async ({ page }) => {
  await withFile(aragorn, (before) =>
    withGameOf(decisions, async (file) => {
      await openStudio(page)
      await startNoting(page)
      await page.getByRole('button', { name: 'Open a link or file …' }).click()
      await page.getByLabel('Saved game').setInputFiles(file)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Open( it anyway)?$/ })
        .click()
      await settled(page, (count) => count === decisions)
      // a realm is opened, and the rules replay every decision
      const once = between(await noted(page), 'clicked', (what) => what === `ready ${decisions} none`)
      const hash = await stateHash(page)
      expect(hash).not.toBe('')

      await openCardByKey(page, 'p1/aragorn')
      await scriptIsOpen(page)
      const stands: number[] = []
      const says: number[] = []
      const asks: string[] = []
      for (let round = 1; round <= 5; round += 1) {
        await writeScript(page, `${before}\n// said ${round} times\n`)
        await noted(page)
        await page.evaluate(() => performance.clearResourceTimings())
        await page.keyboard.press('Control+s')
        await expect(page.locator('.st-strip[data-state="done"]')).toBeVisible()
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { figuresSeen: { what: string }[] }).figuresSeen.map(({ what }) => what)))
          .toContain(`ready ${decisions} comparing`)
        const strip = await stripIsDone(page)
        const seen = await noted(page)
        await expect(strip).toHaveAttribute('data-verdict', 'same')
        await expect(strip).toContainText('Nothing differs')
        await expect(table(page)).toHaveAttribute('data-hash', hash)
        await expect(table(page)).toHaveAttribute('data-at', String(decisions))
        stands.push(between(seen, 'saved', (what) => what === `ready ${decisions} comparing`))
        says.push(between(seen, 'saved', (what) => what === `ready ${decisions} done`))
        asks.push(
          await page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .filter(({ name }) => /\/api\/(files|packs)/.test(name))
              .map(({ name, duration }) => `${/api\/(\w+)/.exec(name)?.[1]} ${Math.round(duration)}`)
              .join(', '),
          ),
        )
      }
      const times = (value: number) => `${(value / once).toFixed(2)} (${Math.round(value)} ms / ${Math.round(once)} ms)`
      figure(`script saved to table standing, of playing ${decisions} decisions once`, times(median(stands)))
      figure('the first of them, while the editor is still loading its type checker', times(stands[0] ?? Number.NaN))
      figure(`script saved to "same / differs", of playing ${decisions} decisions once`, times(median(says)))
      figure('calls of the server in it, in ms', asks.at(-1) ?? '')
      figure('state before and after', `${hash.slice(0, 16)}, equal`)
    }),
  )
})

test('one card moves on a board of 80 cards, and most of its frames have no layout', async ({ page, browser }) => {
  const scene = 'lcg-core-set/scenes/a-board-of-eighty.scene.ts'
  const many = (slug: string, count: number) => `...Array<string>(${count}).fill('${slug}')`
  writeFileSync(
    workspaceFile(scene),
    `import { scene } from '@questwright/testkit'

scene(
  'a board of eighty',
  {
    you: { heroes: ['aragorn', 'theodred', 'gloin'], allies: [${many('guard-of-the-citadel', 16)}], hand: [${many('guard-of-the-citadel', 6)}], engaged: [${many('forest-spider', 8)}], threat: 20, deck: 10 },
    friend: { heroes: ['eowyn', 'eleanor', 'legolas'], allies: [${many('northern-tracker', 16)}], engaged: [${many('forest-spider', 8)}], hand: [${many('northern-tracker', 6)}], threat: 20, deck: 10 },
    staging: [${many('forest-spider', 8)}, ${many('old-forest-road', 8)}],
    encounterDeck: 10,
    at: '4.2',
  },
  (t) => {
    t.isAt('4.2')
  },
)
`,
  )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStudio(page)
  await page.goto(`/situations?scene=${scene}`)
  // an empty board is shown until the scene is read
  await expect(page.getByLabel('Title of the board')).toHaveValue('a board of eighty', { timeout: 90_000 })
  await expect(page.locator('.st-situations[data-state="dealt"][data-step="4.2"]')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(question(page)).toBeVisible({ timeout: 90_000 })
  await settled(page)
  const cards = page.locator('.qw-table [data-card]')
  await expect(cards.nth(79)).toBeAttached()
  const lie = await cards.count()
  await startStretching(page)
  await browser.startTracing(page, { categories: [...frameCategories] })
  // travel to the first possible location
  await page.keyboard.press('1')
  await expect.poll(() => travelled(page)).toMatchObject({ landed: 'yes' })
  const trace = await browser.stopTracing()
  const travel = await travelled(page)
  expect(travel?.card).toContain('old-forest-road')
  // check the duration that the page requests and not the measured one: a movement shorter than a frame cannot be seen
  expect(travel?.time, 'the time of the design tokens, in milliseconds').toBeGreaterThanOrEqual(100)
  const [first, ...later] = framesBetween(trace, 'figures-travel', 'figures-landed')
  if (!first) throw new Error('the card did not travel for a frame')
  const ms = (value: number) => value.toFixed(2)
  const told = (what: 'script' | 'layout') =>
    `first ${ms(first[what])}, then median ${ms(median(later.map((frame) => frame[what])))}, most ${ms(Math.max(...later.map((frame) => frame[what])))}`
  const laid = later.reduce((sum, frame) => sum + frame.layouts, 0)
  figure(`travel of one card among ${lie}: frames`, `${later.length + 1}, of a travel of ${travel?.time} ms`)
  figure('script per frame of the travel, in ms', told('script'))
  figure('style and layout per frame of the travel, in ms', told('layout'))
  figure('layouts in the first frame and in those after it', `${first.layouts}, then ${laid} in ${later.length}`)
  expect(later.length, 'a frame for each step').toBeGreaterThanOrEqual(travelFrames)
  // transforms need no layout; the rest of the page needs a few
  expect(laid, 'a card travels by transform: most of its frames have no layout').toBeLessThan(later.length / 2)
})

test('the frames of twenty decisions of two players are measured, and those of a page at rest', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStudio(page)
  await startNoting(page)
  await startGame(page, { decks: ['Leadership', 'Spirit'], seed: '20261121' })
  await settled(page)
  const dealt = between(await noted(page), 'clicked', (what) => what === 'ready 0 none')
  await expect(question(page)).toBeVisible()
  await startCountingFrames(page)
  // wait until a table that was just set up has finished its own work, which must not be counted
  await page.waitForTimeout(1000)
  await framesCounted(page)
  await page.waitForTimeout(2000)
  const atRest = await framesCounted(page)
  const play = async (decisions: number): Promise<void> => {
    for (let decision = 0; decision < decisions; decision += 1) {
      expect((await playOn(page, 1)).ended).toBe('enough')
      await page.waitForTimeout(450)
    }
  }
  await framesCounted(page)
  await play(20)
  const played = await framesCounted(page)
  // tracing takes time of its own, so frames are counted before it starts
  await browser.startTracing(page, { categories: [...frameCategories] })
  await page.evaluate(() => performance.mark('figures-begin'))
  await play(10)
  await page.evaluate(() => performance.mark('figures-end'))
  const scripts = framesBetween(await browser.stopTracing(), 'figures-begin', 'figures-end').map(({ script }) => script)

  const told = (frames: readonly number[]) =>
    `${[50, 95, 99].map((part) => percentile(frames, part).toFixed(1)).join(' / ')} of ${frames.length} frames`
  figure('from the press that deals to the first question of a table for two, in ms', dealt.toFixed(0))
  figure('frames of a table at rest, p50 / p95 / p99 in ms', told(atRest))
  figure('frames while 20 decisions are played, p50 / p95 / p99 in ms', told(played))
  figure('p95 of these beside those at rest (aim: at most 1.5)', (percentile(played, 95) / percentile(atRest, 95)).toFixed(2))
  const long = scripts.filter((script) => script > 50)
  figure('frames with more than 50 ms of script, and the most script of a frame', `${long.length}, ${Math.max(...scripts).toFixed(1)} ms`)
  expect(scripts.length, 'the trace tells of the frames').toBeGreaterThan(60)
})
