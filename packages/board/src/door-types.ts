/** The shapes that cross the door: everything that this package knows of a table. */

export type {
  Answer,
  AnswerValue,
  Because,
  CardReference,
  CardView,
  Option,
  Place,
  Question,
  SeatName,
  Sentence,
  StatView,
  StoryEntry,
  View,
  ViewerName,
  ViewPatch,
  ZoneView,
} from '../../kernel/src/door.ts'
export type { Json, JsonObject } from '../../kernel/src/json.ts'
