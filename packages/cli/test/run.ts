import { spawn } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { runCommand } from '../src/commands.ts'

/** Runs commands in this process or as a separate program. */

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  /** Parses stdout, which must be one JSON value. */
  readonly json: () => { readonly [part: string]: unknown }
}

function ran(code: number, out: string, err: string): Ran {
  return { code, out, err, json: () => JSON.parse(out) as { [part: string]: unknown } }
}

/**
 * Runs a command in this process, so that packs are compiled only once. @param type gives the input for each text that is printed, for games in the
 * terminal
 */
export async function qw(parts: readonly string[], type?: (printed: string) => string | undefined): Promise<Ran> {
  const way = parts.includes('--json') ? 'json' : 'text'
  let [out, err, wrote] = ['', '', false]
  const input = new PassThrough()
  if (!type) input.end()
  const code = await runCommand(parts, {
    way,
    print: (text) => {
      if (way === 'json') err += `${text}\n`
      else out += `${text}\n`
      const line = type?.(text)
      if (line !== undefined) input.write(`${line}\n`)
    },
    note: (text) => {
      err += `${text}\n`
    },
    json: (value) => {
      out += JSON.stringify(value)
      wrote = true
    },
    wroteJson: () => wrote,
    input,
    progress: 'hidden',
  })
  return ran(code, out, err)
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs `qw` as a program from the root of the repository. */
export function program(parts: readonly string[], typed = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'packages/cli/src/main.ts', ...parts], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const end = setTimeout(() => child.kill('SIGKILL'), 170_000)
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => {
      out += text
    })
    child.stderr.on('data', (text) => {
      err += text
    })
    child.on('close', (code) => {
      clearTimeout(end)
      resolve(ran(code ?? 137, out, err))
    })
    child.stdin.end(typed)
  })
}

const folders: string[] = []

/** A new temporary folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-cli-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Makes folders writable: installed packs are read-only and could not be removed otherwise. */
export function openAll(place: string): void {
  if (!existsSync(place)) return
  chmodSync(place, 0o755)
  for (const name of readdirSync(place)) if (lstatSync(join(place, name)).isDirectory()) openAll(join(place, name))
}

export function writeFiles(folder: string, files: { readonly [path: string]: unknown }): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return folder
}
