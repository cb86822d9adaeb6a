/** Whether the files of a tarball are the pack that was asked for, whole and unchanged since it was built. */
import { createHash } from 'node:crypto'
import { type BuiltManifest, builtManifestPath, compareText, readManifest } from '@questwright/packs'
import { z } from 'zod'
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

/**
 * Compares a pack with its own manifest.
 * @param files by path
 * @param expected what was asked for
 * @throws RegistryTrouble when it is another pack, another version, or not what was built
 */
export function verifyPack(
  files: ReadonlyMap<string, Uint8Array>,
  expected: { readonly name: string; readonly version: string },
): BuiltManifest {
  const asked = `${expected.name} ${expected.version}`
  const lies = (what: string): RegistryTrouble =>
    new RegistryTrouble(
      'registry/lies',
      `What came as ${asked} ${what}.`,
      'Nothing was installed. Do not use it, and tell whoever runs the registry.',
    )
  const own = json(files.get('package.json'))
  const read = own === undefined ? undefined : readManifest(own as Parameters<typeof readManifest>[0])
  if (read === undefined) throw lies('has no package.json that can be read')
  if ('issues' in read) throw lies(`is no pack that this program can use: ${read.issues[0]?.message ?? 'its package.json is broken'}`)
  const { name, version } = read.manifest
  if (name !== expected.name || version !== expected.version) throw lies(`is ${name.slice(0, 100)} ${version.slice(0, 40)}`)
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
  return manifest
}

function json(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes === undefined ? undefined : JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
