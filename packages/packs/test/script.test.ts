import { afterEach, expect, test, vi } from 'vitest'
import { gateAndCompile } from '../src/script.ts'
import { typescript } from '../src/typescript.ts'
import { rulebook } from './games.ts'
import { heroScript } from './made-up-pack.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const made = (source: string) =>
  gateAndCompile({
    pack: 'wet-meadows',
    game: 'lcg',
    calls: rulebook.scriptCalls,
    path: 'cards/odo-miller.ts',
    source,
    kind: 'card',
    exists: () => false,
  })

test('a script is parsed once for the gate and the compiler', () => {
  // compile one script first, since the compiler is loaded at the first call
  made(heroScript)
  const parsed = vi.spyOn(typescript, 'createSourceFile')
  expect(made(heroScript).output?.code).toContain("'odo-miller'")
  expect(parsed).toHaveBeenCalledTimes(1)
})

test('a script that the gate refuses, or that cannot be parsed, has problems and no code', () => {
  expect(made(`${heroScript}\nlet count = 0\n`)).toEqual({ problems: [expect.objectContaining({ code: 'gate/top-level-let' })] })
  expect(made(`${heroScript}\ncard(\n`)).toEqual({ problems: [expect.objectContaining({ code: 'compile/syntax' })] })
})

test('the parts of the compiler are plain properties once it is loaded', () => {
  made(heroScript)
  expect(Object.hasOwn(typescript, 'isIdentifier')).toBe(true)
})
