/** The target pack of an import: an existing pack, or a new one. */
import { existsSync } from 'node:fs'
import { filesOfNewPack, type PackBundle, type PackFiles, packName, suggestSlug } from '@questwright/packs'
import type { Rulebook } from '@questwright/rulebook'
import {
  idOf,
  type LoadedWorkspace,
  type LocalPack,
  loadWorkspace,
  pickPack,
  splitPackNames,
  userPath,
  WrongUse,
  withNeeds,
} from '@questwright/workshop'
import { rulebookAtHand } from '@questwright/workshop/rulebooks'
import { rememberedScope } from '@questwright/workshop/workspace-choice'
import { refuseToWrite } from '@questwright/workshop/write'

export interface TargetOptions {
  readonly into?: string
  readonly newPack?: string
  readonly folder?: string
  readonly packs?: readonly string[]
}

export interface Target {
  readonly id: string
  readonly folder: string
  /** The rulebook of the pack's game, with the systems of all loaded packs. */
  readonly rulebook: Rulebook
  /** Whether the pack exists already. */
  readonly state: 'here' | 'new'
  /** The loaded pack, if it exists. */
  readonly pack?: LocalPack
  readonly files: PackFiles
  readonly workspace: LoadedWorkspace
  /** Keywords that it may use without defining them: its own, and those of its dependencies. */
  readonly keywords: ReadonlyMap<string, 'none' | 'required'>
}

/**
 * Finds the existing pack, or decides what the new one will be. Writes nothing. @param game the game of a new pack; the default game if unknown
 * @throws WrongUse
 */
export function openTarget({ into, newPack, folder, packs = [] }: TargetOptions, game: string | undefined): Target {
  if ((into === undefined) === (newPack === undefined))
    throw new WrongUse('Say where it goes: --into PACK for a pack that is here, or --new-pack "Its Title" for a new one.')
  const workspace = loadWorkspace({ folders: [...packs, ...(into === undefined ? [] : splitPackNames([into]).folders)] })
  if (into !== undefined) {
    const pack = pickPack(workspace, into)
    if (!pack) throw new WrongUse(`There is no pack "${into}".`)
    refuseToWrite(pack)
    if (!pack.bundle) throw new WrongUse(`The pack in ${pack.folder} cannot be read. qw check ${into} says why; repair it first.`)
    return {
      id: pack.bundle.id,
      folder: pack.folder,
      rulebook: rulebookAtHand(pack.bundle.game, workspace.bundles),
      state: 'here',
      pack,
      files: pack.files,
      workspace,
      keywords: keywordsOf(withNeeds(workspace, [pack.bundle.id])),
    }
  }
  const title = (newPack as string).trim()
  const id = suggestSlug(title)
  if (id === '') throw new WrongUse(`"${title}" has no letter or digit from which the pack's id could be made.`)
  const place = userPath(folder ?? id)
  if (existsSync(place))
    throw new WrongUse(
      `${place} exists already, and nothing in it was changed. Import with --into ${folder ?? `./${id}`}, or choose another title.`,
    )
  const taken = workspace.packs.find((pack) => idOf(pack) === id)
  if (taken) throw new WrongUse(`The pack in ${taken.folder} is called ${id} already. Import with --into ${id}, or choose another title.`)
  const rulebook = rulebookAtHand(game, workspace.bundles)
  const needed = workspace.bundles.filter((bundle) => rulebook.basePacks.includes(bundle.id) && bundle.game === rulebook.game)
  const versions = Object.fromEntries(needed.map((bundle) => [bundle.id, { name: bundle.name, version: bundle.packVersion }]))
  const keywords = keywordsOf(withNeeds(workspace, Object.keys(versions)))
  return {
    id,
    folder: place,
    rulebook,
    state: 'new',
    files: filesOfNewPack(packName(rememberedScope(), id), title, versions, rulebook),
    workspace,
    keywords,
  }
}

/** The keywords of the dependencies, without those of other packs: using one of those would be an error. */
function keywordsOf(needed: readonly PackBundle[]): Target['keywords'] {
  return new Map(needed.flatMap((bundle) => Object.entries(bundle.keywords).map(([slug, { number }]) => [slug, number] as const)))
}
