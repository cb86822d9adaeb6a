import './dom.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Timeline } from '../src/index.ts'
import { catalogue } from './fixture.ts'

afterEach(cleanup)

test('what is said of the present has a line of its own below the rounds, also where both begin', () => {
  const { container } = render(
    <Timeline
      catalogue={catalogue}
      places={[{ round: 0, phase: 'setup', step: '' }]}
      at={0}
      now="Keep this hand?"
      onGo={() => undefined}
      dice="same"
    />,
  )
  const heightOf = (selector: string) => Number(container.querySelector(selector)?.getAttribute('y'))
  // letters are 12 pixels high
  expect(heightOf('.qw-timeline-here text') - heightOf('text.qw-timeline-round')).toBeGreaterThanOrEqual(16)
  expect(heightOf('text.qw-timeline-round')).toBeGreaterThanOrEqual(10)
})
