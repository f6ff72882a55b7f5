import { isHeedError } from '~/errors/heedError.ts';

const codes = ['follow_up_group_exempt', 'follow_up_group_managed'] as const;

/** That people may not join this group by a follow-up, at the field with the group. i18n-keys: errors.* */
export function groupRefusal<Field extends string>(error: unknown, field: Field): Partial<Record<Field, string>> | undefined {
  const code = codes.find((one) => isHeedError(error, one));
  return code && ({ [field]: `errors.${code}` } as Partial<Record<Field, string>>);
}
