import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreground, root } from './shell.mjs'

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The program and its first arguments that run the pinned version of pnpm on a machine that has only npm. */
const pnpm = ['npx', '-y', packageManager]

/** Whether the installed packages agree with the lockfile: pnpm keeps a copy of the lockfile that it installed. */
export function isInstalled() {
  const installed = join(root, 'node_modules/.pnpm/lock.yaml')
  return existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
}

/**
 * Installs the dependencies that the lockfile names.
 * @param {{ output?: 'ours' | 'stderr' }} [options] where pnpm's lines go
 * @returns {Promise<number>} pnpm's exit code
 */
export async function install(options = {}) {
  // when npm runs silently, so does pnpm
  if (options.output === 'stderr') console.error('Installing the dependencies once …')
  const [program, ...parts] = pnpm
  const code = await foreground(program, [...parts, 'install', '--frozen-lockfile', '--prefer-offline'], options)
  if (code !== 0) {
    console.error(`Installing the dependencies failed (exit code ${code}). Look at the lines above: is the package registry reachable?`)
    console.error('If node_modules is left over from another machine or user, delete it and try again.')
  }
  return code
}
