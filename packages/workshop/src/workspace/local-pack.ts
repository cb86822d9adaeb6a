/** Packs of a workspace, read and compiled. */
import { basename } from 'node:path'
import type { PackBundle, PackFiles, Problem } from '@questwright/packs'
import { shippedPacks } from '@questwright/packs/shipped'
import { editsProgramPacks } from './choice.ts'
import { contentFolder } from './places.ts'

export interface LocalPack {
  readonly folder: string
  /** `installed`: from a registry; `shipped`: with the program. Both are read-only. */
  readonly kind: 'own' | 'installed' | 'shipped'
  /**
   * `content`: it is part of this repository. `named`: the user has named it as trusted. `stranger`: any other pack; it is never run outside of the
   * sandbox.
   */
  readonly trust: 'content' | 'named' | 'stranger'
  readonly files: PackFiles
  readonly bundle?: PackBundle
  readonly problems: readonly Problem[]
}

/** A workspace, read once for one command. */
export interface LoadedWorkspace {
  /** The folder of the workspace. */
  readonly folder: string
  readonly packs: readonly LocalPack[]
  /** The packs that could be loaded. */
  readonly bundles: readonly PackBundle[]
  /** Warnings about the packs together: duplicate ids, and missing installed packs. */
  readonly notes: readonly string[]
}

/** The name of a pack in messages. */
export function idOf(pack: LocalPack): string {
  return pack.bundle?.id ?? basename(pack.folder)
}

let program: ReadonlySet<string> | undefined

/** Whether a folder is a pack of the program, which is read only. @param folder its real path */
export function isProgramPack(folder: string): boolean {
  program ??= new Set(shippedPacks(contentFolder).map((pack) => pack.folder))
  return !editsProgramPacks() && program.has(folder)
}
