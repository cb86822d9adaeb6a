/**
 * Decides which folder is the workspace. The user names it when the program starts, or has chosen it before; the choice is stored in the user's
 * settings, separately for each copy of the program. Things are written into the folder of the program itself only if it already contains packs or
 * games of a user, or for its developers.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { packFolders } from '@questwright/packs/folders'
import { ownFolder } from '@questwright/packs/installed'
import { shippedPacks } from '@questwright/packs/shipped'

type Environment = { readonly [name: string]: string | undefined }

interface Choices {
  /** The chosen folder by the folder of the program. */
  readonly workspaces: { readonly [program: string]: string }
  /** The folder chosen last for any copy of the program. */
  readonly last?: string
  /** The scope under which the user publishes. */
  readonly scope?: string
}

/** The file with the user's settings: QUESTWRIGHT_SETTINGS, else a file in the folder where the operating system keeps settings. */
function settingsFile(env: Environment = process.env): string {
  if (env.QUESTWRIGHT_SETTINGS) return env.QUESTWRIGHT_SETTINGS
  const home = env.XDG_CONFIG_HOME || env.APPDATA || join(homeOf(env), '.config')
  return join(home, 'questwright', 'workspaces.json')
}

const homeOf = (env: Environment): string => env.HOME || homedir()

function readChoices(env: Environment): Choices {
  try {
    const read = JSON.parse(readFileSync(settingsFile(env), 'utf8')) as Partial<Choices>
    const pairs = Object.entries(read.workspaces ?? {}).filter((one) => typeof one[1] === 'string')
    return {
      workspaces: Object.fromEntries(pairs),
      ...(typeof read.last === 'string' ? { last: read.last } : {}),
      ...(typeof read.scope === 'string' ? { scope: read.scope } : {}),
    }
  } catch {
    // settings that cannot be read count as no choice, so the user is asked again
    return { workspaces: {} }
  }
}

/** The folder that was chosen for a copy of the program. @param program its folder */
export function chosenWorkspace(program: string, env: Environment = process.env): string | undefined {
  return readChoices(env).workspaces[program]
}

/** Stores a choice. @throws the error of the disk */
export function rememberWorkspace(program: string, folder: string, env: Environment = process.env): void {
  const choices = readChoices(env)
  write({ ...choices, workspaces: { ...choices.workspaces, [program]: folder }, last: folder }, env)
}

function write(choices: Choices, env: Environment): void {
  const file = settingsFile(env)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(choices, null, 2)}\n`)
  renameSync(draft, file)
}

/** The scope under which the user publishes, without `@`; empty if none is stored. */
export const rememberedScope = (env: Environment = process.env): string => readChoices(env).scope ?? ''

/** Stores the scope for new packs. @throws the error of the disk */
export const rememberScope = (scope: string, env: Environment = process.env): void => write({ ...readChoices(env), scope }, env)

/** The folder to suggest when none was chosen: the one chosen last for any copy of the program, else `questwright` in the user's home folder. */
export function suggestedWorkspace(env: Environment = process.env): string {
  return readChoices(env).last ?? join(homeOf(env), 'questwright')
}

/**
 * Whether the program's folder contains packs or games of a user, because it was the workspace once.
 * @param content the folder of the program's packs
 */
export function isUsedWorkspace(content: string): boolean {
  if (!existsSync(content)) return false
  const root = realpathSync(content)
  const { packs } = packFolders(root)
  const shipped = new Set(shippedPacks(content, { root, packs }).map(({ folder }) => folder))
  if (packs.some(({ place }) => !shipped.has(place))) return true
  return ['games', 'campaigns', 'packs', 'trash'].some((part) => hasFiles(join(root, ownFolder, part)))
}

function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => name !== 'deleted')
  } catch {
    return false
  }
}

/** Whether a folder is the program's folder or inside it. */
export function isOfProgram(program: string, folder: string): boolean {
  const real = (path: string): string => (existsSync(path) ? realpathSync(path) : path)
  const [root, one] = [real(program), real(folder)]
  return one === root || one.startsWith(root + sep)
}

/** Whether packs of the program may be edited: only its developers set QUESTWRIGHT_EDIT_PROGRAM_PACKS=1. */
export const editsProgramPacks = (env: Environment = process.env): boolean => env.QUESTWRIGHT_EDIT_PROGRAM_PACKS === '1'
