/** Links packs for a realm, including their compiled scripts. */
import type { CompiledScript } from '../bundle.ts'
import { type Linkable, packLinker } from './linked-packs.ts'
import { linkedScript, textsOfScripts } from './linked-script.ts'

/**
 * Links the packs of a game as `linkedPacks` does, and the names in their scripts and scenes as well.
 * @param packs all packs of the game
 * @param seenFrom id of a pack: names that this pack may write bare stay bare, as in its author's files
 */
export const linkedGame = packLinker((pack, linking) => {
  const { scripts, scenes } = pack
  const others = otherTexts(pack)
  const linkScript = <Script extends object>(script: Script): Script =>
    'code' in script ? (linkedScript(script as unknown as CompiledScript, linking, others) as unknown as Script) : script
  return { ...(scripts && { scripts: scripts.map(linkScript) }), ...(scenes && { scenes: scenes.map(linkScript) }) } as unknown as Partial<
    typeof pack
  >
})

/** Slugs of the pack, and strings of its scripts that cannot be names: where a string looks like a name, it may be one of these instead. */
function otherTexts({ cards = {}, scenarios = {}, systems = {}, scripts = [], scenes = [] }: Linkable): ReadonlySet<string> {
  const compiled = [...scripts, ...scenes].filter((script): script is CompiledScript => 'code' in script)
  return new Set([...Object.keys(cards), ...Object.keys(scenarios), ...Object.keys(systems), ...textsOfScripts(compiled)])
}
