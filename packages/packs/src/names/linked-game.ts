/** Packs as a realm loads them: linked, with their compiled scripts. */
import type { CompiledScript } from '../bundle.ts'
import { type Linkable, packLinker } from './linked-packs.ts'
import { linkedScript, textsOfScripts } from './linked-script.ts'

/**
 * Links the packs of a game as `linkedPacks` does, and the names in their scripts and scenes.
 * @param packs all that are in the game
 * @param seenFrom id of a pack: the names that it may write bare stay bare, as its author writes them
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

/** Slugs of the pack, and texts that its scripts use where no name can be: what looks like a name elsewhere may be one of these. */
function otherTexts({ cards = {}, scenarios = {}, systems = {}, scripts = [], scenes = [] }: Linkable): ReadonlySet<string> {
  const compiled = [...scripts, ...scenes].filter((script): script is CompiledScript => 'code' in script)
  return new Set([...Object.keys(cards), ...Object.keys(scenarios), ...Object.keys(systems), ...textsOfScripts(compiled)])
}
