/** The CSS rules for a card's face, taken from the page: an SVG that is drawn into a canvas does not use the page's style sheets. */

/** The beginnings of class names whose rules a face needs. */
const parts = [
  'face',
  'paper',
  'plate',
  'title',
  'badge',
  'foot',
  'rules',
  'glued',
  'text-icon',
  'icon',
  'traits',
  'keywords',
  'flavour',
  'back',
]
const ofFace = new RegExp(`\\.qw-(?:${parts.join('|')})\\b`)

function isWanted(selector: string): boolean {
  return ofFace.test(selector) || selector.includes(':root')
}

function collect(rules: CSSRuleList, into: string[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (isWanted(rule.selectorText)) into.push(rule.cssText)
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) collect(rule.styleSheet.cssRules, into)
    } else if (rule instanceof CSSLayerBlockRule) collect(rule.cssRules, into)
  }
}

/** The base rules of the page that apply to every element. */
const ground = '*{box-sizing:border-box}p{margin:0}'

/** All CSS rules that a face needs, always in the light theme. */
export function faceCss(): string {
  const found: string[] = [ground]
  for (const sheet of document.styleSheets) collect(sheet.cssRules, found)
  return found.join('\n')
}
