/** Publishes a built pack in a registry. */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPack } from './build.ts'
import type { Connection } from './connection.ts'
import { fetchBytes } from './fetch.ts'
import { whoAmI } from './login.ts'
import { checkName } from './names.ts'
import { fetchPackument } from './packument.ts'
import { placesOf } from './places.ts'
import { Refused, RegistryTrouble } from './trouble.ts'
import { readTarball } from './unpack.ts'
import { verifyPack } from './verify.ts'

export interface Published {
  readonly name: string
  readonly version: string
  readonly user: string
  readonly integrity: string
  readonly bytes: number
}

/** Errors that prevent publishing a pack, and warnings for its author. */
export interface PublishAdvice {
  readonly refusals: readonly string[]
  readonly warnings: readonly string[]
}

const mostOfAnswer = 1_000_000
const unlicensed = new Set(['', 'UNLICENSED', 'SEE LICENSE IN <filename>'])

/** Checks the fields that a package.json needs before others read it. */
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

/** Unpacks and verifies a pack as an installation would. @throws RegistryTrouble when that fails, so that the pack is not published */
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
 * @throws RegistryTrouble with a message: required data is missing, not logged in, not allowed, the version or a file of it exists already, registry
 * down or slow
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
  const send = (): Promise<unknown> =>
    fetchBytes(connection, name.replace('/', '%2f'), what, mostOfAnswer, {
      method: 'PUT',
      body: publishDocument(connection.url, built, user),
      // if the first try arrived, a second one would be refused because the version exists
      tries: 'one',
    })
  try {
    await send()
  } catch (error) {
    if (!isConflict(error)) throw error
    const there = await fetchPackument(connection, name).catch(() => undefined)
    const same = there?.versions.find((one) => one.version === packageJson.version)
    if (same !== undefined)
      throw new RegistryTrouble(
        'publish/version-exists',
        `${name} ${packageJson.version} is at the registry already, with ${same.integrity === integrity ? 'the same' : 'other'} content.`,
        same.integrity === integrity
          ? 'There is nothing to do.'
          : 'A published version never changes: raise "version" in its package.json (qw pack diff says to which).',
      )
    // an aborted upload leaves its tarball without a version: in the embedded registry it is deleted here
    if (connection.choice !== 'embedded')
      throw new RegistryTrouble(
        'publish/left-over',
        `Cannot ${what}: the registry has no such version, but has a file of it from an interrupted upload.`,
        'Raise "version" in its package.json, or ask whoever runs the registry to remove that file.',
      )
    rmSync(join(placesOf(connection.workspace).registry, 'storage', ...name.split('/'), fileOf(built)), { force: true })
    await send()
  }
  return { name, version: packageJson.version, user, integrity, bytes: bytes.length }
}

/** The body of the request that npm registries expect: the package document with this one version, and the tarball in it. */
function publishDocument(registry: string, { packageJson, bytes, integrity }: BuiltPack, user: string): object {
  const { name, version, description } = packageJson
  const file = `${name}-${version}.tgz`
  const dist = {
    integrity,
    // older registries support no other hash
    shasum: createHash('sha1').update(bytes).digest('hex'),
    tarball: new URL(`${name}/-/${file}`, registry).href.replace(/^https:/, 'http:'),
  }
  // registries that do not record publishers show this one; others replace it
  const manifest = { ...packageJson, _id: `${name}@${version}`, _npmUser: { name: user }, maintainers: [{ name: user }], dist }
  return {
    _id: name,
    name,
    description,
    'dist-tags': { latest: version },
    versions: { [version]: manifest },
    access: 'public',
    _attachments: { [file]: { content_type: 'application/octet-stream', data: bytes.toString('base64'), length: bytes.length } },
  }
}

/** The file name of a tarball in a registry: without the scope. */
const fileOf = ({ packageJson: { name, version } }: BuiltPack): string => `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`

function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Refused)) return false
  return cause.status === 409 || (cause.status === 403 && /previously published|cannot publish over/i.test(cause.said))
}
