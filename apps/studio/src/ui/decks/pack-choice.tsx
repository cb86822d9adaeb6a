'use client'

import type { PackOutline } from '@questwright/packs/types'
import { SelectField } from '@questwright/table-page/parts/select-field'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { keep, readKeptWord } from '../../client/kept.ts'
import { packOptions } from '../parts/pack-options.ts'

const memory = 'questwright.deck-pack'

/** Packs that the program ships are named after their game; they may be copied into the workspace of a developer. */
const isOfProgram = (pack: string): boolean => Object.keys(rulebooks).some((game) => pack.startsWith(`${game}-`))

/**
 * The pack that is preselected for a new deck, among those of the game at hand where there are any: the one chosen last, else the first that the
 * program does not ship, else the first.
 * @param game of the deck, or the one at hand; undefined where all games are shown
 */
export function usualPack(packs: readonly string[], bundles: readonly PackOutline[], game: string | undefined): string {
  const own = packs.filter((pack) => bundles.some(({ id, game: its }) => id === pack && its === game))
  const some = own.length > 0 ? own : packs
  const last = readKeptWord(memory)
  return some.find((pack) => pack === last) ?? some.find((pack) => !isOfProgram(pack)) ?? some[0] ?? ''
}

interface PackChoiceProps {
  readonly packs: readonly string[]
  readonly pack: string
  readonly onPack: (pack: string) => void
}

/** The field for the deck's pack. */
export function PackChoice({ packs, pack, onPack }: PackChoiceProps) {
  return (
    <SelectField
      label="Pack"
      value={pack}
      options={packOptions(packs)}
      onValue={(chosen) => {
        keep(memory, chosen)
        onPack(chosen)
      }}
    />
  )
}
