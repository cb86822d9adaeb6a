import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium, howToGetChromium } from './chromium.mjs'
import { install, pnpm } from './install.mjs'
import { browserReport, totals } from './reports.mjs'
import { bounded, root } from './shell.mjs'

const unitReport = join(root, 'reports/tests.json')
const reportOf = (project) => join(root, `reports/tests-browser${project === 'studio' ? '' : `-${project}`}.json`)
const playwrightReport = join(root, 'reports/playwright.json')
// Biome prints colours even where the output is no terminal, and ignores NO_COLOR
const plain = process.stdout.isTTY ? [] : ['--colors=off']

/**
 * The program of a package, to be run with Node. The scripts in `.bin` would set `NODE_PATH` to all packages of the repository, including those on
 * which the package does not depend: then a missing dependency would be noticed only by users.
 */
function program(name, from = root) {
  const folder = join(from, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

/** Options of a stage that runs beside the browser tests: with its low priority it may take as long as they do. */
const meanwhile = /** @type {const} */ ({ priority: 'low', minutes: 28 })

/**
 * The stages in order. The stages of a group run at the same time, since each leaves a processor idle now and then. `part` is what
 * QUESTWRIGHT_TEST_ONLY selects; a run of everything leaves out stages with `demand: 'only'`; `needs` names a stage without which it makes no
 * sense; `run` gets the destination of the output and returns an exit code.
 */
const stages = [
  [
    {
      name: 'unit',
      part: 'unit',
      report: unitReport,
      run: (output) => bounded(process.execPath, [program('vitest'), 'run'], { minutes: 20, output }),
    },
    // not at the same time as the types: both write the types of Next.js routes
    {
      name: 'studio',
      part: 'browser',
      run: (output) => bounded(process.execPath, ['apps/studio/scripts/start.mjs', '--build'], { minutes: 10, output }),
    },
  ],
  [
    { name: 'browser', part: 'browser', needs: 'studio', report: reportOf('studio'), run: (output) => browserTests('studio', 28, output) },
    // browser tests often wait for a page: these stages use the processors meanwhile, with a low priority so that no page gets slower
    {
      name: 'lint',
      part: 'check',
      run: (output) =>
        bounded(process.execPath, [program('@biomejs/biome'), 'ci', '.', '--diagnostic-level=warn', ...plain], { ...meanwhile, output }),
    },
    {
      name: 'boundaries',
      part: 'check',
      run: (output) => bounded(process.execPath, ['checks/boundaries/check.mjs'], { ...meanwhile, output }),
    },
    // unused files, exports and dependencies: knip.jsonc
    {
      name: 'unused',
      part: 'check',
      run: (output) => bounded(process.execPath, [program('knip'), '--no-progress', '--no-config-hints'], { ...meanwhile, output }),
    },
    // through pnpm, since turbo needs pnpm in its PATH
    { name: 'types', part: 'check', run: (output) => bounded(pnpm[0], [...pnpm.slice(1), 'run', 'typecheck'], { ...meanwhile, output }) },
  ],
  // measurements of time and memory must not share the machine
  [
    {
      name: 'figures',
      part: 'browser',
      needs: 'studio',
      report: reportOf('figures'),
      run: (output) => browserTests('figures', 10, output),
    },
  ],
  // takes hours, so it runs only on request. These tests are in files *.long.test.ts and *.long.spec.ts, or have the tag @long; vitest and
  // Playwright read QUESTWRIGHT_TEST_ONLY
  [
    {
      name: 'long unit',
      part: 'long',
      demand: 'only',
      report: unitReport,
      run: (output) => bounded(process.execPath, [program('vitest'), 'run'], { minutes: 600, output }),
    },
  ],
  [{ name: 'long browser', part: 'long', demand: 'only', report: reportOf('long'), run: (output) => browserTests('long', 60, output) }],
]

/**
 * The whole test run. All stages are run, even after one has failed, so that a run shows all failures. Its last line is `N passed, N failed`.
 * @returns {Promise<number>} 0 when every stage passed, 1 when not, 2 for wrong use
 */
export async function test() {
  const only = process.env.QUESTWRIGHT_TEST_ONLY ?? ''
  const parts = new Set(stages.flat().map((stage) => stage.part))
  if (only !== '' && !parts.has(only)) {
    console.error(`QUESTWRIGHT_TEST_ONLY is "${only}"; it may be ${[...parts].join(', ')}, or absent for everything.`)
    return 2
  }
  const began = Date.now()
  const installed = (await install()) === 0
  const failed = installed ? [] : ['install']
  const reports = []
  mkdirSync(join(root, 'reports'), { recursive: true })
  for (const group of installed ? stages : []) {
    const chosen = group.filter(({ part, demand }) => (only === '' ? demand === undefined : part === only))
    await Promise.all(
      chosen.map(async (stage) => {
        // of stages that run at the same time, the output of the one with tests is shown while it runs
        const report = await runStage(stage, chosen.length === 1 || stage.report !== undefined ? 'at once' : 'at its end', failed)
        if (report !== undefined) reports.push(report)
      }),
    )
  }
  const sum = totals(reports)
  console.log(failed.length === 0 ? `\nEvery stage passed in ${since(began)}.` : `\nFailed after ${since(began)} in: ${failed.join(', ')}.`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return failed.length === 0 && sum.failed === 0 ? 0 : 1
}

/**
 * Runs one stage.
 * @param how `at its end`: the output is printed when the stage has ended, so that it does not mix with that of other stages
 * @param {string[]} failed the name of the stage is added if it fails
 * @returns {Promise<object | undefined>} its report
 */
async function runStage({ name, report, needs, run }, how, failed) {
  const began = Date.now()
  if (how === 'at once') console.log(`\n== ${name}`)
  let code = 1
  let printed = ''
  if (report !== undefined) rmSync(report, { force: true })
  if (failed.includes(needs)) console.error(`Not run, for the stage "${needs}" failed.`)
  else code = await run(how === 'at once' ? 'ours' : (text) => (printed += text))
  if (how === 'at its end') console.log(`\n== ${name} (${since(began)})${printed === '' ? '' : `\n${printed.trimEnd()}`}`)
  if (code !== 0) {
    failed.push(name)
    console.error(`The stage "${name}" failed (exit code ${code}).`)
  }
  return report !== undefined && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

const since = (began) => `${Math.round((Date.now() - began) / 1000)} s`

/**
 * Runs browser tests.
 * @param {'studio' | 'figures' | 'long'} project of checks/playwright.config.ts
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
