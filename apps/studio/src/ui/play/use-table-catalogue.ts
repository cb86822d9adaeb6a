'use client'

import { type Catalogue, createCatalogue } from '@questwright/board'
import { useMemo } from 'react'
import { useGame } from '../../client/game/game-session.ts'

/** The words and facts of the running game: its own packs, and the sentences of its rules. */
export function useTableCatalogue(): Catalogue {
  const packs = useGame((state) => state.packs)
  const messages = useGame((state) => state.messages)
  return useMemo(() => createCatalogue({ packs: packs.map((pack) => ({ ...pack, name: pack.id })), messages }), [packs, messages])
}
