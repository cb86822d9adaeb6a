import { reloadsLeaveNothing } from './reloads.ts'
import { test } from './test.ts'

test('50 reloads of scripts leave nothing behind', ({ page }) => reloadsLeaveNothing(page, 50))
