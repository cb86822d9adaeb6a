import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * A hash over everything from which the build is made: sources of the studio and of the packages, their manifests, and the lockfile.
 * @param {string} repository
 * @returns {string} sha256 in hex
 */
export function sourcesHash(repository) {
  const hash = createHash('sha256').update(`${process.versions.node.split('.')[0]}\n`)
  for (const file of sourceFiles(repository)) {
    hash
      .update(`${relative(repository, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles(repository) {
  const app = join(repository, 'apps', 'studio')
  const packages = join(repository, 'packages')
  const rooms = readdirSync(packages, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    join(repository, 'pnpm-lock.yaml'),
    join(repository, 'tsconfig.base.json'),
    ...filesIn(app).filter((file) => /\.(mjs|json|css|ts)$/.test(file) && !/tsconfig\.test|next-env/.test(file)),
    ...filesBelow(join(app, 'src')),
    ...filesBelow(join(app, 'public')),
    ...rooms.flatMap(({ name }) => [
      ...filesIn(join(packages, name)).filter((file) => file.endsWith('package.json')),
      ...filesBelow(join(packages, name, 'src')),
    ]),
  ].sort()
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'))
  } catch {
    return []
  }
}

function filesIn(folder) {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.name))
}

function filesBelow(folder) {
  const folders = entriesOf(folder).filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  return [...filesIn(folder), ...folders.flatMap((entry) => filesBelow(join(folder, entry.name)))]
}
