/** Checks that the files of a tarball are the requested pack, complete and unchanged since it was built. */
import { createHash } from 'node:crypto'
import { type BuiltManifest, builtManifestPath, compareText, contentHash, type PackFiles, readManifest } from '@questwright/packs'
import { z } from 'zod'
import { enginePackages, short } from './names.ts'
import { type SaidOfPack, saidOfPack } from './packument.ts'
import { RegistryTrouble } from './trouble.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const things = z.record(z.string(), z.looseObject({ title: z.string(), hash }))

const shape = z.looseObject({
  format: z.literal('questwright-built-pack'),
  version: z.literal(1),
  id: z.string(),
  name: z.string(),
  packVersion: z.string(),
  hash,
  cards: things,
  keywords: things,
  scenarios: things,
  decks: things,
  files: z.record(z.string(), hash),
  counts: z.looseObject({ scripts: z.number(), scenes: z.number() }).default({ scripts: 0, scenes: 0 }),
  kinds: z.array(z.string()).default([]),
  languages: z.array(z.string()).default([]),
  credits: z.array(z.looseObject({ name: z.string(), for: z.string() })).default([]),
})

/** The requested name and version, and facts announced before: a registry announces all, a lockfile the dependencies, an inspection none. */
export type Expected = { readonly name: string; readonly version: string } & Announced

type Announced = { readonly [part in keyof SaidOfPack]?: SaidOfPack[part] | undefined }

/**
 * Compares a pack with its own manifest, and with the facts that were announced before the download.
 * @param files by path
 * @throws RegistryTrouble when it is another pack or another version, or differs from its manifest or from the announced facts
 */
export function verifyPack(files: ReadonlyMap<string, Uint8Array>, expected: Expected): BuiltManifest {
  const asked = `${expected.name} ${expected.version}`
  const lies = (what: string): RegistryTrouble =>
    new RegistryTrouble(
      'registry/lies',
      `The download of ${asked} ${what}.`,
      'Nothing was installed. Do not use it, and tell whoever runs the registry.',
    )
  const own = json(files.get('package.json'))
  const read = own === undefined ? undefined : readManifest(own as Parameters<typeof readManifest>[0])
  if (read === undefined) throw lies('has no package.json that can be read')
  if ('issues' in read) throw lies(`is no pack that this program can use: ${read.issues[0]?.message ?? 'its package.json is broken'}`)
  const { name, version } = read.manifest
  if (name !== expected.name || version !== expected.version) throw lies(`is ${name.slice(0, 100)} ${version.slice(0, 40)}`)
  if (!files.has(builtManifestPath))
    throw new RegistryTrouble(
      'install/not-built',
      `${asked} was published without ${builtManifestPath}, as npm publish does it: its hashes and its compiled scripts are missing.`,
      'Nothing was installed. Its author publishes it with qw pack publish; ask for that.',
    )
  const written = shape.safeParse(json(files.get(builtManifestPath)))
  if (!written.success) throw lies(`has no ${builtManifestPath} that can be read: it was not built with qw pack build`)
  const manifest = written.data as unknown as BuiltManifest
  if (manifest.name !== name || manifest.packVersion !== version)
    throw lies(`has the manifest of ${manifest.name.slice(0, 100)} ${manifest.packVersion.slice(0, 40)}`)
  const known = new Map(Object.entries(manifest.files))
  for (const path of [...files.keys()].sort(compareText)) {
    if (path === 'package.json' || path === builtManifestPath) continue
    const wanted = known.get(path)
    if (wanted === undefined) throw lies(`has a file that its manifest does not name: ${path}`)
    if (wanted !== sha256(files.get(path) as Uint8Array)) throw lies(`has another ${path} than its manifest says`)
    known.delete(path)
  }
  const [missing] = known.keys()
  if (missing !== undefined) throw lies(`lacks ${missing.slice(0, 200)}, which its manifest names`)
  const hash = contentHash(textsOf(files))
  if (hash !== manifest.hash) throw lies(`has the content hash ${hash}, and its manifest says ${manifest.hash}`)
  const other = firstDifference(expected, saidOfPack(own))
  if (other !== undefined) throw lies(`says ${other.inside} in its package.json, and was announced with ${other.said}`)
  const inManifest = firstDifference(saidOfPack(own), saidOfPack({ ...(own as object), questwright: aboutOf(manifest) }))
  if (inManifest !== undefined)
    throw lies(`says ${inManifest.said} in its package.json, and ${inManifest.inside} in its ${builtManifestPath}`)
  return manifest
}

/** The fields of a package.json for a manifest. */
function aboutOf({ game, api, status, kinds, languages, credits }: BuiltManifest): object {
  return { game, api, status, kinds, languages, credits }
}

const words: { readonly [part in keyof SaidOfPack]: string } = {
  dependencies: 'the dependencies',
  licence: 'the licence',
  author: 'the author',
  description: 'the description',
  status: 'the status',
  kinds: 'the kinds',
  languages: 'the languages',
  credits: 'the credits',
  api: 'the script API',
}

/** The first part that differs; parts that were not announced are skipped. */
function firstDifference(said: Announced, inside: SaidOfPack): { readonly said: string; readonly inside: string } | undefined {
  for (const [part, word] of Object.entries(words) as [keyof SaidOfPack, string][]) {
    if (said[part] === undefined || said[part] === '') continue
    const [one, other] = [plain(said[part]), plain(inside[part])]
    if (one !== other) return { said: `${word} ${one || 'none'}`, inside: `${word} ${other || 'none'}` }
  }
  return undefined
}

/** A value in a form that can be compared: without engine packages, which are part of the program, so that lockfiles do not name them. */
function plain(value: SaidOfPack[keyof SaidOfPack]): string {
  if (typeof value !== 'object') return short(String(value))
  if (Array.isArray(value)) return short(value.join(', '), 200)
  const ranges = Object.entries(value).filter(([name]) => !enginePackages.has(name))
  return short(
    ranges
      .sort(([one], [other]) => compareText(one, other))
      .map((pair) => pair.join(' '))
      .join(', '),
    200,
  )
}

/** The files from which a pack is loaded; compiled files are not needed for that. */
export function textsOf(files: ReadonlyMap<string, Uint8Array>): PackFiles {
  const texts: [string, string][] = []
  for (const [path, bytes] of files) {
    const text = /\.(?:json|ts|md)$/.test(path) && !path.startsWith('compiled/') ? textOf(bytes) : undefined
    if (text !== undefined) texts.push([path, text])
  }
  return Object.fromEntries(texts)
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function json(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes === undefined ? undefined : JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
