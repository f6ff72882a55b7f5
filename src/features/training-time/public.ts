/** The start and the deadline of a training in forms, and their rules. */
export {
  checkTiming,
  dayChoices,
  daysChoice,
  daysOf,
  isNow,
  minDaysSince,
  momentOf,
  newTiming,
  nextMinute,
  startOf,
  type Timing,
  type TimingRules,
  timeZone,
  toLocalInput,
} from './timing.ts';
export { useStartOfNow } from './useStartOfNow.ts';
