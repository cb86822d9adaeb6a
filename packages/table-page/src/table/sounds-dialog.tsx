import './sounds-dialog.css'
import { hearSample } from '@questwright/board'
import { useId } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { tellError } from '../tell-error.ts'
import { chooseSounds, useSoundSettings } from './kept-sounds.ts'

/**
 * Plays a sample when the slider for the volume is released. React's change event fires at each step of the slider; the DOM's `change` event only
 * when it is released.
 * @returns a function that stops listening
 */
function hearWhereLetGo(slider: HTMLInputElement): () => void {
  const chosen = () => hearSample(Number(slider.value)).catch(tellError)
  slider.addEventListener('change', chosen)
  return () => slider.removeEventListener('change', chosen)
}

/** Settings: whether the table makes sounds, and how loud. A sample is played when sounds are turned on, and when the volume was changed. */
export function SoundsDialog({ onClose }: { readonly onClose: () => void }) {
  const { sounds, volume } = useSoundSettings()
  const id = useId()
  return (
    <Dialog
      onClose={onClose}
      title="Sounds"
      lead="What happens on the table is heard as well as seen: a card that is revealed, a blow, an end."
      foot={
        <button type="button" className="qw-button is-main st-big" onClick={onClose}>
          Done
        </button>
      }
    >
      <label className="st-option" data-chosen={sounds === 'on' ? 'chosen' : 'open'}>
        <input
          type="checkbox"
          checked={sounds === 'on'}
          onChange={({ target }) => {
            chooseSounds({ sounds: target.checked ? 'on' : 'off' })
            if (target.checked) hearSample(volume).catch(tellError)
          }}
        />
        <span>
          <strong>Play sounds</strong>
          <small>Each is shorter than a second, and none waits for another.</small>
        </span>
      </label>
      <div className="st-field st-volume">
        <label htmlFor={id}>
          Volume <output>{volume}</output>
        </label>
        <input
          ref={hearWhereLetGo}
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-valuetext={`${volume} of 100`}
          disabled={sounds === 'off'}
          onChange={({ target }) => chooseSounds({ volume: Number(target.value) })}
        />
      </div>
    </Dialog>
  )
}
