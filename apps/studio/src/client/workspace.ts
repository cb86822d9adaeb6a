/** Creating, copying, renaming and deleting things in a workspace. Each change is one request, which the server carries out completely or not at all; pending edits are saved before it. */

import { factsOfNewCard } from '@questwright/contents/new-card-facts'
import { keepersOf } from '@questwright/contents/record-keepers'
import { deckHead, suggestSlug, withGround } from '@questwright/packs/browser'
import { dealParts, deckSections } from '@questwright/rulebook'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import type {
  BeforeChange,
  ChapterName,
  DoneAnswer,
  JsonRecord,
  JsonValue,
  PreviewAnswer,
  ThingKind,
  ThingName,
  TrashEntry,
  WorkspaceDeed,
} from '@questwright/workshop/page'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { absent } from '../api-types.ts'
import { ApiError, send } from './api.ts'
import { saveWhatWaits } from './editor/autosave.ts'
import { followChanges } from './editor/follow-changes.ts'
import { inTurn, putUnderGame } from './game/put-under-game.ts'
import { bundlesOf, useLibrary } from './library.ts'
import { useRegistry } from './packs/registry.ts'
import { titleOf } from './packs/title-of.ts'
import { noteWritten } from './packs/used-packs.ts'
import { rulebookOfPack } from './rulebook.ts'

export type { ThingName } from '@questwright/workshop/page'

async function tell<Answer>(deed: WorkspaceDeed): Promise<Answer> {
  const body = JSON.stringify(deed)
  const response = await send('/api/workspace', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  return (await response.json()) as Answer
}

/** Performs a change, then updates the library, the open files and the running game from disk. */
async function perform(deed: WorkspaceDeed): Promise<DoneAnswer> {
  await saveWhatWaits()
  return inTurn(async () => {
    const done = await tell<DoneAnswer>(deed)
    for (const { pack } of done.changed) noteWritten(pack)
    await followChanges(done.changed)
    await putUnderGame(done.changed.map(({ pack, path }) => `${pack}/${path}`))
    return done
  })
}

/**
 * Creates a pack: a folder with package.json, text/en.json, tsconfig.json and README.md.
 * @param id its folder and id; default derived from the title
 * @param scope under which its author publishes, without the @ sign; default the remembered one
 * @param game the game of its cards; the default game if it is left out
 * @returns the id
 * @throws ApiError when the id is taken or no slug, or nothing can be written
 */
export async function createPack({
  title,
  id,
  scope = useRegistry.getState().known?.scope ?? '',
  game,
}: {
  readonly title: string
  readonly id?: string
  readonly scope?: string
  readonly game?: string
}): Promise<string> {
  const there = new Set(useLibrary.getState().packs?.packs.map(({ pack }) => pack))
  const dependencies = rulebookAt(game).basePacks.filter((one) => there.has(one))
  return (await perform({ deed: 'new-pack', id: id ?? suggestSlug(title), title, dependencies, game, ...(scope === '' ? {} : { scope }) }))
    .code
}

export interface NewCard {
  readonly title: string
  readonly type: string
  /** Merged over the default facts of a new card of this type. */
  readonly facts?: JsonRecord
  /** The rules text, or all texts in the form of `text/en.json` (`{ text, flavour, sides }`). */
  readonly text?: string | JsonRecord
  /** A slug, a title, or `pack:slug` of another pack's set. */
  readonly set?: string
  /** Default: derived from the title. */
  readonly slug?: string
  /** The script of the card. */
  readonly script?: string
}

/**
 * Creates a card: `cards/<folder>/<slug>.json` and its texts in `text/en.json`. Without `slug`, the slug comes from the title, with a number if it is taken. A given slug that is taken is refused.
 * @returns the code `pack:slug`
 */
export async function createCard(pack: string, card: NewCard): Promise<string> {
  const { facts, set } = factsOfNewCard(card, pack, rulebookOfPack(pack))
  const words: JsonRecord = { title: card.title, ...(typeof card.text === 'string' ? { text: card.text } : card.text) }
  return create('card', pack, card, { facts, words, ...(set ? { set } : {}) })
}

interface Named {
  readonly title: string
  readonly slug?: string
  readonly script?: string
}

async function create(
  kind: ThingKind,
  pack: string,
  { title, slug, script }: Named,
  parts: {
    readonly facts?: JsonRecord
    readonly words: JsonRecord
    readonly set?: { readonly slug: string; readonly title: string }
  },
): Promise<string> {
  const whenTaken = slug === undefined ? 'suggest' : 'refuse'
  const thing = {
    kind,
    pack,
    slug: slug ?? (suggestSlug(title) || `new-${kind}`),
    whenTaken,
    ...parts,
    ...(script ? { script } : {}),
  } as const
  return (await perform({ deed: 'create', thing })).code
}

/** Creates a keyword: `keywords/<slug>.json` and its texts. @returns `pack:slug` */
export const createKeyword = (
  pack: string,
  keyword: Named & { readonly number: 'none' | 'required'; readonly text?: string },
): Promise<string> =>
  create('keyword', pack, keyword, {
    facts: { number: keyword.number },
    words: { title: keyword.title, ...(keyword.text ? { text: keyword.text } : {}) },
  })

/** Creates a working system: its chapter, script and scenes, and the title and text of its rule. @returns `pack:slug` */
export const createSystem = async (pack: string, { title, slug }: { readonly title: string; readonly slug: string }): Promise<string> =>
  (await perform({ deed: 'new-system', pack, slug, title })).code

/** Creates a scenario: `scenarios/<slug>.json` and its texts. Without facts it has no stage yet. @returns `pack:slug` */
export const createScenario = (pack: string, scenario: Named & { readonly text?: string; readonly facts?: JsonRecord }): Promise<string> =>
  create('scenario', pack, scenario, {
    facts: { ...Object.fromEntries(dealParts(rulebookOfPack(pack)).map(({ part }) => [part, []] as const)), ...scenario.facts },
    words: { title: scenario.title, ...(scenario.text ? { text: scenario.text } : {}) },
  })

/**
 * Creates a campaign: `campaigns/<slug>.json` and its texts, with the rules of its pack and its dependencies that keep a record, and no scenario yet.
 * @returns `pack:slug`
 */
export const createCampaign = (pack: string, campaign: Named): Promise<string> => {
  const bundles = bundlesOf(useLibrary.getState().packs)
  const ground = withGround(
    bundles.filter(({ id }) => id === pack),
    bundles,
  )
  const rules = keepersOf(ground, pack).map(({ code }) => code)
  return create('campaign', pack, campaign, { facts: { rules, scenarios: [] }, words: { title: campaign.title } })
}

export interface NewDeck extends Named {
  /** Other fields of deck files: sections, sideboard, placeholders, notes. */
  readonly [more: string]: JsonValue | undefined
}

/** Creates a deck: `decks/<slug>.json` and its title. @returns `pack:slug` */
export function createDeck(pack: string, { title, slug, script: _, ...more }: NewDeck): Promise<string> {
  const rest = Object.fromEntries(Object.entries(more).filter((one): one is [string, JsonValue] => one[1] !== undefined))
  const empty = Object.fromEntries(
    deckSections(rulebookOfPack(pack)).map(({ name, written }) => [name, written === 'list' ? [] : {}] as const),
  )
  const { sections, others } = sectionsApart(rest, Object.keys(empty))
  const facts = { ...deckHead, kind: 'custom', ...others, ...empty, ...sections }
  return create('deck', pack, { title, ...(slug ? { slug } : {}) }, { facts, words: { title } })
}

/** The sections of a deck, and its other fields. */
function sectionsApart(fields: JsonRecord, names: readonly string[]): { readonly sections: JsonRecord; readonly others: JsonRecord } {
  const all = Object.entries(fields)
  return {
    sections: Object.fromEntries(all.filter(([name]) => names.includes(name))),
    others: Object.fromEntries(all.filter(([name]) => !names.includes(name))),
  }
}

/** Copies a card (by its code) or another thing with its script, scenes and texts. @returns `pack:slug` of the copy */
export async function duplicate(thing: string | ThingName, to?: { readonly slug?: string; readonly title?: string }): Promise<string> {
  const more = { ...(to?.slug ? { to: to.slug } : {}), ...(to?.title ? { title: to.title } : {}) }
  return (await perform({ deed: 'duplicate', thing: named(thing), ...more })).code
}

function named(thing: string | ThingName): ThingName {
  if (typeof thing !== 'string') return thing
  const cut = thing.lastIndexOf(':')
  return { kind: 'card', pack: thing.slice(0, cut), slug: thing.slice(cut + 1) }
}

interface Renaming extends ThingName {
  /** The new slug. */
  readonly to: string
  /** A new title as well. */
  readonly title?: string
}

const renaming = ({ kind, pack, slug, to, title }: Renaming) => ({ thing: { kind, pack, slug }, to, ...(title ? { title } : {}) })

/** Every line that a rename would change, in all packs. Nothing is changed. */
export const previewRename = (thing: Renaming): Promise<PreviewAnswer> => tell({ deed: 'preview-rename', ...renaming(thing) })

/**
 * Renames a thing and all references to it in the workspace.
 * @param thing `plan`: the `plan` of the preview; the rename is refused (409) if other lines would change now than in that preview
 * @returns the new `pack:slug`, and the trash entry with the old files
 */
export const rename = (thing: Renaming & { readonly plan?: string }): Promise<DoneAnswer> =>
  perform({ deed: 'rename', ...renaming(thing), ...(thing.plan ? { plan: thing.plan } : {}) })

/** Every line with a name defined by a chapter, and its text after a rename. Nothing is changed. */
export const previewRenameName = (name: ChapterName, to: string): Promise<PreviewAnswer> => tell({ deed: 'preview-rename-name', name, to })

/** Renames a name defined by a chapter, and all its uses. @param plan as in `thing` of `rename` */
export const renameName = (name: ChapterName, to: string, plan: string): Promise<DoneAnswer> =>
  perform({ deed: 'rename-name', name, to, plan })

/** After a rename or a change of several files: a toast with a button that restores all of them. @param andThen called after that */
export function offerUndoOfChange(message: string, { changed, trash }: DoneAnswer, andThen: () => void = () => {}): void {
  const files = new Set(changed.filter(({ hash }) => hash !== absent).map(({ pack, path }) => `${pack}/${path}`)).size
  toast.success(message, {
    duration: 12_000,
    description: `${files} ${files === 1 ? 'file' : 'files'} changed.`,
    ...(trash ? { action: { label: 'Undo', onClick: () => void restore(trash).then(andThen, tellError) } } : {}),
  })
}

/** The things that would be deleted, and the references that would break. */
export const previewRemove = ({ kind, pack, slug }: ThingName): Promise<PreviewAnswer> =>
  tell({ deed: 'preview-remove', thing: { kind, pack, slug } })

/** Moves a thing with its script, scenes and texts to the workspace's trash, and offers to undo it. @param thing with its title, for the message */
export async function remove({
  kind,
  pack,
  slug,
  title,
  plan,
}: ThingName & { readonly title: string; readonly plan?: string }): Promise<void> {
  const done = await perform({ deed: 'remove', thing: { kind, pack, slug }, ...(plan ? { plan } : {}) })
  offerUndo(`${title} is deleted.`, done.trash)
}

/** Moves the icon of a set of cards to the trash. @returns its entry there */
export async function removeIcon(pack: string, set: string): Promise<string | undefined> {
  return (await perform({ deed: 'remove-icon', pack, set })).trash
}

/** Moves a whole pack to the trash, and offers to undo it. */
export async function removePack(pack: string): Promise<void> {
  offerUndo(`The pack ${titleOf(pack)} is deleted.`, (await perform({ deed: 'remove-pack', pack })).trash)
}

/** After an import replaced a pack: undo moves the new one to the trash and restores the old one. */
export function offerUndoOfReplace(pack: string, entry: string): void {
  toast(`The pack ${titleOf(pack)} is replaced.`, {
    duration: 12_000,
    description: 'The previous one is in the trash of the workspace (at the bottom of the Library).',
    action: { label: 'Undo', onClick: () => void restore(entry, 'to-trash').catch(tellError) },
  })
}

/** A toast with a button that restores an entry of the trash. */
export function offerUndo(message: string, entry: string | undefined): void {
  toast(message, {
    duration: 12_000,
    description: 'It is in the trash of the workspace (at the bottom of the Library).',
    ...(entry ? { action: { label: 'Undo', onClick: () => void restore(entry).catch(tellError) } } : {}),
  })
}

/** The entries of the trash, newest first. */
export const listTrash = async (): Promise<readonly TrashEntry[]> =>
  (await tell<{ readonly entries: readonly TrashEntry[] }>({ deed: 'trash' })).entries

/**
 * Restores an entry of the trash.
 * @param instead for packs: moves the pack in the same folder to the trash in the same step
 * @throws ApiError when its place is taken
 */
export async function restore(entry: string, instead?: 'to-trash'): Promise<string> {
  const { code } = await perform({ deed: 'restore', entry, ...(instead ? { instead } : {}) })
  toast.success(`${code} is back.`, { duration: 2500 })
  return code
}

/**
 * Applies several changes of files: all or none.
 * @param before keeps the old files in the trash, under this name
 * @throws ApiError 409 when one of the files changed in between
 */
export const applyChanges = (changes: Extract<WorkspaceDeed, { deed: 'apply' }>['changes'], before?: BeforeChange): Promise<DoneAnswer> =>
  perform({ deed: 'apply', changes, ...(before ? { before } : {}) })

export { ApiError }
