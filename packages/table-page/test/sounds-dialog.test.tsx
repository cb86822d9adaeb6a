// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const heard = vi.hoisted(() => vi.fn(async (_volume: number) => undefined))
vi.mock('@questwright/board', async (original) => ({ ...(await original<object>()), hearSample: heard }))

/** Renders the dialog on a page that was just opened, with the settings stored in this browser. */
async function open(): Promise<void> {
  vi.resetModules()
  const { SoundsDialog } = await import('../src/table/sounds-dialog.tsx')
  render(<SoundsDialog onClose={() => undefined} />)
}

const play = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Play sounds/ })
const volume = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Volume/ })
const kept = (): unknown => JSON.parse(localStorage.getItem('questwright-sounds') ?? 'null')

beforeEach(() => {
  localStorage.clear()
  heard.mockClear()
})
afterEach(cleanup)

it('sounds are off at first; when they are turned on or the volume changes, one is played, and the setting is stored', async () => {
  await open()
  expect([play().checked, volume().disabled, kept()]).toEqual([false, true, null])
  expect(heard).not.toHaveBeenCalled()
  fireEvent.click(play())
  expect(kept()).toEqual({ sounds: 'on', volume: 60 })
  expect(heard.mock.calls).toEqual([[60]])
  // no sound while the slider is still being dragged
  fireEvent.input(volume(), { target: { value: '25' } })
  expect(volume().getAttribute('aria-valuetext')).toBe('25 of 100')
  expect(heard).toHaveBeenCalledTimes(1)
  fireEvent(volume(), new Event('change', { bubbles: true }))
  expect(heard.mock.lastCall).toEqual([25])
  expect(kept()).toEqual({ sounds: 'on', volume: 25 })
  fireEvent.click(play())
  expect(kept()).toEqual({ sounds: 'off', volume: 25 })
  expect(heard).toHaveBeenCalledTimes(2)
})

it('stored settings are used on the next visit, and invalid ones are replaced by the defaults', async () => {
  localStorage.setItem('questwright-sounds', '{"sounds":"on","volume":35}')
  await open()
  expect([play().checked, volume().value]).toEqual([true, '35'])
  cleanup()
  for (const broken of ['{', '7', '{"sounds":"loud","volume":900}']) {
    localStorage.setItem('questwright-sounds', broken)
    await open()
    expect([play().checked, volume().value], broken).toEqual([false, '60'])
    cleanup()
  }
})
