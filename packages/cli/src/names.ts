/** Finds scenarios and decks by the names that people type. */
import { type DeckProblem, deckFacts } from '@questwright/interop'
import {
  cardsOfSection,
  checkDecks,
  codesOfDeck,
  codesOfSection,
  type DeckFacts,
  deckCatalogue,
  fullCode,
  type NamedDeck,
  nearestName,
  type OptionalRule,
  optionalRules,
  type PackBundle,
  type PlayedScenario,
  rulebookOfDeck,
} from '@questwright/packs'
import { beginningSections } from '@questwright/rulebook'
import { type LoadedWorkspace, listed, WrongUse } from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { isDeckPath, openDeckFile, wholeDeck, withoutPlaceholders, workspaceIndex } from './deck-file.ts'

export interface FoundScenario {
  /** `pack:scenario/slug`, its name in the engine. */
  readonly code: string
  readonly pack: string
  readonly slug: string
}

type Section = 'scenarios' | 'decks' | 'campaigns'

const named: { readonly [section in Section]: readonly [one: string, several: string] } = {
  scenarios: ['scenario', 'Scenarios'],
  decks: ['deck', 'Decks'],
  campaigns: ['campaign', 'Campaigns'],
}

/** The packs that have a thing of that slug. */
function holders(bundles: readonly PackBundle[], section: Section, slug: string): PackBundle[] {
  return bundles.filter((bundle) => Object.hasOwn(bundle[section] ?? {}, slug))
}

/** Names as they must be typed: with the pack as prefix if two packs share the name. */
export function namesOf(bundles: readonly PackBundle[], section: Section): string[] {
  return bundles
    .flatMap((bundle) =>
      Object.keys(bundle[section] ?? {}).map((slug) => (holders(bundles, section, slug).length > 1 ? `${bundle.id}:${slug}` : slug)),
    )
    .sort()
}

function find(bundles: readonly PackBundle[], section: Section, name: string): { readonly bundle: PackBundle; readonly slug: string } {
  const [what, several] = named[section]
  const colon = name.indexOf(':')
  const slug = name.slice(colon + 1).replace(/^(?:scenario|campaign)\//, '')
  const pack = colon < 0 ? undefined : name.slice(0, colon)
  const found = holders(bundles, section, slug).filter((bundle) => pack === undefined || bundle.id === pack)
  if (found.length > 1)
    throw new WrongUse(
      `${listed(found.map((bundle) => bundle.id))} each have a ${what} "${slug}". Say which: ${found.map((bundle) => `${bundle.id}:${slug}`).join(' or ')}.`,
    )
  const [bundle] = found
  if (!bundle)
    throw new WrongUse(
      `There is no ${what} "${name}". ${several}: ${listed(namesOf(bundles, section)) || 'none'}.${what === 'deck' ? ' A deck in a file is named by its path, such as ./my-deck.o8d.' : ''}`,
    )
  return { bundle, slug }
}

/**
 * Finds a scenario by its name.
 * @throws WrongUse for a name that no scenario has, or several
 */
export function findScenario(workspace: LoadedWorkspace, name: string): FoundScenario {
  const { bundle, slug } = find(workspace.bundles, 'scenarios', name)
  return { code: `${bundle.id}:scenario/${slug}`, pack: bundle.id, slug }
}

/**
 * Finds a campaign by its name.
 * @throws WrongUse for a name that no campaign has, or several
 */
export function findCampaign(workspace: LoadedWorkspace, name: string): { readonly pack: PackBundle; readonly slug: string } {
  const { bundle, slug } = find(workspace.bundles, 'campaigns', name)
  return { pack: bundle, slug }
}

/**
 * Finds the optional rules that were chosen for a game, each once.
 * @param game its id
 * @param names slugs, with their pack if two packs share the slug; each item may be a comma-separated list
 * @throws WrongUse for a name that no rule has, or several
 */
export function findRules(workspace: LoadedWorkspace, game: string | undefined, names: readonly string[]): readonly OptionalRule[] {
  const all = game === undefined ? [] : optionalRules(workspace.bundles, game)
  const found = names
    .flatMap((name) => name.split(','))
    .flatMap((name) => name.trim() || [])
    .map((name) => {
      const fits = all.filter(({ pack, slug }) => name === slug || name === `${pack}:${slug}`)
      const [rule, other] = fits
      if (other !== undefined)
        throw new WrongUse(
          `${listed(fits.map(({ pack }) => pack))} each have an optional rule "${name}". Say which: ${fits.map(({ pack, slug }) => `${pack}:${slug}`).join(' or ')}.`,
        )
      if (rule !== undefined) return rule
      const typed = all.map(({ pack, slug }) => (all.filter((one) => one.slug === slug).length > 1 ? `${pack}:${slug}` : slug))
      const near = nearestName(name, typed)
      throw new WrongUse(
        `There is no optional rule "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`} ${typed.length === 0 ? 'The packs here bring none.' : `Optional rules: ${listed(typed)}.`}`,
      )
    })
  return [...new Set(found)]
}

export interface FoundDeck {
  readonly name: string
  readonly deck: DeckFacts
  /** The pack to which its bare slugs refer; undefined for a deck file. */
  readonly pack: string | undefined
  /** Warnings from reading its file, except placeholders, which `judgeDecks` reports. */
  readonly warnings: readonly DeckProblem[]
}

/** A deck of a pack by its slug, or a deck file of any format by its path. @throws WrongUse */
export function findDeck(workspace: LoadedWorkspace, name: string): FoundDeck {
  if (!isDeckPath(workspace, name)) return { ...findPackDeck(workspace, name), warnings: [] }
  const opened = openDeckFile(workspace, name)
  return {
    name,
    deck: deckFacts(wholeDeck(opened), workspaceIndex(workspace)),
    pack: undefined,
    warnings: withoutPlaceholders(opened.read.problems),
  }
}

/** A deck of a pack by its slug. @throws WrongUse */
export function findPackDeck(
  workspace: LoadedWorkspace,
  name: string,
): { readonly name: string; readonly deck: DeckFacts; readonly pack: string; readonly title: string } {
  const { bundle, slug } = find(workspace.bundles, 'decks', name)
  return { name, deck: bundle.decks[slug] as DeckFacts, pack: bundle.id, title: bundle.text.en?.decks[slug]?.title ?? slug }
}

/** The packs from which a deck takes cards. */
export function packsOfDeck({ deck, pack }: FoundDeck): string[] {
  const codes = codesOfDeck(deck)
  return [...new Set([...(pack ? [pack] : []), ...codes.flatMap((code) => (code.includes(':') ? [code.slice(0, code.indexOf(':'))] : []))])]
}

/** How to treat cards that no loaded pack has. */
export type Missing = 'refuse' | 'leave-out'

/**
 * Refuses decks that may not be played together. Missing cards count as cards of the deck; the caller says whether they are a reason to refuse, or
 * are left out of the game.
 * @param scenario the scenario to play with them
 * @returns warnings, as sentences
 * @throws WrongUse with every reason
 */
export function judgeDecks(workspace: LoadedWorkspace, decks: readonly FoundDeck[], missing: Missing, scenario?: PlayedScenario): string[] {
  const named: NamedDeck[] = decks.map(({ name, deck, pack }) => ({ name, deck, ...(pack ? { pack } : {}) }))
  const catalogue = deckCatalogue(workspace.bundles, rulebooks)
  const findings = checkDecks(named, catalogue, scenario)
  const isMissing = (code: string): boolean => code === 'deck/placeholder'
  const errors = findings.filter(({ severity, code }) => severity === 'error' && (missing === 'refuse' || !isMissing(code)))
  const line = ({ deck, code, message, remedy }: (typeof findings)[number]): string => {
    const which = decks.length > 1 && !message.startsWith(`${deck} `) ? `${deck}: ` : ''
    return `  ${which}${message}${isMissing(code) ? '' : ` ${remedy}`}`
  }
  if (errors.length > 0) {
    const which = decks.length === 1 ? `The deck ${decks[0]?.name}` : 'These decks'
    const verb = decks.length === 1 ? 'is' : 'are'
    const what = errors.every(({ code }) => isMissing(code))
      ? `${which} cannot be played whole. Add the packs of these cards, or --missing leave-out to play without them`
      : errors.every(({ code }) => code === 'deck/not-in-scenario')
        ? `${which} cannot be played here`
        : `${which} ${verb} not legal`
    throw new WrongUse(`${what}:\n${[...new Set(errors.map(line))].join('\n')}`)
  }
  for (const { name, deck, pack = '' } of decks) {
    const find = Object.assign((code: string) => catalogue(fullCode(code, pack)), { rulebooks: catalogue.rulebooks })
    const unbegun = beginningSections(rulebookOfDeck(deck, find)).find(
      (section) => codesOfSection(cardsOfSection(deck, section)).length === 0,
    )
    if (unbegun === undefined) continue
    const { one, several } = unbegun
    throw new WrongUse(`The deck ${name} has no ${one} that is here, so it cannot be played. Add the packs of its ${several}.`)
  }
  return [
    ...decks.flatMap(({ name, warnings }) =>
      warnings.map(({ line: at, message, remedy }) => `${name}${at === undefined ? '' : `:${at}`} ${message} ${remedy}`),
    ),
    ...decks.flatMap(leftOut),
    ...new Set(findings.filter(({ severity }) => severity === 'warning').map(({ message }) => message)),
  ]
}

function leftOut({ name, deck }: FoundDeck): string[] {
  const cards = (deck.placeholders ?? []).filter(({ part }) => part !== 'sideboard' && part !== 'shared')
  if (cards.length === 0) return []
  return [`${name} plays without ${listed(cards.map(({ title, quantity }) => `${quantity}x ${title}`))}, which no pack here has.`]
}
