import { getLearnerLink } from '#contract/campaigns/learning';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { config } from '~/browser/config.ts';
import type { Session } from '~/session/useSession.ts';

/** Whether there is an application of the learners to go to. One goes as oneself, so not while acting in another company. */
export const hasLearnerLogin = ({ isActingElsewhere }: Pick<Session, 'isActingElsewhere'>): boolean =>
  !isActingElsewhere && config.links.learnerApp !== undefined;

/** Goes on as a learner, in a tab of its own that is opened at once, as browsers want it, and filled when the link is there. */
export function useLearnerLogin(): () => Promise<void> {
  const showError = useErrorToast();
  return async () => {
    const tab = window.open('', '_blank');
    try {
      const { link } = await callEndpoint(getLearnerLink, { query: { platformType: 'employee' } });
      if (!tab) return window.location.assign(link);
      tab.opener = null;
      tab.location.replace(link);
    } catch (error) {
      tab?.close();
      showError(error);
    }
  };
}
