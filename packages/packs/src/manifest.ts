/** The manifest of a pack, package.json: its name, its game, and its dependencies. */
import { nearestName } from '@questwright/kernel/nearest'
import { type Api, isApi, newestApi, oldestApi } from './api.ts'
import type { FactValue, Tombstone } from './bundle.ts'
import { isRecord } from './fact-issues.ts'
import { type IdOf, packId } from './names/pack-ids.ts'
import { scope, scriptModuleOf } from './script-module.ts'
import { slugIsWellFormed, splitCode, suggestSlug } from './slug.ts'
import { unreadFields } from './unread.ts'
import { z } from './zod.ts'

export interface Manifest {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The title of the pack; absent where its author has given none. */
  readonly title?: string
  /** The id of its game. */
  readonly game: string
  /** The version of the script API for which it was written. */
  readonly api: Api
  /** Ids of packs. */
  readonly dependencies: readonly string[]
  /** The names of its dependencies, with their scopes. */
  readonly needs: readonly string[]
  /** The stage of development, as its author states it. */
  readonly status: PackStatus
  /** The languages as the author lists them; which ones the pack has is decided by its files. */
  readonly languages?: readonly string[]
  readonly kinds?: readonly string[]
  /** Contributors besides the author. */
  readonly credits: readonly Credit[]
  /** By slug, cards that an earlier version had. */
  readonly removed: { readonly [slug: string]: Tombstone }
}

const packStatuses = ['draft', 'alpha', 'beta', 'final'] as const
export type PackStatus = (typeof packStatuses)[number]

export interface Credit {
  readonly name: string
  readonly for: string
}

export interface ManifestIssue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly remedy: string
}

/** Whether a name is that of an engine package, which an author may list among the dependencies: that of the game, or the testkit. */
const isEngine = (name: string, game: string): boolean => name === scriptModuleOf(game) || name === `${scope}testkit`
const version = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/

const line = z.string().min(1).max(500)
const tombstone = z.strictObject({
  title: line,
  since: z.string().regex(version),
  why: line.optional(),
  replacedBy: line.optional(),
})

const shape = z.looseObject({
  name: z.string(),
  version: z.string().regex(version),
  questwright: z.looseObject({
    game: z.string().refine(slugIsWellFormed),
    api: z.int(),
    title: line.optional(),
    status: z.enum(packStatuses).optional(),
    languages: z.array(line).max(100).optional(),
    kinds: z.array(line).max(20).optional(),
    credits: z
      .array(z.strictObject({ name: line, for: line }))
      .max(500)
      .optional(),
    removed: z.record(z.string(), tombstone).optional(),
  }),
  dependencies: z.record(z.string(), z.string()).optional(),
})

const remedies: { readonly [path: string]: { readonly message: string; readonly remedy: string } } = {
  name: { message: '`name` is missing or not a text.', remedy: 'Write a name such as "@you/my-first-pack".' },
  version: { message: '`version` is missing or no version number.', remedy: 'Write a version of three numbers such as "0.1.0".' },
  questwright: {
    message: '`questwright` is missing: this is a package, but no pack.',
    remedy: `Add "questwright": { "game": "lcg", "api": ${newestApi} }.`,
  },
  'questwright.game': {
    message: '`questwright.game` is missing or no name of a game.',
    remedy: 'Write the id of the game for which the pack is, such as "lcg".',
  },
  'questwright.api': { message: '`questwright.api` is missing or not a whole number.', remedy: `Write "api": ${newestApi}.` },
  'questwright.title': {
    message: '`questwright.title` is no line of text.',
    remedy: 'Write for example "The Beacon Road", or leave it out.',
  },
  'questwright.status': {
    message: '`questwright.status` is none of the known states.',
    remedy: `Write one of: ${packStatuses.join(', ')}; without it a pack is a draft.`,
  },
  'questwright.languages': {
    message: '`questwright.languages` is no list of languages.',
    remedy: 'Write for example ["en", "de"], or leave it out: the files in text/ decide it.',
  },
  'questwright.kinds': {
    message: '`questwright.kinds` is no list of words.',
    remedy: 'Leave it out: the kinds are found from the files of the pack.',
  },
  'questwright.credits': {
    message: '`questwright.credits` is no list of names and what they are thanked for.',
    remedy: 'Write for example [{ "name": "Ann", "for": "drawings" }].',
  },
  'questwright.removed': {
    message: '`questwright.removed` is no object of removed cards.',
    remedy:
      'Write for example { "old-slug": { "title": "Its Title", "since": "1.1.0", "replacedBy": "new-slug" } }; `why` and `replacedBy` may be left out.',
  },
  dependencies: {
    message: '`dependencies` is no object of names and versions.',
    remedy: 'Write for example "dependencies": { "@questwright/lcg-keywords": "0.1.0" }.',
  },
}

/**
 * Reads the manifest.
 * @param games ids of the games that this program plays; without them, every game is accepted
 * @param idOf the ids of the other packs
 * @returns the manifest, or its issues; a newer API and an unknown game are refused.
 */
export function readManifest(
  value: FactValue,
  games?: readonly string[],
  idOf: IdOf = packId,
): { readonly manifest: Manifest } | { readonly issues: ManifestIssue[] } {
  const parsed = shape.safeParse(value)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map((issue) => known(issue.path)))
    return { issues: [...fields].map((field) => ({ code: 'manifest/field', path: field.split('.'), ...wordsFor(field) })) }
  }
  const { name, questwright } = parsed.data
  const { api } = questwright
  if (!isApi(api)) return { issues: [apiIssue(api)] }
  if (games !== undefined && !games.includes(questwright.game)) return { issues: [gameIssue(questwright.game, games)] }
  const id = packId(name)
  if (!slugIsWellFormed(id)) {
    const suggestion = suggestSlug(id) || 'my-first-pack'
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
  const needs = Object.keys(parsed.data.dependencies ?? {})
    .filter((one) => !isEngine(one, questwright.game))
    .sort()
  const dependencies = needs.map(idOf).sort()
  const { title, status = 'draft', languages, kinds, credits = [], removed = {} } = questwright
  const issue = removedIssue(removed)
  if (issue) return { issues: [issue] }
  return {
    manifest: {
      id: idOf(name),
      name,
      version: parsed.data.version,
      ...(title === undefined ? {} : { title }),
      game: questwright.game,
      api,
      dependencies,
      needs,
      status,
      ...(languages ? { languages } : {}),
      ...(kinds ? { kinds } : {}),
      credits,
      removed: removed as { readonly [slug: string]: Tombstone },
    },
  }
}

/** The fields that `questwright` in package.json may have: those that authors write, and the origin that a fork records. */
const ownFields = [...Object.keys(shape.shape.questwright.shape), 'forkedFrom']

/** Fields of `questwright` that the program does not use, with the name that was probably meant. */
export function unreadOfManifest(value: FactValue): ManifestIssue[] {
  const own = isRecord(value) ? value.questwright : undefined
  return unreadFields(own, ownFields, ['questwright'], 'pack').map(({ path, message, remedy }) => ({
    code: 'manifest/unknown-field',
    path,
    message,
    remedy,
  }))
}

function removedIssue(removed: { readonly [slug: string]: { readonly replacedBy?: string | undefined } }): ManifestIssue | undefined {
  const bad = Object.entries(removed).find(
    ([slug, { replacedBy }]) => !slugIsWellFormed(slug) || (replacedBy !== undefined && !isCode(replacedBy)) || replacedBy === slug,
  )
  if (!bad) return undefined
  const message = `\`questwright.removed\` has "${bad[0]}"${bad[1].replacedBy === undefined ? '' : `, replaced by "${bad[1].replacedBy}"`}: that is no slug of a card, or the same one.`
  return {
    code: 'manifest/removed',
    path: ['questwright', 'removed', bad[0]],
    message,
    remedy: 'Write the slug that the card had, and in `replacedBy` the slug (or "pack:slug") of another card.',
  }
}

const isCode = (text: string): boolean => slugIsWellFormed(text) || splitCode(text) !== undefined

function known(path: readonly PropertyKey[]): string {
  const two = path.slice(0, 2).join('.')
  return Object.hasOwn(remedies, two) ? two : String(path[0] ?? '')
}

function wordsFor(field: string): { readonly message: string; readonly remedy: string } {
  return (
    remedies[field] ?? {
      message: 'The manifest is no JSON object.',
      remedy: `Write { "name": …, "version": …, "questwright": { "game": "lcg", "api": ${newestApi} } }.`,
    }
  )
}

function gameIssue(game: string, games: readonly string[]): ManifestIssue {
  const near = nearestName(game, games)
  return {
    code: 'manifest/unknown-game',
    path: ['questwright', 'game'],
    message: `This pack is for the game "${game}", which is not installed.`,
    remedy: `${near === undefined ? '' : `Did you mean "${near}"? `}Write one of ${games.map((one) => `"${one}"`).join(', ')}, or open the pack with a version of this program that plays "${game}".`,
  }
}

function apiIssue(api: number): ManifestIssue {
  const path = ['questwright', 'api']
  if (api > newestApi) {
    const message = `This pack is written for script API ${api}; this program knows API ${newestApi}.`
    return { code: 'manifest/api-too-new', path, message, remedy: 'Update this program, or take an older version of the pack.' }
  }
  return {
    code: 'manifest/api',
    path,
    message: `There is no script API ${api}.`,
    remedy: `Write "api": ${newestApi}, or an older one, from ${oldestApi} on, for which it was written.`,
  }
}
