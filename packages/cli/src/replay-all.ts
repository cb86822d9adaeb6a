/** `qw replay --all`: replays a folder of saved games with the packs of the workspace. */
import { readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import type { PackBundle, PackSource } from '@questwright/packs'
import { type GameFile, MachineError } from '@questwright/realm'
import { Broken, faultLine, type LoadedWorkspace, loadWorkspace, mayRunIn, scriptProblem, userPath, WrongUse } from '@questwright/workshop'
import { type Lab, openLab } from '@questwright/workshop/lab'
import { readGame } from '@questwright/workshop/saves'
import { SingleBar } from 'cli-progress'
import type { Output } from './output.ts'
import { differenceLines, type ToldDifference } from './replay-difference.ts'
import { playAgain, type ReplayOptions, toldOf } from './replay-file.ts'
import { changesSince, packSources, packsOf, savedPacksOf, wholeSavedPacks } from './saved-packs.ts'
import { introducePacks, noteProblems } from './table-setup.ts'

/** Maximum number of files in the folder. */
const mostFiles = 5000
const mostFileBytes = 20_000_000
const mostLanes = 4
const gamesPerLane = 6

type Replayed =
  | { readonly file: string; readonly state: 'same'; readonly inputs: number }
  | {
      readonly file: string
      readonly state: 'changed'
      readonly inputs: number
      /** The number of inputs, from the first, that the game accepted again. */
      readonly taken: number
      readonly difference: ToldDifference | undefined
      /** Abilities that failed, in words. */
      readonly faults: readonly string[]
    }
  | { readonly file: string; readonly state: 'not opened'; readonly reason: string }

/**
 * Replays all saved games of a folder, without subfolders. Games with the same packs share a realm.
 * @returns 0 when all games are reproduced, 1 when a game differs or cannot be opened
 * @throws WrongUse when there is no such folder, no game or too many files in it, or an untrusted pack would run outside the sandbox
 */
export async function replayAll(folder: string, options: ReplayOptions, output: Output): Promise<number> {
  const files = filesIn(folder)
  const workspace = loadWorkspace({
    ...(options.packs ? { folders: options.packs } : {}),
    ...(options.trust ? { trusted: options.trust } : {}),
  })
  const sources = packSources(options.packs)
  const told: Told = { problems: new Set(), changes: new Set() }
  // starting a realm takes a second, so a single realm is faster for a few games
  const lanes = Array.from(
    { length: Math.max(1, Math.min(mostLanes, availableParallelism(), Math.floor(files.length / gamesPerLane))) },
    () => openLabs(options, { workspace, told, output }),
  )
  const bar =
    output.progress === 'shown'
      ? new SingleBar({ stream: process.stderr, format: '{bar} {value}/{total} games, {changed} changed', hideCursor: true })
      : undefined
  const begin = performance.now()
  const games: Replayed[] = []
  let next = 0
  let done = 0
  try {
    bar?.start(files.length, 0, { changed: 0 })
    const ends = await Promise.allSettled(
      lanes.map(async (labs) => {
        try {
          for (let n = next++; n < files.length; n = next++) {
            games[n] = await replayOne(join(userPath(folder), files[n] as string), { workspace, sources, options, labs, told })
            bar?.update(++done, { changed: games.filter((game) => game?.state === 'changed').length })
          }
        } finally {
          // after an error in one lane, the other lanes start no further game
          next = files.length
        }
      }),
    )
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  } finally {
    bar?.stop()
    for (const labs of lanes) labs.close()
  }
  for (const change of told.changes) output.note(`note: ${change}`)
  return report(folder, games, { milliseconds: Math.round(performance.now() - begin), options, output })
}

function filesIn(folder: string): readonly string[] {
  const path = userPath(folder)
  let names: string[]
  try {
    names = readdirSync(path, { withFileTypes: true })
      .filter((one) => one.isFile() && one.name.endsWith('.json') && !one.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch {
    throw new WrongUse(`${folder} is no folder that can be read. Name a folder of saved games: qw replay --all games.`)
  }
  if (names.length === 0)
    throw new WrongUse(
      `There is no saved game in ${folder}. Make some with: qw simulate … --keep ${folder}, or qw play … --save ${folder}/one.json`,
    )
  if (names.length > mostFiles) throw new WrongUse(`${folder} holds ${names.length} files; at most ${mostFiles} are replayed at once.`)
  return names
}

interface Labs {
  /**
   * Returns a realm with these packs; it is reused while the packs stay the same.
   * @param fetched as in `introducePacks`
   */
  readonly of: (packs: readonly PackBundle[], fetched: readonly PackBundle[]) => Promise<Lab>
  /** Drops a broken realm: the next game gets a new one. */
  readonly drop: () => void
  readonly close: () => void
}

/** Messages that were already printed: each is printed once for all games. */
interface Told {
  readonly problems: Set<string>
  readonly changes: Set<string>
}

function openLabs(
  options: ReplayOptions,
  { workspace, told, output }: { readonly workspace: LoadedWorkspace; readonly told: Told; readonly output: Output },
): Labs {
  let open: { readonly key: string; readonly lab: Lab } | undefined
  const drop = (): void => {
    open?.lab.close()
    open = undefined
  }
  return {
    of: async (packs, fetched) => {
      const key = packs.map(({ id, hash }) => `${id} ${hash}`).join('\n')
      if (open?.key === key) return open.lab
      drop()
      // print the trust reports before any script of the packs runs
      introducePacks(packs, fetched, output)
      const lab = await openLab(options.realm, packs, workspace)
      open = { key, lab }
      if (!told.problems.has(key)) {
        told.problems.add(key)
        noteProblems(workspace, packs, output)
        for (const problem of lab.problems) output.note(scriptProblem(problem))
      }
      return lab
    },
    drop,
    close: drop,
  }
}

interface Around {
  readonly workspace: LoadedWorkspace
  readonly sources: readonly PackSource[]
  readonly options: ReplayOptions
  readonly labs: Labs
  readonly told: Told
}

async function replayOne(path: string, { workspace, sources, options, labs, told }: Around): Promise<Replayed> {
  const file = basename(path)
  try {
    if (statSync(path).size > mostFileBytes) throw new Broken(`It has more than ${mostFileBytes / 1_000_000} MB.`)
    const saved = readGame(path)
    const packs = packsFor(saved, { workspace, sources, options })
    const past = savedPacksOf(saved, workspace, sources)
    for (const change of await changesSince(saved, packs)) told.changes.add(change)
    const lab = await labs.of(packs, options.under === 'saved' ? past.fetched : [])
    const { setup, seed, inputs, hashes } = saved
    const played = await playAgain(file, () => lab.replay({ setup, seed, inputs, hashes }))
    if (!played.differs) return { file, state: 'same', inputs: inputs.length }
    const difference = await toldOf(played.differs, { saved, lab, packs, past: past.packs })
    return {
      file,
      state: 'changed',
      inputs: inputs.length,
      taken: played.taken,
      difference,
      faults: played.faults.map((fault) => faultLine(fault, packs)),
    }
  } catch (error) {
    if (error instanceof WrongUse) throw error
    if (!(error instanceof Broken) && !(error instanceof MachineError)) throw error
    // the broken realm must not be used for other games
    labs.drop()
    return { file, state: 'not opened', reason: error.message.replace(path, 'The file') }
  }
}

function packsFor(saved: GameFile, { workspace, sources, options }: Omit<Around, 'labs' | 'told'>): readonly PackBundle[] {
  const { realm, trust } = options
  if (options.under === 'saved') return wholeSavedPacks(saved, workspace, { sources, realm, ...(trust ? { trust } : {}) })
  const packs = packsOf(saved, workspace)
  mayRunIn(workspace, realm, packs)
  return packs
}

function report(
  folder: string,
  games: readonly Replayed[],
  { milliseconds, options, output }: { readonly milliseconds: number; readonly options: ReplayOptions; readonly output: Output },
): number {
  const changed = games.flatMap((game) => (game.state === 'changed' ? [game] : []))
  const closed = games.flatMap((game) => (game.state === 'not opened' ? [game] : []))
  const same = games.length - changed.length - closed.length
  if (output.way === 'json')
    output.json({
      folder,
      under: options.under ?? 'here',
      games: games.length,
      same,
      changed: changed.length,
      notOpened: closed.length,
      realm: options.realm,
      milliseconds,
      list: games.filter(({ state }) => state !== 'same'),
    })
  else {
    const [first] = changed
    const whole = `${games.length} ${games.length === 1 ? 'game' : 'games'}`
    output.print(
      first
        ? `This edit changes ${changed.length} of ${whole}, first here: ${first.file}${momentOf(first.difference)}.`
        : `${same === games.length ? 'No' : 'Of those that open, no'} game changes: ${same} of ${whole} replay as they were saved.`,
    )
    for (const { file, difference, taken, inputs, faults } of changed)
      output.print(
        [
          `${file}${momentOf(difference)}${taken < inputs ? `; ${taken} of ${inputs} decisions fit` : ''}`,
          ...[...(difference ? differenceLines(difference) : []), ...faults].map((line) => `    ${line}`),
        ].join('\n'),
      )
    if (closed.length > 0) output.print(`${closed.length} cannot be opened:`)
    for (const { file, reason } of closed) output.print(`${file}\n    ${reason}`)
    output.print(`${(milliseconds / 1000).toFixed(1)} s, ${options.realm}`)
  }
  return changed.length + closed.length > 0 ? 1 : 0
}

function momentOf(difference: ToldDifference | undefined): string {
  if (!difference) return ''
  const { input, place } = difference
  return input < 0
    ? ', in its setup'
    : `, decision ${input + 1} (${place.phase === 'setup' ? 'setup' : `round ${place.round}, ${place.phase}`})`
}
