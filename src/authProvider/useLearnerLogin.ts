import { getLearnerLink } from '#contract/learning';
import { callEndpoint, useErrorToast } from '~/dataProvider/index.ts';

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
