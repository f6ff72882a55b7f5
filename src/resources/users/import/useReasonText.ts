import { useTranslation } from 'react-i18next';
import type { RejectedRow } from './rowRules.ts';

/** Why a row is left out, in words; the same on screen and in the file to download. */
export function useReasonText(): (row: RejectedRow) => string {
  const { t } = useTranslation();
  return ({ reason, field, firstRow }) =>
    t(`imports.reasons.${reason}`, { field: t(`imports.fieldNames.${field}`), row: firstRow ?? 0 });
}
