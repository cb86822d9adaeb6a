/** Types of the API about registries in `src/app/api/registry`, for both sides. */
import type { PackDiff } from '@questwright/packs/browser'
import type { FoundOnRegistry, InstallChange, NamedVersion, OutdatedPack, TrustReport } from '@questwright/registry'

export type { FoundOnRegistry, NamedVersion, OutdatedPack, PackDiff, TrustReport }

/** GET /api/registry: local data, without a request to a registry. */
export interface RegistryAnswer {
  /** `embedded`, or a URL. */
  readonly choice: string
  /** The user name at the registry; absent when not logged in. */
  readonly user?: string
  /** The scope under which the user publishes, without the @ sign; empty until it is set. */
  readonly scope: string
  readonly installed: readonly InstalledState[]
}

interface InstalledState {
  readonly id: string
  readonly name: string
  readonly version: string
  /** `missing`: in the lockfile, but not installed; `hidden`: a pack of the workspace has the same id and is used instead. */
  readonly state: 'there' | 'missing' | 'hidden'
  /** Whether the user has seen its publisher and content. */
  readonly seen: 'seen' | 'new'
  /** For a hidden pack: which packs conflict, and what to do. */
  readonly message?: string
}

/** GET /api/registry/search?words=… */
export interface SearchAnswer {
  /** The URL of the searched registry. */
  readonly url: string
  /** The key that lets other workspaces of this machine use the registry; only for the workspace's own. */
  readonly key?: string
  readonly found: readonly FoundOnRegistry[]
}

/** GET /api/registry/outdated */
export interface OutdatedAnswer {
  readonly outdated: readonly OutdatedPack[]
}

/** GET /api/registry/published?pack=…: the published version of a pack of the workspace, and the changes since. */
export interface PublishedAnswer {
  /** The newest published version; absent when there is none. */
  readonly version?: string
  /** The changes from that version to the pack in the workspace. */
  readonly diff?: PackDiff
}

/** The body of POST /api/registry: the operation. */
export type RegistryDeed =
  | { readonly do: 'install'; readonly specs: readonly string[] }
  | { readonly do: 'update'; readonly names: readonly string[]; readonly reach: 'range' | 'latest' }
  | { readonly do: 'uninstall'; readonly name: string }
  | { readonly do: 'fork'; readonly name: string; readonly as: string }
  | { readonly do: 'publish'; readonly pack: string; readonly warnings: 'stop' | 'anyway' }
  | { readonly do: 'choose'; readonly registry: string; readonly key?: string | undefined }
  | { readonly do: 'login'; readonly user: string; readonly password: string }
  | { readonly do: 'logout' }
  /** Stores the scope under which the user publishes. */
  | { readonly do: 'scope'; readonly scope: string }
  /** Makes the website of a pack: files that any web host can serve. */
  | { readonly do: 'site'; readonly pack: string }
  | { readonly do: 'seen'; readonly packs: readonly NamedVersion[] }

/** A line of the response to POST /api/registry: progress during the operation, and its result at the end. */
export type RegistryNews =
  | { readonly news: 'progress'; readonly words: string; readonly done?: number; readonly all?: number }
  | { readonly news: 'done'; readonly result: RegistryDone }
  | { readonly news: 'refused'; readonly error: { readonly code: string; readonly message: string; readonly remedy: string } }

export interface RegistryDone {
  readonly changes?: readonly InstallChange[]
  /** The id of a pack that was copied into the workspace. */
  readonly id?: string
  /** The published version. */
  readonly version?: string
  readonly integrity?: string
  /** The folder with the website of a pack. */
  readonly folder?: string
  readonly user?: string
}
