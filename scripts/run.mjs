// Starts, tests, plays and measures from a fresh clone: needs Node and npm only, and installs the rest.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { install, isInstalled } from './install.mjs'
import { foreground, root } from './shell.mjs'
import { test } from './test.mjs'

/** Programs by mode: the file, how Node is to be started for it, and where the lines of an installation go. */
const programs = {
  start: { file: 'apps/studio/scripts/start.mjs', language: 'javascript', options: [], output: 'ours' },
  // The stdout of these two is read by programs, so the installation prints to stderr.
  qw: { file: 'packages/cli/src/main.ts', language: 'typescript', options: [], output: 'stderr' },
  bench: { file: 'checks/bench/main.ts', language: 'typescript', options: ['--expose-gc'], output: 'stderr' },
}

const [mode = '', ...parts] = process.argv.slice(2)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Questwright needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exitCode = 1
} else if (mode === 'test') {
  process.exitCode = await test()
} else if (Object.hasOwn(programs, mode)) {
  process.exitCode = await run(programs[mode])
} else {
  console.error(`usage: node scripts/run.mjs test | ${Object.keys(programs).join(' | ')}`)
  process.exitCode = 2
}

/** Runs one of the programs, after installing what it needs. Answers with its exit code. */
async function run({ file, language, options, output }) {
  const path = join(root, file)
  if (!existsSync(path)) {
    console.error(`${file} is missing in this copy of the repository.`)
    return 1
  }
  if (!isInstalled()) {
    const code = await install({ output })
    if (code !== 0) return code
  }
  // The loader is one of the dependencies: it can be resolved only now.
  const loader = language === 'typescript' ? ['--import', import.meta.resolve('tsx')] : []
  // cards are drawn in a browser
  const env = parts[0] === 'export' ? { CHROMIUM: findChromium() ?? '' } : {}
  return foreground(process.execPath, [...options, ...loader, path, ...parts], { env })
}
