/** Cache of tool results made from the engine's sources, valid until a source changes. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import { Refusal } from '@questwright/workshop/refusal'
import { gameIdOf, rulebooks } from '@questwright/workshop/rulebooks'
import type { DeclarationsAnswer, EngineAnswer } from '../api-types.ts'
import { withNeededPackages } from './package-needs.ts'
import { runTool, type Tool } from './run-tool.ts'

interface Made {
  readonly stamp: string
  readonly value: Promise<unknown>
}

const holder = globalThis as { questwrightMade?: Map<string, Made> }

/** The packages from which the tools build an engine: those of the games, those with bots and scenes, and the realm, which builds the modules. */
const read = [...Object.keys(rulebooks), 'lab', 'testkit', 'realm']

/** The modules of the engine of a game for a realm. @throws Refusal when they cannot be built */
export function readEngine(repository: string, game: string): Promise<EngineAnswer> {
  return made(repository, 'engine', game) as Promise<EngineAnswer>
}

/**
 * As `readEngine`, with the bots and the testkit, for simulations and scenes.
 * @throws Refusal when they cannot be built
 */
export function readLabEngine(repository: string, game: string): Promise<EngineAnswer> {
  return made(repository, 'lab-engine', game) as Promise<EngineAnswer>
}

/** The declarations of the script API of a game. @throws Refusal when they cannot be built */
export function readDeclarations(repository: string, game: string): Promise<DeclarationsAnswer> {
  return made(repository, 'declarations', game) as Promise<DeclarationsAnswer>
}

/**
 * The game in a request's parameter `?game=`; the default game without it.
 * @throws Refusal for an unknown game
 */
export function gameAsked(request: Request): string {
  const game = new URL(request.url).searchParams.get('game') ?? gameIdOf([])
  if (!Object.hasOwn(rulebooks, game))
    throw new Refusal(404, 'game/unknown', `The studio has no game "${game}".`, `Ask for ${Object.keys(rulebooks).join(' or ')}.`)
  return game
}

async function made(repository: string, tool: Tool, game: string): Promise<unknown> {
  const all = holder.questwrightMade ?? new Map<string, Made>()
  holder.questwrightMade = all
  const stamp = await stampOf(repository)
  const name = `${tool} ${game}`
  const known = all.get(name)
  if (known?.stamp === stamp) return known.value
  // Concurrent requests share one process.
  const value = runTool(repository, tool, game)
  all.set(name, { stamp, value })
  value.catch(() => {
    if (all.get(name)?.value === value) all.delete(name)
  })
  return value
}

/** A stamp that changes when a source file is written. It only decides whether to run a tool again; the tools compare contents. */
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
  for (const name of withNeededPackages(repository, read)) await visit(join(repository, 'packages', name, 'src'))
  return sha256(lines.sort().join('\n'))
}
