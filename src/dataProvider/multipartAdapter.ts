import type { Adapter } from './adapter.ts';

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

interface Where {
  companyId: string;
  /** Null for a new one. */
  id: unknown;
}

/** An adapter that saves as multipart/form-data, for records that have a file. `partsOf`: what is sent of a form. */
export function multipartAdapter<Usual extends Adapter>(
  usual: Usual,
  partsOf: (data: Record<string, unknown>, where: Where) => Record<string, unknown>,
): Usual {
  const { create, update } = usual;
  return {
    ...usual,
    create: create && ((companyId, data) => ({ ...create(companyId, data), body: formOf(partsOf(data, { companyId, id: null })) })),
    update: update && ((where, data) => ({ ...update(where, data), body: formOf(partsOf(data, where)) })),
  };
}
