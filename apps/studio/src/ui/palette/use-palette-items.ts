'use client'

import { cardEntries } from '@questwright/contents/card-entries'
import { thingsOf } from '@questwright/contents/pack-things'
import type { PaletteItem } from '@questwright/contents/palette-items'
import { namesInList, titleOfId, titleOfState } from '@questwright/packs/browser'
import { type CommandGroup, keySigns, useCommandGroups } from '@questwright/table-page/commands/commands'
import { everywhere } from '@questwright/table-page/commands/keys-by-place'
import { toast } from '@questwright/table-page/parts/toast'
import { useStart } from '@questwright/table-page/start/use-start'
import { tellError } from '@questwright/table-page/tell-error'
import { type DeckChoice, deckChoices } from '@questwright/workshop/deck-choices'
import { freshSeed } from '@questwright/workshop/game-choice'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type ScenarioChoice, scenarioChoices, usualModeOf } from '@questwright/workshop/scenario-choices'
import { firstSeats } from '@questwright/workshop/seats'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import type { PackState } from '../../api-types.ts'
import { useStudioGame } from '../../client/game/game-session.ts'
import { addressOf } from '../../client/handbook/address.ts'
import { loadHandbook, useHandbook } from '../../client/handbook/use-handbook.ts'
import { openPlayed } from '../../client/history/open-played.ts'
import { refreshHistory, useHistory } from '../../client/history/use-history.ts'
import { bundlesOf, useLibrary } from '../../client/library.ts'
import { pageOf } from '../../client/page-of.ts'
import { choosePack } from '../../client/tree/tree-state.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'
import { pages } from '../shell/pages.ts'

/** All items of the palette: actions of this page, general actions, pages, and all things of the workspace. */
export function usePaletteItems(): readonly PaletteItem[] {
  const groups = useCommandGroups((state) => state.groups)
  const packs = useLibrary((state) => state.packs)
  const handbook = useHandbook((state) => state.pages)
  const history = useHistory((state) => state.history)
  const game = useStudioGame((state) => (state.status === 'none' ? undefined : state.title))
  const router = useRouter()
  const bundles = useMemo(() => bundlesOf(packs), [packs])
  const { start } = useStart()
  useEffect(() => {
    void loadHandbook()
    void refreshHistory()
  }, [])
  return [
    ...commandItems(groups),
    ...pages.map(({ href, name }): PaletteItem => ({ id: `page ${href}`, group: 'Go to', title: name, go: href })),
    { id: 'page /scenarios', group: 'Go to', title: 'Scenarios', go: '/scenarios' },
    ...(game ? [{ id: 'game running', group: 'Games', title: `Go on with ${game}`, hint: 'running', go: '/play' }] : []),
    ...makingItems(),
    ...scenarioItems(),
    ...thingItems(),
    ...(history?.games ?? []).slice(0, 30).map(
      (one): PaletteItem => ({
        id: `game ${one.id}`,
        group: 'Games',
        title: one.scenario.title,
        hint: `${one.outcome.result}, ${one.finished.slice(0, 10)}`,
        also: 'played replay history',
        go: () => void replay(one.id),
      }),
    ),
    ...(handbook ?? []).map(
      ({ slug, title, part, markdown }): PaletteItem => ({
        id: `handbook ${slug}`,
        group: 'Handbook',
        title,
        hint: part,
        also: [...markdown.matchAll(/^##+ (.+)$/gm)].map(([, words]) => words).join(' '),
        go: addressOf(slug),
      }),
    ),
  ]

  function makingItems(): readonly PaletteItem[] {
    if (packs?.workspace.writing !== 'allowed') return []
    return packs.packs.flatMap((state) =>
      (['card', 'keyword', 'scenario', 'campaign', 'deck', 'system'] as const).map(
        (kind): PaletteItem => ({
          id: `new ${kind} ${state.pack}`,
          group: 'Make',
          title: `New ${kind} in ${titleOfState(state)} …`,
          also: 'create',
          go: () => askWorkspace({ ask: 'new', kind, pack: state.pack }),
        }),
      ),
    )
  }

  function scenarioItems(): readonly PaletteItem[] {
    const seatsOf = new Map(
      bundles.map((one) => [one.game, firstSeats(deckChoices(bundles, rulebooks, one.game), bundles, rulebooks, one.game)]),
    )
    const scenarios = scenarioChoices(bundles, rulebooks)
    const nameOf = namesInList(scenarios, (pack) => titleOfId(pack, bundles))
    return scenarios.flatMap((scenario): readonly PaletteItem[] => [
      {
        id: `scenario ${scenario.code}`,
        group: 'Scenarios',
        title: scenario.title,
        hint: titleOfId(scenario.pack, bundles),
        go: pageOf('scenario', scenario.code),
      },
      ...playItems(scenario, nameOf(scenario), seatsOf.get(scenario.game) ?? []),
    ])
  }

  function playItems(scenario: ScenarioChoice, name: string, decks: readonly DeckChoice[]): readonly PaletteItem[] {
    return decks.length > 0 && game === undefined
      ? [
          {
            id: `play ${scenario.code}`,
            group: 'Play',
            title: `Play ${name}`,
            hint: `with ${decks.map(({ title }) => title).join(' and ')}`,
            go: () => void start({ scenario, mode: usualModeOf(scenario), decks, seed: freshSeed() }),
          },
        ]
      : []
  }

  function thingItems(): readonly PaletteItem[] {
    return (packs?.packs ?? []).flatMap((pack): readonly PaletteItem[] => [
      ...cardEntries(packs as NonNullable<typeof packs>, pack).map(
        ({ code, title, type, slug, facts }): PaletteItem => ({
          id: `card ${code}`,
          group: 'Cards',
          title,
          hint: `${type}, ${titleOfState(pack)}`,
          also: `${slug} ${(facts?.traits ?? []).join(' ')}`,
          go: pageOf('card', code),
        }),
      ),
      ...listed(pack, 'campaign', 'Campaigns'),
      ...listed(pack, 'keyword', 'Keywords'),
      ...listed(pack, 'system', 'Systems'),
      ...thingsOf(pack, 'deck').map(
        ({ code, title }): PaletteItem => ({
          id: `deck ${code}`,
          group: 'Decks',
          title,
          hint: titleOfState(pack),
          go: pageOf('deck', code),
        }),
      ),
      {
        id: `tests ${pack.pack}`,
        group: 'Packs',
        title: `Tests of ${titleOfState(pack)}`,
        go: `/tests?pack=${encodeURIComponent(pack.pack)}`,
      },
      {
        id: `pack ${pack.pack}`,
        group: 'Packs',
        title: titleOfState(pack),
        also: pack.pack,
        hint: 'in the library',
        go: () => showPack(pack.pack),
      },
    ])
  }

  function listed(pack: PackState, kind: 'campaign' | 'keyword' | 'system', group: string): readonly PaletteItem[] {
    return thingsOf(pack, kind).map(
      ({ code, title }): PaletteItem => ({ id: `${kind} ${code}`, group, title, hint: titleOfState(pack), go: pageOf(kind, code) }),
    )
  }

  function showPack(pack: string): void {
    choosePack(pack)
    router.push('/')
  }

  async function replay(id: string): Promise<void> {
    // a running game is not replaced without confirmation: go to the history page, which asks
    if (game !== undefined) return router.push('/history')
    try {
      if (await openPlayed(id)) router.push('/play')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
      else tellError(error)
    }
  }
}

/** Actions of the current page; general actions are a group of their own. */
function commandItems(groups: readonly CommandGroup[]): readonly PaletteItem[] {
  return groups.toReversed().flatMap(({ place, commands }) =>
    commands.flatMap(({ words, also, key, run, shownIn }): readonly PaletteItem[] =>
      run && shownIn !== 'keys'
        ? [
            {
              id: `command ${words}`,
              group: place === everywhere ? 'Do' : 'Here',
              title: words,
              go: run,
              ...(also ? { also } : {}),
              ...(place === everywhere ? {} : { hint: place }),
              ...(key ? { keys: keySigns(key) } : {}),
            },
          ]
        : [],
    ),
  )
}
