import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content, copyPacks } from './started-studio.ts'

/**
 * Makes a workspace equal to the shipped content, so that no test finds files of another test: added packs and files are deleted, changed and
 * deleted ones are restored. The studio's own files (games, the registry, the trash) stay.
 */
export function asTheContent(workspace: string): void {
  for (const entry of readdirSync(workspace, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const [here, there] = [join(workspace, entry.name), join(content, entry.name)]
    if (!existsSync(there)) rmSync(here, { recursive: true, force: true })
    else if (entry.isDirectory()) mend(here, there)
  }
  for (const name of readdirSync(content)) if (!existsSync(join(workspace, name))) copyPacks(join(content, name), join(workspace, name))
}

/** Restores a folder with everything in it. */
function mend(here: string, there: string): void {
  for (const entry of readdirSync(here, { withFileTypes: true })) {
    const [mine, original] = [join(here, entry.name), join(there, entry.name)]
    if (!existsSync(original)) rmSync(mine, { recursive: true, force: true })
    else if (entry.isDirectory()) mend(mine, original)
  }
  for (const entry of readdirSync(there, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === '.turbo') continue
    const [mine, original] = [join(here, entry.name), join(there, entry.name)]
    if (!existsSync(mine)) copyPacks(original, mine)
    else if (entry.isFile()) {
      const bytes = readFileSync(original)
      if (!readFileSync(mine).equals(bytes)) writeFileSync(mine, bytes)
    }
  }
}
