/** Commands of pages: which page handles a key, what the list of keys shows, and what the palette offers. */
import { beforeEach, expect, test } from 'vitest'
import {
  type CommandGroup,
  commandFor,
  isPressed,
  keySigns,
  offerCommands,
  useCommandGroups,
  withdrawCommands,
} from '../src/commands/commands.ts'
import { keysByPlace } from '../src/commands/keys-by-place.ts'

const press = (key: string, held: 'ctrl' | 'meta' | 'alt' | 'nothing' = 'nothing') => ({
  key,
  ctrlKey: held === 'ctrl',
  metaKey: held === 'meta',
  altKey: held === 'alt',
})

const nothing = () => undefined
const group = (id: string, commands: CommandGroup['commands'], place = id): CommandGroup => ({ id, place, commands })

beforeEach(() => useCommandGroups.setState({ groups: [] }))

test('a key matches the pressed one: with Ctrl or ⌘ for "mod", and with Alt only if it names "alt"', () => {
  expect(isPressed('mod+s', press('s', 'ctrl'))).toBe(true)
  expect(isPressed('mod+s', press('S', 'meta'))).toBe(true)
  expect(isPressed('mod+s', press('s'))).toBe(false)
  expect(isPressed('p', press('p'))).toBe(true)
  expect(isPressed('p', press('p', 'ctrl'))).toBe(false)
  expect(isPressed('?', press('?', 'alt'))).toBe(false)
  expect(isPressed('alt+arrowdown', press('ArrowDown', 'alt'))).toBe(true)
  expect(isPressed('alt+arrowdown', press('ArrowDown'))).toBe(false)
  expect(isPressed('+', press('+'))).toBe(true)
})

test('the newest group of commands gets a key first, and the older one again when that is removed', () => {
  const old = { key: 'mod+s', words: 'Save the page', run: nothing, whileTyping: 'yes' } as const
  const young = { key: 'mod+s', words: 'Save the card', run: nothing, whileTyping: 'yes' } as const
  offerCommands(group('page', [old]))
  offerCommands(group('card', [young]))
  expect(commandFor(useCommandGroups.getState().groups, press('s', 'ctrl'), 'yes')?.words).toBe('Save the card')
  withdrawCommands('card')
  expect(commandFor(useCommandGroups.getState().groups, press('s', 'ctrl'), 'yes')?.words).toBe('Save the page')
})

test('letters that a user types into a field are not commands', () => {
  offerCommands(group('page', [{ key: 'p', words: 'Play', run: nothing }]))
  const { groups } = useCommandGroups.getState()
  expect(commandFor(groups, press('p'), 'no')?.words).toBe('Play')
  expect(commandFor(groups, press('p'), 'yes')).toBeUndefined()
})

test('a key that a part of the page handles itself is listed but not run', () => {
  offerCommands(group('list', [{ signs: ['↑', '↓'], words: 'Walk through the list' }]))
  const { groups } = useCommandGroups.getState()
  expect(commandFor(groups, press('ArrowUp'), 'no')).toBeUndefined()
  expect(keysByPlace(groups)).toEqual([{ place: 'list', commands: [{ signs: ['↑', '↓'], words: 'Walk through the list' }] }])
})

test('the list shows the newest place first, each place once, the keys that work everywhere last, and no command without a key', () => {
  offerCommands(group('1', [{ key: '?', words: 'Keys', run: nothing }], 'Everywhere'))
  offerCommands(group('2', [{ key: 'mod+s', words: 'Save', run: nothing }], 'The card'))
  offerCommands(group('3', [{ words: 'Duplicate', run: nothing }], 'The pack'))
  offerCommands(group('4', [{ key: 'mod+s', words: 'Save', run: nothing }], 'The card'))
  const shown = keysByPlace(useCommandGroups.getState().groups)
  expect(shown.map(({ place, commands }) => [place, commands.map(({ words }) => words)])).toEqual([
    ['The card', ['Save']],
    ['Everywhere', ['Keys']],
  ])
})

test('keys are written as on the keyboard of the computer', () => {
  expect(keySigns('mod+k', 'other')).toEqual(['Ctrl', 'K'])
  expect(keySigns('alt+arrowup', 'other')).toEqual(['Alt', '↑'])
  expect(keySigns('mod+k', 'mac')).toEqual(['⌘', 'K'])
  expect(keySigns('+', 'other')).toEqual(['+'])
  expect(keySigns('ArrowUp', 'other')).toEqual(['↑'])
})
