import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.mjs'

/**
 * Three of them declare further names for the kernel's types, each for its game, and these contradict each other; the tests of the fourth play one
 * of these games.
 */
const apart = ['packages/duel', 'packages/lcg', 'packages/tcg', 'packages/kernel']

/**
 * The packages in groups whose types can be checked together. A package imports the sources of others, so that checking each by itself would check
 * most sources twenty times; packages with equal compiler options need them checked once.
 * @returns {{ folders: string[], base?: string, compilerOptions?: object, include?: string[] }[]} the largest group first, since it takes longest.
 * Paths are relative to the repository. Without `include` the group is one package that is checked by its own script
 */
export function typeGroups() {
  const groups = new Map()
  for (const { folder, script, game } of packagesWithTypes()) {
    // a package with further steps, such as types that are generated first
    if (!/^\S*tsc -p \. --singleThreaded$/.test(script)) {
      groups.set(folder, { folders: [folder] })
      continue
    }
    const { extends: base, compilerOptions = {}, include } = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'))
    const options = JSON.stringify([join(folder, base), Object.entries(compilerOptions).sort(), game])
    const key = apart.includes(folder) ? folder : options
    const group = groups.get(key) ?? { folders: [], base: join(folder, base), compilerOptions, include: [] }
    groups.set(key, group)
    group.folders.push(folder)
    group.include.push(...include.map((path) => join(folder, path)))
  }
  return [...groups.values()].sort((one, other) => other.folders.length - one.folders.length)
}

/**
 * The packages whose package.json has a script `typecheck`.
 * @returns {{ folder: string, script: string, game: string | undefined }[]} `game` of a pack: scripts of two games see different types under the
 * same names
 */
export function packagesWithTypes() {
  const parents = ['packages', 'apps', 'content']
  const folders = [...parents.flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)), 'checks']
  return folders.sort().flatMap((folder) => {
    const file = join(root, folder, 'package.json')
    const { scripts, questwright } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    return scripts?.typecheck === undefined ? [] : [{ folder, script: scripts.typecheck, game: questwright?.game }]
  })
}
