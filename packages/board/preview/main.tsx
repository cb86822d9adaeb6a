/**
 * A still page to look at: `?theme=dark`, `?seats=1|2|4|other` (`other`: as one of two players sees it),
 * `?question=defender|several|order|number|distribute|confirm|window|none`, `?page=faces`, `?at=0` (the position on the timeline), and crowds:
 * `?staged=40`, `?engaged=20`, `?allies=20`, `?hand=20`.
 */
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Answer, View } from '../src/door-types.ts'
import { CardDetail, CardFace, createCatalogue, Log, SidePanel, Table, Timeline, WhyPanel } from '../src/index.ts'
import * as fixture from '../test/fixture.ts'
import '../test/game-drawings.ts'
import './fonts.css'
import '../src/styles.css'

const wish = new URLSearchParams(location.search)
document.documentElement.dataset.theme = wish.get('theme') ?? 'light'
const questions = {
  defender: fixture.defenderQuestion,
  several: fixture.severalQuestion,
  order: fixture.orderQuestion,
  number: fixture.numberQuestion,
  distribute: fixture.distributeQuestion,
  confirm: fixture.confirmQuestion,
  window: fixture.windowQuestion,
}

function viewFor(seats: string): View {
  if (seats === '1') return fixture.fixtureView('p1', ['p1'])
  if (seats === 'other') return fixture.fixtureView('p1')
  const view = fixture.fixtureView()
  if (seats !== '4') return view
  const more: View = {
    ...view,
    status: {
      ...view.status,
      seats: ['p1', 'p2', 'p3', 'p4'].map((seat) => ({ seat, threat: 30, eliminated: seat === 'p4' ? 'yes' : 'no' })),
    },
  }
  return more
}

/** Adds copies of the cards of an area, to preview a full table. */
function crowd(view: View): View {
  const cards = { ...view.cards }
  const zones = { ...view.zones }
  const areas = { staged: 'staging-area', engaged: 'p1.engaged', allies: 'p1.play-area', hand: 'p1.hand' }
  for (const [name, id] of Object.entries(areas)) {
    const zone = zones[id]
    const wanted = Number(wish.get(name) ?? 0)
    if (!zone || wanted === 0) continue
    const kinds = zone.cards.flatMap((key) => view.cards[key] ?? [])
    const keys = zone.cards.slice(0, wanted)
    for (let place = keys.length; place < wanted; place += 1) {
      const model = kinds[place % kinds.length]
      if (!model) break
      const key = `${model.key}-${place}`
      cards[key] = { ...model, key, zones: [] }
      keys.push(key)
    }
    zones[id] = { ...zone, cards: keys, count: keys.length }
  }
  return { ...view, cards, zones }
}

function Page() {
  const [view] = useState(() => crowd(viewFor(wish.get('seats') ?? '2')))
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const [at, setAt] = useState(Number(wish.get('at') ?? 46))
  const [dice, setDice] = useState<'same' | 'new'>('same')
  const named = wish.get('question') ?? 'defender'
  const question = named in questions ? questions[named as keyof typeof questions] : undefined
  const catalogue = fixture.catalogue
  return (
    <>
      <div className="bar">Questwright</div>
      <div className="stage">
        <Table
          view={view}
          catalogue={catalogue}
          question={answers.length === 0 ? question : undefined}
          seatNames={fixture.seatNames}
          onAnswer={(answer) => setAnswers([...answers, answer])}
          onUndo={() => setAnswers([])}
          onWhy={() => undefined}
          onOpenCard={(card) => console.log(card)}
          panel={({ card }) => (
            <SidePanel
              catalogue={catalogue}
              card={card}
              why={
                <WhyPanel
                  title="Why is attack 4?"
                  lines={[
                    { text: 'Printed', amount: '3' },
                    { text: 'Active location is Flooded', amount: '+1' },
                  ]}
                  total={{ text: 'Attack', amount: '4' }}
                />
              }
              log={<Log catalogue={catalogue} entries={fixture.story} without={['round-begins']} />}
            />
          )}
          timeline={
            <Timeline
              catalogue={catalogue}
              places={fixture.places}
              at={at}
              onGo={setAt}
              savePoints={[
                { input: 11, name: 'Before the gate' },
                { input: 27, name: 'All ready' },
              ]}
              dice={dice}
              onDice={setDice}
              onSavePoint={() => undefined}
            />
          }
        />
        <output hidden data-answers="">
          {JSON.stringify(answers)}
        </output>
      </div>
    </>
  )
}

function Faces() {
  const known = createCatalogue({ rulebook: fixture.catalogue.rulebook })
  const view = fixture.fixtureView()
  return (
    <div className="faces qw">
      {Object.values(fixture.codes).map((code) => (
        <div key={code} style={{ width: code === fixture.codes.quest ? 176 : 90 }}>
          <CardFace
            catalogue={fixture.catalogue}
            code={code}
            size="table"
            side={code === fixture.codes.quest ? 'B' : undefined}
            label={code}
          />
        </div>
      ))}
      <div style={{ width: 90 }}>
        <CardFace catalogue={known} code="elsewhere:a-card-nobody-knows" size="table" label="unknown" />
      </div>
      {[fixture.codes.reedfang, fixture.codes.halla, fixture.codes.quest, fixture.codes.nasty, fixture.codes.boots].map((code) => (
        <div key={code} style={{ width: 236 }}>
          <CardFace
            catalogue={fixture.catalogue}
            code={code}
            size="full"
            side={code === fixture.codes.quest ? 'B' : undefined}
            view={code === fixture.codes.reedfang ? view.cards.reedfang : undefined}
            label={code}
          />
        </div>
      ))}
      <div style={{ width: 300 }}>
        <CardDetail catalogue={fixture.catalogue} view={view.cards.reedfang} />
      </div>
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode>{wish.get('page') === 'faces' ? <Faces /> : <Page />}</StrictMode>)
