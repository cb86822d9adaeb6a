import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { importsOf, isInside } from './sources.mjs'

const scope = '@questwright/'

/** The rooms with which packs are read, run, exchanged, published, measured and tested. */
const workOnPacks = ['wording', 'abilities', 'realm', 'packs', 'interop', 'registry', 'lab', 'testkit', 'rulebook']

/**
 * The allowed imports between rooms (a room is a package, an app, a pack or checks). A room that is not listed may import no other room.
 * `content` means every pack; a pack may also import the packs that its package.json names. `checks` may import all.
 */
const arrows = {
  kernel: [],
  rulebook: [],
  authoring: ['kernel'],
  lcg: ['kernel', 'authoring', 'rulebook'],
  tcg: ['kernel', 'authoring', 'rulebook'],
  duel: ['kernel', 'authoring', 'rulebook'],
  packs: ['kernel', 'rulebook'],
  abilities: ['packs', 'rulebook'],
  wording: ['abilities'],
  editing: ['packs', 'rulebook'],
  handbook: ['packs'],
  scenes: ['realm', 'packs', 'rulebook'],
  testkit: ['kernel'],
  lab: ['kernel'],
  realm: ['kernel', 'packs', 'rulebook'],
  interop: ['packs', 'rulebook'],
  'lcg-formats': ['interop', 'packs', 'rulebook', 'lcg'],
  'tcg-formats': ['interop', 'packs', 'rulebook', 'tcg'],
  registry: ['packs', 'rulebook'],
  board: ['realm', 'rulebook'],
  print: ['board', 'packs', 'interop', 'rulebook'],
  table: ['realm', 'packs'],
  session: ['table', 'realm', 'packs', 'board', 'workshop', 'rulebook'],
  'table-page': ['board', 'session', 'table', 'realm', 'packs', 'workshop', 'rulebook'],
  'lcg-table': ['board', 'table-page', 'realm', 'rulebook', 'lcg'],
  contents: ['editing', 'packs', 'rulebook', 'workshop'],
  'tcg-table': ['board', 'rulebook', 'tcg'],
  'game-pages': ['lcg-table', 'tcg-table', 'table-page', 'board'],
  site: ['game-pages', 'table-page', 'print', 'board', 'session', 'table', 'realm', 'packs', 'workshop', 'rulebook'],
  workshop: [...workOnPacks, 'lcg', 'lcg-formats', 'duel', 'tcg', 'tcg-formats'],
  cli: [...workOnPacks, 'site', 'workshop'],
  studio: [
    ...workOnPacks,
    'contents',
    'editing',
    'handbook',
    'board',
    'print',
    'table',
    'session',
    'table-page',
    'game-pages',
    'workshop',
    'scenes',
  ],
  content: ['lcg', 'tcg', 'duel', 'testkit'],
}

/**
 * The packages that are games, including the one for tests. Another package may import only the rulebook of a game, not its engine. Tests of every
 * room may import each rulebook, even where `arrows` does not allow it, since every pack belongs to a game.
 */
export const games = new Set(['lcg', 'tcg', 'duel'])
const rulebookEntry = '/rulebook'
/** The entry of a rulebook that pages load later than the rest. */
const authoringEntry = '/authoring'

/**
 * The rooms that may import an entry called `internal`: those that run a game and inspect it from outside of the rules. Tests and `checks` may, too.
 */
const mayImportInternal = new Set(['realm', 'testkit', 'lab'])

/** Rooms whose code runs inside of a realm or a browser, where Node's modules do not exist. */
const withoutNode = new Set([
  'kernel',
  'authoring',
  ...games,
  'content',
  'interop',
  'lcg-formats',
  'tcg-formats',
  'lcg-table',
  'tcg-table',
  'game-pages',
  'contents',
  'abilities',
  'wording',
  'editing',
  'handbook',
  'scenes',
  'board',
  'print',
  'table',
  'session',
  'table-page',
])

/**
 * Folders that a page loads although the rest of their room needs Node. Their files may import neither Node's modules nor the rest of the room;
 * and code for browsers may import values from nothing else of that room.
 */
const browserFolders = { workshop: ['src/formats', 'src/page', 'src/campaign'], site: ['src/page'] }

/** Names that Next.js itself resolves. */
const suppliedByNext = new Set(['server-only', 'client-only'])

/**
 * The imports of a script that are not allowed by `arrows`.
 * @param {import('./sources.mjs').Room} room
 * @param {ReadonlyMap<string, import('./sources.mjs').Room>} roomsByName
 * @param {import('typescript').SourceFile} source
 * @returns {{ at: number, what: string, remedy: string }[]}
 */
export function wrongImports(room, roomsByName, source) {
  const script = { path: source.fileName, place: placeOf(room, source.fileName) }
  const wrong = []
  for (const { specifier, use, at } of importsOf(source)) {
    const refusal = refuse(room, roomsByName, script, specifier, use)
    if (refusal !== undefined) wrong.push({ at, ...refusal })
  }
  return wrong
}

/**
 * The imports of a style sheet that are not allowed by `arrows`.
 * @param {import('./sources.mjs').Room} room
 * @param {ReadonlyMap<string, import('./sources.mjs').Room>} roomsByName
 * @param {string} path
 * @param {string} text
 * @returns {{ at: number, what: string, remedy: string }[]}
 */
export function wrongStyleImports(room, roomsByName, path, text) {
  const sheet = { path, place: placeOf(room, path) }
  return [...text.matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)].flatMap((match) => {
    const refusal = refuse(room, roomsByName, sheet, match[1], 'value')
    return refusal === undefined ? [] : [{ at: match.index, ...refusal }]
  })
}

/**
 * The kind of place of a file in its room: `test` for test code, `source` for code of packs and packages, `around` for apps, configuration and
 * scripts.
 */
function placeOf(room, path) {
  const inside = path.slice(room.folder.length + 1).split(/[\\/]/)
  if (inside.includes('test') || /\.(test|spec)\.[cm]?[jt]sx?$/.test(path)) return 'test'
  return room.kind === 'pack' || (room.kind === 'package' && inside[0] === 'src') ? 'source' : 'around'
}

function refuse(room, roomsByName, script, specifier, use) {
  if (specifier.startsWith('.') || specifier.startsWith('/')) return refuseWay(room, script, specifier)
  if (/^(@\/|~\/|#)/.test(specifier))
    return {
      what: `"${specifier}" is an alias, which may lead anywhere`,
      remedy: 'Write the way from this file, or the name of the package.',
    }
  if (specifier.startsWith(scope)) return refuseOurs(room, roomsByName, script, specifier, use)
  return refuseForeign(room, script, specifier, use)
}

function refuseWay(room, script, specifier) {
  const goal = resolve(dirname(script.path), specifier)
  const own = browserFolderOf(room, script.path)
  if (own !== undefined && browserFolderOf(room, goal) === undefined) {
    return {
      what: `"${specifier}" leaves ${relative(room.folder, own)}, which a page loads`,
      remedy: 'Move what both need into that folder; the rest of the package needs Node.',
    }
  }
  if (!specifier.startsWith('/') && isInside(room.folder, goal)) return undefined
  if (script.place === 'test' && (/[\\/]fixtures[\\/]/.test(goal) || isForTestsByPlace(room, goal))) return undefined
  return {
    what: `"${specifier}" leaves ${room.kind === 'pack' ? 'the pack' : 'the package'}`,
    remedy:
      room.kind === 'pack'
        ? 'A pack is whole by itself: move the helper into its lib/ folder.'
        : 'Import the other package by its name, and only what its exports name.',
  }
}

/**
 * Imports by relative path that tests may use, since a dependency in package.json would be circular: the kernel's tests use the game for tests and
 * the lab's function that walks over a game; the board's tests draw cards of the cooperative game.
 */
function isForTestsByPlace(room, goal) {
  if (room.room === 'board') return goal === join(room.folder, '..', 'lcg-table', 'src', 'drawings.tsx')
  if (room.room !== 'kernel') return false
  return isInside(join(room.folder, '..', 'duel', 'src'), goal) || goal === join(room.folder, '..', 'lab', 'src', 'doors.ts')
}

/** The folder for pages that a file of a package lies in. */
function browserFolderOf(room, path) {
  if (room.kind !== 'package') return undefined
  return (browserFolders[room.room] ?? []).map((folder) => join(room.folder, folder)).find((folder) => isInside(folder, path))
}

function refuseOurs(room, roomsByName, script, specifier, use) {
  const [, name = '', inner = ''] = /^(@questwright\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
  const other = roomsByName.get(name)
  if (other === undefined) return { what: `"${name}" is no package of this repository`, remedy: 'Check the spelling.' }
  const isRulebookForTest = script.place === 'test' && games.has(other.room) && inner === rulebookEntry
  const arrow = other === room || isRulebookForTest ? undefined : (refuseArrow(room, other, script, use) ?? refuseGame(room, other, inner))
  if (arrow !== undefined) return arrow
  if (inner === '/internal' && room.kind !== 'checks' && script.place !== 'test' && other !== room && !mayImportInternal.has(room.room)) {
    const own = room.kind === 'pack' ? 'a content pack' : room.room
    return {
      what: `${own} imports "${specifier}", the inside of another package`,
      remedy: `Import what ${name} itself exports; where a word is missing there, add the word.`,
    }
  }
  if (!isExported(other, `.${inner}`)) {
    return {
      what: `"${specifier}" reaches into another package`,
      remedy: `Import what ${name} exports (${exportedBy(other)}), or add an entry to its exports.`,
    }
  }
  if (other === room) return undefined
  return refuseNodeInPage(room, other, script, { specifier, entry: `.${inner}`, use }) ?? refuseUndeclared(room, script, name, name, use)
}

/**
 * Refuses an import by a page from a room that needs Node, unless it is from the folders for pages. Imports of types are allowed, since they are
 * removed before the code runs.
 */
function refuseNodeInPage(room, other, script, { specifier, entry, use }) {
  const forPages = browserFolders[other.room]
  const isPage = script.place === 'source' && (withoutNode.has(room.room) || browserFolderOf(room, script.path) !== undefined)
  if (forPages === undefined || !isPage || use === 'type') return undefined
  const goal = other.manifest.exports?.[entry]
  if (typeof goal === 'string' && forPages.some((folder) => goal.startsWith(`./${folder}/`))) return undefined
  return {
    what: `"${specifier}" needs Node, and ${room.room} runs in a browser`,
    remedy: `Import what is in ${forPages.join(' or ')} of it, or pass in what this needs from outside.`,
  }
}

function refuseArrow(room, other, script, use) {
  if (room.kind === 'checks') return undefined
  const allowed = arrows[room.room] ?? []
  const isDeclaredPack = room.kind === 'pack' && other.kind === 'pack' && other.name in (room.manifest.dependencies ?? {})
  const isFixture = script.place === 'test' && other.kind === 'pack' && /[\\/]fixtures[\\/]/.test(other.folder)
  if (!isDeclaredPack && !isFixture && (other.kind !== 'package' || !allowed.includes(other.room))) {
    const own = room.kind === 'pack' ? 'a content pack' : room.room
    const may = allowed.length === 0 ? 'nothing of ours' : allowed.map((name) => scope + name).join(', ')
    const remedy =
      room.kind === 'pack' && other.kind === 'pack'
        ? `Name ${other.name} under dependencies in the package.json of this pack.`
        : `${own} may import ${may}. Move the code to the room that may know both, or pass it in from there.`
    return { what: `${own} imports ${other.name}, which checks/boundaries/arrows.mjs does not allow`, remedy }
  }
  if (room.room === 'board' && other.room === 'realm' && use !== 'type') {
    return {
      what: 'board imports a value of @questwright/realm',
      remedy: 'The board knows types only: write "import type", and get values as props.',
    }
  }
  if (room.kind === 'pack' && other.room === 'testkit' && !script.path.endsWith('.scene.ts')) {
    return {
      what: 'a script of a pack imports @questwright/testkit',
      remedy: 'Only scenes (*.scene.ts) may; the testkit is not there in a game.',
    }
  }
  return undefined
}

/** Refuses an import of a game's engine by another package: it may import only the rulebook. */
function refuseGame(room, other, inner) {
  if (!games.has(other.room) || room.kind !== 'package' || inner === rulebookEntry || inner === authoringEntry) return undefined
  return {
    what: `${room.room} imports the engine of ${other.name}, which runs inside a realm`,
    remedy: `Import ${other.name}${rulebookEntry}, or take what it needs as a parameter.`,
  }
}

function refuseForeign(room, script, specifier, use) {
  const bare = specifier.replace(/^node:/, '')
  const isOfNode = specifier.startsWith('node:') || builtinModules.includes(bare)
  const inEngine = room.room === 'kernel' || room.room === 'authoring' || games.has(room.room) || room.kind === 'pack'
  if (
    script.place === 'source' &&
    (inEngine || (isOfNode && (withoutNode.has(room.room) || browserFolderOf(room, script.path) !== undefined)))
  ) {
    const own = room.kind === 'pack' ? 'a content pack' : room.room
    return {
      what: `${own} imports "${specifier}"`,
      remedy: 'It runs where nothing but the engine exists: write it in plain TypeScript, or move it outside.',
    }
  }
  if (isOfNode) return undefined
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  if (name === room.name || (suppliedByNext.has(name) && 'next' in (room.manifest.dependencies ?? {}))) return undefined
  return refuseUndeclared(room, script, name, specifier, use)
}

function refuseUndeclared(room, script, name, specifier, use) {
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = room.manifest
  const runs = { ...dependencies, ...peerDependencies }
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`
  if (name in runs) return undefined
  // the host provides the engine when a pack runs, so a pack depends on it only for its author's editor
  const onlyWhileWorking = script.place !== 'source' || use === 'type' || room.kind === 'pack' || room.kind === 'app'
  if (onlyWhileWorking && (name in devDependencies || types in devDependencies || types in runs)) return undefined
  const list = onlyWhileWorking ? 'dependencies or devDependencies' : 'dependencies'
  return { what: `"${specifier}" is not declared`, remedy: `Add ${name} to ${list} in the package.json of ${room.name}.` }
}

function isExported({ kind, manifest: { exports: exported } }, entry) {
  // a pack without `exports` in its package.json can be imported by the packs that depend on it
  if (kind === 'pack' && exported === undefined) return true
  if (typeof exported === 'string') return entry === '.'
  return Object.keys(exported ?? {}).some((key) => {
    const [before = '', after] = key.split('*')
    return after === undefined ? key === entry : entry.startsWith(before) && entry.endsWith(after) && entry.length >= key.length
  })
}

function exportedBy(room) {
  const { exports: exported } = room.manifest
  if (typeof exported === 'string') return room.name
  const entries = Object.keys(exported ?? {}).map((key) => room.name + key.slice(1))
  return entries.length === 0 ? 'nothing' : entries.join(', ')
}
