/** What tools make of the engine's sources, kept until a source changes. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import type { DeclarationsAnswer, EngineAnswer } from '../api-types.ts'
import { runTool } from './run-tool.ts'

interface Made {
  readonly stamp: string
  readonly value: Promise<unknown>
}

const holder = globalThis as { questwrightMade?: Map<string, Made> }

/** Packages whose sources are in the engine or in its declarations. */
const packages = ['kernel', 'lcg', 'lab', 'realm', 'packs', 'testkit']

/** The engine's modules for a realm. @throws Refusal when they cannot be made */
export function readEngine(repository: string): Promise<EngineAnswer> {
  return made(repository, 'engine') as Promise<EngineAnswer>
}

/** The same with the bots, for simulations. @throws Refusal when they cannot be made */
export function readLabEngine(repository: string): Promise<EngineAnswer> {
  return made(repository, 'lab-engine') as Promise<EngineAnswer>
}

/** The declarations of the script API. @throws Refusal when they cannot be made */
export function readDeclarations(repository: string): Promise<DeclarationsAnswer> {
  return made(repository, 'declarations') as Promise<DeclarationsAnswer>
}

async function made(repository: string, tool: 'engine' | 'lab-engine' | 'declarations'): Promise<unknown> {
  const all = holder.questwrightMade ?? new Map<string, Made>()
  holder.questwrightMade = all
  const stamp = await stampOf(repository)
  const known = all.get(tool)
  if (known?.stamp === stamp) return known.value
  // Two pages that ask at once wait for the same process.
  const value = runTool(repository, tool)
  all.set(tool, { stamp, value })
  value.catch(() => {
    if (all.get(tool)?.value === value) all.delete(tool)
  })
  return value
}

/** Changes when a source is written; the tools themselves look at contents. */
async function stampOf(repository: string): Promise<string> {
  const lines: string[] = []
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await visit(path)
      else {
        const status = await stat(path).catch(() => undefined)
        lines.push(`${path} ${status?.mtimeMs} ${status?.size}`)
      }
    }
  }
  for (const name of packages) await visit(join(repository, 'packages', name, 'src'))
  return sha256(lines.sort().join('\n'))
}
