import type { Page } from '../../landing/page.ts';

/** All pages of learners. */
export const learnerPages: readonly Page[] = [];
