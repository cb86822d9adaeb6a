/** Tools for measuring the studio: a game of many decisions, what happened on the page and when, the frames of a trace, the scripts of a page. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

/** Prints a figure in the format of the benchmarks. */
export function figure(name: string, value: string): void {
  console.log(`figure ${name}: ${value}`)
}

/**
 * Plays a game with bots and writes its first decisions to a file that the studio can open.
 * @throws when the game was shorter
 */
export async function withGameOf(decisions: number, deed: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'questwright-figures-'))
  try {
    const file = join(folder, 'game.json')
    execFileSync(
      process.execPath,
      [
        'scripts/run.mjs',
        'qw',
        'play',
        'passage-through-mirkwood',
        '--deck',
        'leadership',
        'spirit',
        '--bot',
        'greedy',
        '--mode',
        'easy',
        '--realm',
        'native',
        '--seed',
        '3',
        '--json',
        '--save',
        file,
      ],
      { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const game = JSON.parse(readFileSync(file, 'utf8')) as { readonly inputs: readonly unknown[]; readonly hashes: readonly string[] }
    if (game.inputs.length < decisions) throw new Error(`the game has ${game.inputs.length} decisions, and ${decisions} are wanted`)
    writeFileSync(file, JSON.stringify({ ...game, inputs: game.inputs.slice(0, decisions), hashes: game.hashes.slice(0, decisions + 1) }))
    await deed(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Seen {
  /** Status and number of decisions of the table and the state of the strip, or the name of a user action. */
  readonly what: string
  readonly at: number
}

/** Makes the page record, with its clock, what table and strip show, and all presses and clicks. */
export async function startNoting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { what: string; at: number }[] = []
    Object.assign(window, { figuresSeen: seen })
    let last = ''
    const look = () => {
      const table = document.querySelector<HTMLElement>('.st-table')?.dataset
      const what = `${table?.status ?? 'none'} ${table?.at ?? '-'} ${document.querySelector<HTMLElement>('.st-strip')?.dataset.state ?? 'none'}`
      if (last !== what) seen.push({ what, at: performance.now() })
      last = what
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-status', 'data-at', 'data-state'],
    })
    window.addEventListener(
      'keydown',
      ({ key, ctrlKey }) => ctrlKey && key === 's' && seen.push({ what: 'saved', at: performance.now() }),
      true,
    )
    window.addEventListener('click', () => seen.push({ what: 'clicked', at: performance.now() }), true)
  })
}

/** The entries that the page has recorded since the last call. */
export const noted = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => (window as unknown as { figuresSeen: Seen[] }).figuresSeen.splice(0))

/**
 * The milliseconds from the last entry `from` to the first entry after it that matches `to`.
 * @throws where one of them is missing
 */
export function between(seen: readonly Seen[], from: string, to: (what: string) => boolean): number {
  const first = seen.findLastIndex(({ what }) => what === from)
  const end = seen.slice(first).find(({ what }) => to(what))
  const start = seen[first]
  if (!start || !end) throw new Error(`nothing of the kind after "${from}": ${seen.map(({ what }) => what).join(', ')}`)
  return end.at - start.at
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
}

export interface Frame {
  /** Milliseconds spent in scripts and in computing style and layout, and the number of layouts. */
  readonly script: number
  readonly layout: number
  readonly layouts: number
}

/** The categories that a trace needs, so that frames can be read from it: by default, the beginnings of frames are not recorded. */
export const frameCategories: readonly string[] = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
]

const scripts = new Set(['EvaluateScript', 'FunctionCall', 'FireAnimationFrame'])
const layouts = new Set(['Layout', 'UpdateLayoutTree'])

/**
 * The frames of the page's main thread between two marks (`performance.mark`) of a trace. The first item is the rest of the task that made the
 * first mark.
 * @throws where a mark is missing, or the trace contains no frames
 */
export function framesBetween(trace: Buffer, from: string, to: string): readonly Frame[] {
  const events = (JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
  const start = events.find(({ name }) => name === from)
  const end = events.findLast(({ name }) => name === to)
  if (!start || !end) throw new Error(`the trace has no ${start ? to : from}`)
  const mine = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
  const begins = mine.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts)
  if (begins.length === 0) throw new Error(`the trace notes no frames; it needs ${frameCategories.join(', ')}`)
  const edges = [start.ts, ...begins.filter((ts) => ts > start.ts && ts < end.ts).toSorted((a, b) => a - b), end.ts]
  const within = (names: ReadonlySet<string>, low: number, high: number) =>
    mine.filter(({ name, ph, ts }) => ph === 'X' && names.has(name) && ts >= low && ts < high)
  return edges.slice(1).map((high, i) => {
    const low = edges[i] as number
    const laid = within(layouts, low, high)
    return {
      script: covered(within(scripts, low, high)),
      layout: covered(laid),
      layouts: laid.filter(({ name }) => name === 'Layout').length,
    }
  })
}

/** The time covered by events, which may contain each other, in milliseconds. */
function covered(events: readonly TraceEvent[]): number {
  let sum = 0
  let until = 0
  for (const { ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    sum += Math.max(0, ts + dur - Math.max(ts, until))
    until = Math.max(until, ts + dur)
  }
  return sum / 1000
}

/** Makes the page record the length of each of its frames. */
export async function startCountingFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lengths: number[] = []
    Object.assign(window, { figuresFrames: lengths })
    let last = performance.now()
    const next = (now: number) => {
      lengths.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

/** The lengths of the frames since the last call, in milliseconds. */
export const framesCounted = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { figuresFrames: number[] }).figuresFrames.splice(0))

/** The number of frames over which a movement is stretched. */
export const travelFrames = 24

/**
 * Makes the next card that moves on the table advance one step in every frame, however long a frame takes on this machine, between the marks
 * `figures-travel` and `figures-landed`. `travelled` returns the original duration and animated properties.
 */
export async function startStretching(page: Page): Promise<void> {
  await page.evaluate((frames) => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...parts) {
      const animation = animate.apply(this, parts)
      if (!(this instanceof HTMLElement) || this.dataset.card === undefined || 'figuresTravel' in window) return animation
      const time = Number(animation.effect?.getComputedTiming().duration)
      Object.assign(window, { figuresTravel: { card: this.dataset.card, time, landed: 'no' } })
      performance.mark('figures-travel')
      animation.pause()
      let step = 0
      const go = () => {
        step += 1
        if (step <= frames) {
          animation.currentTime = (time * step) / (frames + 1)
          requestAnimationFrame(go)
          return
        }
        performance.mark('figures-landed')
        animation.finish()
        Object.assign(window, { figuresTravel: { card: this.dataset.card, time, landed: 'yes' } })
      }
      requestAnimationFrame(go)
      return animation
    }
  }, travelFrames)
}

export interface Travelled {
  readonly card: string
  /** The duration that the page has requested, in milliseconds. */
  readonly time: number
  readonly landed: 'yes' | 'no'
}

/** The data of the stretched movement; undefined until a card has begun to move. */
export const travelled = (page: Page): Promise<Travelled | undefined> =>
  page.evaluate(() => (window as unknown as { figuresTravel?: Travelled }).figuresTravel)

export interface LoadedScript {
  readonly name: string
  /** The size after compression as by servers, in bytes. */
  readonly bytes: number
  /** The libraries of which the script contains code. */
  readonly holds: readonly string[]
}

/** Texts by which code of a library is recognised in a build. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['react-dom', /react-dom/],
  ['the router of Next', /next-router-state-tree/i],
  ['zod', /ZodError/],
  ['messages', /IntlMessageFormat/],
  ['radix', /DismissableLayer/],
  ['toasts', /data-sonner-toaster/],
  ['the realm', /did not open/],
  ['QuickJS', /QTS_/],
  ['the table', /qw-question/],
  ['monaco', /monaco-aria-container/],
  ['charts', /recharts/],
  ['graphs', /react-flow/],
  ['markdown', /mdast/],
  ['pdf', /PDFDocument/],
  ['zip', /unzip/i],
  ['tour', /driver-popover/],
  ['search', /MiniSearch/],
]

/** Every script that a page loads while a function runs. */
export async function scriptsOf(page: Page, deed: () => Promise<void>): Promise<readonly LoadedScript[]> {
  const loads: Promise<LoadedScript>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? ''
    loads.push(
      response.body().then((body) => {
        const text = body.toString()
        return { name, bytes: gzipSync(body).length, holds: signs.filter(([, sign]) => sign.test(text)).map(([library]) => library) }
      }),
    )
  })
  await deed()
  return (await Promise.all(loads)).toSorted((a, b) => b.bytes - a.bytes)
}
