/** What the settings of a campaign may be, without a screen: its start and deadline, and the fields of its form. */
export { settingsShape } from './settingsShape.ts';
export {
  checkDays,
  checkTiming,
  dayChoices,
  daysChoice,
  daysOf,
  type DaysRules,
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
