import type { Door } from '../../landing/page.ts';
import { learnPaths } from './paths.ts';

/** Where a learner app is set, its people sign in there. */
export const withoutApp: Door<null> = {
  open: async ({ services }) => (services.env.links.learnerApp ? null : { visitor: null }),
  instead: ({ services }) => services.env.links.learnerApp ?? learnPaths.tasks,
};
