// Starts, tests, plays and measures in a fresh clone: it needs only Node and npm, and installs the rest.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { install, isInstalled } from './install.mjs'
import { foreground, root } from './shell.mjs'
import { test } from './test.mjs'

/** The programs by mode: the file, the options of Node, and the destination of the output of an installation. */
const programs = {
  start: { file: 'apps/studio/scripts/start.mjs', language: 'javascript', options: [], output: 'ours' },
  // other programs read the stdout of these two, so the installation prints to stderr
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

/** Runs one of the programs after installing the dependencies. Returns its exit code. */
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
  // the loader is one of the dependencies, so it can be resolved only after the installation
  const loader = language === 'typescript' ? ['--import', import.meta.resolve('tsx')] : []
  // the export of cards needs a browser to draw them
  const env = parts[0] === 'export' ? { CHROMIUM: findChromium() ?? '' } : {}
  return foreground(process.execPath, [...options, ...loader, path, ...parts], { env })
}
