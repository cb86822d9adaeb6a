/** A deck of a pack, as if it were read from a file. */
import { readDeck } from '@questwright/interop'
import type { LoadedWorkspace } from '@questwright/workshop'
import { gameFormats } from '@questwright/workshop/game-formats'
import { type OpenedDeck, workspaceIndex } from './deck-file.ts'
import { findPackDeck } from './names.ts'

/** Opens a deck of a pack by its slug. @throws WrongUse */
export function openPackDeck(workspace: LoadedWorkspace, name: string): OpenedDeck {
  const { deck, pack, title } = findPackDeck(workspace, name)
  return { name, read: readDeck(gameFormats, JSON.stringify(deck), workspaceIndex(workspace), { name: title, pack }) }
}
