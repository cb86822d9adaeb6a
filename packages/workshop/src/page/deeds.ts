/** Requests of a page that change several files of the workspace, and their answers: POST /api/workspace. */

export type ThingKind = 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck' | 'rule' | 'system' | 'encounter-set'

/** A thing of a pack. `pack` as in `PackState`. */
export interface ThingName {
  readonly kind: ThingKind
  readonly pack: string
  readonly slug: string
}

/** What the chapter of a system brings. `section` is the way to it: `counters`, or `abilityMenus`, `effects`. */
export interface ChapterName {
  readonly pack: string
  readonly slug: string
  readonly section: readonly string[]
  readonly name: string
}

/** One change of a file. `expected` is the hash of what the writer thinks is there, or `absent`. */
export type FileDeed =
  | { readonly do: 'write'; readonly pack: string; readonly path: string; readonly text: string; readonly expected: string }
  | { readonly do: 'write-bytes'; readonly pack: string; readonly path: string; readonly base64: string; readonly expected: string }
  | { readonly do: 'delete'; readonly pack: string; readonly path: string; readonly expected: string }
  /** Nothing may lie at `to`; with `text` the file says this there. */
  | {
      readonly do: 'move'
      readonly pack: string
      readonly path: string
      readonly to: string
      readonly expected: string
      readonly text?: string
    }

/** A JSON value, as requests and answers carry it. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }
export type JsonRecord = { readonly [key: string]: JsonValue }

export interface NewThing extends ThingName {
  /** What the file says: facts of a card, keyword, scenario; the whole file of a deck. Absent for a rule, which has a script only. */
  readonly facts?: JsonRecord
  /** What `text/en.json` says of it. */
  readonly words: JsonRecord
  /** Named in `text/en.json` unless it is there already. */
  readonly encounterSet?: { readonly slug: string; readonly title: string }
  /** Its behaviour, where it has one from the beginning. */
  readonly script?: string
  /** `suggest`: another slug may be taken when this one is in use. */
  readonly whenTaken: 'suggest' | 'refuse'
}

/** Under which name the trash keeps what several changes wrote over: a thing, or a whole pack. */
export interface BeforeChange extends Pick<TrashEntry, 'title' | 'kind' | 'pack' | 'slug'> {}

/** The body of POST /api/workspace. With `plan` (the hash of a preview) a deed is done only while the preview holds. */
export type WorkspaceDeed =
  /** `before`: what changes goes to the trash as it was, under this name. */
  | { readonly deed: 'apply'; readonly changes: readonly FileDeed[]; readonly before?: BeforeChange }
  /** `scope`: under which its author publishes, without the sign before it. */
  | {
      readonly deed: 'new-pack'
      readonly id: string
      readonly title: string
      readonly dependencies: readonly string[]
      readonly scope?: string
    }
  | { readonly deed: 'create'; readonly thing: NewThing }
  /** A system that works, with what its game's texts begin one: chapter, script, scene and the words of its rule. */
  | { readonly deed: 'new-system'; readonly pack: string; readonly slug: string; readonly title: string }
  | { readonly deed: 'duplicate'; readonly thing: ThingName; readonly to?: string; readonly title?: string }
  | { readonly deed: 'preview-rename'; readonly thing: ThingName; readonly to: string; readonly title?: string }
  | { readonly deed: 'rename'; readonly thing: ThingName; readonly to: string; readonly title?: string; readonly plan?: string }
  | { readonly deed: 'preview-rename-name'; readonly name: ChapterName; readonly to: string }
  | { readonly deed: 'rename-name'; readonly name: ChapterName; readonly to: string; readonly plan?: string }
  | { readonly deed: 'preview-remove'; readonly thing: ThingName }
  | { readonly deed: 'remove'; readonly thing: ThingName; readonly plan?: string }
  /** The icon of an encounter set: the pictures of that name in `art/sets`. */
  | { readonly deed: 'remove-icon'; readonly pack: string; readonly set: string }
  | { readonly deed: 'remove-pack'; readonly pack: string }
  | { readonly deed: 'trash' }
  /** `instead`: a pack that has its place by now goes to the trash itself. */
  | { readonly deed: 'restore'; readonly entry: string; readonly instead?: 'to-trash' }

/** A file that was changed: what lies there now, or `absent`. */
export interface ChangedFile {
  readonly pack: string
  readonly path: string
  readonly hash: string
}

/** The answer to everything that writes. */
export interface DoneAnswer {
  /** `pack:slug` of what was made, or the pack's id. */
  readonly code: string
  readonly changed: readonly ChangedFile[]
  /** The entry of the trash that holds the files as they were before. */
  readonly trash?: string
}

/** What a request would change, before it is carried out. */
export interface PreviewAnswer {
  /** A hash of all changes. The page sends it with the request, which is refused when the changes would be others by then. */
  readonly plan: string
  readonly files: readonly PreviewFile[]
  /** What the person should know besides: places that look like the name and are left alone, references that would break. */
  readonly notes: readonly string[]
  readonly references: readonly Reference[]
}

export interface PreviewFile {
  readonly pack: string
  readonly path: string
  readonly what: 'written' | 'moved' | 'deleted'
  readonly to?: string
  readonly lines: readonly { readonly line: number; readonly before: string; readonly after: string }[]
}

/** A place that names a thing. */
export interface Reference {
  readonly pack: string
  readonly path: string
  readonly line: number
  readonly text: string
}

/** Something that was deleted or renamed and can come back. */
export interface TrashEntry {
  readonly id: string
  /** By the server's clock, ISO 8601. */
  readonly when: string
  readonly title: string
  readonly kind: ThingKind | 'pack'
  readonly pack: string
  readonly slug: string
  readonly files: number
  /** How it was changed; absent for a deletion. */
  readonly did?: 'renamed' | 'changed'
}

export interface TrashAnswer {
  readonly entries: readonly TrashEntry[]
}

/** The answer to the begin of an import: POST /api/import. */
export interface ImportBegun {
  readonly name: string
}

/** The answer to its end: the pack's id; what was replaced waits in the trash. */
export interface ImportDone {
  readonly pack: string
  readonly trash?: string
}
