/** Names of icons, colours, frames and windows in a chapter that the board cannot draw: players would see a plain sign or frame. */
import { nearestName } from '@questwright/kernel/nearest'
import { drawnFor, type drawnWords, type Rulebook, type SystemChapter } from '@questwright/rulebook'
import type { FactIssue } from './fact-issues.ts'
import { isRecord } from './fact-issues.ts'

type Drawn = keyof typeof drawnWords

/** The fields of a chapter whose values name something that the board draws; `*` stands for any name, or any index of a list. */
export const drawnPlaces: readonly (readonly [place: string, drawn: Drawn])[] = [
  ['facts.*.icon', 'icons'],
  ['facts.*.values.*.icon', 'icons'],
  ['factValues.*.icon', 'icons'],
  ['zones.*.icon', 'icons'],
  ['record.*.icon', 'icons'],
  ['dials.*.icon', 'icons'],
  ['markFaces.*.icon', 'icons'],
  ['consequences.*.compares.*.icon', 'icons'],
  ['optionSigns.*.icon', 'icons'],
  ['storyIcons.*.icon', 'icons'],
  ['dials.*.tone', 'tones'],
  ['markFaces.*.tone', 'tones'],
  ['consequences.*.compares.*.tone', 'tones'],
  ['optionSigns.*.tone', 'tones'],
  ['facts.*.tone', 'plates'],
  ['facts.*.values.*.tone', 'frames'],
  ['factValues.*.tone', 'frames'],
  ['types.*.face.window', 'windows'],
  ['types.*.face.frame', 'frames'],
]

const called: { readonly [drawn in Drawn]: { readonly one: string; readonly instead: string } } = {
  icons: { one: 'an icon', instead: 'a dotted circle, or nothing' },
  tones: { one: 'a colour', instead: 'none' },
  plates: { one: 'a colour of numbers', instead: 'a plain one' },
  windows: { one: 'an outline of a window', instead: 'a plain one' },
  frames: { one: 'a colour of frames', instead: 'a grey one' },
}

/** The number of names that a message lists where none is similar. */
const MANY = 8

/** By kind, all names that the board can draw for the game of a rulebook. */
export const wordsDrawnFor = ({ drawn }: Pick<Rulebook, 'drawn'>) => drawnFor(drawn)

/**
 * The issues of names that the board cannot draw.
 * @param rulebook of the pack; drawings of its game count too
 */
export function undrawn(chapter: SystemChapter, rulebook: Rulebook): FactIssue[] {
  const all = wordsDrawnFor(rulebook)
  return drawnPlaces.flatMap(([place, drawn]) =>
    valuesAt(chapter, place.split('.'), []).flatMap(({ path, value }): FactIssue[] => {
      const known = all[drawn]
      if (known.includes(value)) return []
      const near = nearestName(value, known)
      const { one, instead } = called[drawn]
      const others = known.filter((name) => name !== near)
      const list = near === undefined ? others : others.slice(0, MANY)
      const names = `${list.map((name) => `"${name}"`).join(', ')}${list.length < others.length ? ' …' : ''}`
      return [
        {
          severity: drawn === 'icons' ? 'error' : 'warning',
          code: 'system/not-drawn',
          path,
          message: `\`${path.join('.')}\` is "${value}", which is not ${one} that the board draws: players would see ${instead}.`,
          remedy: near === undefined ? `Write one of ${names}.` : `Did you mean "${near}"? There are also ${names}`,
        },
      ]
    }),
  )
}

function valuesAt(
  value: unknown,
  place: readonly string[],
  path: readonly string[],
): { readonly path: readonly string[]; readonly value: string }[] {
  const [key, ...rest] = place
  if (key === undefined) return typeof value === 'string' ? [{ path, value }] : []
  if (!isRecord(value as never) && !Array.isArray(value)) return []
  const here = value as { readonly [key: string]: unknown }
  const keys = key === '*' ? Object.keys(here) : Object.hasOwn(here, key) ? [key] : []
  return keys.flatMap((one) => valuesAt(here[one], rest, [...path, one]))
}
