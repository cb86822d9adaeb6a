/** The tour through the sample quest of the repository. */
import type { Tour } from '@questwright/rulebook'

export const tour: Tour = {
  pack: 'lcg-morrowmere',
  scenario: 'the-drowned-causeway',
  title: 'The Drowned Causeway',
  card: 'reedfang',
  copy: { name: 'My Drowned Causeway', label: 'Start from this quest' },
  offer: 'A short walk through a sample quest: its cards, its stages, its table. Three minutes.',
  over: 'A copy of the sample quest is a pack of your own, to be taken apart.',
  begins: 'A small quest of our own',
  whole:
    'The Drowned Causeway has a branch, an objective, a boss and a keyword that no other quest has. Somebody made it with this studio. We shall look at how.',
  stages:
    'The players choose one of two ways. Each box is a stage, each line says what comes next and who decides. Beside them: the encounter sets and the setup.',
  counted:
    'What the encounter deck will do: threat, surges, shadows. It changes while you change quantities. Simulate, beside it, lets bots play hundreds of games.',
  own: 'New pack … begins an empty one. Or start from this quest: a copy of it, yours to take apart. The handbook goes on from here.',
}
