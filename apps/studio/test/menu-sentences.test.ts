import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { wholeMenus } from './builder-walk.ts'
import { toldMenus } from './told-menus.ts'
it('x', () => {
  const told = toldMenus(wholeMenus)
  writeFileSync('/tmp/told.txt', told.map(({ at, label, sentence }) => `${at} “${label}”\n    ${sentence}`).join('\n'))
})
