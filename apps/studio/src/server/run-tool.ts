/**
 * Runs one of `src/tools` in a process of its own. Tools need the sources in the repository (a bundler would move them) and a lot of memory for
 * a second or two; neither fits the server. A tool that crashes does not affect the server.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refusal } from '@questwright/workshop/refusal'

const mostMilliseconds = 120_000

/**
 * Starts a tool. It does not get the token of this server.
 * @param repository the folder of the repository
 * @param file of the tool
 * @param words its arguments
 * @param output `printed`: read from stdout; `sent`: as messages (`process.send`)
 */
export function startTool(repository: string, file: string, output: 'printed' | 'sent', words: readonly string[] = []): ChildProcess {
  const app = join(repository, 'apps', 'studio')
  // The joined name hides the import from the bundler.
  const loader = pathToFileURL(createRequire(join(app, 'package.json')).resolve(['tsx', 'esm'].join('/'))).href
  const { QUESTWRIGHT_TOKEN: _secret, NODE_OPTIONS: _options, ...env } = process.env
  const stdio = output === 'printed' ? (['ignore', 'pipe', 'pipe'] as const) : (['ignore', 'ignore', 'pipe', 'ipc'] as const)
  return spawn(process.execPath, ['--import', loader, file, ...words], { cwd: app, env, stdio: [...stdio] })
}

/** Tools that print something built for a game. */
export type Tool = 'engine' | 'lab-engine' | 'declarations'

/** The file of a tool. */
export const toolFile = (repository: string, tool: string): string => join(repository, 'apps', 'studio', 'src', 'tools', `${tool}.ts`)

/**
 * Runs a tool and parses the JSON that it prints.
 * @param repository the folder of the repository
 * @param game for which it builds
 * @throws Refusal when it fails; the reason is in the terminal
 */
export async function runTool(repository: string, tool: Tool, game: string): Promise<unknown> {
  const file = toolFile(repository, tool)
  if (!existsSync(file)) throw failed(tool, `${file} is missing`)
  const child = startTool(repository, file, 'printed', [game])
  const overdue = setTimeout(() => child.kill('SIGKILL'), mostMilliseconds)
  const [output, errors, code] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise<number | null>((resolve) => {
      child.on('error', () => resolve(null))
      child.on('close', resolve)
    }),
  ])
  clearTimeout(overdue)
  if (code !== 0) throw failed(tool, errors.trim() || `it ended with ${code}`)
  try {
    return JSON.parse(output)
  } catch {
    throw failed(tool, 'what it printed is no JSON')
  }
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = ''
  if (!stream) return text
  stream.setEncoding('utf8')
  for await (const part of stream) text += part
  return text
}

function failed(tool: string, why: string): Refusal {
  console.error(`apps/studio/src/tools/${tool}.ts failed: ${why}`)
  const remedy = 'Look at the terminal: most likely a source of the engine does not compile.'
  return new Refusal(500, `${tool}/failed`, `Making the ${tool} failed.`, remedy)
}
