import { id } from '#contract/kit/endpoint';
import { learnerPagesPath, learnerSsoPath } from '#contract/learner/pages';

/** Pages of somebody who is signed in. The way back from signing in, and from choosing a language, leads to these (`ownPath`). */
const signedIn = {
  tasks: learnerPagesPath,
  training: `${learnerPagesPath}/trainings/:campaignId`,
  chapter: `${learnerPagesPath}/trainings/:campaignId/chapters/:chapterId`,
  exercise: `${learnerPagesPath}/exercises/:campaignId`,
  policy: `${learnerPagesPath}/policies/:campaignId`,
  video: `${learnerPagesPath}/videos/:campaignId`,
} as const;

/** The pages of learners. No other page leads to those of links, which sign somebody in. */
export const learnPaths = {
  ...signedIn,
  signIn: `${learnerPagesPath}/sign-in`,
  sso: learnerSsoPath,
  arrived: `${learnerSsoPath}/arrived`,
} as const;

/** No dots, so that no segment leads out of these pages; no backslash, which browsers read as a slash. */
const patterns = Object.values(signedIn).map(
  (path) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[\\w-]+)')}(?:\\?[\\x21-\\x5b\\x5d-\\x7e]*)?$`),
);

function matchOf(path: string | null): RegExpExecArray | undefined {
  if (!path || path.length > 500) return undefined;
  return patterns.map((pattern) => pattern.exec(path)).find((match) => match !== null);
}

/** A path of these pages, or that of all tasks: an address or a form could name another site. */
export const ownPath = (path: string | null): string => matchOf(path)?.[0] ?? learnPaths.tasks;

/** The campaign of the task to which a path of these pages leads; null for other paths. */
export const campaignOfPath = (path: string | null): string | null =>
  id.safeParse(matchOf(path)?.groups?.['campaignId']).data ?? null;

/** The page to sign in on, from which single sign-on and a fresh link lead to this path. */
export function signInFor(path: string, query: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams({ ...query, ...(ownPath(path).split('?')[0] !== learnPaths.tasks && { to: path }) });
  return parameters.size > 0 ? `${learnPaths.signIn}?${parameters.toString()}` : learnPaths.signIn;
}
