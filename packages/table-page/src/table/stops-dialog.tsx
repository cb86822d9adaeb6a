import { AskNextTime, abilitiesAsked, abilityOf, type Catalogue, phasesOfRound, type StopSettings, stopFor } from '@questwright/board'
import { useTableGame } from '../page.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useSession } from './table-context.tsx'

interface StopsDialogProps {
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

const kinds = [
  [
    'where-new',
    'Where something is new for me',
    {
      round: (counts: string) =>
        `A window stops where you can use something that you did not pass over in this ${counts}, or where passing has a known loss. Other windows are passed for you.`,
      window: () => 'A window stops where you can use something that could change the game. Other windows are passed for you.',
    },
  ],
  ['everywhere', 'Whenever I can act', 'Every action window that offers you something stops.'],
  ['steps', 'Only at the steps below', 'All other windows are passed for you.'],
  ['nowhere', 'Never', 'Action windows are passed; questions that the game needs are always asked.'],
] as const

/** Settings: at which action windows the game stops to ask, and which abilities always or never ask. */
export function StopsDialog({ catalogue, onClose }: StopsDialogProps) {
  const { playing } = useSession()
  const settings = useTableGame((state) => state.stops)
  const question = useTableGame((state) => state.question)
  const rows = stopsOf(catalogue)
  const put = (change: Partial<StopSettings>) => void playing.changeStops({ ...settings, ...change })
  const chosen = typeof settings.stops === 'string' ? settings.stops : 'steps'
  const steps = typeof settings.stops === 'string' ? [] : settings.stops
  const offered = (question?.options ?? []).filter((option) => option.key !== 'pass' && abilityOf(option).includes('#')).map(abilityOf)
  const asked = question ? abilitiesAsked(question) : []
  const abilities = [...new Set([...settings.alwaysAsk, ...settings.neverAsk, ...(settings.alwaysUse ?? []), ...offered, ...asked])]
  return (
    <Dialog
      onClose={onClose}
      title="When am I asked?"
      lead="Windows are passed for you as set here, and an ability is used without a question only if no other choice is possible. A choice that the game needs is always yours."
      foot={
        <button type="button" className="qw-button is-main st-big" onClick={onClose}>
          Done
        </button>
      }
    >
      <fieldset className="st-choice">
        <legend>Action windows stop</legend>
        {kinds.map(([kind, name, text]) => (
          <label key={kind} className="st-option" data-chosen={chosen === kind ? 'chosen' : 'open'}>
            <input
              type="radio"
              name="stops"
              checked={chosen === kind}
              onChange={() => put({ stops: kind === 'steps' ? rows.flatMap(({ first, stop }) => (first === 'yes' ? [stop] : [])) : kind })}
            />
            <span>
              <strong>{name}</strong>
              <small>
                {typeof text === 'string' ? text : text[catalogue.rulebook.passing.givesUp ?? 'round'](catalogue.rulebook.counts)}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {chosen === 'steps' && (
        <fieldset className="st-choice st-steps">
          <legend>Steps</legend>
          {rows.map(({ stop, words }) => (
            <label key={stop}>
              <input
                type="checkbox"
                checked={steps.includes(stop)}
                onChange={() => put({ stops: steps.includes(stop) ? steps.filter((one) => one !== stop) : [...steps, stop] })}
              />{' '}
              {words}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className="st-choice">
        <legend>Abilities</legend>
        {abilities.length === 0 && <p className="st-quiet">Abilities that a question offers can be set here while it is asked.</p>}
        <AskNextTime catalogue={catalogue} abilities={abilities} stops={settings} onStops={(stops) => void playing.changeStops(stops)} />
      </fieldset>
    </Dialog>
  )
}

interface Stop {
  /** The entry in the list of stops. */
  readonly stop: string
  readonly words: string
  /** Whether it is set when the player begins to choose steps: the first step of each phase. */
  readonly first: 'yes' | 'no'
}

/**
 * All stops of a game: its steps, or its phases where these have no steps; where roles turn, one for each role that has windows there. Phases
 * without windows have none.
 */
export function stopsOf({ rulebook, sentence }: Pick<Catalogue, 'rulebook' | 'sentence'>): readonly Stop[] {
  const { roles, windowsOf = {} } = rulebook.passing
  return phasesOfRound(rulebook).flatMap(({ phase, steps }) => {
    const whose = windowsOf[phase]
    if (whose === 'nobody') return []
    const title = sentence(`phase.${phase}`, {})
    const all =
      steps.length === 0
        ? [{ step: phase, words: title }]
        : steps.map((step) => ({ step, words: `${title}: ${sentence(`step.${step}`, {})}` }))
    return all.flatMap(({ step, words }, at): Stop[] => {
      const first = at === 0 ? 'yes' : 'no'
      if (roles === undefined) return [{ stop: step, words, first }]
      const asked = (['active', 'other'] as const).filter((role) => whose === undefined || whose === role)
      return asked.map((role) => ({ stop: stopFor(step, role), words: `${words}: ${roles[role]}`, first }))
    })
  })
}
