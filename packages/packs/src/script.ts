/** Checks a script with the gate and compiles it, once for each content. */
import type { ScriptCalls } from '@questwright/rulebook'
import type { ScriptKind } from './bundle.ts'
import { type CompiledCode, compileTree, parseScript } from './compile.ts'
import { type GateSource, gateTree } from './gate.ts'
import { keepScript, keptScript } from './kept-scripts.ts'
import type { Problem } from './problem.ts'
import { sha256 } from './sha256.ts'

export interface PackScripts {
  readonly pack: string
  /** The id of the pack's game. */
  readonly game: string
  /** The calls of the game's script API, from its rulebook. */
  readonly calls: ScriptCalls
  /** The paths of the scripts that other scripts may import. */
  readonly importable: ReadonlySet<string>
  /** Names of its dependencies, whose systems its scripts may import. */
  readonly needs: readonly string[]
}

export interface MadeScript {
  readonly problems: readonly Problem[]
  /** Absent when there are problems. */
  readonly output?: CompiledCode
}

/** A cache of results by content: after a save only the saved script is compiled again. The oldest entries are dropped. */
const made = new Map<string, MadeScript>()
const mostKept = 4000

/** Compiles the scripts of one pack. The result depends only on source, path, kind, pack, game and its calls, the names of its scripts and of its dependencies. */
export function scriptMaker({
  pack,
  game,
  calls,
  importable,
  needs,
}: PackScripts): (path: string, kind: ScriptKind, source: string) => MadeScript {
  const neighbours = sha256([...importable, '', ...needs, '', JSON.stringify(calls)].join('\0'))
  const exists = (path: string) => importable.has(path)
  return (path, kind, source) => {
    const key = sha256([pack, game, neighbours, kind, path, source].join('\0'))
    const result =
      made.get(key) ?? keptScript(key) ?? makeAndKeep(key, () => gateAndCompile({ pack, game, calls, path, kind, source, exists, needs }))
    made.delete(key)
    made.set(key, result)
    const [oldest] = made.size > mostKept ? made.keys() : []
    if (oldest !== undefined) made.delete(oldest)
    return result
  }
}

function makeAndKeep(key: string, compile: () => MadeScript): MadeScript {
  const result = compile()
  keepScript(key, result)
  return result
}

/** Checks a script against the rules for scripts and compiles it where nothing is refused. It is parsed once for both. */
export function gateAndCompile(script: GateSource): MadeScript {
  const parsed = parseScript(script)
  if ('problems' in parsed) return parsed
  const problems = gateTree(script, parsed.tree)
  if (problems.length > 0) return { problems }
  const output = compileTree(script, parsed.tree)
  return 'problems' in output ? output : { problems: [], output }
}
