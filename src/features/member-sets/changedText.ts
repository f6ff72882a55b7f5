import type { ChangedMembers } from '#contract/people/memberSets';
import { textGap } from '~/i18n/textGap.ts';
import type { Translate } from '~/i18n/translate.ts';
import type { MemberSetKind } from './kinds.ts';

/** Describes a change of members: how many were changed, and how many were not because of their higher role. */
export function changedText(
  { changed, skipped }: ChangedMembers,
  key: `${MemberSetKind}.picker.assigned` | `${MemberSetKind}.members.unassigned`,
  t: Translate,
): string {
  const done = t(key, { count: changed });
  if (skipped === 0) return done;
  return `${done} · ${t('users.bulk.skipped', { count: skipped })}${textGap()}${t('users.reasons.role_above')}`;
}
