/** Where our own pages of learners begin, for installations without a learner app. Imports nothing, so that every page may use it. */
export const learnerPagesPath = '/learn';
