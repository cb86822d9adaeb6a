/** The rules of the game must not contain words that only packs add, such as ships, headings, rings, boons and logs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..', 'packages', 'lcg', 'src')
const words = /\b(?:ships?|headings?|rings?|boons?|burdens?|campaigns?|fellowships?|baggins|logs?)\b/i
/** Allowed exceptions: the name of the game, how a number is drawn, and the icons and frames that the board can draw for packs. */
const meant = [/The Lord of the Rings: The Card Game/g, /look: 'ring'/g, /'fellowship', 'baggins'/g]
/** "Heading" also means the headings of menus in the ability builder. */
const headingsOfMenus = /\bheadings?\b/gi

it('the rules of the game speak of no expansion', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      readFileSync(join(source, name), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          words.test(
            [...meant, ...(/^rulebook[\\/]abilities[\\/]/.test(name) ? [headingsOfMenus] : [])].reduce(
              (left, one) => left.replace(one, ''),
              line,
            ),
          )
            ? [`${name}:${i + 1} ${line.trim()}`]
            : [],
        ),
    )
  expect(found, 'what a pack brings belongs in its system: docs/systems.md').toEqual([])
})
