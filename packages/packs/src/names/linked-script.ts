/** Compiled scripts with the names that the declarations of packs have in a game. Line numbers do not change, so that source maps still fit. */
import type { CompiledScript } from '../bundle.ts'
import { suggestSlug } from '../slug.ts'
import type { NameSort } from './brought.ts'
import { type Linking, linkedKeyword } from './linking.ts'
import { type NamePlace, namePlacesIn, namePlacesOf } from './script-places.ts'
import { unescaped } from './script-words.ts'

/**
 * Links a script.
 * @param others strings that mean something else in this pack: they are not changed where the place does not determine the sort of a name
 */
export function linkedScript(script: CompiledScript, linking: Linking, others: ReadonlySet<string>): CompiledScript {
  const code = linkedCode(script.code, linking, others, script.kind === 'scene' ? 'scene' : 'script')
  return code === script.code ? script : { ...script, code }
}

/** As `linkedScript`, for a piece of code. */
export function linkedCode(code: string, linking: Linking, others: ReadonlySet<string>, kind: 'scene' | 'script' = 'script'): string {
  if (!mentionsOneOf(linking.written, code)) return code
  let linked = ''
  let from = 0
  for (const place of namePlacesIn(code, kind)) {
    const text = linkedPlace(place, linking, others)
    if (text === undefined) continue
    linked += code.slice(from, place.start) + (place.quotes === 'plain' ? `'${text}'` : text)
    from = place.end
  }
  return linked + code.slice(from)
}

/**
 * Whether the code may contain one of the names, tested quickly: the slug of the whole code contains the slugs of the keywords in it, which may be
 * printed with capitals, spaces, accents and apostrophes.
 */
function mentionsOneOf(names: Iterable<string>, code: string): boolean {
  const bare = [...names].map((name) => name.slice(name.lastIndexOf(':') + 1))
  if (bare.some((name) => code.includes(name))) return true
  const slug = suggestSlug(unescaped(code))
  return bare.some((name) => slug.includes(name))
}

function linkedPlace({ value, named, reads }: NamePlace, linking: Linking, others: ReadonlySet<string>): string | undefined {
  if (named === 'nothing') return undefined
  if (reads === 'printed-keyword') {
    const printed = unescaped(value)
    const now = linkedKeyword(printed, linking)
    return now === printed ? undefined : now.slice(0, now.lastIndexOf(':') + 1) + value.slice(value.lastIndexOf(':') + 1).trim()
  }
  // `record.notes.path` is the field `notes`; of other paths, such as `wolf.scent`, the last part is a name
  const ofRecord = reads === 'path' ? /^record\.([^.]+)/.exec(value)?.[1] : undefined
  if (ofRecord !== undefined) {
    const name = linking.link('record', ofRecord)
    return name === undefined ? undefined : `record.${name}${value.slice('record.'.length + ofRecord.length)}`
  }
  const dot = reads === 'path' ? value.lastIndexOf('.') + 1 : 0
  const written = value.slice(dot)
  if (!linking.written.has(written)) return undefined
  const sorts: readonly (NameSort | undefined)[] = named === 'any' ? (others.has(written) && dot === 0 ? [] : [undefined]) : named
  for (const sort of sorts) {
    const name = linking.link(sort, written)
    if (name !== undefined) return value.slice(0, dot) + name
  }
  return undefined
}

/** Strings of scripts at places where no name is possible. */
export function textsOfScripts(scripts: readonly CompiledScript[]): ReadonlySet<string> {
  return new Set(scripts.flatMap((script) => namePlacesOf(script).flatMap(({ named, value }) => (named === 'nothing' ? [value] : []))))
}
