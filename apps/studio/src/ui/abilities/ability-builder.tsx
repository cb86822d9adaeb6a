'use client'

import type { Problem } from '@questwright/packs/types'
import { ProblemList } from '@questwright/table-page/parts/problem-list'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import type { AbilitiesAnswer } from '../../api-types.ts'
import { cancelled, changes, costs, events, lists, prices, words } from '../../client/abilities/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, choice, type Trigger, type Whose, type Word } from '../../client/abilities/model.ts'
import { costsFor, filled, has, offered, plainFilters, repaired, wordsFor } from '../../client/abilities/offers.ts'
import { sayAbility } from '../../client/abilities/sentence.ts'
import { waysOf, wordsOfWays } from '../../client/abilities/ways.ts'
import { askAbilities } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'
import { type AbilityContext, ChoiceInput, ChoiceList, GroupInput } from './choice-input.tsx'

export interface Built {
  readonly source: string
  readonly line: number
  readonly sentence: string
  readonly withText: boolean
  /** What the table calls the ways of the ability, by their names in the script. */
  readonly ways: { readonly [name: string]: string }
  /** Names that its ways had before and have no more. */
  readonly gone: readonly string[]
}

/** What the server made of a choice, and of which. */
interface Preview {
  readonly ability: BuiltAbility
  readonly side: string
  readonly source: string
  readonly answer?: AbilitiesAnswer
  readonly error?: string
}

/** What was chosen so far. */
export interface BuilderDraft {
  readonly ability: BuiltAbility
  readonly side: string
  readonly withText: boolean
}

interface AbilityBuilderProps {
  readonly pack: string
  readonly path: string
  readonly source: string
  readonly title: string
  readonly host: string
  readonly context: Omit<AbilityContext, 'ability'>
  readonly sides: readonly string[]
  /** The one that is changed, or nothing for a new one. */
  readonly old: { readonly ability: BuiltAbility; readonly at: number } | undefined
  /** Whether there is a text into which the sentence can be put. */
  readonly canSay: boolean
  readonly onDone: (built: Built) => void
  readonly onCancel: () => void
  readonly draft: BuilderDraft | undefined
  readonly onDraft: (draft: BuilderDraft) => void
}

/** What a word begins with. */
function begun(word: Word, context: Omit<AbilityContext, 'ability'>): BuiltAbility {
  const blank = blankAbility(word)
  const { place } = context
  const draw = choice('draw', { player: choice('you'), amount: choice('fixed', { count: 1 }) })
  switch (word) {
    case 'response':
    case 'forced':
    case 'as': {
      const kind = place.type === 'enemy' ? 'engages' : place.type === 'location' ? 'travels' : 'entersPlay'
      return { ...blank, trigger: { timing: word === 'as' ? 'when' : 'after', kind, of: 'self' }, effects: [draw] }
    }
    case 'modifier':
      return {
        ...blank,
        on: place.type === 'attachment' ? 'host' : 'self',
        change: choice('more', { stat: 'attack', amount: choice('fixed', { count: 1 }) }),
      }
    case 'cannot':
      return { ...blank, on: place.type === 'attachment' ? 'host' : 'self', change: choice('cannot', { what: 'attacks' }) }
    case 'permits':
      return { ...blank, on: place.type === 'attachment' ? 'host' : 'self', change: choice('permits', { what: 'defendsForOthers' }) }
    case 'attaches-to':
      return { ...blank, hosts: [choice('hero')] }
    case 'travel':
      return { ...blank, price: choice('raise', { count: 2 }) }
    case 'setup':
      return { ...blank, effects: [choice('reveal', { amount: choice('fixed', { count: 1 }) })] }
    default:
      return { ...blank, effects: [draw] }
  }
}

/** The menus that make an ability, what it says, and the script that it becomes. */
export function AbilityBuilder(props: AbilityBuilderProps) {
  const { pack, path, source, title, host, sides, old, canSay, onDone, onCancel, draft, onDraft } = props
  const [ability, setAbility] = useState<BuiltAbility>(
    () => draft?.ability ?? old?.ability ?? begun(wordsFor(props.context.place)[0] ?? 'action', props.context),
  )
  const [side, setSide] = useState(draft?.side ?? (sides.includes('B') ? 'B' : (sides[0] ?? '')))
  const [withText, setWithText] = useState(draft?.withText ?? (canSay && !old))
  const [preview, setPreview] = useState<Preview | undefined>()
  // asks again for what was chosen last: an answer to an earlier choice is never inserted
  const [asking, setAsking] = useState<'calm' | 'to insert'>('calm')
  const context = { ...props.context, ability }
  const change = (part: Partial<BuiltAbility>) => setAbility(repaired({ ...ability, ...part }, props.context.place))
  const sentence = useMemo(() => sayAbility(ability, title, host), [ability, title, host])

  // biome-ignore lint/correctness/useExhaustiveDependencies: who keeps it is made anew with every rendering
  useEffect(() => {
    onDraft({ ability, side, withText })
  }, [ability, side, withText])

  useEffect(() => {
    let wanted = true
    // one request for several quick choices
    const timer = setTimeout(() => {
      const put = { ability, at: old?.at, ...(side === '' ? {} : { side }) }
      askAbilities({ pack, path, source, put }).then(
        (answer) => wanted && setPreview({ ability, side, source, answer }),
        (error: unknown) => {
          const { message, remedy } = asApiError(error)
          if (wanted) setPreview({ ability, side, source, error: `${message} ${remedy}` })
        },
      )
    }, 150)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [ability, side, source, pack, path, old?.at])

  const edited = preview?.answer?.edited
  const problems: readonly Problem[] = preview?.answer?.problems ?? []
  const refused = preview?.error ?? preview?.answer?.refused
  const isFresh = preview?.ability === ability && preview.side === side && preview.source === source
  const insert = () => {
    if (!edited || refused) return
    const ways = wordsOfWays(ability, props.context.said, title, host)
    const gone = old ? waysOf(old.ability).flatMap(({ name }) => (Object.hasOwn(ways, name) ? [] : [name])) : []
    onDone({ source: edited.source, line: edited.line, sentence, withText, ways, gone })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is inserted is as fresh as the preview
  useEffect(() => {
    if (!isFresh || asking === 'calm') return
    setAsking('calm')
    insert()
  }, [isFresh, asking])
  return (
    <form
      className="st-ability-builder"
      aria-label={old ? 'Change an ability' : 'A new ability'}
      onSubmit={(event) => {
        event.preventDefault()
        if (isFresh) insert()
        else setAsking('to insert')
      }}
    >
      <Part name="Word">
        {(id) => (
          <>
            <select id={id} value={ability.word} onChange={(event) => setAbility(begun(event.target.value as Word, props.context))}>
              {wordsFor(props.context.place).map((word) => (
                <option key={word} value={word}>
                  {words.find((one) => one.word === word)?.label}
                </option>
              ))}
            </select>
            <span className="st-quiet">{words.find((one) => one.word === ability.word)?.help}</span>
          </>
        )}
      </Part>
      {sides.filter((one) => one !== '').length > 0 && !old && (
        <Part name="Side">
          {(id) => (
            <select id={id} value={side} onChange={(event) => setSide(event.target.value)}>
              {['A', 'B'].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Part>
      )}
      {has(ability.word, 'phase') && (
        <Part name="Phase">
          {(id) => (
            <select id={id} value={ability.phase ?? ''} onChange={(event) => change({ phase: event.target.value || undefined })}>
              <option value="">any phase</option>
              {lists.phase.map(([one]) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Part>
      )}
      {has(ability.word, 'trigger') && ability.trigger && (
        <TriggerInput word={ability.word} trigger={ability.trigger} context={context} onTrigger={(trigger) => change({ trigger })} />
      )}
      {has(ability.word, 'change') && <ConstantInput ability={ability} context={context} onChange={change} />}
      {ability.word === 'attaches-to' && (
        <Part name="Attach to">
          {() => (
            <ChoiceList
              label="Attach to a card"
              add="a card …"
              menu={plainFilters}
              value={ability.hosts ?? []}
              context={context}
              onValue={(hosts) => change({ hosts })}
            />
          )}
        </Part>
      )}
      {ability.word === 'travel' && ability.price && (
        <Part name="Price">
          {() => (
            <ChoiceInput
              label="Price"
              menu={prices}
              value={ability.price as Choice}
              context={context}
              onValue={(price) => change({ price })}
            />
          )}
        </Part>
      )}
      {has(ability.word, 'conditions') && (
        <Part name={has(ability.word, 'change') ? 'While' : 'Only if'}>
          {() => (
            <ChoiceList
              label="Condition"
              add="always, or only if …"
              menu={offered('conditions', ability, context.place)}
              value={ability.conditions}
              context={context}
              onValue={(conditions) => change({ conditions })}
            />
          )}
        </Part>
      )}
      {has(ability.word, 'costs') && (
        <Part name="Cost">
          {() => (
            <ChoiceList
              label="Cost"
              add="no cost, or …"
              menu={costsFor(ability, context.place)}
              value={ability.costs}
              most={costs.length > 0 ? 2 : 0}
              context={context}
              onValue={(paid) => change({ costs: paid })}
            />
          )}
        </Part>
      )}
      {has(ability.word, 'target') && <TargetInput ability={ability} context={context} onTarget={(target) => change({ target })} />}
      {has(ability.word, 'effects') && (
        <Part name="Effects">
          {() => (
            <ChoiceList
              label="Effect"
              add="and then …"
              menu={offered('effects', ability, context.place)}
              value={ability.effects}
              context={context}
              onValue={(effects) => change({ effects })}
            />
          )}
        </Part>
      )}
      {has(ability.word, 'limit') && <LimitInput ability={ability} onLimit={(limit) => change({ limit })} />}
      <section className="st-ability-preview" aria-label="Preview" aria-live="polite" aria-busy={!isFresh}>
        <p className="st-sentence">{spoken(sentence)}</p>
        {edited && <pre>{edited.script}</pre>}
        {refused && <p className="st-flag is-bad">{refused}</p>}
        {problems.length > 0 && <ProblemList problems={problems} />}
      </section>
      <footer className="st-builder-foot">
        {canSay && (
          <label className="st-flag-field">
            <input type="checkbox" checked={withText} onChange={(event) => setWithText(event.target.checked)} /> Put the sentence into the
            text
          </label>
        )}
        <span className="st-space" />
        <button type="button" className="qw-button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="qw-button is-main" disabled={isFresh && (!edited || refused !== undefined)}>
          {old ? 'Change it' : 'Insert'}
        </button>
      </footer>
    </form>
  )
}

/** `**bold**` of a sentence. */
export function spoken(sentence: string): ReactNode {
  return sentence.split(/\*\*([^*]*)\*\*/).map((part, i) => (i % 2 ? <strong key={part}>{part}</strong> : part))
}

function Part({ name, children }: { readonly name: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="st-part">
      <label htmlFor={id}>{name}</label>
      <div className="st-part-body">{children(id)}</div>
    </div>
  )
}

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

function TriggerInput({ word, trigger, context, onTrigger }: TriggerInputProps) {
  const { timing, kind, of } = trigger
  const isMoment = timing.startsWith('at-')
  const choices: readonly Trigger['timing'][] =
    word === 'as' ? ['when'] : word === 'response' ? ['after', 'when', 'cancel'] : ['after', 'when', 'at-beginning-of', 'at-end-of']
  const event = events.find((one) => one.kind === kind)
  const setTiming = (next: Trigger['timing']) => {
    const same = next.startsWith('at-') === isMoment && (next === 'cancel') === (timing === 'cancel')
    onTrigger({
      timing: next,
      kind: same ? kind : next === 'cancel' ? 'when-revealed' : next.startsWith('at-') ? 'round' : 'entersPlay',
      of: same ? of : next.startsWith('at-') || next === 'cancel' ? [] : 'self',
    })
  }
  const setKind = (next: string) => {
    const subject = events.find((one) => one.kind === next)?.subject
    onTrigger({ timing, kind: next, of: subject === event?.subject ? of : subject === 'card' ? 'self' : subject === 'player' ? 'you' : [] })
  }
  const whose = typeof of === 'string' ? of : 'any'
  return (
    <Part name="Trigger">
      {(id) => (
        <div className="st-choice-row">
          <select id={id} value={timing} onChange={(one) => setTiming(one.target.value as Trigger['timing'])}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {word === 'as' ? 'as' : timings[one]}
              </option>
            ))}
          </select>
          {isMoment ? (
            <select aria-label="Trigger: moment" value={kind} onChange={(one) => onTrigger({ ...trigger, kind: one.target.value })}>
              <option value="round">the round</option>
              {lists.phase.map(([phase]) => (
                <option key={phase} value={phase}>
                  the {phase} phase
                </option>
              ))}
            </select>
          ) : timing === 'cancel' ? (
            <select
              aria-label="Trigger: what is cancelled"
              value={kind}
              onChange={(one) => onTrigger({ ...trigger, kind: one.target.value })}
            >
              {cancelled.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <>
              {event?.subject !== 'none' && (
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
              <select aria-label="Trigger: what happens" value={kind} onChange={(one) => setKind(one.target.value)}>
                {events.map((one) => (
                  <option key={one.kind} value={one.kind}>
                    {one.label}
                  </option>
                ))}
              </select>
              {typeof of !== 'string' && event?.subject === 'card' && (
                <ChoiceList
                  label="Trigger: which"
                  add="which …"
                  menu={offered('filters', context.ability, context.place)}
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

interface ConstantInputProps {
  readonly ability: BuiltAbility
  readonly context: AbilityContext
  readonly onChange: (part: Partial<BuiltAbility>) => void
}

function ConstantInput({ ability, context, onChange }: ConstantInputProps) {
  const { on = 'self', change, word } = ability
  return (
    <>
      <Part name="On">
        {(id) => (
          <div className="st-choice-row">
            <select
              id={id}
              value={typeof on === 'string' ? on : 'all'}
              onChange={(event) => onChange({ on: event.target.value === 'all' ? [] : (event.target.value as 'self' | 'host') })}
            >
              <option value="self">this card</option>
              <option value="host">the card it is attached to</option>
              <option value="all">each card …</option>
            </select>
            {typeof on !== 'string' && (
              <ChoiceList
                label="On which cards"
                add="which …"
                menu={offered('filters', ability, context.place)}
                value={on}
                context={context}
                onValue={(next) => onChange({ on: next })}
              />
            )}
          </div>
        )}
      </Part>
      <Part name="It">
        {(id) =>
          word === 'modifier' && change ? (
            <ChoiceInput label="Change" menu={changes} value={change} context={context} onValue={(next) => onChange({ change: next })} />
          ) : (
            <select
              id={id}
              value={String(change?.with.what ?? '')}
              onChange={(event) => onChange({ change: choice(word, { what: event.target.value }) })}
            >
              {(word === 'cannot' ? lists.forbidden : lists.permission).map(([value, label]) => (
                <option key={value} value={value}>
                  {word === 'cannot' ? `cannot ${label}` : label.replace(/[[\]]/g, '')}
                </option>
              ))}
            </select>
          )
        }
      </Part>
    </>
  )
}

interface TargetInputProps {
  readonly ability: BuiltAbility
  readonly context: AbilityContext
  readonly onTarget: (target: Choice | undefined) => void
}

function TargetInput({ ability, context, onTarget }: TargetInputProps) {
  const { target } = ability
  const kind = target === undefined ? 'none' : target.id === 'choose-player' ? 'player' : 'card'
  const pick = (next: string) =>
    onTarget(
      next === 'none'
        ? undefined
        : next === 'player'
          ? choice('choose-player')
          : filled({ id: 'choose', label: '', code: '', says: '', blanks: { group: 'group' } }, ability, context.place),
    )
  return (
    <Part name="Target">
      {(id) => (
        <div className="st-choice-row">
          <select id={id} value={kind} onChange={(event) => pick(event.target.value)}>
            <option value="none">no target, or chosen in the effect</option>
            <option value="card">choose a card among …</option>
            <option value="player">choose a player</option>
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

function LimitInput({ ability, onLimit }: { readonly ability: BuiltAbility; readonly onLimit: (limit: BuiltAbility['limit']) => void }) {
  const { limit } = ability
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
