/** Reads the rows of docs/words-of-cards.md and checks them. */
import { checkTypes } from '@questwright/packs'
import ts from 'typescript'

/** The headings of the table, which are the names of its cells. */
export const HEADS = ['the card says', 'in a script', 'type', 'in the ability builder', 'scene'] as const

type Head = (typeof HEADS)[number]

/** A row of the page, with its line. */
type Row = { readonly line: number } & { readonly [head in Head]: string }

/** The names that the rows may refer to. */
export interface Known {
  /** The script API as its snapshot declares it: docs/api/lcg.d.ts. */
  readonly api: string
  /** The beginning of the declarations. */
  readonly declarations: string
  /** The rulebook's menus of abilities: entries, words of lists and events by menu, each with its label and the names by which scripts know it. */
  readonly menus: { readonly [menu: string]: { readonly [label: string]: string } }
  /** Labels, by menu, of the entries that the builder understands in a script but does not offer. */
  readonly notOffered: { readonly [menu: string]: readonly string[] }
  /** Scenes and tests by their titles, with the scripts of the pack, or of the test, in which each stands. */
  readonly scenes: ReadonlyMap<string, string>
}

/**
 * Finds the rows.
 * @returns the rows of every table of the page with these headings
 */
export function rowsOf(page: string): readonly Row[] {
  const rows: Row[] = []
  let inside = false
  for (const [i, line] of page.split('\n').entries()) {
    if (!line.startsWith('|')) {
      inside = false
      continue
    }
    // a vertical bar inside of a cell is written with a backslash
    const cells = line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
    if (HEADS.every((head, at) => cells[at] === head)) inside = true
    else if (inside && !/^[-:\s]*$/.test(cells.join('')))
      rows.push({
        line: i + 1,
        'the card says': cells[0] ?? '',
        'in a script': cells[1] ?? '',
        type: cells[2] ?? '',
        'in the ability builder': cells[3] ?? '',
        scene: cells.slice(4).join('|'),
      })
  }
  return rows
}

const codeIn = (cell: string): readonly string[] => [...cell.matchAll(/(`+)(.+?)\1(?!`)/g)].map(([, , code = '']) => code)

/**
 * Declarations of the names that the scripts in the rows use without declaring them. The scripts are type-checked together with this text.
 */
const AT_HAND = `
declare const self: GameCard, target: GameCard, ally: GameCard, attachment: GameCard, character: GameCard, enemy: GameCard, hero: GameCard
declare const location: GameCard, objective: GameCard, treachery: GameCard, stage: GameCard, cards: readonly GameCard[], enemies: readonly GameCard[]
declare const you: Player, player: Player, amount: number
declare const effect: () => void
`

/** The problems of the rows, each with its line. */
export function issuesOf(page: string, known: Known): readonly string[] {
  const rows = rowsOf(page)
  // the snapshot also lists declarations that cannot be imported: leave them out
  const [api = ''] = known.api.split(/^\/\/ .* cannot be imported\.$/m)
  const tree = ts.createSourceFile('api.d.ts', api, ts.ScriptTarget.ES2022, true)
  const declared = declarationsIn(tree)
  const found: string[] = rows.flatMap((row) => [
    ...HEADS.filter((head) => row[head] === '').map((head) => `${row.line}: nothing stands under "${head}"`),
    ...(row['in a script'] !== '' && codeIn(row['in a script']).length === 0
      ? [`${row.line}: no \`script\` stands under "in a script"`]
      : []),
    ...issuesOfType(row, declared),
    ...issuesOfMenu(row, known),
    ...issuesOfScene(row, known, declared),
  ])
  return [...found, ...issuesOfScripts(rows, known, declared)]
}

/** The text of each declaration of the API, by name. */
function declarationsIn(tree: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const statement of tree.statements) {
    const text = statement.getText(tree)
    const add = (name: ts.Node | undefined): void => {
      if (name) names.set(name.getText(tree), `${names.get(name.getText(tree)) ?? ''}\n${text}`)
    }
    if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) add(name)
    else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    )
      add(statement.name)
  }
  return names
}

const says = (text: string, name: string): boolean => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text)

/** The names of the API in the scripts of a row. */
function apiNamesIn(row: Row, declared: ReadonlyMap<string, string>): readonly string[] {
  const code = codeIn(row['in a script']).join('\n')
  return [...declared.keys()].filter((name) => new RegExp(`(?<![\\w$.'])${name}(?![\\w$':])`).test(code))
}

const PLAIN_TYPES = ['void', 'never', 'number', 'boolean', 'string', 'undefined']

/** Checks that the types are those of the API, and that what the row names has them as parameter, result or option. */
function issuesOfType(row: Row, declared: ReadonlyMap<string, string>): readonly string[] {
  const types = [...new Set(codeIn(row.type).flatMap((code) => code.match(/[A-Za-z]\w*/g) ?? []))]
  if (row.type !== '' && types.length === 0) return [`${row.line}: no \`Type\` stands under "type"`]
  const unknown = types.filter((name) => !declared.has(name) && !PLAIN_TYPES.includes(name))
  if (unknown.length > 0) return unknown.map((name) => `${row.line}: the script API has no type ${name}`)
  const own = apiNamesIn(row, declared).map((name) => declared.get(name) ?? '')
  const options = [...declared].filter(([name]) => /(?:Options|Fitting|Limit)$/.test(name) && own.some((text) => says(text, name)))
  const members = membersOf(row)
  const lines = ['GameCard', 'Player'].flatMap((name) =>
    (declared.get(name) ?? '').split('\n').filter((line) => members.some((member) => new RegExp(`^\\s+(?:get )?${member}\\b`).test(line))),
  )
  const near = [...own, ...options.map(([, text]) => text), ...lines]
  return types
    .filter((name) => !near.some((text) => says(text, name)))
    .map((name) => `${row.line}: nothing of the row is of the type ${name}`)
}

/** The members of a card or player that a row uses: `card.ready`. */
const membersOf = (row: Row): readonly string[] =>
  codeIn(row['in a script']).flatMap((code) => [...code.matchAll(/\.(\w+)/g)].map(([, name = '']) => name))

/**
 * Checks the cell of the ability builder, such as `effects: deal damage; amounts: X`: every entry is in its menu, and one of them writes a
 * call that the row's script contains.
 */
function issuesOfMenu(row: Row, { menus, notOffered }: Known): readonly string[] {
  const cell = row['in the ability builder']
  if (cell === '') return []
  const code = codeIn(row['in a script']).join('\n')
  const written: string[] = []
  const missing = cell.split(/;\s*/).flatMap((one) => {
    const [, menu = '', label = ''] = /^([\w. ]+?): (.+)$/.exec(one) ?? []
    const entries = Object.hasOwn(menus, menu) ? menus[menu] : undefined
    if (entries === undefined)
      return [`${row.line}: the ability builder has no menu "${menu}" ("${one}"); it has ${Object.keys(menus).join(', ')}`]
    const entry = Object.hasOwn(entries, label) ? entries[label] : undefined
    if (entry === undefined && notOffered[menu]?.includes(label))
      return [`${row.line}: the menu "${menu}" understands "${label}" in a script, and does not offer it`]
    if (entry === undefined) return [`${row.line}: the menu "${menu}" has no entry "${label}"`]
    written.push(entry)
    return []
  })
  if (missing.length > 0) return missing
  const names = written.flatMap((entry) => entry.match(/(?<!\$)\b[a-z]\w+/gi) ?? [])
  return names.some((name) => says(code, name)) ? [] : [`${row.line}: no entry that it names writes anything of ${row['in a script']}`]
}

/** Checks that the scene exists, and that the scripts with it use the API that the row is about. */
function issuesOfScene(row: Row, { scenes }: Known, declared: ReadonlyMap<string, string>): readonly string[] {
  if (row.scene === '') return []
  const scripts = scenes.get(row.scene)
  if (scripts === undefined) return [`${row.line}: no scene or test is called "${row.scene}"`]
  const [word = '', ...more] = [...apiNamesIn(row, declared), ...membersOf(row)]
  return [word, ...more].some((name) => says(scripts, name))
    ? []
    : [`${row.line}: no script beside "${row.scene}" has ${[word, ...more].join(' or ')}`]
}

/** Checks that every script of the page fits the declarations: names, options and types. */
function issuesOfScripts(rows: readonly Row[], { declarations }: Known, declared: ReadonlyMap<string, string>): readonly string[] {
  const lines: string[] = []
  const at: number[] = []
  for (const row of rows)
    for (const code of codeIn(row['in a script'])) {
      lines.push(`void (${code})`)
      at.push(row.line)
    }
  const names = [...declared.keys()].map((name) => (/^[A-Z]/.test(name) ? `type ${name}` : name))
  const head = `import { ${names.join(', ')} } from '@questwright/lcg'\n${AT_HAND}`
  const source = `${head}${lines.join('\n')}\n`
  const problems = checkTypes([{ pack: 'page', files: { 'lib/page.ts': source } }], { '@questwright/lcg': declarations })
  const before = head.split('\n').length
  return problems.map(({ line = 0, message }) => `${at[line - before] ?? `0 (line ${line})`}: ${lines[line - before] ?? ''}: ${message}`)
}
