/** Text from packs and other foreign files is printed without control sequences that the terminal would execute. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shown } from '@questwright/workshop/shown'
import { expect, it, vi } from 'vitest'
import { processOutput } from '../src/output.ts'
import { program, qw, temporaryFolder, writeFiles } from './run.ts'

const evil = 'a\u001b]0;title\u0007\u001b[2J\u009b1m\u202egnp.exe\u2066\rb\u{e0041}\ufeff'

it('control characters, escapes and reversed text are shown as numbers; words, lines and emoji stay', () => {
  expect(shown(evil)).toBe('a\\u001b]0;title\\u0007\\u001b[2J\\u009b1m\\u202egnp.exe\\u2066\\u000db\\udb40\\udc41\\ufeff')
  for (const fine of ['Éowyn\tslays\n*it*', '龍 🐉 👩‍🚀 é ־ عربي', '']) expect(shown(fine)).toBe(fine)
  expect(shown('one\r\ntwo')).toBe('one\ntwo')
})

it('print, note and json clean all of their output; the value of json stays the same', () => {
  const wrote: string[] = []
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      wrote.push(String(text))
      return true
    }),
  )
  const text = processOutput('text')
  text.print(evil)
  text.note(evil)
  processOutput('json').json({ [evil]: evil })
  for (const spy of spies) spy.mockRestore()
  expect(wrote).toHaveLength(3)
  for (const one of wrote) expect(shown(one)).toBe(one)
  expect(JSON.parse(wrote[2] ?? '')).toEqual({ [evil]: evil })
})

it('no command prints without these functions', () => {
  const folder = new URL('../src', import.meta.url).pathname
  const past = readdirSync(folder).filter((name) =>
    /console\.\w+\(|process\.(?:stdout|stderr)\.write/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(past).toEqual(['output.ts'])
})

it('escapes in a mistyped scenario are not sent to the terminal', async () => {
  const { code, err } = await program(['play', `mirk${evil.replaceAll('\u0000', '')}wood`, '--deck', 'leadership'])
  expect(code).toBe(2)
  expect(shown(err)).toBe(err)
  expect(err).toContain('\\u001b]0;title')
})

it('a broken saved game is reported with the place of the error, and one with a byte order mark is read', async () => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    'a.json': '{\n "format": "questwright-game",\n "version": 1\n "seed": "\u001b[2J"\n}',
    'b.json': '\ufeff{"format":"else"}',
  })
  expect((await qw(['replay', join(folder, 'a.json')])).err).toContain('line 4, column 2: a comma or } is expected here')
  expect((await qw(['replay', join(folder, 'b.json')])).err).toContain('its "format" is "else"')
})
