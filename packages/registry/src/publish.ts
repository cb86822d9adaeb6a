/** A built pack goes to a registry. */
import type { BuiltPack } from './build.ts'
import { ask, type Connection, fetchOptions } from './connection.ts'
import { whoAmI } from './login.ts'
import { checkName } from './names.ts'
import { fetchPackument } from './packument.ts'
import { errorCode, RegistryTrouble } from './trouble.ts'
import { readTarball } from './unpack.ts'
import { verifyPack } from './verify.ts'

export interface Published {
  readonly name: string
  readonly version: string
  readonly user: string
  readonly integrity: string
  readonly bytes: number
}

/** What keeps a pack from being published, and what its author should think about. */
export interface PublishAdvice {
  readonly refusals: readonly string[]
  readonly warnings: readonly string[]
}

const unlicensed = new Set(['', 'UNLICENSED', 'SEE LICENSE IN <filename>'])

/** What a package.json must say before strangers read it. */
export function publishAdvice({ packageJson, manifest }: Pick<BuiltPack, 'packageJson' | 'manifest'>): PublishAdvice {
  const { license, description } = packageJson
  const refusals: string[] = []
  const warnings: string[] = []
  if (typeof license !== 'string' || unlicensed.has(license.trim()))
    refusals.push('It has no licence: nobody may use it. Write "license" into its package.json, such as "CC-BY-4.0" or "MIT".')
  if (typeof description !== 'string' || description.trim() === '')
    refusals.push('It has no description. Write one line as "description" into its package.json: searches show it.')
  if (manifest.status === 'draft')
    warnings.push(
      'It is called a draft. Write "status": "alpha", "beta" or "final" into `questwright` of its package.json when strangers should play it.',
    )
  return { refusals, warnings }
}

/** Unpacks a pack as whoever installs it would. @throws RegistryTrouble when that fails: what nobody can install is not sent */
export async function proveInstallable({ bytes, packageJson: { name, version } }: BuiltPack): Promise<void> {
  try {
    verifyPack(await readTarball(bytes), { name, version })
  } catch (error) {
    if (!(error instanceof RegistryTrouble)) throw error
    throw new RegistryTrouble(
      'publish/not-installable',
      `Nobody could install ${name} ${version}. ${error.what}`,
      'Change that, then publish again.',
      {
        cause: error,
      },
    )
  }
}

/**
 * Publishes a pack.
 * @throws RegistryTrouble in words: not logged in, not allowed, this version is there already, registry down or slow
 */
export async function publishPack(connection: Connection, built: BuiltPack): Promise<Published> {
  const { packageJson, bytes, integrity } = built
  const name = checkName(packageJson.name)
  const what = `publish ${name} ${packageJson.version}`
  const { refusals } = publishAdvice(built)
  if (refusals.length > 0) throw new RegistryTrouble('publish/refused', `Cannot ${what}.`, refusals.join(' '))
  await proveInstallable(built)
  const user = await whoAmI(connection)
  if (user === undefined)
    throw new RegistryTrouble(
      'registry/unauthorized',
      `Cannot ${what}: ${connection.credentials ? `the login of ${connection.credentials.user} has ended` : 'nobody is logged in'} at ${connection.choice === 'embedded' ? 'the registry of this workspace' : connection.url}.`,
      'Log in with qw pack login.',
    )
  // registries that keep no account of who published show this; others put their own in its place
  const manifest = { ...packageJson, _npmUser: { name: user }, maintainers: [{ name: user }] }
  try {
    await ask(connection, what, async (signal) => {
      const { publish } = await import('libnpmpublish')
      await publish(manifest as unknown as Parameters<typeof publish>[0], bytes, {
        ...fetchOptions(connection, signal),
        access: 'public',
        // sent once: a second try of what arrived would be refused as a version that is there
        retry: { retries: 0 },
      } as Parameters<typeof publish>[2])
    })
  } catch (error) {
    if (!isConflict(error)) throw error
    const there = await fetchPackument(connection, name).catch(() => undefined)
    const same = there?.versions.some((one) => one.version === packageJson.version && one.integrity === integrity)
    throw new RegistryTrouble(
      'publish/version-exists',
      `${name} ${packageJson.version} is at the registry already${same ? ', with the same content' : ', with other content'}.`,
      same
        ? 'There is nothing to do.'
        : 'A version never changes once it is out: raise "version" in its package.json (qw pack diff says to which).',
    )
  }
  return { name, version: packageJson.version, user, integrity, bytes: bytes.length }
}

function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    errorCode(cause) === 'E409' ||
    errorCode(cause) === 'EPUBLISHCONFLICT' ||
    (errorCode(cause) === 'E403' && /previously published|cannot publish over/i.test(String(cause)))
  )
}
