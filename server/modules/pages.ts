import type { Page } from '../landing/page.ts';
import { learnerCoursePages } from './learnerCourses/public.ts';
import { learnerExercisePages } from './learnerExercises/public.ts';
import { learnerPages } from './learnerPages/public.ts';
import { learnerPolicyPages } from './learnerPolicies/public.ts';
import { learnerVideoPages } from './learnerVideos/public.ts';
import { sharePages } from './share/public.ts';

/** All pages for people without an account. */
export const pages: readonly Page[] = [
  ...sharePages,
  ...learnerPages,
  ...learnerCoursePages,
  ...learnerExercisePages,
  ...learnerPolicyPages,
  ...learnerVideoPages,
];
