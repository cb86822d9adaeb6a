import { statusOf } from '@questwright/board'
import type { Rulebook } from '@questwright/rulebook'
import { Bot, CalendarClock, ChevronUp, Flag, SlidersHorizontal, Volume2, VolumeX } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTableGame } from '../page.tsx'
import { useSoundSettings } from './kept-sounds.ts'
import { useTable } from './table-context.tsx'

const aimsOf = (counts: string) =>
  [
    ['next-phase', 'The next phase'],
    ['next-round', `The next ${counts}`],
    ['something-happens', 'Something happens'],
  ] as const

interface PassMenuProps {
  readonly rulebook: Pick<Rulebook, 'clockwork' | 'counts' | 'passing'>
  readonly onStops: () => void
  /** Opens the dialog to concede; undefined in games without winners and after the end. */
  readonly onConcede: (() => void) | undefined
  readonly onSounds: () => void
}

/** A menu with requests to pass for longer than one step, and with entries for stops, coming effects, sounds, bots and conceding. */
export function PassMenu({ rulebook, onConcede, onStops, onSounds }: PassMenuProps) {
  const { session, coming } = useTable()
  const isReady = useTableGame(({ status }) => status === 'ready')
  const stops = useTableGame((state) => state.stops)
  const phase = useTableGame(({ view }) => statusOf(view).phase)
  const bots = useTableGame((state) => (Object.keys(state.bots).length === 0 ? 'none' : state.botsPlay))
  const { clockwork, passing } = rulebook
  const commands = Object.entries(passing.commands ?? {}).filter(([, { during }]) => during.includes(phase))
  const { sounds, volume } = useSoundSettings()
  const Speaker = sounds === 'on' ? Volume2 : VolumeX
  const asks =
    stops.stops === 'everywhere'
      ? 'whenever you can act'
      : stops.stops === 'where-new'
        ? 'where something is new'
        : stops.stops === 'nowhere'
          ? 'every window is passed'
          : `at ${stops.stops.length} steps`
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <button type="button" className="qw-button is-icon is-narrow" aria-label="Pass until …" title="Pass until …">
          <ChevronUp size={13} aria-hidden="true" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="qw-menu" side="top" align="end" sideOffset={6}>
          <DropdownMenu.Label className="qw-menu-label">Pass until …</DropdownMenu.Label>
          {aimsOf(rulebook.counts).map(([until, words]) => (
            <DropdownMenu.Item
              key={until}
              className="qw-menu-item"
              disabled={!isReady}
              onSelect={() => void session.playing.passUntil(until, clockwork)}
            >
              {words}
            </DropdownMenu.Item>
          ))}
          {commands.map(([command, { name, until }]) => (
            <DropdownMenu.Item
              key={command}
              className="qw-menu-item"
              data-command={command}
              disabled={!isReady}
              onSelect={() => void session.playing.passUntil(until === 'phase-ends' ? 'next-phase' : until, clockwork)}
            >
              {name}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="qw-menu-line" />
          <DropdownMenu.Item className="qw-menu-item" onSelect={onStops}>
            <SlidersHorizontal size={14} aria-hidden="true" /> When am I asked? <span className="qw-quiet">{asks}</span>
          </DropdownMenu.Item>
          <DropdownMenu.Item className="qw-menu-item" disabled={!isReady} onSelect={() => coming.show('coming')}>
            <CalendarClock size={14} aria-hidden="true" /> Later effects
          </DropdownMenu.Item>
          <DropdownMenu.Item className="qw-menu-item" onSelect={onSounds}>
            <Speaker size={14} aria-hidden="true" /> Sounds …{' '}
            <span className="qw-quiet">{sounds === 'on' ? `volume ${volume}` : 'off'}</span>
          </DropdownMenu.Item>
          {bots !== 'none' && (
            <DropdownMenu.Item className="qw-menu-item" onSelect={() => void session.playing.letBots(bots === 'on' ? 'paused' : 'on')}>
              <Bot size={14} aria-hidden="true" /> {bots === 'on' ? 'Let the bots wait' : 'Let the bots play on'}
            </DropdownMenu.Item>
          )}
          {onConcede && (
            <DropdownMenu.Item className="qw-menu-item" onSelect={onConcede}>
              <Flag size={14} aria-hidden="true" /> Concede …
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
