// Checks the types of all packages: prints each group with its errors, and ends with 1 if there are any.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './shell.mjs'
import { typeGroups } from './type-groups.mjs'

/** The folder for the generated configurations. */
const made = join(root, 'reports/types')
const compiler = join(root, 'node_modules/typescript/bin/tsc')
/** How many groups are checked at the same time. */
const lanes = 2

process.exitCode = await main()

async function main() {
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  const waiting = typeGroups().map((group, nth) => ({ ...group, file: join(made, `${nth + 1}.json`) }))
  let code = 0
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const began = Date.now()
      const result = await check(next)
      const names = next.folders.join(', ')
      if (result.code === 0) console.log(`${names}: no errors (${((Date.now() - began) / 1000).toFixed(1)} s)`)
      else {
        code = 1
        console.error(`${names}:\n${result.output.trimEnd()}`)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return code
}

function check({ folders: [first], base, compilerOptions, include, file }) {
  if (include === undefined) return run('npm', ['run', '-s', 'typecheck'], join(root, first))
  const inMade = (path) => relative(made, join(root, path))
  writeFileSync(file, JSON.stringify({ extends: inMade(base), compilerOptions, include: include.map(inMade) }, null, 1))
  return run(process.execPath, [compiler, '-p', file, '--singleThreaded'], root)
}

function run(program, parts, cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, parts, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
