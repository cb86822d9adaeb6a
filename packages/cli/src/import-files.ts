/** Opens local files of other programs: those that the user names, and the files in the same folder to which a deck rule refers. */
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FileFormat, type ImportProblem, mostCardBytes, namesBeside, type OpenedImport, openImport } from '@questwright/interop'
import { userPath, WrongUse } from '@questwright/workshop'
import { gameFormats } from '@questwright/workshop/game-formats'

/**
 * Reads a file and detects its format.
 * @param format the format that the user named, if any
 * @throws WrongUse when there is no such file, or it is too large or cannot be opened
 */
export function openImportFile(
  name: string,
  format: FileFormat | undefined,
): Promise<{ readonly file: OpenedImport; readonly problems: readonly ImportProblem[] }> {
  return openImport(gameFormats, name, bytesOf(name), format)
}

/** Maximum number of external files. */
const mostExternal = 50

/**
 * Opens the "External XML" files to which deck rules refer, from the folder of the table that has the rules. Only a file name is accepted, no link
 * is followed, and a file may not be larger than a file of cards.
 */
export async function openBeside(opened: readonly OpenedImport[]): Promise<readonly OpenedImport[]> {
  const here = new Set(opened.map(({ name }) => basename(name).toLowerCase()))
  const found = new Map<string, string>()
  for (const file of opened) {
    const wanted = new Set(namesBeside(gameFormats, file).map((name) => name.toLowerCase()))
    if (wanted.size === 0) continue
    const folder = dirname(userPath(file.name))
    for (const name of readdirSync(folder)) {
      if (!wanted.has(name.toLowerCase()) || here.has(name.toLowerCase()) || found.size >= mostExternal) continue
      const path = join(folder, name)
      const status = lstatSync(path)
      if (status.isFile() && status.size <= mostCardBytes && /\.(?:xml|o8d)$/i.test(name)) found.set(name.toLowerCase(), path)
    }
  }
  const besides: OpenedImport[] = []
  for (const path of found.values()) besides.push((await openImport(gameFormats, path, readFileSync(path))).file)
  return besides
}

function bytesOf(name: string): Uint8Array {
  const path = userPath(name)
  try {
    const status = statSync(path)
    if (!status.isFile()) throw new WrongUse(`${name} is no file. Name the file that is to be imported.`)
    if (status.size > mostCardBytes)
      throw new WrongUse(`${name} has ${status.size} bytes; files of more than ${mostCardBytes} are not read. Split it.`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof WrongUse) throw error
    const code = (error as NodeJS.ErrnoException).code
    throw new WrongUse(
      code === 'ENOENT'
        ? `The file ${name} does not exist. Check the path.`
        : `The file ${name} cannot be opened (${code ?? 'unknown reason'}). Check that you may read it.`,
    )
  }
}
