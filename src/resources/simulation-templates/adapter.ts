import { simulationTemplates } from '#contract/simulation/templates';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { multipartAdapter } from '~/dataProvider/multipartAdapter.ts';
import { currentLanguage } from '~/i18n/i18n.ts';

function refusalsOf(error: unknown): Record<string, string> | undefined {
  if (isHeedError(error, 'callout_not_found')) return { bodyCallouts: 'errors.callout_not_found' };
  if (isHeedError(error, 'template_is_empty')) return { html: 'errors.template_is_empty' };
  if (isHeedError(error, 'one_link_needed')) return { html: 'errors.one_link_needed' };
  return undefined;
}

const usual = endpointAdapter(simulationTemplates, {
  id: 'simulationTemplateId',
  refusals: refusalsOf,
  toFilter: (filter) => ({ ...filter, firstLanguage: currentLanguage().code }),
});

/** The form names a sender as all messages do. */
export const simulationTemplatesAdapter = multipartAdapter(usual, ({ layoutType: _, fromName, fromEmail, ...data }) => ({
  ...data,
  senderName: fromName,
  senderLocal: fromEmail,
}));
