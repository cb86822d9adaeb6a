/** The page's fonts as a style sheet that holds their bytes: a drawing that becomes a canvas may fetch nothing. */
import { asDataUrl } from '@questwright/board/art-source'

const fetched = new Map<string, Promise<string>>()

/** A font's bytes as an address, fetched once. */
function bytesAt(address: string): Promise<string> {
  const known = fetched.get(address)
  if (known) return known
  const asked = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error('A font of the studio cannot be read. Load the page again.')
    return asDataUrl(await response.blob())
  })
  asked.catch(() => fetched.delete(address))
  fetched.set(address, asked)
  return asked
}

const bare = (family: string): string => family.replace(/['"]/g, '').trim()
/** Browsers write ranges in their own way: compared without spaces and leading zeros. */
const range = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/U\+0*(?=[0-9A-F])/g, 'U+')
    .replace(/-0*(?=[0-9A-F])/g, '-')

/** Every rule for a font that this page has loaded, by the sheet that it stands in. */
function loadedRules(): { readonly rule: CSSFontFaceRule; readonly home: string }[] {
  const loaded = new Set<string>()
  for (const face of document.fonts)
    if (face.status === 'loaded') loaded.add(`${bare(face.family)}|${face.style}|${range(face.unicodeRange)}`)
  const found: { rule: CSSFontFaceRule; home: string }[] = []
  const read = (rules: CSSRuleList, home: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) {
        const { style } = rule
        const key = `${bare(style.getPropertyValue('font-family'))}|${style.getPropertyValue('font-style') || 'normal'}|${range(style.getPropertyValue('unicode-range') || 'U+0-10FFFF')}`
        if (loaded.has(key)) found.push({ rule, home })
      } else if (rule instanceof CSSImportRule) {
        if (rule.styleSheet) read(rule.styleSheet.cssRules, rule.styleSheet.href ?? home)
      } else if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules, home)
    }
  }
  for (const sheet of document.styleSheets) read(sheet.cssRules, sheet.href ?? document.baseURI)
  return found
}

/**
 * The fonts that the page shows now, with their bytes.
 * @throws Error when one of them cannot be read
 */
export async function fontsAsCss(): Promise<string> {
  const rules = await Promise.all(
    loadedRules().map(async ({ rule, home }) => {
      const address = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(rule.style.getPropertyValue('src'))?.[1]
      if (address === undefined) return ''
      const bytes = address.startsWith('data:') ? address : await bytesAt(new URL(address, home).href)
      const parts = ['font-family', 'font-style', 'font-weight', 'font-stretch', 'unicode-range'].flatMap((name) => {
        const value = rule.style.getPropertyValue(name)
        return value === '' ? [] : [`${name}:${value}`]
      })
      return `@font-face{${parts.join(';')};src:url(${bytes})}`
    }),
  )
  return rules.join('\n')
}
