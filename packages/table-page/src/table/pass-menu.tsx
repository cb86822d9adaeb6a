import { CalendarClock, FastForward, SlidersHorizontal } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTableGame } from '../page.tsx'
import { useTable } from './table-context.tsx'

const aims = [
  ['next-step', 'To the next step'],
  ['next-phase', 'To the next phase'],
  ['next-round', 'To the next round'],
  ['something-happens', 'Until something happens'],
] as const

/** Passing for longer than one window, and where windows stop at all. @param clockwork kinds of story of the game that are no happening */
export function PassMenu({ clockwork, onStops }: { readonly clockwork: readonly string[]; readonly onStops: () => void }) {
  const { session, coming } = useTable()
  const status = useTableGame((state) => state.status)
  const stops = useTableGame((state) => state.stops)
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="qw-button" disabled={status !== 'ready'}>
            <FastForward size={14} aria-hidden="true" /> <span className="st-rail-word">Pass …</span>
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="qw-menu" side="top" align="start" sideOffset={4}>
            {aims.map(([until, words]) => (
              <DropdownMenu.Item key={until} className="qw-menu-item" onSelect={() => void session.playing.passUntil(until, clockwork)}>
                {words}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <button type="button" className="qw-button" onClick={onStops}>
        <SlidersHorizontal size={14} aria-hidden="true" /> <span className="st-rail-word">Stops</span>
      </button>
      <button type="button" className="qw-button" disabled={status !== 'ready'} onClick={() => coming.show('coming')}>
        <CalendarClock size={14} aria-hidden="true" className="st-only-narrow" /> <span className="st-rail-word">What comes?</span>
      </button>
      <p className="st-quiet st-stops-say">
        {stops.stops === 'everywhere'
          ? 'Asks whenever you can act'
          : stops.stops === 'nowhere'
            ? 'Passes every window'
            : `Stops at ${stops.stops.length} steps`}
      </p>
    </>
  )
}
