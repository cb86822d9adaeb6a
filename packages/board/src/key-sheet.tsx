import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { Catalogue } from './catalogue.ts'
import { useFocusBack } from './use-focus-back.ts'

export interface KeySheetProps {
  readonly catalogue: Catalogue
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Keys that the host page adds to the list: each with its words. */
  readonly more?: readonly (readonly [string, string])[]
}

/** The keyboard shortcuts of the table: the keys as they are written in the list, and the last part of the message code `board.key.…`. */
export const tableKeys: readonly (readonly [signs: readonly string[], word: string])[] = [
  [['1', '…', '9'], 'digits'],
  [['A', '…', 'Z'], 'letters'],
  [['Space'], 'space'],
  [['0'], 'pass'],
  [['N'], 'pass-on'],
  [['Y', '1'], 'yes'],
  [['↵'], 'enter'],
  [['⇧ 1', '…'], 'minus'],
  [['←', '↑', '↓', '→'], 'arrows'],
  [['O'], 'open'],
  [['W'], 'why'],
  [['I'], 'about'],
  [['M'], 'hand'],
  [['U'], 'undo'],
  [['R'], 'redo'],
  [['⇧ U'], 'undo-action'],
  [['⇧ R'], 'redo-action'],
  [['/'], 'search'],
  [['?'], 'help'],
  [['Esc'], 'escape'],
]

/** All keys of the table. */
export function KeySheet({ catalogue, open, onOpenChange, more = [] }: KeySheetProps) {
  const say = (code: string) => catalogue.sentence(code, {})
  const focusBack = useFocusBack()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="qw-overlay" />
        <Dialog.Content className="qw-dialog" aria-describedby={undefined} {...focusBack}>
          <header>
            <Dialog.Title>{say('board.keys')}</Dialog.Title>
            <Dialog.Close className="qw-button is-icon" aria-label={say('board.close')}>
              <X size={16} aria-hidden="true" />
            </Dialog.Close>
          </header>
          <Keys say={say} more={more} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The list of keys. It is a component of its own, so that nothing is rendered while the sheet is closed. */
function Keys({ say, more }: { readonly say: (code: string) => string; readonly more: readonly (readonly [string, string])[] }) {
  return (
    <dl className="qw-keys">
      {tableKeys.map(([signs, word]) => (
        <div key={word}>
          <dt>{signs.map((sign) => (sign === '…' ? <span key={sign}>…</span> : <kbd key={sign}>{sign}</kbd>))}</dt>
          <dd>{say(`board.key.${word}`)}</dd>
        </div>
      ))}
      {more.map(([sign, words]) => (
        <div key={sign}>
          <dt>
            <kbd>{sign}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
