import { workPeople } from './index.ts';

/** The people of the campaign in the record context. */
export const WorkPeople = workPeople.list;
export type { ShownWork } from './shownWork.ts';
