import type { BuiltAbility } from '@questwright/abilities'
import { Part } from './part.tsx'

/** An input for the limit of an ability: the number of uses, and whether uses count for the card or for each player. */
export function LimitInput({
  ability,
  onLimit,
}: {
  readonly ability: BuiltAbility
  readonly onLimit: (limit: BuiltAbility['limit']) => void
}) {
  const { limit: given } = ability
  const limit = given && 'times' in given ? given : undefined
  return (
    <Part name="Limit">
      {(id) => (
        <div className="st-choice-row">
          <select
            id={id}
            value={limit?.period ?? 'none'}
            onChange={(event) =>
              onLimit(
                event.target.value === 'none'
                  ? undefined
                  : { times: limit?.times ?? 1, counts: limit?.counts ?? 'card', period: event.target.value as 'round' },
              )
            }
          >
            <option value="none">as often as it can be paid</option>
            <option value="phase">once each phase</option>
            <option value="round">once each round</option>
            <option value="game">once each game</option>
          </select>
          {limit && (
            <>
              <input
                className="st-count"
                type="number"
                min={1}
                max={9}
                aria-label="Limit: how often"
                value={limit.times}
                onChange={(event) => onLimit({ ...limit, times: Math.max(1, Math.min(9, Math.trunc(Number(event.target.value) || 1))) })}
              />
              <select
                aria-label="Limit: counts for"
                value={limit.counts}
                onChange={(event) => onLimit({ ...limit, counts: event.target.value as 'card' })}
              >
                <option value="card">for this card</option>
                <option value="player">for each player</option>
              </select>
            </>
          )}
        </div>
      )}
    </Part>
  )
}
