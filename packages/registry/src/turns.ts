/**
 * One process at a time in a workspace: studio and terminal may have the same one open. Who has the turn keeps a lock below `.questwright` fresh; one
 * that nobody keeps fresh any more was left by a process that died, and the next who waits takes it.
 */
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownFolder } from '@questwright/packs/installed'
import { errorCode, RegistryTrouble } from './trouble.ts'
import { writing } from './writing.ts'

/** `installing`: packs come and go, which can wait for a registry; `writing`: files of its own packs change, which is over in a moment. */
export type Turn = 'installing' | 'writing'

/** A lock that was not kept fresh for so long is nobody's, in milliseconds. It is longer than a program works without a pause. */
const goneAfter = 20_000
/** How long one waits for another, in milliseconds: longer than a lock outlives its holder. */
const patience = { installing: 60_000, writing: 40_000 } as const
const lookAgain = 25

/**
 * Waits until no other process has this turn.
 * @param workspace its real path
 * @returns ends the turn
 * @throws RegistryTrouble when another one does not come to its end
 * @throws what the disk says where the workspace cannot be written
 */
export async function takeTurn(workspace: string, turn: Turn): Promise<() => Promise<void>> {
  const own = join(workspace, ownFolder)
  mkdirSync(own, { recursive: true })
  const file = join(own, turn)
  // who only reads a workspace needs none of it
  const { lock } = await import('proper-lockfile')
  for (const begin = Date.now(); ; await wait(lookAgain + Math.random() * lookAgain)) {
    try {
      // a turn that was lost is not given back; what is written meanwhile is compared with what lies there
      const release = await lock(file, { realpath: false, stale: goneAfter, onCompromised: () => {} })
      return () => release().catch(() => {})
    } catch (error) {
      if (errorCode(error) !== 'ELOCKED') throw error
      if (Date.now() - begin > patience[turn]) throw busy(workspace, turn)
    }
  }
}

function busy(workspace: string, turn: Turn): RegistryTrouble {
  const name = basename(workspace)
  return turn === 'installing'
    ? new RegistryTrouble(
        'install/busy',
        `Packs of the workspace "${name}" are being installed by another program.`,
        `Wait until that has finished. When there is no such program, remove ${ownFolder}/${turn}.lock in it.`,
      )
    : new RegistryTrouble(
        'workspace/busy',
        `Another program is writing into the workspace "${name}".`,
        `Wait until that has finished, then do it again. When there is no such program, remove ${ownFolder}/${turn}.lock in it.`,
      )
}

/**
 * Does something in a workspace when no other process does.
 * @throws RegistryTrouble when another one does not come to its end, and where the workspace cannot be written
 */
export function inTurn<T>(workspace: string, turn: Turn, work: () => Promise<T>): Promise<T> {
  return writing(workspace, async () => {
    const end = await takeTurn(workspace, turn)
    try {
      return await work()
    } finally {
      await end()
    }
  })
}
