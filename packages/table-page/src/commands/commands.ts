/**
 * Commands that are available now: pages and panels register them while they are shown. The command palette and the list of keys read the same
 * registry, so that both show what really works.
 */
import { useEffect, useId, useRef } from 'react'
import { create } from 'zustand'

export interface Command {
  /** A key, or several keys pressed together: `mod+s`, `alt+arrowdown`, `?`, `p`. `mod` is Ctrl, or ⌘ on a Mac. */
  readonly key?: string
  /** How the list shows keys where `key` cannot say it: for several keys, or keys that a component handles itself, such as `1`, `…`, `9`. */
  readonly signs?: readonly string[]
  /** A description of the command, as one short sentence without a full stop. */
  readonly words: string
  /** Runs the command. Absent for keys that a component handles itself, such as those of a list. */
  readonly run?: () => void
  /** `no`: does not work while the user types into a field. */
  readonly whileTyping?: 'yes' | 'no'
  /** `keys`: shown only in the list of keys, since the command makes sense only where its key is pressed. */
  readonly shownIn?: 'both' | 'keys' | 'palette'
  /** Further words under which the palette finds it. */
  readonly also?: string
}

/** Commands that belong together, under the name of the part of the page: "The card", "Everywhere". */
export interface CommandGroup {
  readonly id: string
  readonly place: string
  readonly commands: readonly Command[]
}

export const useCommandGroups = create<{ readonly groups: readonly CommandGroup[] }>(() => ({ groups: [] }))

/**
 * Registers commands while the component is shown, so that their keys work. A command that was registered later takes precedence over an earlier
 * one with the same key.
 * @param place the title of the group in the list of keys
 * @param commands may differ at each render
 */
export function useCommands(place: string, commands: readonly Command[]): void {
  const id = useId()
  const now = useRef(commands)
  now.current = commands
  const shape = commands.map(({ key, signs, words, run, shownIn }) => [key, signs, words, run ? 'run' : '', shownIn].join('\t')).join('\n')
  useEffect(() => {
    // runs the function of the latest render at that index, however late it is called
    const offered = now.current.map((command, index): Command => {
      if (!command.run) return command
      return { ...command, run: () => now.current[index]?.run?.() }
    })
    offerCommands({ id, place, commands: shape === '' ? [] : offered })
    return () => withdrawCommands(id)
  }, [id, place, shape])
}

/** Registers a group; a group with the same id is replaced. */
export function offerCommands(group: CommandGroup): void {
  useCommandGroups.setState(({ groups }) => {
    const rest = groups.filter(({ id }) => id !== group.id)
    return { groups: [...rest, group] }
  })
}

export function withdrawCommands(id: string): void {
  useCommandGroups.setState(({ groups }) => ({ groups: groups.filter((group) => group.id !== id) }))
}

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Whether a key press matches a command's key. Shift is not compared itself, only the character that it gives. */
export function isPressed(key: string, event: KeyPress): boolean {
  const parts = key.toLowerCase().split('+')
  const wantsMod = parts.length > 1 && parts[0] === 'mod'
  const wantsAlt = parts.length > 1 && parts[0] === 'alt'
  const sign = wantsMod || wantsAlt ? parts.slice(1).join('+') : key.toLowerCase()
  return (event.ctrlKey || event.metaKey) === wantsMod && event.altKey === wantsAlt && event.key.toLowerCase() === sign
}

/**
 * The command for a key press, from the group registered last that has one; undefined when no group has one.
 * @param typing whether the user types into a field
 */
export function commandFor(groups: readonly CommandGroup[], event: KeyPress, typing: 'yes' | 'no'): Command | undefined {
  for (const { commands } of groups.toReversed()) {
    const found = commands.find(
      ({ key, run, whileTyping = 'no' }) => key !== undefined && run && (typing === 'no' || whileTyping === 'yes') && isPressed(key, event),
    )
    if (found) return found
  }
  return undefined
}

/**
 * Listens to the keys of all registered commands. Called once, by the layout of the pages.
 * @returns a function that stops listening
 */
export function hearKeys(): () => void {
  const keyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const target = event.target instanceof Element ? event.target : undefined
    // Alt and an arrow open a `select`
    if (event.altKey && target?.closest('select')) return
    const typing = target?.closest(
      'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], .monaco-editor',
    )
    // while a dialog is open, a single letter must not run a command of the page behind it
    const isBehind = document.querySelector('[role="dialog"][data-state="open"]') !== null
    const command = commandFor(useCommandGroups.getState().groups, event, typing || isBehind ? 'yes' : 'no')
    if (!command) return
    event.preventDefault()
    command.run?.()
  }
  document.addEventListener('keydown', keyDown)
  return () => document.removeEventListener('keydown', keyDown)
}

/** How a key is labelled on this machine: `mod+s` is Ctrl S, or ⌘ S on a Mac. */
export function keySigns(key: string, machine: 'mac' | 'other' = thisMachine()): readonly string[] {
  const names: { readonly [part: string]: string } = {
    mod: machine === 'mac' ? '⌘' : 'Ctrl',
    alt: machine === 'mac' ? '⌥' : 'Alt',
    arrowup: '↑',
    arrowdown: '↓',
    arrowleft: '←',
    arrowright: '→',
    escape: 'Esc',
    enter: '↵',
  }
  if (key === '+') return ['+']
  return key.split('+').map((part) => names[part.toLowerCase()] ?? (part.length === 1 ? part.toUpperCase() : part))
}

function thisMachine(): 'mac' | 'other' {
  return typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent) ? 'mac' : 'other'
}
