/** Live edit: other scripts under the running game. */
import type { PackBundle } from '@questwright/packs/types'
import {
  compareScripts,
  differencesBetween,
  type GameFile,
  isDecision,
  MachineError,
  type Snapshot,
  type TableHost,
  type TableReply,
  type View,
} from '@questwright/realm/web'
import { isChanged, useFiles } from '../editor/files.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { getGame, type Reloaded, type ReloadFrom, setGame, useGame } from './game-state.ts'
import { drawCurtain } from './hands.ts'
import { keep } from './keep-running.ts'
import { keepPacks } from './kept-game.ts'
import { currentLine, keepBranch } from './lines.ts'
import { open } from './opening.ts'
import { passOn } from './playing.ts'
import { engineName, isFree, type Running, session, settle, take, wordsOf } from './running.ts'
import { makeSpareRealm } from './spare-realm.ts'

// whoever has a file open will save it, and whoever types will do so soon
useFiles.subscribe(({ files }, before) => {
  if (files === before.files) return
  // a reload that is under way needs the processor itself
  if (!session.running || !isFree() || getGame().reloaded?.state === 'comparing') return
  makeReady(session.running)
  if (Object.values(files).some(isChanged)) prepareReload()
})

function makeReady({ engine, host }: Running): void {
  const edited = Object.keys(useFiles.getState().files)
  if (edited.length > 0) makeSpareRealm(engine, host.packs, new Set(edited))
}

let prepared: { readonly of: TableHost; readonly at: TableReply; readonly snapshot: Promise<Snapshot | undefined> } | undefined

/** Somebody changes scripts: what of the game is needed then is taken while they type, or else while the server reads them. */
export function prepareReload(): void {
  const { running } = session
  if (!running || getGame().status !== 'ready') return
  const { host } = running
  if (prepared?.of === host && prepared.at === host.reply) return
  // where it cannot be taken now it is asked for again, and that says why not
  prepared = { of: host, at: host.reply, snapshot: host.snapshot().catch(() => undefined) }
}

/** The game as it stands now. @throws MachineError */
async function snapshotOf({ host }: Running): Promise<Snapshot> {
  const early = prepared?.of === host ? await prepared.snapshot : undefined
  prepared = undefined
  return early && host.isAsIn(early) ? early : host.snapshot()
}

/** So long a reload may take before the page says that one is under way. */
const quietMilliseconds = 250

/**
 * Puts changed packs under the running game: the table stands again at the same decision, and a second worker replays
 * the whole game under the new scripts to say what differs. An answer that is being taken comes first.
 * @returns when the table stands again; the comparison goes on by itself
 */
export async function reloadPacks(
  packs: readonly PackBundle[],
  files: readonly string[],
  { from, held }: { readonly from: ReloadFrom; readonly held: readonly string[] },
): Promise<void> {
  const mine = session.generation
  await untilReady()
  const now = session.running
  // another game may have been opened meanwhile, with packs of its own
  if (!now || mine !== session.generation || !isFree()) return
  session.reloading = now
  const before = now.host.packs
  const { view, at } = getGame()
  const line = currentLine()
  const told = { files, from, held, before, dropped: 0 }
  let played: GameFile
  try {
    const changed = new Set(files)
    const lifted = (ability: string) => isOfFile(ability, changed, packs)
    const replace = async () => {
      const snapshot = await snapshotOf(now)
      const { problems } = await now.host.replacePacks(packs, lifted, snapshot).catch((error: unknown) => {
        // a machine that is busy with something else is no fault of the script: once more
        if (error instanceof MachineError && error.reason === 'silent') return now.host.replacePacks(packs, lifted, snapshot)
        throw error
      })
      return { problems, file: snapshot.file }
    }
    // what is over in a moment is not announced: drawing the table twice would take longer
    const announce = setTimeout(() => {
      if (mine === session.generation)
        setGame({ status: 'thinking', wait: 'long', reloaded: { ...told, state: 'comparing', now: [], problems: [] } })
    }, quietMilliseconds)
    const { problems, file } = await replace().finally(() => clearTimeout(announce))
    played = file
    await settle(now.host)
    if (mine !== session.generation) return endReload(now)
    take(now.host.reply)
    // even a wait for nothing would have the page drawn twice
    if (getGame().hands === 'hidden') await drawCurtain()
    endReload(now)
    setGame({
      status: 'ready',
      saved: 'saving',
      packs,
      problems,
      reloaded: {
        ...told,
        state: 'comparing',
        dropped: Math.max(0, at - getGame().at),
        now: differencesBetween(view, getGame().view),
        problems,
      },
    })
    // what had to be dropped stays as a branch: under other scripts it may fit again
    if (getGame().at < at) keepBranch(line, `${line.name}, before the change`)
    await keepPacks(packs)
    await keep()
  } catch (error) {
    endReload(now)
    if (mine === session.generation)
      setGame({ status: 'ready', reloaded: { ...told, state: 'failed', now: [], problems: [], failure: wordsOf(error) } })
    return
  }
  void compare(now, packs, played, view, files)
  // passing that the change interrupted
  await passOn()
}

/** The game takes answers again; a game that was left meanwhile is held no longer. */
function endReload(game: Running): void {
  if (session.reloading === game) session.reloading = undefined
}

/** Says in the strip what a replay of the whole game under other packs gives. */
async function compare(now: Running, packs: readonly PackBundle[], game: GameFile, view: View, files: readonly string[]): Promise<void> {
  const mine = session.generation
  const done = (change: Partial<Reloaded>) => {
    const { reloaded } = getGame()
    // another change may be told of meanwhile
    if (mine === session.generation && reloaded?.files === files) setGame({ reloaded: { ...reloaded, state: 'done', ...change } })
  }
  try {
    const viewer = getGame().eyes
    const openRealm = () => openStudioRealm(now.engine)
    done({ comparison: await compareScripts({ openRealm, packs, engine: engineName(now.engine), game, viewer, view }) })
  } catch (error) {
    done({ failure: wordsOf(error) })
  }
  // one change seldom comes alone
  if (session.running === now) makeReady(now)
}

/** Waits until no answer is being taken. */
function untilReady(): Promise<void> {
  const isBusy = () => ['thinking', 'opening'].includes(getGame().status)
  if (!isBusy()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = useGame.subscribe(() => {
      if (isBusy()) return
      end()
      resolve()
    })
  })
}

/** Tells that changed files cannot be put under the running game, which goes on under the old ones. */
export function refuseReload(files: readonly string[], held: readonly string[], from: ReloadFrom): void {
  if (session.running)
    setGame({ reloaded: { state: 'failed', files, from, held, dropped: 0, now: [], problems: [], before: session.running.host.packs } })
}

/** Whether an ability (`pack:slug#ability`) stands in a changed file, or in a pack of which a shared file changed. */
function isOfFile(ability: string, files: ReadonlySet<string>, packs: readonly PackBundle[]): boolean {
  const [code] = ability.split('#')
  const [packId, slug] = (code ?? '').split(':')
  const pack = packs.find((one) => one.id === packId)
  const script = pack?.scripts.find((one) => one.slug === slug)
  if (!pack || !script || files.has(`${packId}/${script.path}`)) return true
  return pack.scripts.some((one) => one.kind === 'library' && files.has(`${packId}/${one.path}`))
}

/** Takes the replay: the game as it would stand had the new scripts been there from the beginning. */
export async function takeReplay(): Promise<void> {
  const now = session.running
  if (!now) return
  const file = await now.host.save()
  const { redo, redoPlaces, savePoints, line, branches } = getGame()
  await open(now.game, now.host.packs, now.engine, {
    inputs: file.inputs.filter(isDecision),
    redo,
    redoPlaces,
    savePoints,
    line,
    branches,
  })
}

/** Keeps the position under the new scripts. */
export function keepPosition(): void {
  setGame({ reloaded: undefined })
}
