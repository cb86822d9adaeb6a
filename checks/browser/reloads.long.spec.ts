import { reloadsLeaveNothing } from './reloads.ts'
import { test } from './test.ts'

test('memory and the number of nodes do not grow over 50 reloads of a script', ({ page }) => reloadsLeaveNothing(page, 50))
