/** A separate program that writes into the workspace of a test: it does one write per message, and reports the result. */
import { join } from 'node:path'
import { readPackFolder } from '@questwright/packs'
import { type Disk, realDisk } from '../src/workspace/batch.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import { writeIntoPack } from '../src/workspace/write-pack.ts'

export type Deed =
  /** Saves a file as the studio does. */
  | { readonly by: 'studio'; readonly path: string; readonly text: string; readonly expected: string }
  /** Writes a file into the pack as a command does that read the pack at its start. */
  | { readonly by: 'terminal'; readonly path: string; readonly text: string }
  /** Starts to change two files and hangs after the first one. */
  | { readonly by: 'hanging studio'; readonly paths: readonly [string, string]; readonly expected: readonly [string, string] }

const root = process.argv[2] as string
const folder = join(root, 'lanterns')
const before = readPackFolder(folder)
const say = (words: string): void => void process.send?.(words)

async function perform(deed: Deed): Promise<void> {
  if (deed.by === 'studio') await folderWorkspace(root).writeFile('lanterns', deed.path, deed.text, deed.expected)
  else if (deed.by === 'terminal') {
    const pack = { folder, kind: 'own', trust: 'stranger', files: before, problems: [] } as const
    await writeIntoPack(root, pack, { [deed.path]: deed.text })
  } else {
    let renames = 0
    const hanging: Disk = {
      ...realDisk,
      rename: (from, to) => {
        if (renames++ === 0) return realDisk.rename(from, to)
        say('hanging')
        return new Promise(() => {})
      },
    }
    const changes = deed.paths.map(
      (path, n) => ({ do: 'write', pack: 'lanterns', path, text: 'half', expected: deed.expected[n] }) as never,
    )
    await folderWorkspace(root, { disk: hanging }).apply(changes)
  }
}

process.on('message', (deed: Deed) => {
  perform(deed).then(
    () => say('written'),
    (error: Error) => say(`refused: ${error.message}`),
  )
})
say('ready')
