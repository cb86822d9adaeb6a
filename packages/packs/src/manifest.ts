/** package.json of a pack: who it is, for which game, on which packs it stands. Pure: no Node, no compiler. */

import type { FactValue } from './bundle.ts'
import { slugIsWellFormed, suggestSlug } from './slug.ts'
import { z } from './zod.ts'

/** The newest script API that this program knows. */
export const newestApi = 1

export interface Manifest {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly game: 'lcg'
  readonly api: 1
  /** Ids of packs. */
  readonly dependencies: readonly string[]
}

export interface ManifestIssue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly remedy: string
}

/** Engine packages that an author may list beside packs. */
const engine = new Set(['@questwright/lcg', '@questwright/testkit'])
const games = ['lcg'] as const
const version = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/

const shape = z.looseObject({
  name: z.string(),
  version: z.string().regex(version),
  questwright: z.looseObject({ game: z.enum(games), api: z.int() }),
  dependencies: z.record(z.string(), z.string()).optional(),
})

const remedies: { readonly [path: string]: { readonly message: string; readonly remedy: string } } = {
  name: { message: '`name` is missing or not a text.', remedy: 'Write a name such as "@you/my-first-quest".' },
  version: { message: '`version` is missing or no version number.', remedy: 'Write a version of three numbers such as "0.1.0".' },
  questwright: {
    message: '`questwright` is missing: this is a package, but no pack.',
    remedy: 'Add "questwright": { "game": "lcg", "api": 1 }.',
  },
  'questwright.game': {
    message: '`questwright.game` names no game that this program knows.',
    remedy: `Write one of: ${games.join(', ')}.`,
  },
  'questwright.api': { message: '`questwright.api` is missing or not a whole number.', remedy: `Write "api": ${newestApi}.` },
  dependencies: {
    message: '`dependencies` is no object of names and versions.',
    remedy: 'Write for example "dependencies": { "@questwright/lcg-keywords": "0.1.0" }.',
  },
}

/** The id of a pack: its name after the scope. */
export function packId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/**
 * Reads the manifest.
 * @returns the manifest, or what is wrong with it; a newer API is refused.
 */
export function readManifest(value: FactValue): { readonly manifest: Manifest } | { readonly issues: ManifestIssue[] } {
  const parsed = shape.safeParse(value)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map((issue) => known(issue.path)))
    return { issues: [...fields].map((field) => ({ code: 'manifest/field', path: field.split('.'), ...wordsFor(field) })) }
  }
  const { name, questwright } = parsed.data
  if (questwright.api !== newestApi) return { issues: [apiIssue(questwright.api)] }
  const id = packId(name)
  if (!slugIsWellFormed(id)) {
    const suggestion = suggestSlug(id) || 'my-first-quest'
    const message = `The pack's id "${id}" is not in lower case letters, digits and single hyphens.`
    return {
      issues: [
        {
          code: 'manifest/id',
          path: ['name'],
          message,
          remedy: `Name the pack for example "${name.slice(0, -id.length || undefined)}${suggestion}".`,
        },
      ],
    }
  }
  const dependencies = Object.keys(parsed.data.dependencies ?? {})
    .filter((one) => !engine.has(one))
    .map(packId)
    .sort()
  return { manifest: { id, name, version: parsed.data.version, game: questwright.game, api: newestApi, dependencies } }
}

function known(path: readonly PropertyKey[]): string {
  const two = path.slice(0, 2).join('.')
  return Object.hasOwn(remedies, two) ? two : String(path[0] ?? '')
}

function wordsFor(field: string): { readonly message: string; readonly remedy: string } {
  return (
    remedies[field] ?? {
      message: 'The manifest is no JSON object.',
      remedy: 'Write { "name": …, "version": …, "questwright": { "game": "lcg", "api": 1 } }.',
    }
  )
}

function apiIssue(api: number): ManifestIssue {
  const path = ['questwright', 'api']
  if (api > newestApi) {
    const message = `This pack is written for script API ${api}; this program knows API ${newestApi}.`
    return { code: 'manifest/api-too-new', path, message, remedy: 'Update this program, or take an older version of the pack.' }
  }
  return { code: 'manifest/api', path, message: `There is no script API ${api}.`, remedy: `Write "api": ${newestApi}.` }
}
