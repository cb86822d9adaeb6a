/** Prints scenes as text of a file, in the layout of this repository's formatter. Pure. */

const width = 140

export interface SceneText {
  readonly title: string
  /** The setup as plain data. */
  readonly setup: object
  /** Actions and assertions, one statement on each line, without indentation: `t.pass()`. */
  readonly lines: readonly string[]
}

/** One `scene(…)`, without imports. */
export function sceneCall({ title, setup, lines }: SceneText): string {
  const name = quoted(title)
  const flat = `scene(${name}, ${flatly(setup)}, (t) => {`
  const body = (indent: string) => lines.map((line) => (line === '' ? '' : `${indent}${line}`)).join('\n')
  if (flat.length <= width) return `${flat}\n${body('  ')}\n})`
  return `scene(\n  ${name},\n  ${printed(setup, '  ', 1)},\n  (t) => {\n${body('    ')}\n  },\n)`
}

/** A whole scene file with one scene. */
export function sceneSource(scene: SceneText): string {
  return sceneFile([scene])
}

/** A whole scene file. */
function sceneFile(scenes: readonly SceneText[]): string {
  return `import { scene } from '@questwright/testkit'\n\n${scenes.map(sceneCall).join('\n\n')}\n`
}

/** A text in single quotes, as the formatter prefers it. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1)
  const singles = text.split("'").length
  const doubles = text.split('"').length
  return singles > doubles ? `"${inner}"` : `'${inner.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

const entriesOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, part]) => part !== undefined)

/** A value on one line. */
export function flatly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatly).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = entriesOf(value)
    return entries.length === 0 ? '{}' : `{ ${entries.map(([key, part]) => `${keyOf(key)}: ${flatly(part)}`).join(', ')} }`
  }
  return typeof value === 'string' ? quoted(value) : String(value)
}

/** A value, broken into several lines if it does not fit on one. @param after letters that follow it on its last line */
function printed(value: unknown, indent: string, after: number, before = indent.length): string {
  const flat = flatly(value)
  if (before + flat.length + after <= width || typeof value !== 'object' || value === null) return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((part) => `${inner}${printed(part, inner, 1)},`).join('\n')}\n${indent}]`
  const parts = entriesOf(value).map(([key, part]) => {
    const name = `${inner}${keyOf(key)}: `
    return `${name}${printed(part, inner, 1, name.length)},`
  })
  return parts.length === 0 ? flat : `{\n${parts.join('\n')}\n${indent}}`
}
