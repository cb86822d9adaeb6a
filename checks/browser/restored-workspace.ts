import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content, copyPacks } from './started-studio.ts'

/**
 * Makes a workspace as the content is, so that no test finds what another left: packs and files that came go, what was changed or went comes back.
 * The files that the studio keeps for itself (games, the registry, the trash) stay.
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

/** A folder and what lies below it. */
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
