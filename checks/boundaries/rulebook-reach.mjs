import { dirname, join, relative, resolve } from 'node:path'
import { games } from './arrows.mjs'
import { importsOf } from './sources.mjs'

/** The entries of a game's package that contain only data about the game. */
const entries = ['./rulebook', './authoring']
const allowed = '@questwright/rulebook'

/**
 * Finds imports through which the rulebook of a game would load the engine. Every page and command loads the rulebooks of all games, also those that
 * only show a list, so a rulebook may load data alone: files of its package that import nothing but `@questwright/rulebook`. Imports of types do not
 * count.
 * @param {import('./sources.mjs').Room} room
 * @param {readonly import('typescript').SourceFile[]} sources the scripts of the room
 * @returns {{ file: string, at: number, what: string, remedy: string }[]}
 */
export function engineInRulebook(room, sources) {
  if (room.kind !== 'package' || !games.has(room.room)) return []
  const files = new Map(sources.map((source) => [resolve(source.fileName), source]))
  const begins = entries.flatMap((entry) => targetsOf(room.manifest.exports?.[entry])).map((path) => join(room.folder, path))
  const from = new Map(begins.map((path) => [path, [path]]))
  const found = []
  // a file that is added meanwhile is visited as well
  for (const [path, way] of from) {
    const source = files.get(path)
    if (source === undefined) continue
    for (const { specifier, use, at } of importsOf(source)) {
      if (use === 'type' || specifier === allowed || specifier.startsWith(`${allowed}/`)) continue
      if (specifier.startsWith('.')) {
        const goal = resolve(dirname(path), specifier)
        if (!from.has(goal)) from.set(goal, [...way, goal])
        continue
      }
      const steps = way.map((one) => relative(room.folder, one).replaceAll('\\', '/')).join(' → ')
      found.push({
        file: path,
        at,
        what: `imports ${specifier} into the rulebook of "${room.room}" (${steps}), which every page loads`,
        remedy: `Move what the rulebook needs into a file that imports only ${allowed}.`,
      })
    }
  }
  return found
}

/** The files of an entry: it is a path, or paths by condition. */
function targetsOf(entry) {
  if (entry === undefined) return []
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(targetsOf)
}
