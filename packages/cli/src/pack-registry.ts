/** `qw pack search`, `about`, `fork`, `login`, `logout`, `registry`: the content of a registry, and the user there. */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type Connection,
  forkPack,
  login,
  loginWithToken,
  logout,
  readChoice,
  searchPacks,
  startEmbedded,
  trustLines,
  trustReport,
  whoAmI,
  writeKey,
  writeSettings,
} from '@questwright/registry'
import { contentFolder, userPath, WrongUse, workspaceFolder } from '@questwright/workshop'
import { type Command, InvalidArgumentError } from 'commander'
import { type Run, wholeNumber } from './command.ts'
import type { Output } from './output.ts'
import { atRegistries, atRegistry, type RegistryOptions, withRegistry } from './registry-options.ts'
import { folderToFill } from './workspace.ts'

/** Searches for packs. @returns 1 when none is found */
export async function searchHere(words: readonly string[], options: RegistryOptions, output: Output): Promise<number> {
  const found = await atRegistry(options, (connection) => searchPacks(connection, words.join(' ')))
  if (output.way === 'json') output.json({ packs: found })
  else if (found.length === 0)
    output.print(
      words.length === 0 ? 'The registry has no packs yet.' : `No pack has "${words.join(' ')}" in its name, description, author or kinds.`,
    )
  else
    for (const { name, version, status, description, kinds, publisher } of found)
      output.print(
        `${name} ${version}${status === '' ? '' : ` (${status})`}: ${description}\n  ${[kinds.join(', '), publisher === '' ? '' : `by ${publisher}`].filter((one) => one !== '').join('; ')}`,
      )
  return found.length === 0 ? 1 : 0
}

/** Shows the trust report of an installed pack. */
export async function aboutPack(name: string, options: RegistryOptions, output: Output): Promise<number> {
  const report = await atRegistries(options, async ({ at, homeOf }) => trustReport(workspaceFolder(), name, await at(homeOf(name))))
  if (output.way === 'json') output.json(report)
  else for (const line of trustLines(report)) output.print(line)
  return 0
}

/** Copies an installed or a shipped pack into the workspace. */
export async function forkHere(name: string, as: string, output: Output): Promise<number> {
  const fork = await forkPack(folderToFill(output), name, as, contentFolder)
  if (output.way === 'json') output.json(fork)
  else
    output.print(
      `${fork.name} is in ${fork.folder} and can be edited${fork.original === 'shadowed' ? `; it is used instead of ${name}, which has the same id` : `; ${name} stays as it is`}${fork.rewritten.length === 0 ? '' : `. Codes were rewritten in ${fork.rewritten.join(', ')}`}.`,
    )
  return 0
}

interface LoginOptions extends RegistryOptions {
  readonly user?: string
  readonly passwordStdin?: boolean
  readonly tokenFile?: string
}

/** Logs in, or creates a user if the registry allows that. */
export async function loginHere(options: LoginOptions, output: Output): Promise<number> {
  return atRegistry(options, async (connection) => {
    const { user } = options.tokenFile
      ? await loginWithToken(connection, readFileSync(userPath(options.tokenFile), 'utf8').trim())
      : await loginByPassword(connection, options, output)
    if (output.way === 'json') output.json({ user, registry: connection.choice })
    else output.print(`Logged in as ${user} at ${placeOf(connection)}.`)
    return 0
  })
}

async function loginByPassword(
  connection: Connection,
  { user, passwordStdin }: LoginOptions,
  output: Output,
): Promise<{ readonly user: string }> {
  if (passwordStdin) {
    if (!user) throw new WrongUse('--password-stdin needs --user.')
    const lines = createInterface({ input: output.input })
    for await (const line of lines) {
      lines.close()
      return login(connection, user, line)
    }
    throw new WrongUse('There was no password on stdin.')
  }
  if (output.progress === 'hidden')
    throw new WrongUse('A password is typed into a terminal. Elsewhere: --user NAME --password-stdin, or --token-file FILE.')
  const { isCancel, password, text } = await import('@clack/prompts')
  const name = user ?? (await text({ message: `Your name at ${placeOf(connection)}` }))
  const word = isCancel(name) ? name : await password({ message: 'Password (a new name makes a new user)' })
  if (isCancel(name) || isCancel(word)) throw new WrongUse('Nobody was logged in.')
  return login(connection, name, word)
}

interface HereOptions extends RegistryOptions {
  readonly port?: number
  readonly keyFile?: string
}

const actions = ['show', 'use', 'serve', 'key'] as const
type RegistryAction = (typeof actions)[number]

/** Shows the registry, chooses another one, serves that of the workspace until it is stopped, or shows its key. */
export async function registryHere(
  action: RegistryAction,
  address: string | undefined,
  options: HereOptions,
  output: Output,
): Promise<number> {
  const home = workspaceFolder()
  if (action === 'use') {
    if (address === undefined)
      throw new WrongUse('Say which: qw pack registry use https://registry.example.org/, or qw pack registry use embedded.')
    const registry = readChoice(address)
    if (options.keyFile !== undefined) writeKey(home, registry, readFileSync(userPath(options.keyFile), 'utf8').trim())
    writeSettings(home, { registry })
    if (output.way === 'json') output.json({ registry })
    else output.print(registry === 'embedded' ? 'This workspace uses the registry in itself.' : `This workspace uses ${registry}.`)
    return 0
  }
  if (action === 'serve') {
    const { url, served, close } = await startEmbedded(home, options.port === undefined ? {} : { port: options.port })
    if (output.way === 'json') output.json({ url, served })
    else
      output.print(
        `${served === 'here' ? `The registry of this workspace is at ${url}. Ctrl-C ends it.` : `Another process serves it already: ${url}`} Who has its key may use it (qw pack registry key).`,
      )
    if (served === 'here') await ended()
    await close()
    return 0
  }
  if (action === 'key') {
    const { url, key, close } = await startEmbedded(home)
    await close()
    if (output.way === 'json') output.json({ url, key })
    else output.print(key)
    output.note(
      `This opens the registry of this workspace (${url}) to programs of this machine. Give it to those only who may read all packs in it.`,
    )
    return 0
  }
  return atRegistry(options, async (connection) => {
    const user = await whoAmI(connection)
    if (output.way === 'json') output.json({ registry: connection.choice, url: connection.url, ...(user === undefined ? {} : { user }) })
    else output.print(`${placeOf(connection)}; ${user === undefined ? 'nobody is logged in' : `${user} is logged in`}.`)
    return 0
  })
}

const placeOf = ({ choice, url }: Connection): string => (choice === 'embedded' ? `the registry of this workspace (${url})` : url)

function ended(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
}

function actionOf(text: string): RegistryAction {
  const action = actions.find((one) => one === text)
  if (action === undefined) throw new InvalidArgumentError('Allowed are show, use, serve and key.')
  return action
}

export function addSearch(command: Command, output: Output, run: Run): void {
  withRegistry(command.argument('[words...]', 'all of them must stand in name, description, author or kinds')).action(
    run((words: readonly string[], options: RegistryOptions) => searchHere(words, options, output)),
  )
}

export function addAbout(command: Command, output: Output, run: Run): void {
  withRegistry(command.argument('<pack>', 'its name')).action(
    run((name: string, options: RegistryOptions) => aboutPack(name, options, output)),
  )
}

export function addFork(command: Command, output: Output, run: Run): void {
  command
    .argument('<pack>', 'its name')
    .argument('<as>', 'the name of the copy, such as @you/fen; with the same id after the slash all codes of its cards stay')
    .option('--json', 'print one JSON value')
    .action(run((name: string, as: string) => forkHere(name, as, output)))
}

export function addLogin(command: Command, output: Output, run: Run): void {
  withRegistry(
    command
      .option('--user <name>', 'your name there')
      .option('--password-stdin', 'read the password from stdin')
      .option('--token-file <file>', 'a file with a token that was made at the registry'),
  ).action(run((options: LoginOptions) => loginHere(options, output)))
}

export function addLogout(command: Command, output: Output, run: Run): void {
  withRegistry(command).action(
    run((options: RegistryOptions) =>
      atRegistry(options, async (connection) => {
        logout(connection)
        if (output.way === 'json') output.json({ registry: connection.choice })
        else output.print(`Logged out at ${placeOf(connection)}.`)
        return 0
      }),
    ),
  )
}

export function addRegistry(command: Command, output: Output, run: Run): void {
  withRegistry(
    command
      .argument('[action]', 'show, use, serve or key', actionOf, 'show')
      .argument('[address]', 'for use: an address, or "embedded"')
      .option('--port <n>', 'for serve: at which port', wholeNumber(1))
      .option('--key-file <file>', 'for use: a file with the key of that registry, where it belongs to another workspace of this machine'),
  ).action(
    run((action: RegistryAction, address: string | undefined, options: HereOptions) => registryHere(action, address, options, output)),
  )
}
