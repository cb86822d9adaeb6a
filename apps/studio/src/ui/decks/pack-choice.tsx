'use client'

import { SelectField } from '@questwright/table-page/parts/select-field'
import { keep, readKeptWord } from '../../client/kept.ts'
import { packOptions } from '../parts/pack-options.ts'

const memory = 'questwright.deck-pack'

/** The pack that is preselected for a new deck: the one chosen last, else the first whose id does not begin with `lcg-`, else the first. */
export function usualPack(packs: readonly string[]): string {
  const last = readKeptWord(memory)
  return packs.find((pack) => pack === last) ?? packs.find((pack) => !/^lcg-/.test(pack)) ?? packs[0] ?? ''
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
