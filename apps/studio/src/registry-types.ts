/** What the server part says and hears of registries: the shapes of `src/app/api/registry`, for both sides. */
import type { PackDiff } from '@questwright/packs/browser'
import type { FoundOnRegistry, InstallChange, NamedVersion, OutdatedPack, TrustReport } from '@questwright/registry'

export type { FoundOnRegistry, NamedVersion, OutdatedPack, PackDiff, TrustReport }

/** GET /api/registry: what is known without asking any registry. */
export interface RegistryAnswer {
  /** `embedded`, or an address. */
  readonly choice: string
  /** Who the owner of the workspace is there; absent when nobody is logged in. */
  readonly user?: string
  /** Under which the person publishes, without the sign before it; empty where none was said yet. */
  readonly scope: string
  readonly installed: readonly InstalledState[]
}

interface InstalledState {
  readonly id: string
  readonly name: string
  readonly version: string
  /** `missing`: the lockfile names it, and it is not here; `hidden`: a pack of the workspace has its id and is used. */
  readonly state: 'there' | 'missing' | 'hidden'
  /** Whether its owner has seen who published it and what it brings. */
  readonly seen: 'seen' | 'new'
  /** Of a hidden one: which packs meet, and what to do. */
  readonly message?: string
}

/** GET /api/registry/search?words=… */
export interface SearchAnswer {
  /** The address of the registry that was asked. */
  readonly url: string
  /** What opens it to other workspaces of this machine; only of the workspace's own. */
  readonly key?: string
  readonly found: readonly FoundOnRegistry[]
}

/** GET /api/registry/outdated */
export interface OutdatedAnswer {
  readonly outdated: readonly OutdatedPack[]
}

/** GET /api/registry/published?pack=…: what the registry has of a pack of the workspace, beside how it is now. */
export interface PublishedAnswer {
  /** The newest that is published; absent when nothing is. */
  readonly version?: string
  /** From there to the pack as it lies here. */
  readonly diff?: PackDiff
}

/** The body of POST /api/registry: what is to be done. */
export type RegistryDeed =
  | { readonly do: 'install'; readonly specs: readonly string[] }
  | { readonly do: 'update'; readonly names: readonly string[]; readonly reach: 'range' | 'latest' }
  | { readonly do: 'uninstall'; readonly name: string }
  | { readonly do: 'fork'; readonly name: string; readonly as: string }
  | { readonly do: 'publish'; readonly pack: string; readonly warnings: 'stop' | 'anyway' }
  | { readonly do: 'choose'; readonly registry: string; readonly key?: string | undefined }
  | { readonly do: 'login'; readonly user: string; readonly password: string }
  | { readonly do: 'logout' }
  /** Remembers under which scope the person publishes. */
  | { readonly do: 'scope'; readonly scope: string }
  /** Makes the page of a pack: files that any web host serves. */
  | { readonly do: 'site'; readonly pack: string }
  | { readonly do: 'seen'; readonly packs: readonly NamedVersion[] }

/** One line of the answer to POST /api/registry: progress while it is being done, and at the end what came of it. */
export type RegistryNews =
  | { readonly news: 'progress'; readonly words: string; readonly done?: number; readonly all?: number }
  | { readonly news: 'done'; readonly result: RegistryDone }
  | { readonly news: 'refused'; readonly error: { readonly code: string; readonly message: string; readonly remedy: string } }

export interface RegistryDone {
  readonly changes?: readonly InstallChange[]
  /** The id of a pack that was copied into the workspace. */
  readonly id?: string
  /** What was published. */
  readonly version?: string
  readonly integrity?: string
  /** Where the page of a pack was written. */
  readonly folder?: string
  readonly user?: string
}
