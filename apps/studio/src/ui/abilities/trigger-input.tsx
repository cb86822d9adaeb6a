import {
  type Choice,
  eventOf,
  eventsFor,
  filtersAreWords,
  firstEvent,
  offered,
  type Trigger,
  thisCard,
  type Whose,
  type Word,
  wordOf,
} from '@questwright/abilities'
import { type AbilityContext, ChoiceInput, ChoiceList } from './choice-input.tsx'
import { MenuPick } from './menu-pick.tsx'
import { Part } from './part.tsx'

interface TriggerInputProps {
  readonly word: Word
  readonly trigger: Trigger
  readonly context: AbilityContext
  readonly onTrigger: (trigger: Trigger) => void
}

const timings: { readonly [timing in Trigger['timing']]: string } = {
  after: 'after',
  when: 'when',
  cancel: 'to cancel',
  'at-beginning-of': 'at the beginning of',
  'at-end-of': 'at the end of',
}

const firstIn = (menu: { readonly [name: string]: unknown }): string => Object.keys(menu)[0] ?? ''

/** The trigger of an ability: an event with its subject, a moment of the round, or an effect that it cancels. */
export function TriggerInput({ word, trigger, context, onTrigger }: TriggerInputProps) {
  const { timing, kind, of } = trigger
  const { menus } = context
  const { leads, reads, timings: choices = [] } = wordOf(menus, word) ?? {}
  const isMoment = timing.startsWith('at-')
  const event = eventOf(menus, kind)
  const setTiming = (next: Trigger['timing']) => {
    const same = next.startsWith('at-') === isMoment && (next === 'cancel') === (timing === 'cancel')
    onTrigger({
      timing: next,
      kind: same ? kind : next === 'cancel' ? firstIn(menus.cancels) : next.startsWith('at-') ? firstIn(menus.moments) : firstEvent(menus),
      of: same ? of : next.startsWith('at-') || next === 'cancel' ? [] : 'self',
    })
  }
  const setKind = (next: string) => {
    const subject = eventOf(menus, next)?.subject
    onTrigger({
      timing,
      kind: next,
      of: subject === event?.subject ? of : subject === 'card' ? thisCard(menus) : subject === 'player' ? 'you' : [],
    })
  }
  const whose = typeof of === 'string' ? of : 'any'
  return (
    <Part name="Trigger">
      {(id) => (
        <div className="st-choice-row">
          <select id={id} value={timing} onChange={(one) => setTiming(one.target.value as Trigger['timing'])}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {leads ?? reads ?? timings[one]}
              </option>
            ))}
          </select>
          {isMoment ? (
            <select aria-label="Trigger: moment" value={kind} onChange={(one) => onTrigger({ ...trigger, kind: one.target.value })}>
              {Object.entries(menus.moments).map(([moment, label]) => (
                <option key={moment} value={moment}>
                  {label}
                </option>
              ))}
            </select>
          ) : timing === 'cancel' ? (
            <select
              aria-label="Trigger: what is cancelled"
              value={kind}
              onChange={(one) => onTrigger({ ...trigger, kind: one.target.value })}
            >
              {Object.entries(menus.cancels).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <>
              {event?.subject === 'card' && filtersAreWords(menus) && (
                <SubjectInput of={of} context={context} onOf={(next) => onTrigger({ ...trigger, of: next })} />
              )}
              {event?.subject !== 'none' && !filtersAreWords(menus) && (
                <select
                  aria-label="Trigger: whose"
                  value={whose}
                  onChange={(one) => onTrigger({ ...trigger, of: one.target.value === 'any' ? [] : (one.target.value as Whose) })}
                >
                  {event?.subject === 'player' ? (
                    <>
                      <option value="you">you</option>
                      <option value="any">any player</option>
                    </>
                  ) : (
                    <>
                      <option value="self">this card</option>
                      <option value="host">the card it is attached to</option>
                      <option value="any">any card</option>
                    </>
                  )}
                </select>
              )}
              <MenuPick
                label="Trigger: what happens"
                menus={menus}
                value={kind}
                entries={menus.events
                  .filter((one) => one.kind === kind || eventsFor(menus, word).includes(one))
                  .map(({ kind: id, label, heading }) => ({ id, label, heading }))}
                onPick={setKind}
              />
              {Array.isArray(of) && event?.subject === 'card' && !filtersAreWords(menus) && (
                <ChoiceList
                  label="Trigger: which"
                  add="which …"
                  menu={offered(menus, 'filters', context.ability, context.place)}
                  value={of}
                  context={context}
                  onValue={(next) => onTrigger({ ...trigger, of: next })}
                />
              )}
            </>
          )}
        </div>
      )}
    </Part>
  )
}

interface SubjectInputProps {
  readonly of: Whose
  readonly context: AbilityContext
  readonly onOf: (of: Whose) => void
}

/** The subject of an event in a game whose filters are words: any card, or an entry of the menu of cards. */
function SubjectInput({ of, context, onOf }: SubjectInputProps) {
  const chosen: Choice | undefined = typeof of === 'object' && 'id' in of ? of : undefined
  const subject = thisCard(context.menus)
  return (
    <>
      <select
        aria-label="Trigger: whose"
        value={chosen ? 'one' : 'any'}
        onChange={(one) => onOf(one.target.value === 'any' ? [] : subject)}
      >
        <option value="one">such a card</option>
        <option value="any">any card</option>
      </select>
      {chosen && (
        <ChoiceInput
          label="Trigger: which"
          menu={offered(context.menus, 'cards', context.ability, context.place)}
          value={chosen}
          context={context}
          onValue={onOf}
        />
      )}
    </>
  )
}
