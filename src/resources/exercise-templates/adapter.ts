import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from '#contract/exercise/templates';
import { foundPage } from '#contract/kit/replies';
import { endpointAdapter, listResult } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';

/** The parts of a form: lists and objects as JSON, without empty ones. */
function formOf(data: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    if (value === null || value === undefined || value === '') continue;
    if (value instanceof File) form.append(name, value, value.name);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

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

/** Saves as multipart/form-data, for the picture of the card. */
export const templatesAdapter = {
  ...usual,
  create: (companyId: string, data: Record<string, unknown>) => {
    const request = usual.create?.(companyId, data);
    if (!request) throw new Error('templates can be made');
    return { ...request, body: formOf({ companyId, ...data }) };
  },
  update: (where: Parameters<NonNullable<typeof usual.update>>[0], data: Record<string, unknown>) => {
    const request = usual.update?.(where, data);
    if (!request) throw new Error('templates can be changed');
    return { ...request, body: formOf({ companyId: where.companyId, templateId: where.id, ...data }) };
  },
};
