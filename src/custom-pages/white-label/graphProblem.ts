import { errorText } from '~/errors/errorText.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { i18n } from '~/i18n/i18n.ts';

/** Why a mailbox was not connected, or sent no test mail. */
export function graphProblem(error: unknown): string {
  const page = i18n.t('settings.tabs.sso');
  if (isHeedError(error, 'from_not_proved')) return i18n.t('whiteLabel.graph.unproved', { mailbox: error.info, page });
  if (isHeedError(error, 'verification_token_expired')) return i18n.t('whiteLabel.graph.expired');
  if (isHeedError(error, 'graph_refused') && error.info) return i18n.t('whiteLabel.graph.refusedWith', { answer: error.info });
  return errorText(error);
}
