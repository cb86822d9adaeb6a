/** Locks of a workspace that a killed program left behind. */
import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeTurn } from '../src/turns.ts'
import { temporaryFolder } from './harness.ts'

let workspace: string
const own = (name: string) => join(workspace, '.questwright', name)
const ahead = new Date(Date.now() + 3_600_000)
/** After so many milliseconds a lock becomes stale by age, which no test reaches: a takeover has another reason. */
const never = 1_000_000

beforeEach(() => {
  workspace = temporaryFolder()
})

/** Another program takes the turn and is killed. The timestamp of its lock is an hour in the future. */
async function killedHolder(): Promise<number> {
  const child = fork(fileURLToPath(new URL('turns-child.ts', import.meta.url)), [workspace], { execArgv: ['--import', 'tsx'] })
  await new Promise((done) => child.once('message', done))
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
  expect(existsSync(own('writing.lock'))).toBe(true)
  utimesSync(own('writing.lock'), ahead, ahead)
  return child.pid as number
}

describe('a lock that was left behind', () => {
  it('by a dead process is taken over at once, however recent its timestamp is', async () => {
    const pid = await killedHolder()
    expect(JSON.parse(readFileSync(own('writing.holder.json'), 'utf8'))).toMatchObject({ pid, host: hostname() })
    const end = await takeTurn(workspace, 'writing', never)
    expect(JSON.parse(readFileSync(own('writing.holder.json'), 'utf8'))).toMatchObject({ pid: process.pid })
    await end()
    expect([existsSync(own('writing.lock')), existsSync(own('writing.holder.json'))]).toEqual([false, false])
  }, 60_000)

  it('is taken over by one of several waiting processes, and the others wait for that one', async () => {
    await killedHolder()
    let [inside, most, turns] = [0, 0, 0]
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const end = await takeTurn(workspace, 'writing', never)
        most = Math.max(most, ++inside)
        turns++
        await new Promise((done) => setTimeout(done, 20))
        inside--
        await end()
      }),
    )
    expect([most, turns]).toEqual([1, 5])
  }, 60_000)

  it('by a program that did not write who it is, with a timestamp in the future, is free when no process renews it', async () => {
    mkdirSync(own('writing.lock'), { recursive: true })
    utimesSync(own('writing.lock'), ahead, ahead)
    const end = await takeTurn(workspace, 'writing', 2_000)
    await end()
    expect(existsSync(own('writing.lock'))).toBe(false)
  }, 60_000)
})

describe('a lock that is held', () => {
  it('is not removed because an earlier lock had a dead holder', async () => {
    await killedHolder()
    const left = readFileSync(own('writing.holder.json'), 'utf8')
    const end = await takeTurn(workspace, 'writing', never)
    // restore the holder file of the earlier lock: it names another lock than the current one
    writeFileSync(own('writing.holder.json'), left)
    let taken = 'no'
    const other = takeTurn(workspace, 'writing', never).then((done) => {
      taken = 'yes'
      return done
    })
    for (let looks = 0; looks < 20; looks++) await new Promise((done) => setTimeout(done, 20))
    expect(taken).toBe('no')
    await end()
    await (await other)()
  }, 60_000)
})
