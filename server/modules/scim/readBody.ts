import { z } from 'zod';
import { companyLimits } from '#contract/company/limits';
import { boundArrays } from '../../http/boundArrays.ts';
import { patchMessage, readPath } from './names.ts';
import { invalidValue, ScimError } from './scimError.ts';

const invalidSyntax = (detail: string) => new ScimError(400, detail, 'invalidSyntax');
const object = z.record(z.string(), z.unknown());

/** The object that a call brings, or the value of an operation without a path. */
export function readObject(value: unknown): Record<string, unknown> {
  const read = object.safeParse(value);
  if (!read.success) throw invalidSyntax('The body must be a JSON object');
  return read.data;
}

/** One change of a PATCH. Without a path, `value` is an object of attributes. */
export interface Operation {
  op: 'add' | 'remove' | 'replace';
  path?: string | undefined;
  value?: unknown;
}

const patch = z.object({
  schemas: z.array(z.string()),
  Operations: z
    .array(
      z.object({
        // Entra writes them with a capital.
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'remove', 'replace'])),
        path: z.string().nullish(),
        value: z.unknown().optional(),
      }),
    )
    .min(1),
});

boundArrays(patch);

export function readOperations(body: unknown): Operation[] {
  // Before they are read: a body has room for a hundred thousand.
  const { Operations: sent } = readObject(body);
  if (Array.isArray(sent) && sent.length > companyLimits.scim.operations)
    throw new ScimError(413, 'Too many operations in one call');
  const read = patch.safeParse(body);
  if (!read.success || !read.data.schemas.includes(patchMessage))
    throw invalidSyntax(`A change needs the schema ${patchMessage} and Operations with op add, remove or replace`);
  return read.data.Operations.map(({ op, path, value }) => {
    if (path && !readPath(path)) throw new ScimError(400, `${path} is not a path`, 'invalidPath');
    if (op === 'remove' && !path) throw new ScimError(400, 'remove needs a path', 'invalidPath');
    return { op, path: path || undefined, value };
  });
}

/** Text as we keep it: control characters become spaces. Null for an empty one. Refuses other types, and a text that is too long. */
export function readText(value: unknown, attribute: string, max: number): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') throw invalidValue(`${attribute} must be a text`);
  const text = value.replace(/\p{Cc}/gu, ' ').trim();
  if (text.length > max) throw invalidValue(`${attribute} is too long`);
  return text || null;
}

/** Entra sends "True" and "False" as text. */
export function readBoolean(value: unknown, attribute: string): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  throw invalidValue(`${attribute} must be true or false`);
}
