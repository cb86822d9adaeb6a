/**
 * The fonts of the page as one style sheet that contains their bytes. A card is printed from an SVG that is drawn into a canvas. A browser lets
 * such an SVG load nothing: without the bytes, its text would be in another font.
 */
import { asDataUrl } from '@questwright/board/art-source'

const fetched = new Map<string, Promise<string>>()

/** The bytes of a font as a `data:` URL, fetched once. */
function bytesAt(address: string): Promise<string> {
  const known = fetched.get(address)
  if (known) return known
  const asked = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error('A font of this page cannot be read. Load the page again.')
    return asDataUrl(await response.blob())
  })
  asked.catch(() => fetched.delete(address))
  fetched.set(address, asked)
  return asked
}

const withoutQuotes = (family: string): string => family.replace(/['"]/g, '').trim()
/** A range of characters in a uniform notation: browsers write it with other spaces and leading zeros than the style sheet. */
const sameSpelling = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/U\+0*(?=[0-9A-F])/g, 'U+')
    .replace(/-0*(?=[0-9A-F])/g, '-')

/** The rules of the fonts that this page has loaded, each with its style sheet, since URLs in a rule are relative to the URL of the style sheet. */
function loadedRules(): { readonly rule: CSSFontFaceRule; readonly sheet: string }[] {
  const loaded = new Set<string>()
  for (const face of document.fonts)
    if (face.status === 'loaded') loaded.add(`${withoutQuotes(face.family)}|${face.style}|${sameSpelling(face.unicodeRange)}`)
  const found: { rule: CSSFontFaceRule; sheet: string }[] = []
  const read = (rules: CSSRuleList, sheet: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) {
        const { style } = rule
        const key = `${withoutQuotes(style.getPropertyValue('font-family'))}|${style.getPropertyValue('font-style') || 'normal'}|${sameSpelling(style.getPropertyValue('unicode-range') || 'U+0-10FFFF')}`
        if (loaded.has(key)) found.push({ rule, sheet })
      } else if (rule instanceof CSSImportRule) {
        if (rule.styleSheet) read(rule.styleSheet.cssRules, rule.styleSheet.href ?? sheet)
      } else if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules, sheet)
    }
  }
  for (const { cssRules, href } of document.styleSheets) read(cssRules, href ?? document.baseURI)
  return found
}

/**
 * The style sheet with the fonts that the page uses now.
 * @throws Error when one of them cannot be read
 */
export async function fontsAsCss(): Promise<string> {
  const rules = await Promise.all(
    loadedRules().map(async ({ rule, sheet }) => {
      const address = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(rule.style.getPropertyValue('src'))?.[1]
      if (address === undefined) return ''
      const bytes = address.startsWith('data:') ? address : await bytesAt(new URL(address, sheet).href)
      const parts = ['font-family', 'font-style', 'font-weight', 'font-stretch', 'unicode-range'].flatMap((name) => {
        const value = rule.style.getPropertyValue(name)
        return value === '' ? [] : [`${name}:${value}`]
      })
      return `@font-face{${parts.join(';')};src:url(${bytes})}`
    }),
  )
  return rules.join('\n')
}
