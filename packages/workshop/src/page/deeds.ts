/** Requests of a page that change several files of the workspace, and their answers: POST /api/workspace. */

export type ThingKind = 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck' | 'rule' | 'system' | 'set'

/** The thing to which a request refers: a card, deck, rule or another thing of a pack. `pack` as in `PackState`. */
export interface ThingName {
  readonly kind: ThingKind
  readonly pack: string
  readonly slug: string
}

/** A name that the chapter of a system declares. `section` is the path of keys that leads to it: `counters`, or `abilityMenus`, `effects`. */
export interface ChapterName {
  readonly pack: string
  readonly slug: string
  readonly section: readonly string[]
  readonly name: string
}

/** A change of one file. `expected` is the hash of the file that the writer last read, or `absent`. */
export type FileDeed =
  | { readonly do: 'write'; readonly pack: string; readonly path: string; readonly text: string; readonly expected: string }
  | { readonly do: 'write-bytes'; readonly pack: string; readonly path: string; readonly base64: string; readonly expected: string }
  | { readonly do: 'delete'; readonly pack: string; readonly path: string; readonly expected: string }
  /** `to` must not exist. With `text`, the moved file gets this text. */
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
  /**
   * The content of the file: the facts of a card, keyword or scenario, or the complete file of a deck. Absent for a rule, which has only a script.
   */
  readonly facts?: JsonRecord
  /** The entry of the new thing in `text/en.json`. */
  readonly words: JsonRecord
  /** The title of a new set of cards, which is added to `text/en.json` unless the set has a title already. */
  readonly set?: { readonly slug: string; readonly title: string }
  /** The initial script of the new thing, if any. */
  readonly script?: string
  /** What to do when another thing has the slug: `suggest` uses another slug. */
  readonly whenTaken: 'suggest' | 'refuse'
}

/** The entry of the trash for the files that a request overwrites: named after a thing, or after a whole pack. */
export interface BeforeChange extends Pick<TrashEntry, 'title' | 'kind' | 'pack' | 'slug'> {}

/**
 * The body of POST /api/workspace. With `plan`, the hash of a preview, the request is carried out only if its changes are still the same as in the
 * preview.
 */
export type WorkspaceDeed =
  /** `before`: the changed files go to the trash with their old content, under this name. */
  | { readonly deed: 'apply'; readonly changes: readonly FileDeed[]; readonly before?: BeforeChange }
  /** `scope`: the scope under which its author publishes, without the `@`. */
  | {
      readonly deed: 'new-pack'
      /** The game of the pack: that of its dependencies if it is left out, or the default game. */
      readonly game?: string | undefined
      readonly id: string
      readonly title: string
      readonly dependencies: readonly string[]
      readonly scope?: string
    }
  | { readonly deed: 'create'; readonly thing: NewThing }
  /** A new working system from the templates of its game: chapter, script, scene and the words of its rule. */
  | { readonly deed: 'new-system'; readonly pack: string; readonly slug: string; readonly title: string }
  | { readonly deed: 'duplicate'; readonly thing: ThingName; readonly to?: string; readonly title?: string }
  | { readonly deed: 'preview-rename'; readonly thing: ThingName; readonly to: string; readonly title?: string }
  | { readonly deed: 'rename'; readonly thing: ThingName; readonly to: string; readonly title?: string; readonly plan?: string }
  | { readonly deed: 'preview-rename-name'; readonly name: ChapterName; readonly to: string }
  | { readonly deed: 'rename-name'; readonly name: ChapterName; readonly to: string; readonly plan?: string }
  | { readonly deed: 'preview-remove'; readonly thing: ThingName }
  | { readonly deed: 'remove'; readonly thing: ThingName; readonly plan?: string }
  /** Removes the icon of a set: the pictures with the name of the set in `art/sets`. */
  | { readonly deed: 'remove-icon'; readonly pack: string; readonly set: string }
  | { readonly deed: 'remove-pack'; readonly pack: string }
  | { readonly deed: 'trash' }
  /** `instead`: the pack that now has the id of the restored one is moved to the trash. */
  | { readonly deed: 'restore'; readonly entry: string; readonly instead?: 'to-trash' }

/** A changed file with its new hash, or `absent`. */
export interface ChangedFile {
  readonly pack: string
  readonly path: string
  readonly hash: string
}

/** The answer to every request that writes. */
export interface DoneAnswer {
  /** The code `pack:slug` of the new, changed or removed thing, or the id of the pack; empty for `apply`. */
  readonly code: string
  readonly changed: readonly ChangedFile[]
  /** The entry of the trash that holds the files as they were before. */
  readonly trash?: string
}

/** A preview of the changes of a request. */
export interface PreviewAnswer {
  /** A hash of all changes. The page sends it with the request, which is refused if the changes would differ by then. */
  readonly plan: string
  readonly files: readonly PreviewFile[]
  /** Warnings: places that look like the name and are not changed, and references that would break. */
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

/** A place that refers to a thing. */
export interface Reference {
  readonly pack: string
  readonly path: string
  readonly line: number
  readonly text: string
}

/** A deleted, renamed or changed thing that can be restored. */
export interface TrashEntry {
  readonly id: string
  /** When it was deleted or changed, by the clock of the server, ISO 8601. */
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

/** The answer to POST /api/import, which begins an import. */
export interface ImportBegun {
  readonly name: string
}

/** The answer to the request that ends an import: the id of the pack, and the trash entry of the replaced pack. */
export interface ImportDone {
  readonly pack: string
  readonly trash?: string
}
