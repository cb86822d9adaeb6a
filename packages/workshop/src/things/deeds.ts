/** Carries out requests of a page that affect several files: each is planned from the current texts, then written in one batch. */
import { filesOfNewPack, filesOfNewSystem, packName, slugIsWellFormed, whyNoScope } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import { type Rulebook, setOfCard, setTitlesSection, typeIn } from '@questwright/rulebook'
import type { DoneAnswer, FileDeed, NewThing, PreviewAnswer, ThingName, TrashAnswer, WorkspaceDeed } from '../page/index.ts'
import { absent } from '../page/index.ts'
import { gameIdOf, mixedGames, rulebookAt, rulebooks } from '../page/rulebooks.ts'
import { Refusal } from '../refusal.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { planRenameName } from './chapter-names.ts'
import { brokenWords, withWords, wordsIn } from './json-words.ts'
import { planDuplicate, planRemove, planRemoveIcon, planRename } from './plans.ts'
import { type PackTexts, packNamed, partOf, readTexts, slugIsTaken, titleOf } from './things.ts'

/**
 * Carries out a request, or returns its preview.
 * @throws Refusal when it cannot be carried out; nothing was changed then
 */
export async function performDeed(workspace: Workspace, deed: WorkspaceDeed): Promise<DoneAnswer | PreviewAnswer | TrashAnswer> {
  switch (deed.deed) {
    case 'apply': {
      const note = deed.before && ({ ...deed.before, words: [], did: 'changed' } as const)
      return { code: '', ...(await workspace.apply(deed.changes, note)) }
    }
    case 'new-pack':
      return newPack(workspace, deed)
    case 'create': {
      const { changes, code } = planCreate(await readTexts(workspace, deed.thing.pack), deed.thing)
      return { code, ...(await workspace.apply(changes)) }
    }
    case 'new-system': {
      const { changes, code } = planNewSystem(await readTexts(workspace, deed.pack), deed)
      return { code, ...(await workspace.apply(changes)) }
    }
    case 'duplicate': {
      const { changes, code } = planDuplicate(await readTexts(workspace, deed.thing.pack), deed.thing, deed)
      return { code, ...(await workspace.apply(changes)) }
    }
    case 'preview-rename':
      return planRename(await readTexts(workspace), deed.thing, deed).preview
    case 'rename': {
      const { changes, code, preview } = planRename(await readTexts(workspace), deed.thing, deed)
      refuseOldPlan(deed.plan, preview)
      const { kind, pack, slug } = deed.thing
      return { code, ...(await workspace.apply(changes, { title: preview.title, kind, pack, slug, words: [], did: 'renamed' })) }
    }
    case 'preview-rename-name':
      return planRenameName(await readTexts(workspace), deed.name, deed.to).preview
    case 'rename-name': {
      const { changes, code, preview } = planRenameName(await readTexts(workspace), deed.name, deed.to)
      refuseOldPlan(deed.plan, preview)
      const { pack, slug, name } = deed.name
      return { code, ...(await workspace.apply(changes, { title: name, kind: 'system', pack, slug, words: [], did: 'renamed' })) }
    }
    case 'preview-remove':
      return planRemove(await readTexts(workspace), deed.thing).preview
    case 'remove': {
      const { changes, words, preview } = planRemove(await readTexts(workspace), deed.thing)
      refuseOldPlan(deed.plan, preview)
      const { kind, pack, slug } = deed.thing
      return { code: `${pack}:${slug}`, ...(await workspace.apply(changes, { title: preview.title, kind, pack, slug, words })) }
    }
    case 'remove-icon': {
      const { changes, title } = planRemoveIcon(await readTexts(workspace, deed.pack), deed)
      const { pack, set } = deed
      const note = { title: `Icon of ${title}`, kind: 'set', pack, slug: set, words: [] } as const
      return { code: `${pack}:${set}`, ...(await workspace.apply(changes, note)) }
    }
    case 'remove-pack': {
      const trash = await workspace.removePack(deed.pack)
      return { code: deed.pack, changed: [], trash }
    }
    case 'trash':
      return { entries: await workspace.listTrash() }
    case 'restore': {
      const { entry, ...done } = await workspace.restore(deed.entry, deed.instead)
      return { code: entry.kind === 'pack' ? entry.pack : `${entry.pack}:${entry.slug}`, ...done }
    }
  }
}

function refuseOldPlan(plan: string | undefined, preview: PreviewAnswer): void {
  if (plan === undefined || plan === preview.plan) return
  const remedy = 'Look at the list again; nothing was changed.'
  throw new Refusal(409, 'plan/changed', 'Files changed since the list was shown.', remedy)
}

async function newPack(
  workspace: Workspace,
  { id, title, dependencies, scope = '', game }: Extract<WorkspaceDeed, { readonly deed: 'new-pack' }>,
): Promise<DoneAnswer> {
  if (title.trim() === '') throw new Refusal(400, 'pack/no-title', 'The pack has no title.', 'Write one.')
  const wrong = scope === '' ? undefined : whyNoScope(scope)
  if (wrong !== undefined) throw new Refusal(400, 'pack/scope', `"@${scope}" cannot be the scope of a pack.`, wrong)
  const texts = await readTexts(workspace)
  const needed = texts.filter(({ pack }) => dependencies.includes(pack))
  const ofGames = needed.map((one) => ({ id: one.id, game: one.rulebook.game }))
  const mixed = mixedGames(ofGames)
  if (mixed !== undefined) throw new Refusal(400, 'pack/two-games', mixed, 'Choose packs of one game as its dependencies.')
  const played = game ?? gameIdOf(ofGames)
  if (!Object.hasOwn(rulebooks, played))
    throw new Refusal(400, 'pack/unknown-game', `There is no game "${played}".`, `Choose one of ${Object.keys(rulebooks).join(', ')}.`)
  const other = ofGames.find((one) => one.game !== played)
  if (other !== undefined)
    throw new Refusal(
      400,
      'pack/two-games',
      `${other.id} is for the game "${other.game}", and the new pack for "${played}".`,
      'Choose packs of its game.',
    )
  const versions = Object.fromEntries(needed.map(({ pack, name, version }) => [pack, { name, version }]))
  const files = filesOfNewPack(packName(scope, id), title.trim(), versions, rulebookAt(played))
  await workspace.addPack(id, files)
  return { code: id, changed: Object.entries(files).map(([path, text]) => ({ pack: id, path, hash: sha256(text) })) }
}

const folders = {
  card: 'cards',
  keyword: 'keywords',
  scenario: 'scenarios',
  campaign: 'campaigns',
  deck: 'decks',
  rule: 'rules',
  system: 'systems',
  set: 'text',
} as const

/** The folder for the facts of a new thing. An author may use any folder below `cards`; new cards get the folder that the rulebook suggests. */
function folderOf({ kind, facts }: NewThing, rulebook: Rulebook): string {
  if (kind !== 'card') return folders[kind]
  const set =
    setOfCard(facts ?? {}, rulebook)
      ?.split(':')
      .at(-1) ?? ''
  const { cardFolder } = rulebook
  return `cards/${typeIn(rulebook, facts?.type)?.folder ?? (slugIsWellFormed(set) ? `${cardFolder}/${set}` : cardFolder)}`
}

/** The changes that create a thing: its file, its words, and the title of its set. */
function planCreate(packs: readonly PackTexts[], thing: NewThing): { readonly changes: readonly FileDeed[]; readonly code: string } {
  const pack = packNamed(packs, thing.pack)
  const slug = freeSlug(pack, thing)
  const stem = `${folderOf(thing, pack.rulebook)}/${slug}`
  const changes: FileDeed[] = []
  const write = (path: string, text: string): void => {
    const before = pack.files[path]
    changes.push({ do: 'write', pack: pack.pack, path, text, expected: before === undefined ? absent : sha256(before) })
  }
  if (thing.facts !== undefined) write(`${stem}.json`, writeFactsText(thing.facts))
  if (thing.script !== undefined) write(`${stem}.ts`, thing.script)
  const part = partOf(thing.kind, pack.rulebook)
  const before = pack.files['text/en.json']
  try {
    let text = before
    if (part !== undefined) text = withWords(text, part, slug, thing.words)
    const { set } = thing
    const titles = setTitlesSection(pack.rulebook)
    if (set !== undefined && titles !== undefined && wordsIn(text ?? '{}', titles, set.slug) === undefined)
      text = withWords(text, titles, set.slug, { title: set.title })
    if (text !== undefined && text !== before) write('text/en.json', text)
  } catch {
    throw brokenWords('text/en.json')
  }
  return { changes, code: `${pack.id}:${slug}` }
}

/** The files of a new system in an existing pack: those that `qw pack new --system` writes into a new pack. */
function planNewSystem(
  packs: readonly PackTexts[],
  { pack: name, slug, title }: { readonly pack: string; readonly slug: string; readonly title: string },
): { readonly changes: readonly FileDeed[]; readonly code: string } {
  if (title.trim() === '') throw new Refusal(400, 'system/no-title', 'The system has no title.', 'Write one.')
  const pack = packNamed(packs, name)
  freeSlug(pack, { kind: 'system', pack: name, slug, whenTaken: 'refuse' })
  const { files, entry } = filesOfNewSystem(slug, title.trim(), pack.rulebook)
  const changes: FileDeed[] = Object.entries(files).map(([path, text]) => ({ do: 'write', pack: name, path, text, expected: absent }))
  const before = pack.files['text/en.json']
  try {
    const text = withWords(before, 'systems', slug, entry)
    changes.push({ do: 'write', pack: name, path: 'text/en.json', text, expected: before === undefined ? absent : sha256(before) })
  } catch {
    throw brokenWords('text/en.json')
  }
  return { changes, code: `${pack.id}:${slug}` }
}

function freeSlug(pack: PackTexts, { kind, slug, whenTaken }: ThingName & Pick<NewThing, 'whenTaken'>): string {
  if (!slugIsWellFormed(slug))
    throw new Refusal(400, 'thing/no-slug', `"${slug}" cannot be a name of a file.`, 'Lower case letters, digits and single hyphens only.')
  if (!slugIsTaken(pack, kind, slug)) return slug
  if (whenTaken === 'refuse')
    throw new Refusal(409, 'thing/taken', `${titleOf(pack, kind, slug)} has the name "${slug}" already.`, 'Take another name.')
  for (let number = 2; ; number++) if (!slugIsTaken(pack, kind, `${slug}-${number}`)) return `${slug}-${number}`
}

/** Facts as JSON text with one fact on each line; lists and objects stay on the line of their fact. */
function writeFactsText(facts: { readonly [fact: string]: unknown }): string {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([fact, value]) => `  ${JSON.stringify(fact)}: ${inLine(value)}`)
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${inLine(part)}`)
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
  }
  return JSON.stringify(value)
}
