import { dirname, join, relative, resolve } from 'node:path'
import { importsOf, isInside } from './sources.mjs'
import { ts } from './typescript.mjs'

/** The folder for code of the studio's pages other than components: stores, requests, storage of the browser, workers. */
const folder = 'src/client'

/** Files of that folder that need no page and may stay in it, each with the reason. */
const reasons = {
  'handbook/address.ts': 'the addresses of pages of the studio',
  'page-of.ts': 'the addresses of pages of the studio',
  'tour/stops.ts': 'the places of the tour are elements of pages of the studio',
}

/** Modules that work only in a page. */
const ofPage =
  /^(?:react(?:-dom)?|next|zustand|idb|monaco-editor|driver\.js|@questwright\/(?:board|table-page|lcg-table|tcg-table|game-pages|session\/browser))(?:\/|$)/
/** Entries of these packages that also work without a page. */
const ofNoPage = /^@questwright\/(?:board\/art-source|table-page\/catalogue-of)$/

/** Globals that exist only in a page. */
const globals = new Set([
  ...['document', 'window', 'location', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'Worker'],
  ...['BroadcastChannel', 'EventSource', 'requestIdleCallback', 'addEventListener', 'FileSystemEntry', 'File', 'HTMLElement'],
])

/**
 * Finds files among the studio's page code that need no page, neither by themselves nor through other files of that folder: such code belongs to a
 * package, where terminal, sites and servers can use it.
 * @param {import('./sources.mjs').Room} room
 * @param {readonly import('typescript').SourceFile[]} sources the scripts of the room
 * @returns {{ file: string, what: string, remedy: string }[]}
 */
export function needlesslyInPage(room, sources) {
  if (room.kind !== 'app') return []
  const own = join(room.folder, folder)
  const files = new Map(sources.flatMap((source) => (isInside(own, source.fileName) ? [[resolve(source.fileName), source]] : [])))
  const needing = new Set([...files].flatMap(([path, source]) => (needsPage(source) ? [path] : [])))
  // a file that imports a file that needs a page needs one as well
  for (let before = -1; before !== needing.size; ) {
    before = needing.size
    for (const [path, source] of files) if (goalsOf(source).some((goal) => needing.has(goal))) needing.add(path)
  }
  const name = (path) => relative(own, path).replaceAll('\\', '/')
  const idle = Object.keys(reasons).filter((file) => !files.has(join(own, file)) || needing.has(join(own, file)))
  return [
    ...[...files.keys()]
      .filter((path) => !needing.has(path) && !Object.hasOwn(reasons, name(path)))
      .map((file) => ({
        file,
        what: 'needs no page',
        remedy: 'Move it to the package that its subject belongs to, with its tests; or give a reason in checks/boundaries/page-code.mjs.',
      })),
    ...(isStudioOfHouse(files) ? idle : []).map((file) => ({
      file: join(own, file),
      what: 'has a reason to stay without a page, which it does not need',
      remedy: 'Remove the reason from checks/boundaries/page-code.mjs.',
    })),
  ]
}

/** Whether these are the files of the real studio: the made-up repositories of tests have few files, and none of those with a reason. */
const isStudioOfHouse = (files) => files.size > 20

/** Whether a file itself uses a page: a module or a name that only a page has. */
function needsPage(source) {
  return (
    importsOf(source).some(({ specifier, use }) => use === 'value' && ofPage.test(specifier) && !ofNoPage.test(specifier)) ||
    usesGlobal(source)
  )
}

function usesGlobal(source) {
  let found = false
  const visit = (node) => {
    if (ts.isIdentifier(node) && globals.has(node.text) && !isNameOfPart(node)) found = true
    if (!found) ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Whether an identifier is the name of a field or parameter, such as `view.location`, and no reference to a global. */
function isNameOfPart(node) {
  const { parent } = node
  const isPart =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent)
  return isPart && (parent.name === node || parent.propertyName === node)
}

/** The files that a file imports at run time by relative path. */
function goalsOf(source) {
  return importsOf(source).flatMap(({ specifier, use }) =>
    use === 'value' && specifier.startsWith('.') ? [resolve(dirname(source.fileName), specifier)] : [],
  )
}
