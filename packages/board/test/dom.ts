/** Creates a DOM for component tests, whatever environment vitest was started with. Import it before any module that renders. */
import { Window } from 'happy-dom'
import * as React from 'react'

const names = [
  'document',
  'window',
  'navigator',
  'Node',
  'Element',
  'HTMLElement',
  'SVGElement',
  'DocumentFragment',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'PointerEvent',
  'FocusEvent',
  'InputEvent',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'CSS',
  'NodeFilter',
  'DOMRect',
  'Text',
  'HTMLButtonElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'Range',
  'Selection',
  'innerWidth',
  'innerHeight',
  'ShadowRoot',
  'AnimationEvent',
]
const scope: { [name: string]: unknown } = globalThis as never
if (scope.document === undefined) {
  const page = new Window({ url: 'http://localhost/', width: 1280, height: 800 })
  const source = page as unknown as { [name: string]: unknown }
  for (const name of names) {
    const value = name === 'window' ? page : source[name]
    if (value !== undefined) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
}
scope.IS_REACT_ACT_ENVIRONMENT = true

/**
 * React records a stack for each element that is created, up to ten thousand in a second, and shows it only in warnings. It took a seventh of the time of
 * the tests that draw, so the count of recorded stacks stays at the limit here.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined, configurable: true })
