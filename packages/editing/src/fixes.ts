/** Quick fixes for problems with one or two obvious remedies, as text edits. Offsets refer to the script's text. */
import { lettersBetween, nearestName } from '@questwright/packs/browser'

export interface Found {
  /** The kind of problem: `gate/slug`, `ts/2304` … */
  readonly code: string
  readonly message: string
  /** Offsets of the underlined text. */
  readonly start: number
  readonly end: number
}

export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface Fix {
  readonly title: string
  readonly edits: readonly Edit[]
}

export interface FixContext {
  /** The module from which scripts of the game import. */
  readonly module: string
  readonly path: string
  readonly text: string
  /** Names that the script API exports. */
  readonly api: readonly string[]
  /** Names of the rules that strings in the script may contain: counters, events, zones. */
  readonly names: readonly string[]
  /** Strings that are allowed where the checker expects one of these types. */
  readonly namesByType: NamesByType
  /** Scripts of the pack that can be imported. */
  readonly scripts: readonly string[]
}

/** @returns the fixes for a problem, the best first */
export function fixesFor(found: Found, context: FixContext): readonly Fix[] {
  const { path, text, module } = context
  const underlined = text.slice(found.start, found.end)
  const put = (title: string, replacement: string): Fix => ({ title, edits: [{ start: found.start, end: found.end, text: replacement }] })
  const slug = (path.split('/').at(-1) ?? '').replace(/\.ts$/, '')
  switch (found.code) {
    case 'gate/slug':
      return [put(`Write '${slug}', as the file is called`, `'${slug}'`)]
    case 'gate/top-level-let':
    case 'gate/top-level-var': {
      const word = /^(?:let|var)\b/.exec(underlined)?.[0]
      return word ? [{ title: 'Make it a `const`', edits: [{ start: found.start, end: found.start + word.length, text: 'const' }] }] : []
    }
    case 'gate/not-an-integer': {
      const number = Number(underlined)
      if (!Number.isFinite(number) || !Number.isSafeInteger(Math.ceil(number))) return []
      return [
        put(`Round up to ${Math.ceil(number)}`, String(Math.ceil(number))),
        put(`Round down to ${Math.floor(number)}`, String(Math.floor(number))),
      ]
    }
    case 'gate/no-default-export': {
      const verb = path.startsWith('keywords/')
        ? 'keyword'
        : path.startsWith('scenarios/')
          ? 'scenario'
          : path.startsWith('rules/')
            ? 'rule'
            : path.startsWith('systems/')
              ? 'system'
              : 'card'
      const line = `export default ${verb}('${slug}', ${verb === 'system' ? '{}' : '[]'})\n`
      const end = text.trimEnd().length
      const edits: readonly Edit[] =
        end === 0
          ? [{ start: 0, end: text.length, text: `import { ${verb} } from '${module}'\n\n${line}` }]
          : [...importEdits(module, text, [verb]), { start: end, end: text.length, text: `\n\n${line}` }]
      return [{ title: `Add \`${line.trimEnd()}\``, edits }]
    }
    case 'gate/import': {
      const wanted = path.endsWith('.scene.ts') ? '@questwright/testkit' : module
      return /^['"]@?questwright/i.test(underlined) || lettersBetween(underlined.slice(1, -1), wanted) <= 4
        ? [put(`Import from '${wanted}'`, `'${wanted}'`)]
        : []
    }
    case 'gate/unknown-import': {
      const meant = nearestName(
        underlined.slice(1, -1),
        context.scripts.map((script) => relative(path, script)),
      )
      return meant === undefined ? [] : [put(`Import from '${meant}'`, `'${meant}'`)]
    }
    case 'ts/2304':
    case 'ts/2552':
    case 'ts/2503': {
      const name = /^\w+/.exec(underlined)?.[0] ?? ''
      if (context.api.includes(name)) return [{ title: `Import \`${name}\` from '${module}'`, edits: importEdits(module, text, [name]) }]
      const meant = nearestName(name, context.api)
      return meant === undefined
        ? []
        : [
            {
              title: `Write \`${meant}\``,
              edits: [...importEdits(module, text, [meant]), { start: found.start, end: found.start + name.length, text: meant }],
            },
          ]
    }
    case 'ts/2305':
    case 'ts/2724': {
      const meant = nearestName(underlined, context.api)
      return meant === undefined ? [] : [put(`Import \`${meant}\` instead`, meant)]
    }
    case 'ts/2322':
    case 'ts/2345':
    case 'ts/2367':
    case 'ts/2820': {
      const misspelt = misspeltIn(found.message, underlined, context.names, context.namesByType)
      if (misspelt === undefined) return []
      const { meant } = misspelt
      const start = found.start + misspelt.at
      return [{ title: `Write '${meant}'`, edits: [{ start, end: start + misspelt.length, text: `'${meant}'` }] }]
    }
    case 'studio/limit': {
      const limit = limitOf(found.message)
      const call = /^(?:action|response\.\w+)\(\s*(?:'\w+',\s*)?/.exec(underlined)
      if (!limit || !call) return []
      const at = found.start + call[0].length
      const isObject = text[at] === '{'
      return [
        {
          title: `Add \`${limit}\``,
          edits: [{ start: isObject ? at + 1 : at, end: isObject ? at + 1 : at, text: isObject ? ` ${limit},` : `{ ${limit} }, ` }],
        },
      ]
    }
    default:
      return []
  }
}

/**
 * The string that was probably meant at a place where only certain strings are allowed: one of those in the error message, or a name of the rules.
 */
export function meantText(
  message: string,
  underlined: string,
  names: readonly string[],
  namesByType: NamesByType = {},
): string | undefined {
  return misspeltIn(message, underlined, names, namesByType)?.meant
}

type NamesByType = { readonly [type: string]: readonly string[] }

/** A misspelt string in the underlined text, at an offset, with the string that was probably meant. */
interface Misspelt {
  readonly at: number
  readonly length: number
  readonly meant: string
}

/** The misspelt string: the underlined one, or the first in an underlined list that is no known name. */
function misspeltIn(message: string, underlined: string, names: readonly string[], namesByType: NamesByType): Misspelt | undefined {
  const isList = /^\[[^[\]]*\]$/.test(underlined)
  const expected = message.slice(message.indexOf('not assignable'))
  const type = Object.keys(namesByType).find((one) => new RegExp(`\\b${one}\\b`).test(expected))
  const wanted = [...expected.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one)
  const known = [...new Set(type === undefined ? [...wanted, ...names] : namesByType[type])]
  for (const [quoted, , typed = ''] of underlined.matchAll(isList ? /(['"`])((?:(?!\1).)*)\1/g : /^(['"`])([^'"`]*)['"`]$/g)) {
    if (isList && known.includes(typed)) continue
    const meant = nearestName(
      typed,
      known.filter((one) => one !== typed),
    )
    if (meant !== undefined) return { at: underlined.indexOf(quoted), length: quoted.length, meant }
  }
  return undefined
}

const often: { readonly [word: string]: number } = { once: 1, twice: 2, thrice: 3 }

/** "Limit once per round" as script. */
function limitOf(words: string): string | undefined {
  const [, count = '', period = ''] = /limit (once|twice|thrice|\d+ times) per (phase|round|game)/i.exec(words) ?? []
  const times = often[count.toLowerCase()] ?? Number.parseInt(count, 10)
  return period === '' ? undefined : `limit: { times: ${times}, period: '${period.toLowerCase()}', counts: 'card' }`
}

/** A limit in the card's text that is missing in the script, if only one ability can have it. */
export function missingLimit(text: string, words: string): Found | undefined {
  if (limitOf(words) === undefined || /\blimit\s*:/.test(text)) return undefined
  const calls = [...text.matchAll(/(?<![.\w])(?:action|response\.(?:after|when|cancel))\(/g)]
  const [call] = calls
  if (calls.length !== 1 || call?.index === undefined) return undefined
  const said = /limit (?:once|twice|thrice|\d+ times) per (?:phase|round|game)/i.exec(words)?.[0]
  const line = text.indexOf('\n', call.index)
  return {
    code: 'studio/limit',
    message: `The text says “${said}”, and the script has no limit.`,
    start: call.index,
    end: line < 0 ? text.length : line,
  }
}

/** Adds names to the import from the script API. @param module from which scripts import them */
export function importEdits(module: string, text: string, names: readonly string[]): readonly Edit[] {
  const found = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${module}['"]`).exec(text)
  const known = (found?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const missing = names.filter((name) => !known.includes(name))
  if (missing.length === 0) return []
  const plain = (name: string) => name.replace(/^type /, '').toLowerCase()
  const all = [...known, ...missing].sort((a, b) => (plain(a) < plain(b) ? -1 : 1))
  const line = `import { ${all.join(', ')} } from '${module}'`
  const whole = line.length <= 140 ? line : `import {\n${all.map((name) => `  ${name},\n`).join('')}} from '${module}'`
  if (found) return [{ start: found.index, end: found.index + found[0].length, text: whole }]
  return [{ start: 0, end: 0, text: `${whole}\n${/^import\b/.test(text) ? '' : '\n'}` }]
}

function relative(from: string, to: string): string {
  const here = from.split('/').slice(0, -1)
  const there = to.split('/')
  while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
    here.shift()
    there.shift()
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`
}
