/**
 * Runs one of `src/tools` in a process of its own. They need the sources as they lie in the repository (a bundler would move them) and a lot of memory for
 * a second or two; neither belongs into the server.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refusal } from './refusal.ts'

const mostMilliseconds = 120_000

/**
 * Runs a tool and reads the JSON that it prints.
 * @param repository the folder of the repository
 * @throws Refusal when it fails; why stands in the terminal
 */
export async function runTool(repository: string, tool: 'engine' | 'lab-engine' | 'declarations'): Promise<unknown> {
  const app = join(repository, 'apps', 'studio')
  const file = join(app, 'src', 'tools', `${tool}.ts`)
  if (!existsSync(file)) throw failed(tool, `${file} is missing`)
  // A name that is put together, so that the bundler leaves it alone.
  const loader = pathToFileURL(createRequire(join(app, 'package.json')).resolve(['tsx', 'esm'].join('/'))).href
  const { QUESTWRIGHT_TOKEN: _secret, NODE_OPTIONS: _options, ...env } = process.env
  const child = spawn(process.execPath, ['--import', loader, file], { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] })
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

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  stream.setEncoding('utf8')
  for await (const part of stream) text += part
  return text
}

function failed(tool: string, why: string): Refusal {
  console.error(`apps/studio/src/tools/${tool}.ts failed: ${why}`)
  const remedy = 'Look at the terminal: most likely a source of the engine does not compile.'
  return new Refusal(500, `${tool}/failed`, `Making the ${tool} failed.`, remedy)
}
