/** Facts about a pack that a user should see before the first game with it. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltManifest, builtManifestPath, compareText, packId } from '@questwright/packs'
import type { Connection } from './connection.ts'
import { installedPacks, installedVersion } from './installed.ts'
import { readLock } from './lock.ts'
import { short } from './names.ts'
import { fetchPackument } from './packument.ts'
import { readReceipt } from './place-pack.ts'
import { placesOf } from './places.ts'
import { readSettings, writeSettings } from './settings.ts'
import { RegistryTrouble } from './trouble.ts'

export interface TrustReport {
  readonly name: string
  readonly id: string
  readonly version: string
  readonly description: string
  readonly status: string
  readonly licence: string
  readonly author: string
  readonly credits: readonly { readonly name: string; readonly for: string }[]
  /** The publisher, according to the registry; empty if the registry does not name one, or cannot be reached. */
  readonly publisher: string
  readonly maintainers: readonly string[]
  /** ISO date; empty if unknown. */
  readonly published: string
  readonly integrity: string
  readonly files: number
  /** The size of all files together. */
  readonly bytes: number
  /** Titles by kind; for cards, the number by type. */
  readonly brings: {
    readonly cards: { readonly [type: string]: number }
    readonly keywords: readonly string[]
    readonly scenarios: readonly string[]
    readonly decks: readonly string[]
    /** The number of scripts, which run in the sandbox only. */
    readonly scripts: number
    readonly scenes: number
  }
  readonly languages: readonly string[]
  readonly dependencies: readonly {
    readonly name: string
    readonly range: string
    readonly version?: string
    readonly seen: 'seen' | 'new'
  }[]
  readonly seen: 'seen' | 'new'
}

/** One version of a pack. */
export interface NamedVersion {
  readonly name: string
  readonly version: string
}

/**
 * Reports on an installed pack.
 * @param connection for facts that are not stored locally; they stay empty if the registry does not answer
 * @param version another installed version than the one in use, for a saved game that names it
 * @throws RegistryTrouble when it is not installed
 */
export async function trustReport(workspace: string, name: string, connection: Connection, version?: string): Promise<TrustReport> {
  const report = readTrust(workspace, name, version)
  const told = await fetchPackument(connection, name).catch(unlessRegistry)
  const there = told?.versions.find((one) => one.version === report.version && one.integrity === report.integrity)
  return there === undefined
    ? report
    : {
        ...report,
        publisher: there.publisher || report.publisher,
        maintainers: there.maintainers,
        published: there.published || report.published,
      }
}

/** As `trustReport`, from locally stored facts only. @throws RegistryTrouble when the pack is not installed */
export function readTrust(workspace: string, name: string, wanted?: string): TrustReport {
  const all = installedPacks(workspace)
  const pack = lyingVersion(workspace, name, wanted)
  if (!pack)
    throw new RegistryTrouble(
      'install/absent',
      `${short(name)}${wanted === undefined ? '' : ` ${short(wanted)}`} is not installed.`,
      'Install it: qw pack install.',
    )
  const { version, integrity, folder } = pack
  const manifest = JSON.parse(readFileSync(join(folder, builtManifestPath), 'utf8')) as BuiltManifest
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly [field: string]: unknown }
  const kept = readReceipt(placesOf(workspace), name, version)
  const text = (value: unknown): string => (typeof value === 'string' ? short(value, 500) : '')
  const { author } = own
  return {
    name,
    id: packId(name),
    version,
    description: text(own.description),
    status: text(manifest.status),
    licence: text(own.license),
    author: typeof author === 'object' && author !== null && 'name' in author ? text(author.name) : text(author),
    credits: manifest.credits ?? [],
    publisher: kept?.publisher ?? '',
    maintainers: [],
    published: kept?.published ?? '',
    integrity,
    files: Object.keys(manifest.files).length + 2,
    bytes: bytesBelow(folder),
    brings: {
      cards: countTypes(Object.values(manifest.cards)),
      keywords: titles(manifest.keywords),
      scenarios: titles(manifest.scenarios),
      decks: titles(manifest.decks),
      scripts: manifest.counts?.scripts ?? 0,
      scenes: manifest.counts?.scenes ?? 0,
    },
    languages: manifest.languages ?? [],
    dependencies: rangesOf(pack.use === 'now' ? readLock(workspace).packs[name]?.dependencies : own.dependencies).map(([one, range]) => {
      // only the current version has dependencies in the lockfile; an old one was played with those of its saved game
      const installed = pack.use === 'now' ? all.find((other) => other.name === one) : undefined
      return {
        name: one,
        range,
        ...(installed ? { version: installed.version } : {}),
        seen: installed && isSeen(workspace, installed) ? 'seen' : 'new',
      }
    }),
    seen: isSeen(workspace, pack) ? 'seen' : 'new',
  }
}

/** The version in use, or another installed version. */
function lyingVersion(
  workspace: string,
  name: string,
  wanted: string | undefined,
): (NamedVersion & { readonly integrity: string; readonly folder: string; readonly use: 'now' | 'old games' }) | undefined {
  const now = installedPacks(workspace).find((one) => one.name === name && one.state === 'there')
  if (now && (wanted === undefined || wanted === now.version)) return { ...now, use: 'now' }
  const folder = wanted === undefined ? undefined : installedVersion(workspace, name, wanted)
  if (wanted === undefined || folder === undefined) return undefined
  return { name, version: wanted, folder, integrity: readReceipt(placesOf(workspace), name, wanted)?.integrity ?? '', use: 'old games' }
}

function rangesOf(dependencies: unknown): readonly (readonly [name: string, range: string])[] {
  if (typeof dependencies !== 'object' || dependencies === null) return []
  return Object.entries(dependencies).flatMap(([name, range]) => (typeof range === 'string' ? [[short(name), short(range)] as const] : []))
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  )
}

/** The report as lines for a terminal. */
export function trustLines(report: TrustReport): readonly string[] {
  const { name, version, description, status, licence, author, publisher, published, brings, dependencies, credits, integrity } = report
  const cards = Object.entries(brings.cards).map(([type, count]) => `${count} ${type}`)
  const many = (titles: readonly string[], what: string): string[] =>
    titles.length === 0 ? [] : [`${what}: ${titles.slice(0, 12).join(', ')}${titles.length > 12 ? ' …' : ''}`]
  return [
    `${name} ${version} (${status || 'no status'}): ${description || 'no description'}`,
    `  published by ${publisher || 'somebody whom the registry does not name'}${published === '' ? '' : ` on ${published.slice(0, 10)}`}${author === '' ? '' : `; written by ${author}`}; licence ${licence || 'none'}`,
    `  ${report.files} files, ${Math.ceil(report.bytes / 1000)} kB; ${brings.scripts === 1 ? '1 script runs' : `${brings.scripts} scripts run`} in the sandbox; cards: ${cards.join(', ') || 'none'}`,
    ...[...many(brings.scenarios, 'scenarios'), ...many(brings.decks, 'decks'), ...many(brings.keywords, 'keywords')].map(
      (one) => `  ${one}`,
    ),
    ...(dependencies.length === 0 ? [] : [`  needs ${dependencies.map((one) => `${one.name} ${one.version ?? one.range}`).join(', ')}`]),
    ...(credits.length === 0
      ? []
      : [
          `  thanks to ${credits
            .slice(0, 12)
            .map((one) => `${one.name} (${one.for})`)
            .join(', ')}`,
        ]),
    `  integrity ${integrity}`,
  ]
}

/** Installed packs whose contents no user has confirmed to have seen. */
export function unseenPacks(workspace: string): readonly NamedVersion[] {
  return installedPacks(workspace).filter((pack) => pack.state === 'there' && !isSeen(workspace, pack))
}

/** Whether a user has confirmed to have seen the contents of a version, in use or kept for saved games. */
export function seenOf(workspace: string, { name, version }: NamedVersion): 'seen' | 'new' {
  const pack = lyingVersion(workspace, name, version)
  return pack && isSeen(workspace, pack) ? 'seen' : 'new'
}

/** Records that a user has seen the contents of versions. The record includes the hash, so another version is shown again. */
export function markSeen(workspace: string, packs: readonly NamedVersion[]): void {
  const keys = packs.flatMap(({ name, version }) => lyingVersion(workspace, name, version) ?? []).map(keyOf)
  const seen = [...new Set([...(readSettings(workspace).seen ?? []), ...keys])].sort(compareText)
  writeSettings(workspace, { seen })
}

interface Seeable extends NamedVersion {
  readonly integrity: string
}

const keyOf = ({ name, version, integrity }: Seeable): string => `${name}@${version} ${integrity}`

function isSeen(workspace: string, pack: Seeable): boolean {
  return readSettings(workspace).seen?.includes(keyOf(pack)) === true
}

function titles(things: { readonly [slug: string]: { readonly title: string } }): readonly string[] {
  return Object.values(things).map(({ title }) => short(title))
}

function countTypes(cards: readonly { readonly type: string }[]): { readonly [type: string]: number } {
  const counts = new Map<string, number>()
  for (const { type } of cards) counts.set(short(String(type)), (counts.get(short(String(type))) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([one], [other]) => compareText(one, other)))
}

function unlessRegistry(error: unknown): undefined {
  if (error instanceof RegistryTrouble) return undefined
  throw error
}
