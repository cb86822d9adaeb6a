import type { Wins } from '@questwright/lab'

/** The share of games won as a bar, with the 95 % interval as a mark on it. */
export function WinsMeter({ wins, games, interval: { low, high } }: Wins) {
  return (
    <span className="st-fig-meter" aria-hidden="true">
      <span className="is-won" style={{ width: `${games === 0 ? 0 : (wins / games) * 100}%` }} />
      <i style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
    </span>
  )
}
