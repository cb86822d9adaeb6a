/** Validates and compiles a script from the editor. It is never run. */
import { gateAndCompile, roleOf } from '@questwright/packs'
import { readManifest } from '@questwright/packs/browser'
import { Refusal } from '@questwright/workshop/refusal'
import { gameIdOf, rulebookAt } from '@questwright/workshop/rulebooks'
import type { Workspace } from '@questwright/workshop/workspace'
import { readPath } from '@questwright/workshop/workspace'
import type { CompileAnswer } from '../api-types.ts'

/**
 * Compiles a script from the editor; names that it may import come from the pack in the workspace.
 * @returns code and source map, or the problems found
 * @throws Refusal when the pack is unknown or the path is that of no script
 */
export async function compileInPack(workspace: Workspace, pack: string, path: string, source: string): Promise<CompileAnswer> {
  readPath(path)
  const role = roleOf(path)
  if (role.role !== 'script') {
    throw new Refusal(
      400,
      'compile/no-script',
      'This path is that of no script.',
      'Scripts are .ts files below cards, keywords, rules, scenarios or lib.',
    )
  }
  const files = await workspace.readPack(pack)
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const { game, needs } = packIn(files['package.json'])
  const calls = rulebookAt(game).scriptCalls
  const { problems, output } = gateAndCompile({
    pack,
    path,
    source: text,
    kind: role.kind,
    game,
    needs,
    calls,
    exists: (other) => other === path || isImportable(files, other),
  })
  return output ? { code: output.code, map: output.map, problems: [] } : { problems }
}

/** The game and the dependencies of a pack, from its manifest; the default game and no dependencies if it cannot be read. */
function packIn(manifest: string | undefined): { readonly game: string; readonly needs: readonly string[] } {
  const unknown = { game: gameIdOf([]), needs: [] }
  try {
    const read = readManifest(JSON.parse(manifest ?? ''))
    return 'manifest' in read ? { game: read.manifest.game, needs: read.manifest.needs } : unknown
  } catch {
    return unknown
  }
}

function isImportable(files: { readonly [path: string]: string }, path: string): boolean {
  const role = roleOf(path)
  return Object.hasOwn(files, path) && role.role === 'script' && role.kind !== 'scene'
}
