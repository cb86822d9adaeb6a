/** Resolves names and ranges to exact versions: one version of each pack. */
import { compareText, newestApi, packId } from '@questwright/packs'
import type { ShippedPack } from '@questwright/packs/shipped'
import semver from 'semver'
import type { OwnPack } from './installed.ts'
import { enginePackages, isTag } from './names.ts'
import type { Packument, PackVersion } from './packument.ts'
import { RegistryTrouble } from './trouble.ts'

export interface ResolveRequest {
  /** The requested ranges or tags, by name. */
  readonly wanted: { readonly [name: string]: string }
  readonly own: readonly OwnPack[]
  /** Packs that are shipped with the program: they satisfy dependencies if their versions fit, and are not installed. */
  readonly shipped?: readonly ShippedPack[]
  /** Preferred versions, used if they fit, so that an update changes only the named packs. */
  readonly prefer: { readonly [name: string]: string }
  readonly packument: (name: string) => Promise<Packument>
}

interface Ask {
  /** The source of the request: `you`, or a pack with its version. */
  readonly by: string
  readonly range: string
}

interface Choice {
  readonly chosen: ReadonlyMap<string, PackVersion>
  readonly asks: ReadonlyMap<string, readonly Ask[]>
}

const mostPacks = 200
const mostTries = 2_000

/**
 * Finds a version for each pack.
 * @returns exact versions by name, sorted, without packs of the workspace and shipped packs
 * @throws RegistryTrouble when no choice fits (with the conflicting requests), and for too many packs, a pack of the workspace itself, cycles, the
 * original of a copy, a newer api, another game, and packages that are not packs or cannot be used
 */
export async function resolvePacks({ wanted, own, shipped = [], prefer, packument }: ResolveRequest): Promise<readonly PackVersion[]> {
  const known = new Map<string, Promise<Packument>>()
  const look = (name: string): Promise<Packument> => {
    const one = known.get(name) ?? packument(name)
    known.set(name, one)
    return one
  }
  const fromProgram = new Map(shipped.map((pack) => [pack.name, versionOf(pack)]))
  let tries = 0
  let first: RegistryTrouble | undefined
  const deadEnd = (trouble: RegistryTrouble): undefined => {
    first ??= trouble
    return undefined
  }

  /** Chooses a version for every name in `asks`; undefined if that is impossible. */
  const settle = async ({ chosen, asks }: Choice): Promise<Choice | undefined> => {
    const name = [...asks.keys()].find((one) => !chosen.has(one))
    if (name === undefined) return { chosen, asks }
    if (chosen.size >= mostPacks)
      throw new RegistryTrouble('install/too-many', `More than ${mostPacks} packs would be installed.`, 'Install fewer at once.')
    const wishes = asks.get(name) ?? []
    const copy = own.find(({ original }) => original === name && packId(name) === packId(original))
    if (copy !== undefined) return deadEnd(originalOfCopy(name, copy, wishes))
    /** Tries versions in order, and takes the first with which all remaining names get a version too. */
    const tryEach = async (fitting: readonly PackVersion[]): Promise<Choice | undefined> => {
      for (const candidate of fitting) {
        if (++tries > mostTries) break
        const more = addAsks(asks, candidate, chosen, own)
        if (more instanceof RegistryTrouble) {
          deadEnd(more)
          continue
        }
        const settled = await settle({ chosen: new Map([...chosen, [name, candidate]]), asks: more })
        if (settled) return settled
      }
      return undefined
    }
    const ready = fromProgram.get(name)
    // the shipped pack is used unless the user requests the pack by name or has installed it from a registry
    const isEnough =
      ready && prefer[name] === undefined && !Object.hasOwn(wanted, name) && wishes.every((wish) => fits(ready.version, wish, {}))
    const settled = isEnough ? await tryEach([ready]) : undefined
    if (settled) return settled
    const { versions, tags } = await look(name)
    const fitting = candidates({ versions, tags }, wishes, prefer[name])
    return fitting.length === 0 ? deadEnd(noVersion(name, versions, wishes)) : tryEach(fitting)
  }

  const asks = new Map<string, readonly Ask[]>()
  for (const [name, range] of Object.entries(wanted).sort(([one], [other]) => compareText(one, other))) {
    const here = own.find((one) => one.name === name)
    if (here)
      throw new RegistryTrouble(
        'install/own',
        `${name} ${here.version} is in this workspace (${here.folder}).`,
        'There is nothing to install: edit it there, or delete that folder first.',
      )
    asks.set(name, [{ by: 'you', range }])
  }
  const settled = await settle({ chosen: new Map(), asks })
  if (!settled)
    throw (
      first ??
      new RegistryTrouble('install/conflict', 'No choice of versions fits together.', 'Install fewer packs, or name other versions.')
    )
  const packs = [...settled.chosen.values()]
    .filter((one) => fromProgram.get(one.name) !== one)
    .sort((one, other) => compareText(one.name, other.name))
  refuseCycles(packs)
  return packs
}

/** A shipped pack, in the form of a registry's version. */
const versionOf = ({ name, version, dependencies }: ShippedPack): PackVersion => ({
  name,
  version,
  game: '',
  description: '',
  licence: '',
  author: '',
  publisher: '',
  maintainers: [],
  published: '',
  status: '',
  kinds: [],
  languages: [],
  credits: [],
  api: newestApi,
  dependencies,
  integrity: '',
  resolved: '',
})

function fits(version: string, { range }: Ask, tags: Packument['tags']): boolean {
  if (isTag(range)) return range === 'latest' || tags[range] === version
  return semver.satisfies(version, range)
}

/** The versions that satisfy all requests: the preferred one first, then the tagged one, then from the newest. */
function candidates(
  { versions, tags }: Pick<Packument, 'versions' | 'tags'>,
  wishes: readonly Ask[],
  preferred: string | undefined,
): PackVersion[] {
  const tagged = wishes.filter(({ range }) => isTag(range)).map(({ range }) => tags[range])
  const all = versions.filter((one) => one.unfit === undefined && wishes.every((wish) => fits(one.version, wish, tags)))
  // a prerelease is used if a request names it, or if there is no other version
  const stable = all.filter(
    (one) => semver.prerelease(one.version) === null || wishes.some(({ range }) => semver.validRange(range) !== null && range !== '*'),
  )
  const usable = stable.length > 0 ? stable : all
  const rank = ({ version }: PackVersion): number => (version === preferred ? 0 : tagged.includes(version) ? 1 : 2)
  return [...usable].sort((one, other) => rank(one) - rank(other) || semver.rcompare(one.version, other.version))
}

/** The requests so far with the dependencies of a version added; an error if a chosen version does not satisfy one of them. */
function addAsks(
  asks: ReadonlyMap<string, readonly Ask[]>,
  candidate: PackVersion,
  chosen: ReadonlyMap<string, PackVersion>,
  own: readonly OwnPack[],
): Map<string, readonly Ask[]> | RegistryTrouble {
  const more = new Map(asks)
  for (const [name, range] of Object.entries(candidate.dependencies).sort(([one], [other]) => compareText(one, other))) {
    if (enginePackages.has(name)) continue
    const ask = { by: `${candidate.name} ${candidate.version}`, range }
    const here = own.find((one) => one.name === name)
    if (here !== undefined) {
      if (!semver.satisfies(here.version, range, { includePrerelease: true })) return ownDoesNotFit(here, ask)
      continue
    }
    if (semver.validRange(range) === null && !isTag(range))
      return new RegistryTrouble(
        'install/dependency',
        `${ask.by} needs ${name} as "${range.slice(0, 80)}", which is no range of versions.`,
        'Take another version of it, or tell its author.',
      )
    const wishes = [...(more.get(name) ?? []), ask]
    more.set(name, wishes)
    const there = chosen.get(name) ?? (name === candidate.name ? candidate : undefined)
    if (there !== undefined && !fits(there.version, ask, {})) return conflict(name, wishes)
  }
  return more
}

const said = (wishes: readonly Ask[]): string =>
  wishes.map(({ by, range }) => `${by} ${by === 'you' ? 'ask' : 'asks'} for ${range}`).join(', ')

function conflict(name: string, wishes: readonly Ask[]): RegistryTrouble {
  return new RegistryTrouble(
    'install/conflict',
    `No version of ${name} suits all: ${said(wishes)}. A workspace has one version of a pack, because its cards have one id.`,
    'Name another version of one of those that ask, or install one of them only.',
  )
}

function noVersion(name: string, versions: readonly PackVersion[], wishes: readonly Ask[]): RegistryTrouble {
  const right = versions.filter((one) => one.unfit !== undefined && wishes.every((wish) => fits(one.version, wish, {})))
  const newer = right.find(({ unfit }) => unfit === 'newer-api')
  if (newer)
    return new RegistryTrouble(
      'install/newer-api',
      `${name} ${newer.version} is written for script API ${newer.api}; this program knows API ${newestApi}.`,
      'Update this program, or take an older version of the pack.',
    )
  const strange = right.find(({ unfit }) => unfit === 'other-game')
  if (strange)
    return new RegistryTrouble(
      'install/other-game',
      `${name} ${strange.version} is for the game "${strange.game}", which is not installed.`,
      'Take another pack, or a version of this program that plays that game.',
    )
  if (right.some(({ unfit }) => unfit === 'no-pack'))
    return new RegistryTrouble(
      'install/no-pack',
      `${name} is a package, but no pack (${said(wishes)}).`,
      'Look at the spelling: qw pack search shows the packs that there are.',
    )
  if (right.length > 0)
    return new RegistryTrouble(
      'install/broken',
      `${name} ${right[0]?.version} is at the registry, but its data there cannot be used.`,
      'Take another version, or tell its author.',
    )
  if (wishes.length > 1) return conflict(name, wishes)
  const there = versions.map(({ version }) => version)
  return new RegistryTrouble(
    'install/no-version',
    `No version of ${name} fits the request (${said(wishes)}). There ${there.length === 1 ? 'is' : 'are'}: ${there.slice(0, 10).join(', ') || 'none'}${there.length > 10 ? ' …' : ''}.`,
    'Name one of those.',
  )
}

function originalOfCopy(name: string, { name: copy, folder }: OwnPack, wishes: readonly Ask[]): RegistryTrouble {
  return new RegistryTrouble(
    'install/duplicate-id',
    `${name} (${said(wishes)}) is the pack of which ${copy}, in ${folder}, is a copy, and the copy replaces it.`,
    `Delete or rename the pack in ${folder}, or do without ${name}.`,
  )
}

function ownDoesNotFit({ name, version, folder }: OwnPack, { by, range }: Ask): RegistryTrouble {
  return new RegistryTrouble(
    'install/conflict',
    `${by} asks for ${name} ${range}, and this workspace has ${version} of it in ${folder}.`,
    `Update that pack, delete its folder, or take another version of ${by.split(' ')[0]}.`,
  )
}

function refuseCycles(packs: readonly PackVersion[]): void {
  const byName = new Map(packs.map((one) => [one.name, one]))
  const done = new Set<string>()
  const visit = (name: string, way: readonly string[]): void => {
    const at = way.indexOf(name)
    if (at >= 0)
      throw new RegistryTrouble(
        'install/cycle',
        `These packs need each other: ${[...way.slice(at), name].join(' needs ')}.`,
        'They cannot be used; tell their authors to move what both need into a third pack.',
      )
    if (done.has(name)) return
    for (const next of Object.keys(byName.get(name)?.dependencies ?? {}).sort(compareText))
      if (byName.has(next)) visit(next, [...way, name])
    done.add(name)
  }
  for (const { name } of packs) visit(name, [])
}
