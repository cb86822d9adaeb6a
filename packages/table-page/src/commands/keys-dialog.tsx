import './keys-dialog.css'
import { Dialog } from '../parts/dialog.tsx'
import { keySigns, useCommandGroups } from './commands.ts'
import { keysByPlace } from './keys-by-place.ts'

/** The list of keys that work on this page and of those that work everywhere, from the registered commands. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const groups = useCommandGroups((state) => state.groups)
  return (
    <Dialog onClose={onClose} title="Keys" size="large" lead="What works here and now; first the keys of this page.">
      {keysByPlace(groups).map(({ place, commands }) => (
        <section key={place} className="st-keys" aria-label={place}>
          <h3>{place}</h3>
          <dl className="qw-keys">
            {commands.map((command) => (
              <div key={`${command.key}${command.signs}${command.words}`}>
                <dt>
                  {(command.signs ?? keySigns(command.key ?? '')).map((sign) =>
                    sign === '…' ? <span key={sign}>…</span> : <kbd key={sign}>{sign}</kbd>,
                  )}
                </dt>
                <dd>{command.words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
