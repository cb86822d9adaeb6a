'use client'

import { typeChoices } from '@questwright/contents/new-card-facts'
import { slugIsUsed } from '@questwright/contents/pack-things'
import { setChoices, setMeant } from '@questwright/contents/set-choices'
import { setFactOf, setWord } from '@questwright/editing'
import { slugIsWellFormed, suggestSlug } from '@questwright/packs/browser'
import { leftByType, readsTexts } from '@questwright/rulebook'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { showTab } from '../../client/editor/open-card.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { titleOf } from '../../client/packs/title-of.ts'
import { pageOf } from '../../client/page-of.ts'
import { useRulebook } from '../../client/rulebook.ts'
import { createCampaign, createCard, createDeck, createKeyword, createScenario, createSystem } from '../../client/workspace.ts'
import { AskDialog } from './ask-dialog.tsx'
import { SlugField } from './slug-field.tsx'

interface NewThingDialogProps {
  readonly kind: 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck' | 'system'
  readonly pack: string
  readonly onClose: () => void
}

const examples = {
  card: 'Lantern Keeper',
  keyword: 'Mired',
  scenario: 'The Drowned Road',
  campaign: 'Roads of the Fen',
  deck: 'Road Wardens',
  system: 'Weather',
}

/** Asks for the title and other required data of a new thing; then its page opens. */
export function NewThingDialog({ kind, pack, onClose }: NewThingDialogProps) {
  const router = useRouter()
  const answer = useLibrary((state) => state.packs)
  const state = answer?.packs.find((one) => one.pack === pack)
  const rulebook = useRulebook(pack)
  const choices = typeChoices(rulebook)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [type, setType] = useState(() => choices[0]?.types[0] ?? '')
  const [set, setSet] = useState<string | undefined>(undefined)
  const [number, setNumber] = useState<'none' | 'required'>('none')
  const slug = typed ?? suggestSlug(title)
  const taken = slug !== '' && state !== undefined && slugIsUsed(state, kind, slug)
  const sets = useMemo(() => setChoices(answer ? bundlesOf(answer) : [], state?.bundle?.id ?? pack, titleOf), [answer, state, pack])
  const namesSet = setFactOf(rulebook, type) !== undefined
  const chosen = set ?? sets.find(({ of }) => of === 'this pack')?.title ?? titleOf(pack)
  const act = async () => {
    const named = { title: title.trim(), slug }
    const code =
      kind === 'card'
        ? await createCard(pack, { ...named, type, ...(namesSet ? { set: setMeant(sets, chosen) } : {}) })
        : kind === 'keyword'
          ? await createKeyword(pack, { ...named, number })
          : kind === 'scenario'
            ? await createScenario(pack, named)
            : kind === 'campaign'
              ? await createCampaign(pack, named)
              : kind === 'system'
                ? await createSystem(pack, named)
                : await createDeck(pack, named)
    // a new card begins with its text, where the game can read one; its facts are beside it, or in another tab
    if (kind === 'card') showTab(readsTexts(rulebook) ? 'text' : 'abilities')
    if (kind === 'keyword') showTab('abilities')
    if (kind === 'system') showTab('chapter')
    router.push(pageOf(kind, code))
  }
  return (
    <AskDialog
      title={`New ${kind} in ${titleOf(pack)}`}
      action={`Make the ${kind}`}
      doing="Making …"
      can={title.trim() !== '' && slugIsWellFormed(slug) && !taken && state !== undefined}
      onClose={onClose}
      act={act}
    >
      <div className="st-field">
        <label htmlFor="new-thing-title">Title</label>
        <input
          id="new-thing-title"
          value={title}
          maxLength={200}
          placeholder={examples[kind]}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
      {kind === 'card' && (
        <div className="st-field">
          <label htmlFor="new-thing-type">Type</label>
          <select id="new-thing-type" aria-describedby="new-thing-type-says" value={type} onChange={(event) => setType(event.target.value)}>
            {choices.map(({ group, types }) => (
              <optgroup key={group} label={group}>
                {types.map((one) => (
                  <option key={one} value={one}>
                    {rulebook.types[one]?.name ?? one}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          {leftByType(rulebook, type) !== undefined && (
            <p id="new-thing-type-says" className="st-quiet">
              The game has few rules for this type: your scripts move it.
            </p>
          )}
        </div>
      )}
      {kind === 'card' && namesSet && (
        <div className="st-field">
          <label htmlFor="new-thing-set">{setWord(rulebook)}</label>
          <input
            id="new-thing-set"
            list="new-thing-sets"
            value={chosen}
            maxLength={120}
            onChange={(event) => setSet(event.target.value)}
            aria-describedby="new-thing-set-says"
          />
          <datalist id="new-thing-sets">
            {sets.map((one) => (
              <option key={one.set} value={one.title} />
            ))}
          </datalist>
          <p id="new-thing-set-says" className="st-quiet">
            An existing one, or the title of a new one.
          </p>
        </div>
      )}
      {kind === 'keyword' && (
        <div className="st-field">
          <label htmlFor="new-thing-number">Printed</label>
          <select id="new-thing-number" value={number} onChange={(event) => setNumber(event.target.value as 'none' | 'required')}>
            <option value="none">{title.trim() || 'Mired'} (without a number)</option>
            <option value="required">{title.trim() || 'Mired'} 2 (with a number)</option>
          </select>
        </div>
      )}
      {kind === 'system' && (
        <p className="st-quiet">
          What the pack adds to the rules, in every game with it: a number that the table counts, a step, a phase, a pile. It begins as a
          working example that you change.
        </p>
      )}
      <SlugField
        label="File name"
        prefix={`${state?.bundle?.id ?? pack}:`}
        value={slug}
        note={kind === 'system' ? 'Its files in systems/ get this name.' : undefined}
        taken={taken}
        onValue={setTyped}
      />
    </AskDialog>
  )
}
