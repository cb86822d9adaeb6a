import { type BuiltAbility, type Choice, choice, entryOf, filled, isPlayerTarget } from '@questwright/abilities'
import { type AbilityContext, GroupInput } from './choice-input.tsx'
import { Part } from './part.tsx'

interface TargetInputProps {
  readonly ability: BuiltAbility
  readonly context: AbilityContext
  readonly onTarget: (target: Choice | undefined) => void
}

/** The target, chosen before the cost is paid: a card of a group, a player, or none. */
export function TargetInput({ ability, context, onTarget }: TargetInputProps) {
  const { target } = ability
  const { menus } = context
  const kind = target === undefined ? 'none' : isPlayerTarget(menus, target.id) ? target.id : 'card'
  const pick = (next: string) =>
    onTarget(
      next === 'none'
        ? undefined
        : next === 'card'
          ? filled(menus, entryOf(menus.of.cards, 'choose'), ability, context.place)
          : choice(next),
    )
  return (
    <Part name="Target">
      {(id) => (
        <div className="st-choice-row">
          <select id={id} value={kind} onChange={(event) => pick(event.target.value)}>
            <option value="none">no target, or chosen in the effect</option>
            <option value="card">choose a card among …</option>
            {menus.playerTargets.map(({ id: player, label }) => (
              <option key={player} value={player}>
                choose {label}
              </option>
            ))}
          </select>
          {target && kind === 'card' && (
            <GroupInput
              label="Target: among"
              value={target.with.group as Choice}
              context={context}
              onValue={(group) => onTarget({ ...target, with: { ...target.with, group } })}
            />
          )}
        </div>
      )}
    </Part>
  )
}
