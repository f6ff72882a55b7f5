import type { ErrorCode } from '#contract/errors';
import { isHeedError } from '~/errors/heedError.ts';

/** The form fields of a `validation_failed`, or of a refusal with another code, each with the key of `message`; undefined if there are none. */
export function refusedFields<Field extends string>(
  error: unknown,
  fieldOf: (wireField: string) => Field | undefined,
  message: string,
  code: ErrorCode = 'validation_failed',
): Partial<Record<Field, string>> | undefined {
  const wireFields = isHeedError(error, code) ? error.fields : [];
  const fields = wireFields.map(fieldOf).filter((field) => field !== undefined);
  return fields.length > 0
    ? (Object.fromEntries(fields.map((field) => [field, message])) as Partial<Record<Field, string>>)
    : undefined;
}
