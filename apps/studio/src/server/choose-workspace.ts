/** Sets the folder of the workspace that the user chose on the page. */
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { Refusal } from '@questwright/workshop/refusal'
import { isOfProgram, isUsedWorkspace, rememberWorkspace } from '@questwright/workshop/workspace-choice'
import type { Settings } from './settings.ts'

/**
 * Creates the folder if it does not exist, and remembers it for later starts. It is the workspace of this server from then on.
 * @param typed the typed path
 * @returns the folder
 * @throws Refusal for a folder that cannot be a workspace; nothing is remembered then
 */
export function chooseWorkspace(typed: string, { repository, content }: Pick<Settings, 'repository' | 'content'>): string {
  const named = typed.trim().replace(/^~(?=$|[\\/])/, homedir())
  if (named === '' || !isAbsolute(named) || named.includes('\0'))
    throw refused(`"${typed.trim()}" does not say where the folder is.`, `Write the whole path, such as ${join(homedir(), 'questwright')}.`)
  const folder = resolve(named)
  const isOldOne = folder === content && isUsedWorkspace(content)
  if (isOfProgram(repository, folder) && !isOldOne)
    throw refused(
      'This folder belongs to Questwright itself: its files change with each new version.',
      `Choose one outside of ${repository}.`,
    )
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory()) throw refused('There is a file of this name.', 'Choose a folder.')
    mkdirSync(folder, { recursive: true })
    // a symlink may lead into the program's folder
    if (isOfProgram(repository, realpathSync(folder)) && !isOldOne)
      throw refused('This link leads into the folder of Questwright itself.', `Choose one outside of ${repository}.`)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refused(`The folder cannot be made: ${(error as Error).message}.`, 'Choose one in a place where you may write.')
  }
  // use it for this server, also if it cannot be remembered
  process.env.QUESTWRIGHT_WORKSPACE = folder
  try {
    rememberWorkspace(repository, folder)
  } catch (error) {
    console.error(`The choice of ${folder} could not be stored: the next start asks again. ${(error as Error).message}`)
  }
  return folder
}

const refused = (message: string, remedy: string): Refusal => new Refusal(400, 'workspace/folder', message, remedy)
