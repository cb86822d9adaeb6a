/**
 * Plays one random game in which scripts fail everywhere, and compares it with a model, which is simply the list of what was decided. After every
 * step the host's list, the saved file, its replay and the table must agree with the model.
 */
import type { ReplayReport } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import { bootPacks, type GameFile, type Input, isDecision, type Question, type Realm, soundGame, TableHost } from '@questwright/realm'
import { setupWith } from './failing-pack.ts'
import type { RealmPool } from './realm-pool.ts'

export interface ModelGame {
  readonly seed: string
  readonly pool: RealmPool
  readonly packs: { readonly [scripts in 'failing' | 'touched' | 'mended']: PackBundle }
  /** Cards that the deck may contain. */
  readonly cards: readonly string[]
  /** The saved file is opened and replayed at every step whose number is a multiple of this, and at the last step. */
  readonly replayEvery: number
  readonly viewers: readonly string[]
}

export interface Played {
  readonly steps: number
  readonly inputs: number
  readonly faults: number
  readonly replays: number
}

/** A difference between model and table, with what was done before it. */
class Differs extends Error {}

const MOST_INPUTS = 30
const FEWEST_STEPS = 8
const MORE_STEPS = 28

/**
 * Plays the game.
 * @throws Differs at a difference
 */
export async function playModelGame({ seed, pool, packs, cards, replayEvery, viewers }: ModelGame): Promise<Played> {
  const dice = diceOf(seed)
  const deck = Array.from({ length: 5 }, () => cards[dice(cards.length)] as string)
  const setup = setupWith(deck)
  const engine = { name: 'lcg', version: '0', hash: 'model' }
  const log: string[] = []
  let pack = packs.failing
  let host = await TableHost.open({ openRealm: () => pool.take(pack), packs: [pack], setup, seed, viewers, engine })
  /** The decisions in order: this is the model. */
  let decided: readonly Input[] = []
  let redo: readonly Input[] = []
  let replays = 0
  let steps = 0

  const check = (what: string, ok: boolean, found: unknown = ''): void => {
    if (!ok) throw new Differs(`${what} (game ${seed}, step ${steps})\n${log.join('\n')}\n${JSON.stringify(found)?.slice(0, 2000)}`)
  }

  /**
   * Whether the game contains exactly what was decided. An error may remove answers of the current part of the game, because it removes their
   * question; but nothing before the checkpoint may be missing, and nothing may be added.
   */
  const agrees = (expected: readonly Input[], before: { readonly checkpoint: number; readonly mutes: number }): void => {
    const now = host.inputs.filter(isDecision)
    const failed = mutes(host.inputs) > before.mutes
    check('the host holds other decisions than were made', same(now, expected.slice(0, now.length)), { now, expected })
    check('decisions are gone though nothing failed', failed || now.length === expected.length, { now, expected })
    check('decisions before the checkpoint are gone', now.length >= before.checkpoint, { now, expected, before })
    decided = now
  }

  const standing = () => ({
    checkpoint: host.inputs.slice(0, host.reply.checkpoint.inputs).filter(isDecision).length,
    mutes: mutes(host.inputs),
  })

  const replay = async (file: GameFile): Promise<void> => {
    replays++
    const again = await TableHost.open({
      openRealm: () => pool.take(pack),
      packs: [pack],
      setup: file.setup,
      seed: file.seed,
      inputs: soundGame(file).inputs,
      viewers,
      engine,
    })
    try {
      const saved = await again.save()
      check('the saved file opens with waiting decisions', again.waiting.length === 0, again.waiting)
      check('the saved file opens with other inputs', same(saved.inputs, file.inputs), [saved.inputs, file.inputs])
      check('the saved file opens in another state', same(saved.hashes, file.hashes), [saved.hashes, file.hashes])
    } finally {
      again.close()
    }
    // the same as `qw replay`
    const realm: Realm = await pool.take(pack)
    try {
      await bootPacks(realm, [pack])
      const { setup: begun, seed: thrown, inputs, hashes } = file
      const report = JSON.parse(
        await realm.call('replayGame', JSON.stringify({ setup: begun, seed: thrown, inputs, hashes })),
      ) as ReplayReport
      check('qw replay tells a difference', report.differs === undefined, report)
    } finally {
      realm.close()
    }
  }

  const whole = async (last: boolean): Promise<void> => {
    const { places: _, ...file } = await host.save()
    check('the saved file holds other inputs than the host', same(file.inputs, host.inputs), [file.inputs, host.inputs])
    check('the saved file holds waiting decisions', file.waiting === undefined, file.waiting)
    check('the saved file has not one hash more than inputs', file.hashes.length === file.inputs.length + 1, file)
    check('the saved file ends in another state than the table', file.hashes.at(-1) === host.reply.hash, [file.hashes, host.reply.hash])
    check('the table counts other inputs than the host', host.reply.inputs === host.inputs.length, host.reply.inputs)
    check('the table tells of other places than inputs', host.reply.places.length === host.inputs.length, host.reply.places)
    if (last || (replayEvery > 0 && dice(replayEvery) === 0)) await replay(JSON.parse(JSON.stringify(file)) as GameFile)
  }

  const give = async (inputs: readonly Input[]): Promise<void> => {
    for (const input of inputs) {
      const before = standing()
      const reply = await host.advance([input])
      if (reply.refused) {
        agrees(decided, before)
        return
      }
      agrees(isDecision(input) ? [...decided, input] : decided, before)
    }
  }

  try {
    for (const most = FEWEST_STEPS + dice(MORE_STEPS); steps < most; steps++) {
      const { viewers: told, outcome, hash } = host.reply
      const question = Object.values(told)[0]?.question
      const wish = dice(100)
      if (wish < 66 && question && !outcome && host.inputs.length < MOST_INPUTS) {
        const value = randomAnswer(question, dice)
        log.push(`answer ${question.key} ${JSON.stringify(value)}`)
        await give([{ kind: 'answer', question: question.key, value }])
        redo = []
      } else if (wish < 69 && question && host.inputs.length < MOST_INPUTS) {
        log.push('dice')
        await give([{ kind: 'dice', seed: `${seed} ${steps}` }])
        redo = []
      } else if (wish < 80 && host.inputs.length > 0) {
        // usually goes back only a few inputs
        const to = Math.max(0, host.inputs.length - 1 - dice(dice(4) === 0 ? host.inputs.length : 3))
        log.push(`undo to ${to} of ${host.inputs.length}`)
        const before = { checkpoint: 0, mutes: mutes(host.inputs.slice(0, to)) }
        const { inputs } = host
        const { tail } = await host.rewind(to)
        check('an undo lost inputs', same(tail.slice(tail.length - (inputs.length - to)), inputs.slice(to)), { tail, inputs })
        agrees(inputs.slice(0, to).filter(isDecision), before)
        redo = tail
      } else if (wish < 88 && redo.length > 0) {
        log.push(`redo ${redo.length}`)
        await give(redo)
        redo = []
      } else if (wish < 92) {
        log.push('save, close, open')
        const file = JSON.parse(JSON.stringify(await host.save())) as GameFile
        const keyframe = dice(2) === 0 ? host.newestKeyframe : undefined
        host.close()
        host = await TableHost.open({
          openRealm: () => pool.take(pack),
          packs: [pack],
          setup,
          seed,
          inputs: file.inputs,
          viewers,
          engine,
          ...(keyframe ? { keyframe } : {}),
        })
        check('an opened game stands elsewhere', host.reply.hash === hash, [host.reply.hash, hash])
        agrees(decided, standing())
      } else if (wish < 96 && pack !== packs.mended) {
        const next = dice(3) === 0 ? packs.mended : pack === packs.failing ? packs.touched : packs.failing
        log.push(next === packs.mended ? 'mend the scripts' : 'touch the scripts')
        const before = standing()
        pack = next
        await host.replacePacks([next])
        // an ability that is switched on again may ask again, so answers of the current part of the game may not fit
        if (host.waiting.length > 0) await host.dropWaiting()
        agrees(decided, { ...before, mutes: -1 })
        redo = []
      } else if (wish < 98) {
        log.push('look')
        const { hash: before } = host.reply
        await host.look()
        check('a look changed the table', host.reply.hash === before)
      } else continue
      await whole(false)
    }
    await whole(true)
    return { steps, inputs: host.inputs.length, faults: host.faults.length, replays }
  } catch (error) {
    if (error instanceof Differs) throw error
    throw new Differs(`${error instanceof Error ? error.message : String(error)} (game ${seed}, step ${steps})\n${log.join('\n')}`)
  } finally {
    host.close()
  }
}

const mutes = (inputs: readonly Input[]): number => inputs.filter(({ kind }) => kind === 'fault').length

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A generator of random numbers below a bound, from a seed. */
function diceOf(seed: string): (sides: number) => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

/** A random answer that seems legal; abilities are chosen more often than passes. */
function randomAnswer(
  { shape, options, least, most }: Question,
  dice: (sides: number) => number,
): readonly string[] | number | { readonly [key: string]: number } {
  const keys = options.map(({ key }) => key)
  switch (shape) {
    case 'confirm':
      return [dice(2) === 0 ? 'yes' : 'no']
    case 'number':
      return keys.length > 0 ? Number(keys[dice(keys.length)]) : least + dice(most - least + 1)
    case 'order':
      return [...keys].sort(() => dice(3) - 1)
    case 'distribute': {
      const spread: { [key: string]: number } = {}
      for (let i = 0; i < least; i++) {
        const key = keys[dice(keys.length)] as string
        spread[key] = (spread[key] ?? 0) + 1
      }
      return spread
    }
    case 'choose': {
      const acts = keys.filter((key) => key.includes('#'))
      if (acts.length > 0 && least === 1 && dice(4) > 0) return [acts[dice(acts.length)] as string]
      const count = Math.min(keys.length, least + dice(Math.min(most, keys.length) - least + 1))
      return [...keys].sort(() => dice(3) - 1).slice(0, Math.max(least, count))
    }
    default:
      return []
  }
}
