import { isHeedError } from '~/errors/heedError.ts';

/** The form fields of a `validation_failed`, each with the key of `message`; undefined if there are none. */
export function refusedFields<Field extends string>(
  error: unknown,
  fieldOf: (wireField: string) => Field | undefined,
  message: string,
): Partial<Record<Field, string>> | undefined {
  const wireFields = isHeedError(error, 'validation_failed') ? error.fields : [];
  const fields = wireFields.map(fieldOf).filter((field) => field !== undefined);
  return fields.length > 0
    ? (Object.fromEntries(fields.map((field) => [field, message])) as Partial<Record<Field, string>>)
    : undefined;
}
