import { describe, expect, it } from 'vitest'
import { jsonBreak, jsonBreakWords } from '../src/json-break.ts'

describe('broken JSON', () => {
  const whole = JSON.stringify({ a: [1, -2.5e3, 'x\u0001"\\ü', true, null, {}, []], b: { c: 'd' } }, null, 2)

  it('is reported at the place of each kind of error', () => {
    for (const [text, words] of [
      ['{"a": 1,\n "b": x}', 'line 2, column 7: a value is expected here'],
      ['{"a": 1\n "b": 2}', 'line 2, column 2: a comma or } is expected here'],
      ['[1,]', 'line 1, column 4: a value is expected here'],
      ['{"a" 1}', 'line 1, column 6: a colon is expected here'],
      ['{a: 1}', 'line 1, column 2: a name in double quotes is expected here'],
      ['{"a": "b\u0007c"}', 'line 1, column 9: the double quote that ends this text is expected here'],
      ['{"a": "\\x"}', 'line 1, column 8: the double quote that ends this text is expected here'],
      ['[01]', 'line 1, column 3: a comma or ] is expected here'],
      ['{} x', 'line 1, column 4: the end of the file is expected here'],
      ['{"a": [1', 'line 1, column 9, where the file ends: a comma or ] is missing'],
      ['', 'line 1, column 1, where the file ends: a value is missing'],
    ] as const)
      expect(jsonBreakWords(text), text).toBe(words)
  })

  it('is exactly the text that JSON.parse refuses: tested with every cut and every changed letter', () => {
    const refused = (text: string): boolean => {
      try {
        JSON.parse(text)
        return false
      } catch {
        return true
      }
    }
    expect(jsonBreak(whole)).toBeUndefined()
    for (let at = 0; at < whole.length; at++)
      for (const text of [
        whole.slice(0, at),
        ...['x', '"', ',', '}', '\u001b', '1', '\\'].map((one) => whole.slice(0, at) + one + whole.slice(at + 1)),
      ]) {
        const broken = jsonBreak(text)
        expect(broken !== undefined, text).toBe(refused(text))
        if (broken === undefined) continue
        // the text before the reported place is valid so far: some continuation would make it correct
        const before = text.slice(0, broken.offset)
        expect(jsonBreak(before)?.offset ?? before.length, text).toBe(before.length)
      }
  })
})
