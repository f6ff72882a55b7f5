/** The day on which a simulation starts, in the time zone of its company. */
export { dayAfter, isDay, todayIn } from './days.ts';
export { StartDayField } from './StartDayField.tsx';
export { useStartDay } from './useStartDay.ts';
