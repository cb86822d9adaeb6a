/** Plans renamings, deletions and copies from the texts of packs alone: the files that change, and notes for the user. */
import { slugIsWellFormed } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import type { Rulebook } from '@questwright/rulebook'
import type { TakenWords } from '../formats/index.ts'
import type { FileDeed, PreviewAnswer, PreviewFile, Reference, ThingName } from '../page/index.ts'
import { absent } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { linesOf, previewOf, withEdits } from './edits.ts'
import { brokenWords, withoutWords, withWords, wordsIn } from './json-words.ts'
import { findReferences } from './references.ts'
import { filesOfThing, type PackTexts, packNamed, partOf, slugIsTaken, titleOf, wordsFiles, wordsOf } from './things.ts'

export interface Plan {
  readonly changes: readonly FileDeed[]
  readonly code: string
  readonly preview: PreviewAnswer
}

/**
 * Plans a renaming: the files of the thing are moved, and every reference in all packs is changed.
 * @throws Refusal when the thing does not exist, or the new name is no slug or is taken
 */
export function planRename(
  packs: readonly PackTexts[],
  thing: ThingName,
  { to, title }: { readonly to: string; readonly title?: string },
): Plan & { readonly preview: PreviewAnswer & { readonly title: string } } {
  const pack = packNamed(packs, thing.pack)
  refuseAbsent(pack, thing)
  if (!slugIsWellFormed(to))
    throw new Refusal(400, 'thing/no-slug', `"${to}" cannot be a name of a file.`, 'Lower case letters, digits and single hyphens only.')
  if (to !== thing.slug && slugIsTaken(pack, thing.kind, to))
    throw new Refusal(409, 'thing/taken', `${titleOf(pack, thing.kind, to)} has the name "${to}" already.`, 'Take another name.')
  const found = findReferences(packs, { pack, thing, to, title })
  const own = new Set(filesOfThing(pack, thing.kind, thing.slug))
  const changes: FileDeed[] = []
  const files: PreviewFile[] = []
  const editsOf = new Map(found.files.map((one) => [`${one.pack.pack}/${one.path}`, one]))
  for (const path of own) {
    const before = pack.files[path] ?? ''
    const edits = editsOf.get(`${pack.pack}/${path}`)?.edits ?? []
    editsOf.delete(`${pack.pack}/${path}`)
    const after = withEdits(before, edits)
    const target = movedPath(path, thing.slug, to)
    if (target === path) {
      if (after === before) continue
      changes.push({ do: 'write', pack: pack.pack, path, text: after, expected: sha256(before) })
      files.push({ pack: pack.pack, path, what: 'written', lines: linesOf(before, edits) })
      continue
    }
    changes.push({
      do: 'move',
      pack: pack.pack,
      path,
      to: target,
      expected: sha256(before),
      ...(after === before ? {} : { text: after }),
    })
    files.push({ pack: pack.pack, path, what: 'moved', to: target, lines: linesOf(before, edits) })
  }
  for (const { pack: owner, path, edits } of editsOf.values()) {
    const before = owner.files[path] ?? ''
    changes.push({ do: 'write', pack: owner.pack, path, text: withEdits(before, edits), expected: sha256(before) })
    files.push({ pack: owner.pack, path, what: 'written', lines: linesOf(before, edits) })
  }
  for (const [path, hash] of to === thing.slug ? [] : imagesOf(pack, thing)) {
    const target = movedPath(path, thing.slug, to)
    changes.push({ do: 'move', pack: pack.pack, path, to: target, expected: hash })
    files.push({ pack: pack.pack, path, what: 'moved', to: target, lines: [] })
  }
  const before = titleOf(pack, thing.kind, thing.slug)
  return { changes, code: `${pack.id}:${to}`, preview: { title: before, ...previewOf(changes, files, found.notes, []) } }
}

/**
 * Plans a deletion of the files and words of a thing. References to it elsewhere are reported and not changed.
 * @throws Refusal when the thing does not exist
 */
export function planRemove(
  packs: readonly PackTexts[],
  thing: ThingName,
): Plan & { readonly words: readonly TakenWords[]; readonly preview: PreviewAnswer & { readonly title: string } } {
  const pack = packNamed(packs, thing.pack)
  refuseAbsent(pack, thing)
  const changes: FileDeed[] = []
  const files: PreviewFile[] = []
  const own = filesOfThing(pack, thing.kind, thing.slug)
  for (const path of own) {
    changes.push({ do: 'delete', pack: pack.pack, path, expected: sha256(pack.files[path] ?? '') })
    files.push({ pack: pack.pack, path, what: 'deleted', lines: [] })
  }
  for (const [path, hash] of imagesOf(pack, thing)) {
    changes.push({ do: 'delete', pack: pack.pack, path, expected: hash })
    files.push({ pack: pack.pack, path, what: 'deleted', lines: [] })
  }
  const part = partOf(thing.kind, pack.rulebook)
  const words: TakenWords[] = []
  for (const path of part === undefined ? [] : wordsFiles(pack)) {
    const before = pack.files[path] ?? ''
    try {
      const value = wordsIn(before, part ?? '', thing.slug)
      if (value === undefined) continue
      words.push({ pack: pack.pack, path, keys: [part ?? '', thing.slug], value })
      changes.push({ do: 'write', pack: pack.pack, path, text: withoutWords(before, part ?? '', thing.slug), expected: sha256(before) })
      files.push({ pack: pack.pack, path, what: 'written', lines: [] })
    } catch {
      throw brokenWords(path)
    }
  }
  const found = findReferences(packs, { pack, thing, to: `${thing.slug}-gone`, title: undefined })
  const references = found.files
    .filter((one) => !(one.pack.pack === pack.pack && (own.includes(one.path) || wordsFiles(pack).includes(one.path))))
    .flatMap((one): readonly Reference[] =>
      linesOf(one.pack.files[one.path] ?? '', one.edits).map(({ line, before }) => ({
        pack: one.pack.pack,
        path: one.path,
        line,
        text: before,
      })),
    )
  const title = titleOf(pack, thing.kind, thing.slug)
  return { changes, code: `${pack.id}:${thing.slug}`, words, preview: { title, ...previewOf(changes, files, [], references) } }
}

/**
 * Plans the removal of a set's icon, with any file extension. The set itself stays.
 * @throws Refusal when the pack has no such picture
 */
export function planRemoveIcon(
  packs: readonly PackTexts[],
  { pack: id, set }: { readonly pack: string; readonly set: string },
): { readonly changes: readonly FileDeed[]; readonly title: string } {
  const pack = packNamed(packs, id)
  const images = slugIsWellFormed(set) ? imagesOf(pack, { kind: 'set', pack: id, slug: set }) : []
  if (images.length === 0)
    throw new Refusal(404, 'icon/absent', `The pack "${pack.pack}" has no icon for the set "${set}".`, 'Nothing was changed.')
  return {
    changes: images.map(([path, hash]) => ({ do: 'delete', pack: pack.pack, path, expected: hash })),
    title: titleOf(pack, 'set', set),
  }
}

/**
 * Plans a copy: facts, script, scenes and words under a new name. Ids that other programs use for the card are not copied.
 * @throws Refusal when the thing does not exist, has no files, is a system, or the new name is taken
 */
export function planDuplicate(
  packs: readonly PackTexts[],
  thing: ThingName,
  { to, title }: { readonly to?: string; readonly title?: string },
): Omit<Plan, 'preview'> {
  const pack = packNamed(packs, thing.pack)
  refuseAbsent(pack, thing)
  if (thing.kind === 'set') throw new Refusal(400, 'thing/no-copy', 'A set has no file that could be copied.', 'Duplicate its cards.')
  if (thing.kind === 'system')
    throw new Refusal(
      400,
      'thing/no-copy',
      'A copy of a system would declare every name of its chapter a second time.',
      'Make a new system, and copy what you need into it.',
    )
  const slug = to ?? freeCopy(pack, thing)
  if (!slugIsWellFormed(slug) || slugIsTaken(pack, thing.kind, slug))
    throw new Refusal(409, 'thing/taken', `The name "${slug}" is taken or cannot be that of a file.`, 'Take another name.')
  const words = wordsOf(pack, thing.kind, thing.slug)
  const old = titleOf(pack, thing.kind, thing.slug)
  const newTitle = title ?? (old === thing.slug ? slug : `${old} (copy)`)
  const found = findReferences([pack], { pack, thing, to: slug, title: newTitle })
  const own = filesOfThing(pack, thing.kind, thing.slug)
  const changes: FileDeed[] = own.map((path) => {
    const edits = found.files.find((one) => one.path === path)?.edits ?? []
    const copy = path.endsWith('.json')
      ? withoutForeignIds(pack.files[path] ?? '', pack.rulebook)
      : withEdits(pack.files[path] ?? '', edits)
    return { do: 'write', pack: pack.pack, path: movedPath(path, thing.slug, slug), text: copy, expected: absent }
  })
  const part = partOf(thing.kind, pack.rulebook)
  if (part !== undefined && words !== undefined) {
    const before = pack.files['text/en.json'] ?? '{}'
    const text = withWords(before, part, slug, retitled(words, old, newTitle))
    changes.push({ do: 'write', pack: pack.pack, path: 'text/en.json', text, expected: sha256(before) })
  }
  return { changes, code: `${pack.id}:${slug}` }
}

function refuseAbsent(pack: PackTexts, { kind, slug }: ThingName): void {
  if (slugIsTaken(pack, kind, slug)) return
  throw new Refusal(
    404,
    'thing/absent',
    `The pack "${pack.pack}" has no ${kind} "${slug}".`,
    'It may have been renamed: load the page again.',
  )
}

function freeCopy(pack: PackTexts, { kind, slug }: ThingName): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${slug}-copy` : `${slug}-copy-${number}`
    if (!slugIsTaken(pack, kind, name)) return name
  }
}

/** The words with every title that equals the old one replaced, also on the sides of a card. */
function retitled(words: unknown, before: string, after: string): unknown {
  if (Array.isArray(words)) return words.map((one: unknown) => retitled(one, before, after))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, key === 'title' && value === before ? after : retitled(value, before, after)]),
  )
}

/** The facts for a copy, without the lines that have ids of other programs. */
function withoutForeignIds(text: string, { facts }: Rulebook): string {
  const foreign = new Set(Object.keys(facts).filter((fact) => facts[fact]?.plays === 'no'))
  const kept = text
    .split('\n')
    .filter((line) => !foreign.has(/^\s*"(\w+)"\s*:/.exec(line)?.[1] ?? ''))
    .join('\n')
  const whole = kept.replace(/,(\s*\})\s*$/, '$1\n')
  try {
    JSON.parse(whole)
    return whole
  } catch {
    return text
  }
}

/** The pictures that have the name of a thing and belong to it alone. */
function imagesOf(pack: PackTexts, { kind, slug }: ThingName): readonly (readonly [string, string])[] {
  const folder = kind === 'card' ? 'art' : kind === 'set' ? 'art/sets' : undefined
  if (folder === undefined) return []
  return Object.entries(pack.images).filter(([path]) => {
    const cut = path.lastIndexOf('/')
    if (path.slice(0, cut) !== folder || path.slice(cut + 1).replace(/\.[a-z]+$/, '') !== slug) return false
    const users = Object.entries(pack.files).filter(([file, text]) => file.startsWith('cards/') && text.includes(JSON.stringify(path)))
    const own = filesOfThing(pack, kind, slug)
    return users.every(([file]) => own.includes(file))
  })
}

/** The path with the slug in its file name changed. */
function movedPath(path: string, slug: string, to: string): string {
  const cut = path.lastIndexOf('/') + 1
  const name = path.slice(cut)
  return `${path.slice(0, cut)}${to}${name.slice(slug.length)}`
}
