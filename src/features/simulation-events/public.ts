/** What touched a simulated mail, in words: its kind, what it was, and the rule that says so. */
export { EventList, type ShownEvent } from './EventList.tsx';
