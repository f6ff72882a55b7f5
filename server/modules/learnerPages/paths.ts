import { id } from '#contract/kit/endpoint';
import { learnerPagesPath, learnerSsoPath } from '#contract/learner/pages';

/** The pages of learners. */
export const learnPaths = {
  tasks: learnerPagesPath,
  signIn: `${learnerPagesPath}/sign-in`,
  sso: learnerSsoPath,
  arrived: `${learnerSsoPath}/arrived`,
  training: `${learnerPagesPath}/trainings/:campaignId`,
  exercise: `${learnerPagesPath}/exercises/:campaignId`,
} as const;

/** Pages to which a path may lead; those of links sign somebody in, so no other page leads to them. */
const leadsOn = /^\/learn(?:\/(?:trainings|exercises)\/[\w/-]+)?(?:\?[\x21-\x5b\x5d-\x7e]*)?$/;

/** A path of these pages, or that of all tasks: an address or a form could name another site. */
export const ownPath = (path: string | null): string =>
  path && path.length <= 500 && leadsOn.test(path) ? path : learnPaths.tasks;

const ofCampaign = /^\/learn\/(?:trainings|exercises)\/([^/?]+)/;

/** The campaign of the task to which a path of these pages leads; null for other paths. */
export const campaignOfPath = (path: string | null): string | null =>
  id.safeParse(ofCampaign.exec(ownPath(path))?.[1]).data ?? null;

/** The page to sign in on, from which single sign-on and a fresh link lead to this path. */
export function signInFor(path: string, query: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams({ ...query, ...(ownPath(path).split('?')[0] !== learnPaths.tasks && { to: path }) });
  return parameters.size > 0 ? `${learnPaths.signIn}?${parameters.toString()}` : learnPaths.signIn;
}
