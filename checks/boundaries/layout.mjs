// Draws in docs/layout.md which room depends on which, as the package.json files declare. `npm run layout` writes the drawing again.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { roomsOf } from './sources.mjs'

/** The page with the drawing, relative to the root of the repository. */
export const layoutPage = 'docs/layout.md'

const begin = '<!-- layout: begin -->'
const end = '<!-- layout: end -->'

/**
 * The packages and apps, each with the ones that it imports: `dependencies` of its package.json, which the boundary check compares with the imports
 * of its sources.
 * @param {string} root
 * @returns {ReadonlyMap<string, { folder: string, what: string, imports: readonly string[] }>} by the name of the room
 */
function roomsWithImports(root) {
  const rooms = roomsOf(root).filter(({ kind }) => kind === 'package' || kind === 'app')
  const byPackage = new Map(rooms.map((one) => [one.name, one.room]))
  return new Map(
    rooms.map(({ room, folder, manifest }) => [
      room,
      {
        folder: relative(root, folder).replaceAll('\\', '/'),
        what: manifest.description ?? '',
        imports: Object.keys(manifest.dependencies ?? {})
          .flatMap((name) => byPackage.get(name) ?? [])
          .sort(),
      },
    ]),
  )
}

/** For each room, the length of the longest chain of imports below it. */
function floorsOf(rooms) {
  const floors = new Map()
  const floorOf = (room) => {
    const known = floors.get(room)
    if (known !== undefined) return known
    const floor = Math.max(-1, ...rooms.get(room).imports.map(floorOf)) + 1
    floors.set(room, floor)
    return floor
  }
  for (const room of rooms.keys()) floorOf(room)
  return floors
}

/** The imports of a room without those that it also reaches through another import: an arrow that follows from other arrows is not drawn. */
function drawnArrows(rooms, room) {
  const reached = new Set()
  const reach = (from) => {
    for (const next of rooms.get(from).imports) {
      if (reached.has(next)) continue
      reached.add(next)
      reach(next)
    }
  }
  const { imports } = rooms.get(room)
  for (const next of imports) reach(next)
  return imports.filter((next) => !reached.has(next))
}

/**
 * The drawing and the table of rooms, in Markdown.
 * @param {string} root
 */
function drawLayout(root) {
  const rooms = roomsWithImports(root)
  const floors = floorsOf(rooms)
  const levels = [...new Set(floors.values())].sort((one, other) => other - one)
  const onFloor = (floor) => [...rooms.keys()].filter((room) => floors.get(room) === floor).sort()
  const nodeOf = (room) => room.replaceAll('-', '_')
  const diagram = [
    'flowchart TB',
    ...levels.map(
      (floor) =>
        `  subgraph floor${floor}[" "]\n    ${onFloor(floor)
          .map((room) => `${nodeOf(room)}[${room}]`)
          .join('\n    ')}\n  end`,
    ),
    ...levels.flatMap((floor) =>
      onFloor(floor).flatMap((room) => drawnArrows(rooms, room).map((goal) => `  ${nodeOf(room)} --> ${nodeOf(goal)}`)),
    ),
  ]
  const rows = levels.flatMap((floor) =>
    onFloor(floor).map((room) => {
      const { folder, what, imports } = rooms.get(room)
      return [`\`${folder}\``, what, imports.length === 0 ? 'nothing of ours' : imports.join(', ')]
    }),
  )
  const table = [['room', 'what is in it', 'imports'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column].length)))
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const [head, ...body] = table
  return ['```mermaid', ...diagram, '```', '', line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/**
 * The content of the page with the current drawing.
 * @param {string} root
 * @throws when the page has no place for the drawing
 */
export function layoutNow(root) {
  const text = readFileSync(join(root, layoutPage), 'utf8')
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`${layoutPage} has no lines "${begin}" and "${end}" between which the drawing belongs.`)
  return `${before}${begin}\n\n${drawLayout(root)}\n\n${end}${after}`
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  writeFileSync(join(root, layoutPage), layoutNow(root))
  console.log(`${layoutPage} is written.`)
}
