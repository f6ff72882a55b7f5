import { learnerPagesPath } from '#contract/learner/pages';

/** The pages of learners. */
export const learnPaths = {
  tasks: learnerPagesPath,
  signIn: `${learnerPagesPath}/sign-in`,
  sso: `${learnerPagesPath}/sso`,
  arrived: `${learnerPagesPath}/sso/arrived`,
  training: `${learnerPagesPath}/trainings/:campaignId`,
  exercise: `${learnerPagesPath}/exercises/:campaignId`,
} as const;

/** Pages to which a path may lead; those of links sign somebody in, so no other page leads to them. */
const leadsOn = /^\/learn(?:\/(?:trainings|exercises)\/[\w/-]+)?(?:\?[\x21-\x5b\x5d-\x7e]*)?$/;

/** A path of these pages, or that of all tasks: an address or a form could name another site. */
export const ownPath = (path: string | null): string =>
  path && path.length <= 500 && leadsOn.test(path) ? path : learnPaths.tasks;

/** The page to sign in on, from which single sign-on leads to this path. */
export function signInFor(path: string, query: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams({ ...query, ...(ownPath(path).split('?')[0] !== learnPaths.tasks && { to: path }) });
  return parameters.size > 0 ? `${learnPaths.signIn}?${parameters.toString()}` : learnPaths.signIn;
}
