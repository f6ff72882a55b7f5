/** Where our own pages of learners begin, for installations without a learner app. Imports nothing, so that every page may use it. */
export const learnerPagesPath = '/learn';

/** Where learners of a company begin to sign in with single sign-on; with `company` an app list of its provider may link to it. */
export const learnerSsoPath = `${learnerPagesPath}/sso`;
