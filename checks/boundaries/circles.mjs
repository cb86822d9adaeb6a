import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ts } from './typescript.mjs'

/**
 * Finds files of a room that import each other in a circle: none of them can be read, tested or loaded without the others. Imports of types do not
 * count, since they are removed at compile time.
 * @param {string} folder the room's folder
 * @param {readonly import('typescript').SourceFile[]} sources its scripts
 * @returns {{ file: string, at: number, what: string, remedy: string }[]} one for each circle, at the import that closes it in the first of its
 * files
 */
export function circlesIn(folder, sources) {
  return found(folder, sources, 'values').map(({ first, at, names }) => ({
    file: first,
    at,
    what: `imports in a circle: ${names.join(', ')}`,
    remedy: 'Move what both need into a file of its own, or pass it in from above.',
  }))
}

/**
 * Finds files of a room that refer to each other in a circle, where imports of types count as well: to understand one of them, a reader has to read
 * them all. A small circle of types that define each other, such as card and zone, is allowed; a larger one means that a type refers to more than
 * it needs.
 * @param {string} folder the room's folder
 * @param {readonly import('typescript').SourceFile[]} sources its scripts
 * @param {number} most the number of files that may be in one circle
 * @returns {{ file: string, at: number, what: string, remedy: string }[]} one for each larger circle
 */
export function typeCirclesIn(folder, sources, most) {
  return found(folder, sources, 'types').flatMap(({ first, at, names }) =>
    names.length <= most
      ? []
      : [
          {
            file: first,
            at,
            what: `is in a circle of types of ${names.length} files, and ${most} is the most in this room: ${names.join(', ')}`,
            remedy: 'Move the type that closes it into a file that imports no more than the type needs.',
          },
        ],
  )
}

/** @param {'values' | 'types'} what whether imports of types alone count as well */
function found(folder, sources, what) {
  const known = new Map(sources.map((source) => [resolve(source.fileName), source]))
  const imports = new Map([...known].map(([path, source]) => [path, importsIn(source, known, what)]))
  return components(imports).map((circle) => {
    const [first] = circle
    const names = circle.map((path) => relative(folder, path).replaceAll('\\', '/'))
    return { first, names, at: imports.get(first).find(({ path }) => circle.includes(path))?.at ?? 0 }
  })
}

/**
 * The scripts of its room that a script imports: all of them, or only those that it uses at run time.
 * @param what `types`: all
 */
function importsIn(source, known, what) {
  const found = []
  for (const statement of source.statements) {
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue
    if (what === 'values' && isOfTypes(statement)) continue
    const path = target(dirname(resolve(source.fileName)), moduleSpecifier.text, known)
    if (path !== undefined) found.push({ path, at: moduleSpecifier.getStart(source) })
  }
  return found
}

function isOfTypes(statement) {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement
    return statement.isTypeOnly || (exportClause && ts.isNamedExports(exportClause) && exportClause.elements.every((one) => one.isTypeOnly))
  }
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined
  if (!clause || clause.isTypeOnly) return clause?.isTypeOnly === true
  const { name, namedBindings } = clause
  return !name && namedBindings !== undefined && ts.isNamedImports(namedBindings) && namedBindings.elements.every((one) => one.isTypeOnly)
}

function target(folder, specifier, known) {
  const path = join(folder, specifier)
  const bare = path.replace(/\.[cm]?jsx?$/, '')
  const candidates = [
    path,
    ...['.ts', '.tsx', '.mts'].flatMap((ending) => [`${bare}${ending}`, `${path}${ending}`, join(path, `index${ending}`)]),
  ]
  return candidates.find((one) => known.has(one) && existsSync(one))
}

/** The groups of files that can all reach each other (strongly connected components), by Tarjan's algorithm. */
function components(imports) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const circles = []
  const visit = (path) => {
    index.set(path, index.size)
    low.set(path, index.get(path))
    stack.push(path)
    for (const { path: next } of imports.get(path) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(path, Math.min(low.get(path), low.get(next)))
      } else if (stack.includes(next)) low.set(path, Math.min(low.get(path), index.get(next)))
    }
    if (low.get(path) !== index.get(path)) return
    const group = stack.splice(stack.indexOf(path)).sort()
    const isItself = (imports.get(path) ?? []).some(({ path: next }) => next === path)
    if (group.length > 1 || isItself) circles.push(group)
  }
  for (const path of [...imports.keys()].sort()) if (!index.has(path)) visit(path)
  return circles.sort((a, b) => (a[0] < b[0] ? -1 : 1))
}
