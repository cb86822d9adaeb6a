import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { ts } from './typescript.mjs'

const ignored = new Set(['node_modules', 'dist', 'reports', 'test-results', 'playwright-report'])
const scriptEnding = /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/

/**
 * One package, pack or app of the repository.
 * @typedef {{ folder: string, name: string, kind: 'package' | 'app' | 'pack' | 'checks', room: string, manifest: Record<string, any> }} Room
 * `room` is the name that `arrows` uses: the name of the folder, or `content` for every pack.
 */

/**
 * Finds the rooms below a root: every folder with a package.json. A package.json with a `questwright` field makes a content pack, wherever it is.
 * Packs inside of a `test` folder or inside of `checks` are test data (some are broken on purpose) and are left out.
 * @param {string} root
 * @returns {Room[]}
 */
export function roomsOf(root) {
  const rooms = []
  const visit = (folder, place) => {
    const file = join(folder, 'package.json')
    const kind = kindOf(place, file)
    if (kind === 'food') return
    if (kind !== undefined) {
      const manifest = JSON.parse(readFileSync(file, 'utf8'))
      const room = kind === 'pack' ? 'content' : place[place.length - 1]
      rooms.push({ folder, name: manifest.name ?? '', kind, room, manifest })
    }
    for (const name of foldersIn(folder)) visit(join(folder, name), [...place, name])
  }
  for (const name of ['packages', 'apps', 'content', 'checks']) {
    if (existsSync(join(root, name))) visit(join(root, name), [name])
  }
  return rooms
}

function kindOf(place, manifestFile) {
  if (!existsSync(manifestFile)) return undefined
  const isPack = 'questwright' in JSON.parse(readFileSync(manifestFile, 'utf8'))
  if (isPack && (place[0] === 'checks' || place.includes('test'))) return 'food'
  if (isPack || place[0] === 'content') return 'pack'
  if (place.length === 2 && place[0] === 'packages') return 'package'
  if (place.length === 2 && place[0] === 'apps') return 'app'
  return place.length === 1 && place[0] === 'checks' ? 'checks' : undefined
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.has(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
}

/**
 * The files of a room, without those of rooms inside of it and without files that tools generate.
 * @param {Room} room
 * @param {readonly Room[]} rooms
 * @returns {{ path: string, kind: 'script' | 'other', link: string | undefined }[]} absolute paths; `link` is the target of a symbolic link
 */
export function filesOf(room, rooms) {
  const inner = new Set(rooms.filter((other) => other !== room).map((other) => other.folder))
  const files = []
  const visit = (folder) => {
    for (const name of readdirSync(folder).sort()) {
      if (ignored.has(name) || name.startsWith('.')) continue
      const path = join(folder, name)
      const entry = lstatSync(path)
      if (entry.isDirectory()) {
        if (!inner.has(path) && !isFood(path)) visit(path)
      } else {
        const link = entry.isSymbolicLink() ? target(path) : undefined
        files.push({ path, kind: link === undefined && scriptEnding.test(name) ? 'script' : 'other', link })
      }
    }
  }
  visit(room.folder)
  return files
}

/** Whether a folder is a pack inside of a test folder (test data, which `roomsOf` leaves out). */
function isFood(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) && 'questwright' in JSON.parse(readFileSync(file, 'utf8'))
}

function target(link) {
  try {
    return realpathSync(link)
  } catch {
    return join(dirname(link), 'a target that does not exist')
  }
}

/** @returns {boolean} whether a path lies in a folder or is it */
export function isInside(folder, path) {
  const way = relative(folder, path)
  return way === '' || (!way.startsWith(`..${sep}`) && way !== '..' && !/^[A-Za-z]:/.test(way))
}

/** @param {string} path */
export function parse(path) {
  const text = readFileSync(path, 'utf8')
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
}

/**
 * Everything that a script imports.
 * @param {ts.SourceFile} source
 * @returns {{ specifier: string, use: 'type' | 'value', at: number }[]} `use` is `type` where nothing of it is left at run time
 */
export function importsOf(source) {
  const found = []
  const add = (literal, use) => {
    if (literal !== undefined && ts.isStringLiteralLike(literal)) found.push({ specifier: literal.text, use, at: literal.getStart(source) })
  }
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ? 'type' : 'value')
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value')
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
      add(node.moduleReference.expression, node.isTypeOnly ? 'type' : 'value')
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'type')
    else if (ts.isCallExpression(node) && isImportingCall(node.expression)) add(node.arguments[0], 'value')
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const reference of source.referencedFiles) found.push({ specifier: reference.fileName, use: 'type', at: reference.pos })
  return found
}

/** `import(…)`, `require(…)`, `require.resolve(…)` and `import.meta.resolve(…)`. */
function isImportingCall(callee) {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true
  const text = ts.isPropertyAccessExpression(callee) || ts.isIdentifier(callee) ? callee.getText() : ''
  return text === 'require' || text === 'require.resolve' || text === 'import.meta.resolve'
}

/**
 * The names and texts of a script: identifiers, strings, pieces of templates. Comments are not included.
 * @param {ts.SourceFile} source
 * @returns {{ text: string, at: number, kind: 'name' | 'string' }[]}
 */
export function namesAndStringsOf(source) {
  const found = []
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.push({ text: node.text, at: node.getStart(source), kind: 'name' })
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node))
      found.push({ text: node.text, at: node.getStart(source), kind: 'string' })
    else if (node.kind === ts.SyntaxKind.RegularExpressionLiteral)
      found.push({ text: node.getText(source), at: node.getStart(source), kind: 'string' })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * The keys of objects and the strings in a script.
 * @param {ts.SourceFile} source
 * @returns {{ at: number, end: number }[]} their places
 */
export function keysAndStringsOf(source) {
  const found = []
  const visit = (node) => {
    const isKey = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if (isKey || ts.isStringLiteralLike(node)) found.push({ at: node.getStart(source), end: node.end })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A placeholder, in a joined text, for a piece that is known only at run time. */
export const unknownPiece = '\0'

/**
 * The texts that a script joins from pieces: with `+`, in a template, as parts of a path (`join`, `resolve`) or as a list with `.join()`. A
 * constant of the file counts as its text.
 * @param {ts.SourceFile} source
 * @returns {{ text: string, at: number, end: number }[]} each complete joined text with its place; a piece that is known only at run time is
 * `unknownPiece`
 */
export function joinedTextsOf(source) {
  const constants = constantsOf(source)
  const found = []
  const visit = (node) => {
    const text = isJoined(node) ? textOf(node, constants, new Set()) : undefined
    if (text !== undefined) found.push({ text, at: node.getStart(source), end: node.end })
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function constantsOf(source) {
  const constants = new Map()
  const visit = (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer !== undefined &&
      node.parent.flags & ts.NodeFlags.Const
    ) {
      constants.set(node.name.text, node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return constants
}

const isJoined = (node) =>
  isSum(node) || ts.isTemplateExpression(node) || partsOfPath(node) !== undefined || listThatIsJoined(node) !== undefined

const isSum = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken

/** The arguments of `join(…)` and `resolve(…)`, also of `path.join(…)`. */
function partsOfPath(node) {
  if (!ts.isCallExpression(node)) return undefined
  return /^(?:(?:node)?path\.)?(?:(?:posix|win32)\.)?(?:join|resolve)$/i.test(node.expression.getText()) ? node.arguments : undefined
}

/** The list and the separator of `[…].join(…)`. */
function listThatIsJoined(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'join')
    return undefined
  return ts.isArrayLiteralExpression(node.expression.expression) ? node.expression.expression.elements : undefined
}

/**
 * The text of an expression.
 * `seen` contains the constants that are being evaluated: one that refers to itself counts as known only at run time.
 */
function textOf(node, constants, seen) {
  const inner = (part) => textOf(part, constants, seen)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return inner(node.expression)
  if (isSum(node)) return inner(node.left) + inner(node.right)
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ expression, literal }) => inner(expression) + literal.text).join('')
  const parts = partsOfPath(node)
  if (parts !== undefined) return parts.map(inner).join('/')
  const list = listThatIsJoined(node)
  if (list !== undefined) return list.map(inner).join(node.arguments.length === 0 ? ',' : inner(node.arguments[0]))
  if (!ts.isIdentifier(node) || seen.has(node.text) || !constants.has(node.text)) return unknownPiece
  return textOf(constants.get(node.text), constants, new Set([...seen, node.text]))
}

/** @returns {number} the line of a place in a text, counted from 1 */
export function lineAt(text, at) {
  return text.slice(0, at).split('\n').length
}
