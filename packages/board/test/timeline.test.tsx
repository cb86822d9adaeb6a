import './dom.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Timeline } from '../src/index.ts'
import { catalogue } from './fixture.ts'

afterEach(cleanup)

const at = (round: number) => ({ round, phase: 'quest', step: '' })

test('the labels of rounds and save points never overlap, and labels that are left out appear when they are pointed at', () => {
  const { container } = render(
    <Timeline
      catalogue={catalogue}
      places={[at(0), at(1), ...Array.from({ length: 20 }, () => at(1)), at(2)]}
      at={0}
      savePoints={[
        { input: 2, name: 'Before the troll' },
        { input: 4, name: 'After the troll' },
      ]}
      onGo={() => undefined}
      dice="same"
    />,
  )
  const said = [...container.querySelectorAll('text')].map((text) => [text.textContent, Number(text.getAttribute('x'))] as const)
  expect(said.map(([words]) => words).toSorted()).toEqual(['Before the troll', 'Round 2'])
  expect([...container.querySelectorAll('.qw-timeline-save title')].map((title) => title.textContent)).toEqual([
    'Before the troll',
    'After the troll',
  ])
})

test('the timeline fits into a footer of 44 pixels', () => {
  const { container } = render(<Timeline catalogue={catalogue} places={[at(0)]} at={0} onGo={() => undefined} dice="same" />)
  expect(Number(container.querySelector('.qw-timeline-line svg')?.getAttribute('height'))).toBeLessThanOrEqual(43)
})
