/**
 * Phrases of menu entries as patterns. The notation is that of `says`: blanks, `{you|that player}`, `~` after a verb, `{s}`, `‹owner|thing›`, and ⟨⟩
 * for words at the end of the sentence. In addition, `(a|b|)` matches one of these wordings; an
 * empty one matches nothing.
 */

export type Element =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'blank'; readonly blank: string; readonly sort: string; readonly also?: string }
  | { readonly kind: 'either'; readonly options: readonly Pattern[] }
  | { readonly kind: 'self' }
  | { readonly kind: 'host' }

export type Pattern = readonly Element[]

export interface Phrase {
  /** Values of blanks that the phrase does not name, as text. */
  readonly defaults: { readonly [blank: string]: string }
  /** The words of the sentence. */
  readonly pattern: Pattern
  /** The words that follow at the end of the sentence. */
  readonly tail: Pattern | undefined
}

/** Blanks that a phrase names under another name. */
const groupBlanks: { readonly [name: string]: string } = { groups: 'group', several: 'filters' }

const parts =
  /⟨[^⟩]*⟩|‹[^›]*›|\{[^}]*\}|\([^)]*\)|\$[a-z]+(?:\+[a-z-]+)?|\[[^\]]*\]|\d+|'s\b|[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*~?|[^\s]/gu

/**
 * @param written in the notation of menu entries; after ⇒ the values of blanks that it does not name
 * @param sorts the kind of each blank
 */
export function phraseOf(written: string, sorts: { readonly [blank: string]: string }): Phrase {
  const [text = '', given = ''] = written.split(' ⇒ ')
  const defaults = Object.fromEntries(given === '' ? [] : given.split(', ').map((one) => one.split(':') as [string, string]))
  let tail: Pattern | undefined
  const read = (piece: string): Element[] =>
    [...piece.matchAll(parts)].flatMap(([one]): Element[] => {
      if (one.startsWith('⟨')) {
        tail = read(one.slice(1, -1))
        return []
      }
      if (one.startsWith('‹')) {
        const [owner = '', thing = ''] = one.slice(1, -1).split('|')
        const options: Pattern[] = [
          [...read(owner), word("'s"), ...read(thing)],
          [...read(owner), word("'"), ...read(thing)],
          [word('the'), ...read(thing), word('of'), ...read(owner)],
        ]
        const blank = owner.slice(1)
        if (/^players?$/.test(sorts[blank] ?? '')) options.push([{ kind: 'blank', blank, sort: 'your' }, ...read(thing)])
        if (sorts[blank] === 'player') options.push([{ kind: 'blank', blank, sort: "each player's" }, ...read(thing)])
        if (/^(?:cards?|definite)$/.test(sorts[blank] ?? '')) options.push([{ kind: 'blank', blank, sort: 'its' }, ...read(thing)])
        if (sorts[blank] === 'subject') options.push([{ kind: 'blank', blank, sort: 'subject, as your' }, ...read(thing)])
        return [{ kind: 'either', options }]
      }
      if (one === '{s}') return []
      if (one.startsWith('{')) {
        const inner = one.slice(one.startsWith('{#') ? 2 : 1, -1)
        const options = inner.split('|').map(read)
        return [{ kind: 'either', options: inner === 'your|their' ? [...options, [word('his')], [word('her')], [word('its')]] : options }]
      }
      // an icon whose name is a blank
      if (/^\[\$[a-z]+\]$/.test(one)) return [{ kind: 'blank', blank: one.slice(2, -1), sort: `icon ${sorts[one.slice(2, -1)]}` }]
      if (one.startsWith('(') && one.includes('|')) return [{ kind: 'either', options: one.slice(1, -1).split('|').map(read) }]
      if (one.startsWith('(')) return [word('('), ...read(one.slice(1, -1)), word(')')]
      if (one.startsWith('$')) {
        const [name = '', also] = one.slice(1).split('+')
        if (name === 'this') return [{ kind: 'self' }]
        if (name === 'host') return [{ kind: 'host' }]
        // the chosen card is read as a reference
        if (name === 'target') return []
        const blank = groupBlanks[name] ?? name
        const sort = sorts[blank]
        if (sort === undefined) throw new Error(`The phrase "${text}" has no blank "${name}".`)
        return [{ kind: 'blank', blank, sort, ...(also && { also }) }]
      }
      if (one === '[open]' || one === '[close]') return [word(one === '[open]' ? '(' : ')')]
      const owner = /^(.+?)'s$/u.exec(one)
      if (owner?.[1]) return [word(owner[1]), word("'s")]
      return [word(one.replace(/~$/, ''))]
    })
  const pattern = read(text)
  return { pattern, tail, defaults }
}

const word = (text: string): Element => ({ kind: 'word', word: text.toLowerCase().replace(/[“”]/g, '"').replace(/[‘’]/g, "'") })

/** Whether a written word is the word of a phrase, also as another form of the same verb or noun. */
export function agrees(wanted: string, written: string): boolean {
  if (wanted === written) return true
  // most words of a text differ in their first letter from the word of a phrase
  if (wanted[0] !== written[0] && !irregular.has(wanted)) return false
  const forms = irregular.get(wanted)
  if (forms?.includes(written)) return true
  if (wanted.length < 3 || !/^[a-z-]+$/.test(wanted) || unchanging.has(wanted) || unchanging.has(written)) return false
  return plural(wanted) === written || plural(written) === wanted
}

const plural = (one: string): string =>
  /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : /(?:s|sh|ch|x)$/.test(one) ? `${one}es` : `${one}s`

/** Words that have no other form in a phrase: "the" is never "thes", and "this" no form of "thi". */
const unchanging = new Set(['the', 'this', 'his', 'its', 'for', 'from', 'under', 'less', 'unless', 'progress', 'any', 'and', 'not'])

const irregular = new Map<string, readonly string[]>(
  [
    ['is', 'are', 'be'],
    ['has', 'have'],
    ['does', 'do'],
    ['goes', 'go'],
    ['was', 'were'],
    ['that', 'those'],
    ['a', 'an'],
  ].flatMap((forms) => forms.map((form) => [form, forms] as const)),
)

/** Whether a pattern may begin with this word; false only if it certainly does not. */
export function canBegin(pattern: Pattern, written: string | undefined): boolean {
  const [first] = pattern
  if (first === undefined) return true
  if (written === undefined) return false
  if (first.kind === 'word') return agrees(first.word, written)
  return first.kind !== 'either' || first.options.some((option) => option.length === 0 || canBegin(option, written))
}
