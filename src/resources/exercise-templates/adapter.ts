import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from '#contract/exercise/templates';
import { foundPage } from '#contract/kit/replies';
import { endpointAdapter, listResult } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { multipartAdapter } from '~/dataProvider/multipartAdapter.ts';

function refusalsOf(error: unknown): Record<string, string> | undefined {
  if (isHeedError(error, 'callout_not_found')) return { bodyCallouts: 'errors.callout_not_found' };
  if (isHeedError(error, 'template_is_empty')) return { html: 'errors.template_is_empty' };
  return undefined;
}

const calls = { list: listTemplates, get: getTemplate, create: createTemplate, update: updateTemplate, remove: deleteTemplate };
const usual = endpointAdapter(calls, {
  id: 'templateId',
  isWrapped: true,
  read: (reply) => listResult(foundPage(reply)),
  refusals: refusalsOf,
});

export const templatesAdapter = multipartAdapter(usual, (data, { companyId, id }) => ({
  companyId,
  ...(id !== null && { templateId: id }),
  ...data,
}));
