/**
 * Commands that are available now: pages and panels offer them while they are shown. The palette and the sheet of keys read the same list, so that
 * neither can be wrong.
 */
import { useEffect, useId, useRef } from 'react'
import { create } from 'zustand'

export interface Command {
  /** A key, or several that are pressed together: `mod+s`, `alt+arrowdown`, `?`, `p`. `mod` is Ctrl, or ⌘ on a Mac. */
  readonly key?: string
  /** How the sheet writes keys that are several, or that a part of the page hears by itself: `1`, `…`, `9`. */
  readonly signs?: readonly string[]
  /** What it does, as one short sentence without a full stop. */
  readonly words: string
  /** Absent for keys that a part of the page hears by itself, such as those of a list. */
  readonly run?: () => void
  /** `no`: does not work while the user types into a field. */
  readonly whileTyping?: 'yes' | 'no'
  /** `keys`: shown in the sheet only, since it makes sense only where its key is pressed. */
  readonly shownIn?: 'both' | 'keys' | 'palette'
  /** Other words under which it is found. */
  readonly also?: string
}

/** Commands that belong together, with the name of their place: "The card", "Everywhere". */
export interface CommandGroup {
  readonly id: string
  readonly place: string
  readonly commands: readonly Command[]
}

export const useCommandGroups = create<{ readonly groups: readonly CommandGroup[] }>(() => ({ groups: [] }))

/**
 * Offers commands while the component is shown, and listens to their keys. Commands that were offered later take precedence.
 * @param place how the sheet of keys calls them
 * @param commands may change at each rendering
 */
export function useCommands(place: string, commands: readonly Command[]): void {
  const id = useId()
  const now = useRef(commands)
  now.current = commands
  const shape = commands.map(({ key, signs, words, run, shownIn }) => [key, signs, words, run ? 'run' : '', shownIn].join('\t')).join('\n')
  useEffect(() => {
    // the latest run function of that place in the list, whenever it is done
    const offered = now.current.map((command, index): Command => {
      if (!command.run) return command
      return { ...command, run: () => now.current[index]?.run?.() }
    })
    offerCommands({ id, place, commands: shape === '' ? [] : offered })
    return () => withdrawCommands(id)
  }, [id, place, shape])
}

/** Adds a group; a group with the same id is replaced. */
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

/** Whether a key press matches a command's key. Shift counts only by the letter that it makes. */
export function isPressed(key: string, event: KeyPress): boolean {
  const parts = key.toLowerCase().split('+')
  const wantsMod = parts.length > 1 && parts[0] === 'mod'
  const wantsAlt = parts.length > 1 && parts[0] === 'alt'
  const sign = wantsMod || wantsAlt ? parts.slice(1).join('+') : key.toLowerCase()
  return (event.ctrlKey || event.metaKey) === wantsMod && event.altKey === wantsAlt && event.key.toLowerCase() === sign
}

/** The command for a key press, from the newest group that has one. @returns undefined when there is none */
export function commandFor(groups: readonly CommandGroup[], event: KeyPress, typing: 'yes' | 'no'): Command | undefined {
  for (const { commands } of groups.toReversed()) {
    const found = commands.find(
      ({ key, run, whileTyping = 'no' }) => key !== undefined && run && (typing === 'no' || whileTyping === 'yes') && isPressed(key, event),
    )
    if (found) return found
  }
  return undefined
}

/** Hears the keys of all commands. Called once, by the frame of the pages. @returns a function that stops it */
export function hearKeys(): () => void {
  const keyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const target = event.target instanceof Element ? event.target : undefined
    // with Alt and an arrow a list of choices is opened
    if (event.altKey && target?.closest('select')) return
    const typing = target?.closest(
      'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"], .monaco-editor',
    )
    // behind a dialog nothing is to happen by a single letter
    const isBehind = document.querySelector('[role="dialog"][data-state="open"]') !== null
    const command = commandFor(useCommandGroups.getState().groups, event, typing || isBehind ? 'yes' : 'no')
    if (!command) return
    event.preventDefault()
    command.run?.()
  }
  document.addEventListener('keydown', keyDown)
  return () => document.removeEventListener('keydown', keyDown)
}

/** How a key is written on this machine: `mod+s` is Ctrl S, or ⌘ S. */
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
