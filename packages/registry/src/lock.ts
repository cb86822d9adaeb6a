/** `questwright-lock.json`: the exact versions of all packs that a workspace has from registries. */
import { compareText } from '@questwright/packs/browser'
import { isPackageName } from '@questwright/packs/installed'
import semver from 'semver'
import { z } from 'zod'
import { jsonText, readOwn, writeWhole } from './files.ts'
import { isIntegrity, isResolved } from './lock-parts.ts'
import { placesOf } from './places.ts'
import { readChoice } from './settings.ts'

const name = z.string().refine(isPackageName, 'no name of a package')
const ranges = z.record(name, z.string().max(200))

const packShape = z.strictObject({
  version: z.string().refine((text) => semver.valid(text) === text, 'no version number'),
  /** the path below the address of the registry */
  resolved: z.string().refine(isResolved, 'no path below a registry'),
  integrity: z.string().refine(isIntegrity, 'no sha512'),
  /** the hash of everything that can affect a game; saved games name it */
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'no sha256'),
  dependencies: ranges.optional(),
  /** the registry from which it came; absent in files of an earlier version of this program */
  registry: z
    .string()
    .refine((text) => isChoice(text), 'no address of a registry')
    .optional(),
})

const shape = z.strictObject({
  format: z.literal('questwright-lock'),
  version: z.literal(1),
  /** the requested version ranges, by name */
  wanted: ranges,
  /** all installed packs, by name */
  packs: z.record(name, packShape),
})

export type LockedPack = z.infer<typeof packShape>
export type Lock = z.infer<typeof shape>

const isChoice = (text: string): boolean => {
  try {
    return readChoice(text) === text
  } catch {
    return false
  }
}

const emptyLock: Lock = { format: 'questwright-lock', version: 1, wanted: {}, packs: {} }

/** @returns an empty lockfile if there is none @throws RegistryTrouble when it is malformed or has a newer format */
export function readLock(workspace: string): Lock {
  const remedy = 'Restore it from version control, or remove it and install the packs by name.'
  return readOwn(placesOf(workspace).lock, shape, 'The lockfile', remedy) ?? emptyLock
}

/** The text of the lockfile; the same packs give the same bytes. */
function lockText({ wanted, packs }: Lock): string {
  const entries = sorted(packs).map(([one, { version, resolved, integrity, hash, dependencies, registry }]) => [
    one,
    {
      version,
      resolved,
      integrity,
      hash,
      ...(dependencies && Object.keys(dependencies).length > 0 ? { dependencies: Object.fromEntries(sorted(dependencies)) } : {}),
      ...(registry === undefined ? {} : { registry }),
    },
  ])
  return jsonText({
    format: 'questwright-lock',
    version: 1,
    wanted: Object.fromEntries(sorted(wanted)),
    packs: Object.fromEntries(entries),
  })
}

export function writeLock(workspace: string, lock: Lock): void {
  writeWhole(placesOf(workspace).lock, lockText(lock))
}

function sorted<T>(record: { readonly [key: string]: T }): [string, T][] {
  return Object.entries(record).sort(([one], [other]) => compareText(one, other))
}
