import { type ReadScript, type SystemScript, scriptReader, systemIn } from '@questwright/authoring'
import { partsIn } from '@questwright/kernel'
import type { DuelScript } from './script.ts'

function whole(kind: DuelScript['kind']): ReadScript<DuelScript> {
  return (slug, { parts }, owner) => Object.freeze({ kind, slug, parts: partsIn(parts, owner) })
}

/** Validates and copies the exports of scripts. */
export const scriptIn = scriptReader<DuelScript | SystemScript>({ card: whole('card'), keyword: whole('keyword'), system: systemIn })
