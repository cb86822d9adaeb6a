import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium, howToGetChromium } from './chromium.mjs'
import { install, pnpm } from './install.mjs'
import { browserReport, totals } from './reports.mjs'
import { bounded, root } from './shell.mjs'

const unitReport = join(root, 'reports/tests.json')
const browserTestsReport = join(root, 'reports/tests-browser.json')
const playwrightReport = join(root, 'reports/playwright.json')
// Biome colours what it prints also where nobody sees colours, and knows no NO_COLOR.
const plain = process.stdout.isTTY ? [] : ['--colors=off']
const bin = (name) => join(root, 'node_modules/.bin', name)

/**
 * The stages in order. `part` is what QUESTWRIGHT_TEST_ONLY selects; a run of everything leaves out those with `demand: 'only'`; `run` answers with an
 * exit code.
 */
const stages = [
  { name: 'lint', part: 'check', run: () => bounded(bin('biome'), ['ci', '.', '--diagnostic-level=warn', ...plain], { minutes: 3 }) },
  { name: 'boundaries', part: 'check', run: () => bounded(process.execPath, ['checks/boundaries/check.mjs'], { minutes: 3 }) },
  // Through pnpm, because turbo calls pnpm and finds it only then.
  { name: 'types', part: 'check', run: () => bounded(pnpm[0], [...pnpm.slice(1), 'run', 'typecheck'], { minutes: 10 }) },
  { name: 'unit', part: 'unit', report: unitReport, run: () => bounded(bin('vitest'), ['run'], { minutes: 20 }) },
  { name: 'browser', part: 'browser', report: browserTestsReport, run: () => browserTests(28) },
  // Hours: only for who asks for it. What belongs to it is called *.long.test.ts and *.long.spec.ts; vitest and Playwright see QUESTWRIGHT_TEST_ONLY.
  { name: 'long unit', part: 'long', demand: 'only', report: unitReport, run: () => bounded(bin('vitest'), ['run'], { minutes: 600 }) },
  { name: 'long browser', part: 'long', demand: 'only', report: browserTestsReport, run: () => browserTests(60) },
]

/**
 * The whole test run: every stage, also after one that failed, so that a run shows all there is to mend. Its last line is `N passed, N failed`.
 * @returns {Promise<number>} 0 when every stage passed, 1 when not, 2 for wrong use
 */
export async function test() {
  const only = process.env.QUESTWRIGHT_TEST_ONLY ?? ''
  const parts = new Set(stages.map((stage) => stage.part))
  if (only !== '' && !parts.has(only)) {
    console.error(`QUESTWRIGHT_TEST_ONLY is "${only}"; it may be ${[...parts].join(', ')}, or absent for everything.`)
    return 2
  }
  const began = Date.now()
  const failed = []
  const reports = []
  const installed = (await install()) === 0
  if (!installed) failed.push('install')
  for (const stage of installed ? stages.filter(({ part, demand }) => (only === '' ? demand === undefined : part === only)) : []) {
    console.log(`\n== ${stage.name}`)
    if (stage.report !== undefined) rmSync(stage.report, { force: true })
    mkdirSync(join(root, 'reports'), { recursive: true })
    const code = await stage.run()
    if (code !== 0) {
      failed.push(stage.name)
      console.error(`The stage "${stage.name}" failed (exit code ${code}).`)
    }
    if (stage.report !== undefined && existsSync(stage.report)) reports.push(JSON.parse(readFileSync(stage.report, 'utf8')))
  }
  const sum = totals(reports)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(failed.length === 0 ? `\nEvery stage passed in ${seconds} s.` : `\nFailed after ${seconds} s in: ${failed.join(', ')}.`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return failed.length === 0 && sum.failed === 0 ? 0 : 1
}

async function browserTests(minutes) {
  const config = join(root, 'checks/playwright.config.ts')
  if (!existsSync(config)) {
    console.log('No browser tests here (checks/playwright.config.ts is absent).')
    return 0
  }
  const chromium = await findOrInstallChromium()
  if (chromium === undefined) {
    console.error(howToGetChromium)
    return 1
  }
  rmSync(playwrightReport, { force: true })
  const code = await bounded(join(root, 'checks/node_modules/.bin/playwright'), ['test', '--config', config, '--reporter=list,json'], {
    minutes,
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  })
  if (!existsSync(playwrightReport)) {
    console.error('The browser tests ended without a report.')
    return code === 0 ? 1 : code
  }
  writeFileSync(browserTestsReport, `${JSON.stringify(browserReport(JSON.parse(readFileSync(playwrightReport, 'utf8'))), null, 1)}\n`)
  rmSync(playwrightReport)
  return code
}
