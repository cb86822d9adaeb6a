/** Maps the stack of an error in a realm to the author's TypeScript. It runs in browsers too, where realms also run. */
import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { CompiledScript } from './bundle.ts'
import { scriptName, wrapperHeader } from './wrapper.ts'

/** Scripts that a stack may mention: a bundle, or any list of scripts with the pack's id. */
export interface MappableScripts {
  readonly id: string
  readonly scripts: readonly CompiledScript[]
  readonly scenes?: readonly CompiledScript[]
}

export interface StackFrame {
  /** `script`: a line of a pack. `engine`: anything else (kernel, ruleset, native code). */
  readonly kind: 'script' | 'engine'
  /** The name of the function, if the stack contains it. */
  readonly name?: string
  /** Only for scripts: the pack, the file inside it, and the author's line and column, from 1. */
  readonly pack?: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  /** The line of the stack, unchanged. */
  readonly text: string
}

export interface MapStackOptions {
  /** The number of characters that the wrapper puts before the code on its first line. */
  readonly firstLineOffset?: number
}

/**
 * Maps a stack of QuickJS (`at boom (lcg-core-set/cards/x.ts:3:22)`) or V8 to the lines that the author wrote.
 * @param stack the text of `error.stack`; lines without a frame are left out
 * @param packs bundles whose scripts may occur in it
 * @param options `firstLineOffset` is the length of `wrapperHeader` unless the realm wraps differently
 * @returns the frames, innermost first
 */
export function mapStack(stack: string, packs: readonly MappableScripts[], options: MapStackOptions = {}): StackFrame[] {
  const offset = options.firstLineOffset ?? wrapperHeader.length
  const known = new Map<string, { readonly pack: string; readonly script: CompiledScript }>()
  for (const { id, scripts, scenes } of packs) {
    for (const script of [...scripts, ...(scenes ?? [])]) known.set(scriptName(id, script.path), { pack: id, script })
  }
  const maps = new Map<CompiledScript, TraceMap>()
  return stack.split('\n').flatMap((text): StackFrame[] => {
    const frame = readFrame(text)
    if (frame === undefined) return []
    const name = frame.name === undefined ? {} : { name: frame.name }
    const found = frame.place === undefined ? undefined : known.get(frame.place.source)
    if (found === undefined || frame.place === undefined) return [{ kind: 'engine', ...name, text: text.trim() }]
    const { pack, script } = found
    const map = maps.get(script) ?? new TraceMap(script.map)
    maps.set(script, map)
    return [{ kind: 'script', ...name, pack, file: script.path, ...authorPlace(map, frame.place, offset), text: text.trim() }]
  })
}

interface FramePlace {
  readonly source: string
  readonly line: number
  readonly column: number
}

function readFrame(text: string): { readonly name?: string; readonly place?: FramePlace } | undefined {
  const frame = /^\s*at (.*)$/.exec(text)
  if (frame === null) return undefined
  const rest = (frame[1] ?? '').trim()
  const named = /^(?:async |new )*(.*?) \((.*)\)$/.exec(rest)
  const name = named === null || named[1] === '' || named[1] === '<anonymous>' ? {} : { name: named[1] as string }
  const inner = named === null ? rest : (named[2] ?? '')
  // for evaluated code V8 writes `eval at boot (…), file:1:2`: the last place is that of the script
  const place = /(?:^|[\s(,])(?:file:\/\/\/?)?([^\s(),]+?):(\d+)(?::(\d+))?$/.exec(inner)
  if (place === null) return name
  return { ...name, place: { source: place[1] ?? '', line: Number(place[2]), column: Number(place[3] ?? 1) } }
}

function authorPlace(map: TraceMap, { line, column }: FramePlace, offset: number): { readonly line: number; readonly column: number } {
  const generated = Math.max(0, column - 1 - (line === 1 ? offset : 0))
  const before = originalPositionFor(map, { line, column: generated })
  // a frame without a column has column 1, which is before the first mapped position of its line: take the next position
  const original = before.line === null ? originalPositionFor(map, { line, column: generated, bias: LEAST_UPPER_BOUND }) : before
  // code that the compiler added, such as the header of a module, has no position of its own: return the start of the file
  return original.line === null ? { line: 1, column: 1 } : { line: original.line, column: original.column + 1 }
}
