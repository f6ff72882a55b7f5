import { getMagicLink } from '#contract/session/signInLinks';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { openInNewTab } from '~/browser/newTab.ts';
import type { Session } from '~/session/useSession.ts';

/** Whether the link to the learner app, or to our own pages, is offered: it opens as the person themselves, so not while acting in another company. */
export const hasLearnerLogin = ({ isActingElsewhere }: Pick<Session, 'isActingElsewhere'>): boolean => !isActingElsewhere;

/** Opens the learner app, or our own pages of learners, in a new tab, signed in as the user; ours with a campaign if one is named. */
export function useLearnerLogin(): (campaignId?: string) => Promise<void> {
  const showError = useErrorToast();
  return async (campaignId) => {
    const ask = async () => (await callEndpoint(getMagicLink, { query: { platformType: 'employee', campaignId } })).link;
    await openInNewTab(ask).catch(showError);
  };
}
