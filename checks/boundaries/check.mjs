// Checks that the rooms of the repository stay separate. Run it with `npm run boundaries`.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { games, wrongImports, wrongStyleImports } from './arrows.mjs'
import { castsOf } from './casts.mjs'
import { circlesIn, typeCirclesIn } from './circles.mjs'
import { layoutNow, layoutPage } from './layout.mjs'
import { needlesslyInPage } from './page-code.mjs'
import { wrongInPublished } from './published.mjs'
import { engineInRulebook } from './rulebook-reach.mjs'
import {
  filesOf,
  importsOf,
  isInside,
  joinedTextsOf,
  keysAndStringsOf,
  lineAt,
  namesAndStringsOf,
  parse,
  roomsOf,
  unknownPiece,
} from './sources.mjs'
import { gameWordsIn, keywordsIn } from './words.mjs'
import { drawn, wordsOfGame, wordsOfGameIn } from './words-of-game.mjs'

/** Rooms that know no game: what they need to know about a game, they read from its rulebook. */
const withoutGame = new Set([
  ...[
    'kernel',
    'authoring',
    'rulebook',
    'realm',
    'registry',
    'testkit',
    'lab',
    'table',
    'session',
    'workshop',
    'cli',
    'packs',
    'interop',
    'abilities',
    'wording',
    'contents',
    'editing',
    'handbook',
    'scenes',
  ],
  ...['board', 'table-page', 'print', 'site', 'studio'],
])

/**
 * How many files of a room may refer to each other's types in a circle. Those of the kernel are basic terms of card games: card, zone, event,
 * definition, ruleset …
 */
const mostInTypeCircle = { kernel: 12, others: 7 }

const words = await wordsOfGame()

/**
 * Checks a repository: allowed imports between rooms; no circles of imports in a room; no large circles of types; no words of a single game, and no
 * folders named after a game, in rooms that serve all games; no names of keywords in the ruleset; no type assertions in the scripts of content/; no
 * paths from one room into another; no code among that of the studio's pages that needs no page; no engine in the rulebook of a game; an up-to-date drawing of the layout; and no address of a package registry in the files for installation.
 * @param {string} root the folder that holds packages/, apps/, content/ and checks/
 * @returns {{ files: number, refusals: { file: string, line: number, what: string, remedy: string }[] }} refusals in the order of file and line
 */
export function checkBoundaries(root) {
  const rooms = roomsOf(root)
  const roomsByName = new Map(rooms.map((room) => [room.name, room]))
  const refusals = []
  let files = 0
  for (const room of rooms) {
    const sources = []
    const foldersOfGames = new Set()
    for (const file of filesOf(room, rooms)) {
      files += 1
      const refuse = (text, found) => {
        const { at, what, remedy } = found
        refusals.push({ file: relative(root, file.path).replaceAll('\\', '/'), line: lineAt(text, at), what, remedy })
      }
      if (room.kind === 'pack' && file.link !== undefined && !isInside(room.folder, file.link)) {
        refuse('', { at: 0, what: 'is a link that leads out of the pack', remedy: 'Copy the file into the pack.' })
      }
      const folder = folderOfGame(room, file.path)
      if (folder !== undefined && !foldersOfGames.has(folder)) {
        foldersOfGames.add(folder)
        refuse('', { at: 0, ...inGamesOwn(room, folder) })
      }
      if (file.kind === 'script') {
        const source = parse(file.path)
        sources.push(source)
        const wrong = [
          ...wrongImports(room, roomsByName, source),
          ...wrongWords(root, room, source),
          ...wrongPaths(room, source, rooms),
          ...wrongCasts(root, room, source),
        ]
        for (const found of wrong.sort((a, b) => a.at - b.at)) refuse(source.text, found)
      } else if (room.kind !== 'pack' && file.path.endsWith('.css')) {
        const text = readFileSync(file.path, 'utf8')
        for (const found of wrongStyleImports(room, roomsByName, file.path, text)) refuse(text, found)
      } else if (
        room.kind === 'pack' &&
        file.link === undefined &&
        /\.json$/.test(file.path) &&
        !/tsconfig[^/\\]*\.json$/.test(file.path)
      ) {
        const text = readFileSync(file.path, 'utf8')
        for (const found of pathsInJson(room, file.path, text)) refuse(text, found)
      }
    }
    for (const { file, what, remedy } of needlesslyInPage(room, sources))
      refusals.push({ file: relative(root, file).replaceAll('\\', '/'), line: 1, what, remedy })
    for (const { file, at, what, remedy } of engineInRulebook(room, sources)) {
      const { text } = sources.find(({ fileName }) => resolve(fileName) === file)
      refusals.push({ file: relative(root, file).replaceAll('\\', '/'), line: lineAt(text, at), what, remedy })
    }
    const most = mostInTypeCircle[room.room] ?? mostInTypeCircle.others
    for (const { file, ...found } of [...circlesIn(room.folder, sources), ...typeCirclesIn(room.folder, sources, most)]) {
      const { text } = sources.find(({ fileName }) => resolve(fileName) === file)
      const place = relative(root, file).replaceAll('\\', '/')
      refusals.push({ file: place, line: lineAt(text, found.at), what: found.what, remedy: found.remedy })
    }
  }
  for (const { room, what, remedy } of wrongInPublished(rooms))
    refusals.push({ file: relative(root, join(room.folder, 'package.json')).replaceAll('\\', '/'), line: 1, what, remedy })
  if (existsSync(join(root, layoutPage)) && readFileSync(join(root, layoutPage), 'utf8') !== layoutNow(root))
    refusals.push({
      file: layoutPage,
      line: 1,
      what: 'draws other rooms or arrows than the package.json files declare',
      remedy: 'Write it anew: npm run layout.',
    })
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', '.npmrc']) refusals.push(...registriesIn(root, name))
  return { files, refusals }
}

/**
 * The folder with the name of a game that contains a file. Undefined in the packages of that game, and in packs, since every pack belongs to a
 * game.
 */
function folderOfGame(room, path) {
  if (room.kind === 'pack') return undefined
  const folders = relative(room.folder, dirname(path)).split(/[\\/]/)
  return folders.find((folder) => games.has(folder) && room.room !== folder && !room.room.startsWith(`${folder}-`))
}

function inGamesOwn(room, game) {
  return {
    what: `${room.room} has a folder named for the game "${game}"`,
    remedy: `Move it to a package of that game (packages/${game}-…), and pass in what ${room.room} needs of it: docs/decisions/rulebook.md.`,
  }
}

function wrongWords(root, room, source) {
  if ((room.kind !== 'package' && room.kind !== 'app') || !isInside(join(room.folder, 'src'), source.fileName)) return []
  if (withoutGame.has(room.room)) {
    // the rules of both games use the kernel, so it may not contain further words of games either that are in no rulebook yet
    const found = [...(room.room === 'kernel' ? gameWordsIn(source.text) : []), ...wordsOfGameIn(source.text, words)]
    const names = drawingsIn(root, source)
    const places = new Map(found.filter(({ word, at }) => !names(word, at)).map((one) => [one.at, one]))
    return [...places.values()].map(({ word, at }) => ({
      at,
      what: `"${word}" is a word of one game`,
      remedy:
        room.room === 'kernel'
          ? 'The kernel serves every card game: find the general word, or move this to the ruleset. Comments count.'
          : 'This room serves every card game: find the general word, or take what it needs from the rulebook. Comments count.',
    }))
  }
  // the rulebook is not part of the rules: it lists the icons that cards print, including those of keywords
  if (room.room !== 'lcg' || isInside(join(room.folder, 'src/rulebook'), source.fileName)) return []
  return namesAndStringsOf(source).flatMap(({ text, at }) =>
    keywordsIn(text).map(({ word }) => ({
      at,
      what: `"${word}" is a keyword`,
      remedy: 'Keywords are plugins in content/lcg-keywords: let this step ask a stat, and let the keyword change the stat.',
    })),
  )
}

/** Whether a word at a place is the name of a drawing: a key or a text in a file to which such names belong. */
function drawingsIn(root, source) {
  const file = relative(root, source.fileName).replaceAll('\\', '/')
  const owned = drawn.filter(({ files }) => files.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one)))
  if (owned.length === 0) return () => false
  const words = new Set(owned.flatMap((one) => one.words))
  const texts = keysAndStringsOf(source)
  return (word, at) => words.has(word) && texts.some((text) => text.at <= at && at < text.end)
}

/**
 * Refuses type assertions in the scripts of cards. Their authors need not know about types: where a script needs an assertion, the declarations of
 * the script API are wrong.
 */
function wrongCasts(root, room, source) {
  if (room.kind !== 'pack' || !isInside(join(root, 'content'), room.folder)) return []
  return castsOf(source).map(({ text, at }) => ({
    at,
    what: `"${text.split('\n')[0]}" is a cast`,
    remedy: 'Correct the types of the script API, so that this script needs no assertion.',
  }))
}

const outOfPack = 'A pack is whole by itself: copy what it needs into the pack, or name another pack under dependencies.'

/** Refuses strings in the scripts of a room that are paths out of the room; imports are checked separately. */
function wrongPaths(room, source, rooms) {
  if (room.kind === 'package' || room.kind === 'app') return pathsToRooms(room, source, rooms)
  if (room.kind !== 'pack') return []
  const imports = new Set(importsOf(source).map(({ at }) => at))
  return namesAndStringsOf(source)
    .filter(({ text, at, kind }) => kind === 'string' && !imports.has(at) && leavesPack(room, source.fileName, text))
    .map(({ text, at }) => ({ at, what: `"${text}" is a path out of the pack`, remedy: outOfPack }))
}

function pathsInJson(room, path, text) {
  const found = []
  for (const match of text.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    if (leavesPack(room, path, match[1]))
      found.push({ at: match.index, what: `"${match[1]}" is a path out of the pack`, remedy: outOfPack })
  }
  return found
}

/**
 * Finds strings, single or joined from pieces, that are paths to another package or app, from the repository or relative to the file. Code that
 * uses such a path depends on a room that it may not import. Tests may.
 */
function pathsToRooms(room, source, rooms) {
  if (/(?:^|[\\/])test[\\/]|\.(test|spec)\.[cm]?[jt]sx?$/.test(relative(room.folder, source.fileName))) return []
  const others = rooms.filter((other) => other !== room && (other.kind === 'package' || other.kind === 'app'))
  // most strings are no paths
  const goalOf = (text) => (text.includes('/') ? others.find((other) => isPathTo(other, text, source.fileName)) : undefined)
  const imports = new Set(importsOf(source).map(({ at }) => at))
  const strings = namesAndStringsOf(source).filter(
    ({ kind, at, text }) => kind === 'string' && !imports.has(at) && goalOf(text) !== undefined,
  )
  const joined = joinedTextsOf(source).filter(
    ({ text, at, end }) => goalOf(text) !== undefined && !strings.some((string) => string.at >= at && string.at < end),
  )
  return [...strings, ...joined].map(({ text, at }) => ({
    at,
    what: `"${text.replaceAll(unknownPiece, '…')}" is a path into ${placeOfRoom(goalOf(text))}`,
    remedy: 'Import what it exports by its name, if checks/boundaries/arrows.mjs allows it.',
  }))
}

function isPathTo(other, text, file) {
  // a path usually begins with a folder that is known only at run time: that of the repository, or that of the file
  const way = text.replace(new RegExp(`^${unknownPiece}/+`), '')
  const fromRepository = new RegExp(`^(?:(?:\\.{1,2}|${unknownPiece})?/)*${placeOfRoom(other)}(?:/|$)`)
  return fromRepository.test(way) || (/^\.\.?\//.test(way) && isInside(other.folder, resolve(dirname(file), way)))
}

const placeOfRoom = ({ kind, room }) => `${kind === 'app' ? 'apps' : 'packages'}/${room}`

function leavesPack(room, path, text) {
  const way = text.replace(/^(file|link|portal):/, '')
  if (/^(\/[\w.~-]+){2,}\/?$|^[A-Za-z]:[\\/]|^~\/|^\/\//.test(way)) return true
  if (/^\.\.?([\\/]|$)/.test(way)) return !isInside(room.folder, resolve(dirname(path), way.replaceAll('\\', '/')))
  return way !== text && way.startsWith('/')
}

function registriesIn(root, name) {
  const path = join(root, name)
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    /tarball: *https?:|^\s*"?(@[\w-]+:)?registry"?\s*[=:]|"registry"\s*:/.test(line)
      ? [
          {
            file: name,
            line: index + 1,
            what: 'names a package registry',
            remedy: 'Leave that to the settings of each machine; remove it here.',
          },
        ]
      : [],
  )
}

if (argv[1] !== undefined && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  const { files, refusals } = checkBoundaries(argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)))
  for (const { file, line, what, remedy } of refusals) console.error(`${file}:${line}  ${what}\n    ${remedy}`)
  const count = refusals.length === 1 ? '1 refusal' : `${refusals.length} refusals`
  console.log(refusals.length === 0 ? `Boundaries hold (${files} files).` : `${count} in ${files} files.`)
  process.exitCode = refusals.length === 0 ? 0 : 1
}
