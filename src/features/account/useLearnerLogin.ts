import { getLearnerLink } from '#contract/campaigns/learning';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { config } from '~/browser/config.ts';
import type { Session } from '~/session/useSession.ts';

/**
 * Whether the link to the learner app is offered: it must be configured, and it opens as the person themselves, so not while
 * acting in another company.
 */
export const hasLearnerLogin = ({ isActingElsewhere }: Pick<Session, 'isActingElsewhere'>): boolean =>
  !isActingElsewhere && config.links.learnerApp !== undefined;

/**
 * Opens the learner app in a new tab. The tab opens at once, because browsers block later ones, and gets its URL when the link
 * is there.
 */
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
