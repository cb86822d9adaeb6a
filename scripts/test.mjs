import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium, howToGetChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { browserReport, totals } from './reports.mjs'
import { bounded, root } from './shell.mjs'

const unitReport = join(root, 'reports/tests.json')
const reportOf = (project) => join(root, `reports/tests-browser${project === 'studio' ? '' : `-${project}`}.json`)
const playwrightReport = join(root, 'reports/playwright.json')
// Biome prints colours even where the output is no terminal, and ignores NO_COLOR
const plain = process.stdout.isTTY ? [] : ['--colors=off']

/** A first build spends a quarter of its processor time on the cache for later builds. In a fresh clone there is no later build, so it writes none. */
const buildCache = existsSync(join(root, 'apps/studio/.next/cache')) ? {} : { QUESTWRIGHT_BUILD_CACHE: 'none' }

/**
 * The program of a package, to be run with Node. The scripts in `.bin` would set `NODE_PATH` to all packages of the repository, including those on
 * which the package does not depend: then a missing dependency would be noticed only by users.
 */
function program(name, from = root) {
  const folder = join(from, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

/**
 * The stages. The steps follow each other; the lanes of a step run at the same time, and so do the stages of each group of a lane, while its groups
 * follow each other. `part` is what QUESTWRIGHT_TEST_ONLY selects; a run of everything leaves out stages with `demand: 'only'`; `needs` names a
 * stage without which it makes no sense; `run` gets the destination of the output and returns an exit code.
 */
const steps = [
  // Browser tests often wait for a page. The unit tests use the processors meanwhile.
  [
    [
      [
        {
          name: 'unit',
          part: 'unit',
          report: unitReport,
          run: (output) => bounded(process.execPath, [program('vitest'), 'run'], { priority: 'low', minutes: 45, output }),
        },
      ],
    ],
    [
      [
        {
          name: 'studio',
          part: 'browser',
          run: (output) =>
            bounded(process.execPath, ['apps/studio/scripts/start.mjs', '--build'], { minutes: 10, output, env: buildCache }),
        },
      ],
      [
        {
          name: 'browser',
          part: 'browser',
          needs: 'studio',
          report: reportOf('studio'),
          run: (output) => browserTests('studio', 28, output),
        },
      ],
      [
        {
          name: 'lint',
          part: 'check',
          run: (output) =>
            bounded(process.execPath, [program('@biomejs/biome'), 'ci', '.', '--diagnostic-level=warn', ...plain], {
              minutes: 28,
              output,
            }),
        },
        {
          name: 'boundaries',
          part: 'check',
          run: (output) => bounded(process.execPath, ['checks/boundaries/check.mjs'], { minutes: 28, output }),
        },
        // unused files, exports and dependencies: knip.jsonc
        {
          name: 'unused',
          part: 'check',
          run: (output) => bounded(process.execPath, [program('knip'), '--no-progress', '--no-config-hints'], { minutes: 28, output }),
        },
        // Not while the studio is built: both write the types of Next.js routes.
        {
          name: 'types',
          part: 'check',
          run: (output) => bounded(process.execPath, ['scripts/types.mjs'], { minutes: 28, output }),
        },
      ],
    ],
  ],
  // takes an hour or two, so it runs only on request. These tests are in files *.long.test.ts and *.long.spec.ts, or have the tag long or @long; vitest and
  // Playwright read QUESTWRIGHT_TEST_ONLY
  [
    [
      [
        {
          name: 'long unit',
          part: 'long',
          demand: 'only',
          report: unitReport,
          run: (output) => bounded(process.execPath, [program('vitest'), 'run'], { minutes: 240, output }),
        },
      ],
      [
        {
          name: 'long browser',
          part: 'long',
          demand: 'only',
          report: reportOf('long'),
          run: (output) => browserTests('long', 150, output),
        },
      ],
    ],
  ],
]

/**
 * The whole test run. All stages are run, even after one has failed, so that a run shows all failures. Its last line is `N passed, N failed`.
 * @returns {Promise<number>} 0 when every stage passed, 1 when not, 2 for wrong use
 */
export async function test() {
  const only = process.env.QUESTWRIGHT_TEST_ONLY ?? ''
  const parts = new Set(steps.flat(3).map(({ part }) => part))
  if (only !== '' && !parts.has(only)) {
    console.error(`QUESTWRIGHT_TEST_ONLY is "${only}"; it may be ${[...parts].join(', ')}, or absent for everything.`)
    return 2
  }
  const began = Date.now()
  const installed = (await install()) === 0
  const failed = installed ? [] : ['install']
  const reports = []
  mkdirSync(join(root, 'reports'), { recursive: true })
  const isChosen = ({ part, demand }) => (only === '' ? demand === undefined : part === only)
  const inLane = async (groups) => {
    for (const group of groups)
      await Promise.all(
        group.filter(isChosen).map(async (stage) => {
          const report = await runStage(stage, failed)
          if (report !== undefined) reports.push(report)
        }),
      )
  }
  for (const lanes of installed ? steps : []) await Promise.all(lanes.map(inLane))
  const sum = totals(reports)
  console.log(failed.length === 0 ? `\nEvery stage passed in ${since(began)}.` : `\nFailed after ${since(began)} in: ${failed.join(', ')}.`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return failed.length === 0 && sum.failed === 0 ? 0 : 1
}

/**
 * Runs one stage. The output of a stage with tests is shown while it runs, that of another at its end, since stages run at the same time.
 * @param {string[]} failed the name of the stage is added if it fails
 * @returns {Promise<object | undefined>} its report
 */
async function runStage({ name, report, needs, run }, failed) {
  const began = Date.now()
  const hasTests = report !== undefined
  if (hasTests) console.log(`\n== ${name}`)
  let code = 1
  let printed = ''
  if (hasTests) rmSync(report, { force: true })
  if (failed.includes(needs)) console.error(`Not run, for the stage "${needs}" failed.`)
  else code = await run(hasTests ? 'ours' : (text) => (printed += text))
  console.log(`\n== ${name} ended after ${since(began)}${printed === '' ? '' : `\n${printed.trimEnd()}`}`)
  if (code !== 0) {
    failed.push(name)
    console.error(`The stage "${name}" failed (exit code ${code}).`)
  }
  return hasTests && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

const since = (began) => `${Math.round((Date.now() - began) / 1000)} s`

/**
 * Runs browser tests.
 * @param {'studio' | 'long'} project of checks/playwright.config.ts
 */
async function browserTests(project, minutes, output) {
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
  const code = await bounded(
    process.execPath,
    [program('@playwright/test', join(root, 'checks')), 'test', '--config', config, '--project', project, '--reporter=list,json'],
    {
      minutes,
      output,
      env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    },
  )
  if (!existsSync(playwrightReport)) {
    console.error('The browser tests ended without a report.')
    return code === 0 ? 1 : code
  }
  writeFileSync(reportOf(project), `${JSON.stringify(browserReport(JSON.parse(readFileSync(playwrightReport, 'utf8'))), null, 1)}\n`)
  rmSync(playwrightReport)
  return code
}
