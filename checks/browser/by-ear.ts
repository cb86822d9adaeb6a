/**
 * Plays a game with only what a screen reader gets and with the keyboard: from the browser's accessibility tree of roles, names and keys, and not
 * from the markup of the page.
 */
import { type CDPSession, expect, type Page } from '@playwright/test'

/** An element as a screen reader reads it: its role, its name, and whether it can be used. */
interface Heard {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly value: string
  /** The keyboard shortcuts of the answer as announced, such as `1` or `y 1`. */
  readonly keys: readonly string[]
  readonly isDisabled: boolean
  /** Whether it is a pressed toggle button. */
  readonly isPressed: boolean
  readonly isFocused: boolean
  /** The names of the regions and dialogs that contain it, outermost first. */
  readonly within: readonly string[]
  /** All text inside of it. */
  readonly text: string
}

/** All elements that a screen reader can read on the page, in reading order. */
async function hear(session: CDPSession): Promise<readonly Heard[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const heard: Heard[] = []
  const walk = (id: string, within: readonly string[]): string => {
    const node = byId.get(id)
    if (!node) return ''
    const role = String(node.role?.value ?? '')
    const name = String(node.name?.value ?? '')
    if (role === 'StaticText') return name
    const property = (wanted: string) => node.properties?.find((one) => one.name === wanted)?.value.value
    const place = heard.length
    const isTold = !node.ignored && role !== 'InlineTextBox'
    const one = {
      role,
      name,
      description: String(node.description?.value ?? ''),
      value: String(node.value?.value ?? ''),
      keys: String(property('keyshortcuts') ?? '')
        .split(' ')
        .filter((key) => key !== ''),
      isDisabled: property('disabled') === true,
      isPressed: property('pressed') === 'true',
      isFocused: property('focused') === true,
      within,
    }
    if (isTold) heard.push({ ...one, text: '' })
    const inside = isTold && ['region', 'dialog', 'alertdialog'].includes(role) ? [...within, name] : within
    const text = (node.childIds ?? []).map((child) => walk(child, inside)).join(' ')
    if (isTold) heard[place] = { ...one, text: text.replace(/\s+/g, ' ').trim() }
    return text
  }
  const root = nodes[0]
  if (root) walk(root.nodeId, [])
  return heard
}

/** The parts of a question that a screen reader reads: its words, its answers with their keys, and the announcements. */
interface Asked {
  readonly title: string
  readonly answers: readonly Heard[]
  readonly confirm: Heard | undefined
  readonly announced: string
  /** The number of answers so far, as the timeline says it. */
  readonly given: number
}

/** The question on the page, or `over` when the dialog of the outcome is open; undefined while the game computes. */
function questionOf(heard: readonly Heard[]): Asked | 'over' | undefined {
  if (heard.some((one) => one.role === 'dialog' && / (won|lost)\b/.test(one.name))) return 'over'
  const mark = heard.find((one) => one.role === 'button' && one.name === 'What does this mean?')
  const title = mark?.within.at(-1)
  if (title === undefined) return undefined
  const isOfQuestion = (one: Heard) => one.within.at(-1) === title
  const usable = heard.filter((one) => one.role === 'button' && !one.isDisabled)
  const isAnswerKey = (key: string) => /^[0-9a-z]$/.test(key) && !['w', 'i', 'n', 'm'].includes(key)
  const slider = heard.find((one) => one.role === 'slider' && one.name === 'Timeline')
  return {
    title,
    answers: usable.filter(
      (one) =>
        /, Answer \S+$/.test(one.name) || (isOfQuestion(one) && (one.keys.some(isAnswerKey) || /^(One more|One less) /.test(one.name))),
    ),
    confirm: usable.find((one) => isOfQuestion(one) && one.keys.includes('Enter')),
    // the message that the game is saved does not belong to the question
    announced: heard
      .filter((one) => one.role === 'status' && !/^Sav(ing …|ed)$/.test(one.text))
      .map((one) => one.text)
      .join(' '),
    given: Number(slider?.value ?? Number.NaN),
  }
}

/** Everything that was read to the user about one decision. */
interface Decision {
  readonly title: string
  readonly answers: readonly string[]
  /** The announcements when the question appeared, and after each change of the draft. */
  readonly announced: readonly string[]
  readonly way: 'passed' | 'answered'
}

export interface PlayedByEar {
  readonly ended: 'outcome' | 'enough'
  readonly decisions: readonly Decision[]
}

/** The forecasts that must be announced, by a word in the question's title. */
type Foretold = readonly (readonly [title: RegExp, announced: RegExp])[]

/** Of questions with the same title that could be passed, every third is answered, beginning with the first. */
const answersOne = 3

/**
 * Plays with the keyboard by what is read: gives the first answers, and passes twice out of three times where that is possible, until the outcome
 * or the limit of decisions.
 * @param foretold forecasts that must be announced; the run fails for a question without its forecast
 */
export async function playByEar(page: Page, most: number, foretold: Foretold = []): Promise<PlayedByEar> {
  const session = await page.context().newCDPSession(page)
  const asked = async (is: (one: Asked) => boolean, what: string): Promise<Asked | 'over'> => {
    let last: Asked | 'over' | undefined
    await expect
      .poll(
        async () => {
          last = questionOf(await hear(session))
          return last === 'over' || (last !== undefined && is(last))
        },
        { message: what, timeout: 60_000, intervals: [30, 60, 120] },
      )
      .toBe(true)
    if (last === undefined) throw new Error(what)
    return last
  }
  const decisions: Decision[] = []
  let given = -1
  while (decisions.length < most) {
    // the announcement comes after the question is drawn, and the forecast after the announcement
    const follows = (title: string) => foretold.find(([word]) => word.test(title))?.[1]
    // by then, the cards with which the question is answered have their keys
    const isTold = ({ title, announced, answers }: Asked) =>
      announced.includes(asSaid(title)) &&
      (follows(title) === undefined || (follows(title)?.test(announced) === true && answers.length > 0))
    const now = await asked(
      (one) => one.given !== given && isTold(one),
      `nothing new is asked and announced with what follows after ${decisions.at(-1)?.title}`,
    )
    if (now === 'over') return { ended: 'outcome', decisions }
    expect(now.answers.length + (now.confirm ? 1 : 0), `answers to "${now.title}"`).toBeGreaterThan(0)
    const before = decisions.filter(({ title }) => title === now.title).length
    const way = before % answersOne > 0 && now.answers.some(isPass) ? 'passed' : 'answered'
    const announced = [now.announced]
    given = now.given
    if (way === 'passed') await page.keyboard.press('0')
    else
      await answer(page, now, async (is, what) => {
        // each chosen answer changes the forecast
        const changes = (one: Asked) => follows(now.title) === undefined || one.announced !== announced.at(-1)
        const next = await asked((one) => one.given !== given || (is(one) && changes(one)), what)
        if (next !== 'over' && next.given === given) announced.push(next.announced)
        return next
      })
    decisions.push({ title: now.title, answers: now.answers.map((one) => one.name), announced, way })
  }
  const last = await asked((one) => one.given !== given, 'the last answer changed nothing')
  return { ended: last === 'over' ? 'outcome' : 'enough', decisions }
}

/** A card in a title is a separate button, around which the accessibility tree has blanks. */
const asSaid = (title: string): string => title.replace(/ +(?=[?.,:;!])/g, '')

const isPass = (one: Heard) => one.keys.includes('0')

/** Answers with the keys that were read. */
async function answer(
  page: Page,
  asked: Asked,
  until: (is: (one: Asked) => boolean, what: string) => Promise<Asked | 'over'>,
): Promise<void> {
  let now = asked
  for (let presses = 0; presses < 40; presses += 1) {
    const answers = now.answers.filter((one) => !isPass(one))
    // of a distributed amount: a share that can still be given, or where all are given, one that can be taken back
    const shares = answers.filter((one) => one.name.startsWith(now.confirm ? 'One less ' : 'One more '))
    const choices = shares.length > 0 ? shares : answers
    const next = choices[now.confirm ? 0 : presses % Math.max(1, choices.length)]
    // where several answers may be chosen, choose at least one, so that the change of the question's words is heard
    if (now.confirm && (presses > 0 || next === undefined)) {
      // the button that gave the last share is disabled: wait until the browser has moved the focus, since keys are lost before
      await page.waitForFunction(() => document.activeElement?.matches(':disabled') !== true)
      return page.keyboard.press('Enter')
    }
    if (next === undefined && now.answers.some(isPass)) return page.keyboard.press('0')
    if (next === undefined) throw new Error(`"${now.title}" has no answer with a key, and nothing to confirm`)
    await use(page, next)
    const before = JSON.stringify(now)
    const after = await until((one) => JSON.stringify(one) !== before, `"${next.name}" changed nothing that is told of "${now.title}"`)
    if (after === 'over' || after.given !== asked.given) return
    now = after
  }
  throw new Error(`"${asked.title}" took forty answers and no end`)
}

/** Presses the shortcut of a button, or moves the focus to it with Tab. */
async function use(page: Page, button: Heard): Promise<void> {
  const key = button.keys.find((one) => one.length === 1)
  if (key !== undefined) return page.keyboard.press(key)
  const session = await page.context().newCDPSession(page)
  for (let steps = 0; steps < 120; steps += 1) {
    const focused = (await hear(session)).find((one) => one.isFocused && one.role === 'button')
    if (focused?.name === button.name && focused.within.join() === button.within.join()) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`"${button.name}" is not reached by 120 steps with Tab`)
}
