import { type ReadScript, type SystemScript, scriptReader, systemIn } from '@questwright/authoring'
import { partsIn } from '@questwright/kernel'
import type { TcgScript } from './script.ts'

function whole(kind: TcgScript['kind']): ReadScript<TcgScript> {
  return (slug, { parts }, owner) => Object.freeze({ kind, slug, parts: partsIn(parts, owner) })
}

/** Validates and copies the exports of scripts. */
export const scriptIn = scriptReader<TcgScript | SystemScript>({ card: whole('card'), keyword: whole('keyword'), system: systemIn })
