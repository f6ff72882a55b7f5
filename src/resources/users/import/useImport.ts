import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { todayIn } from '#contract/people/absenceRules';
import { inviteUsers, verifyEmailsExisted } from '#contract/people/invitations';
import { callEndpoint, useAction } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import type { NotificationForm } from '../add/addUsersSchema.ts';
import { toImportRequest } from '../add/inviteRequest.ts';
import { findUsedEmails } from '../add/usedEmails.ts';
import { useFirstCourse } from '../add/BeginTraining.tsx';
import { importReducer, noImport, reviewOf, stepOf } from './importState.ts';
import { refusedCells, withoutRefused, withoutUsed } from './rowRules.ts';
import { useCsvFile } from './useCsvFile.ts';
import { useMapping } from './useMapping.ts';

/** What of a failed import are cells of rows, which the review then shows. */
export const refusedCellsOf = (failure: unknown) => refusedCells(isHeedError(failure, 'validation_failed') ? failure.fields : []);

/** The import from file to saved people: map, check with the server, review, save. */
export function useImport() {
  const { t } = useTranslation();
  const { id: companyId, companySettings } = useSession().company;
  const csv = useCsvFile();
  const columnName = useCallback((column: number) => t('imports.columns.number', { column }), [t]);
  const mapping = useMapping(csv.table, columnName, todayIn(companySettings.timeZone));
  const [state, dispatch] = useReducer(importReducer, noImport);
  const known = useRef(new Map<string, boolean>());
  const invite = useAction(inviteUsers);
  const firstCourse = useFirstCourse();

  const { review, table } = mapping;
  const cells = useMemo(() => new Map(table?.rows.map((row) => [row.row, row.cells])), [table]);
  const cellsOf = (row: number) => cells.get(row) ?? [];
  useEffect(() => dispatch({ type: 'file', isRead: csv.table !== null }), [csv.table]);

  /** Finds addresses in use, then continues to the review. If the row check is still running, it starts once that is done. */
  const check = async (because?: unknown) => {
    if (!review || !table) return dispatch({ type: 'requestCheck' });
    const emails = review.valid.map(({ email }) => email);
    dispatch({ type: 'check', total: emails.length });
    try {
      const used = await findUsedEmails(emails, {
        known: known.current,
        ask: (chunk) => callEndpoint(verifyEmailsExisted, { body: { companyId, emails: chunk } }),
        onProgress: (done) => dispatch({ type: 'progress', done }),
      });
      const checkedReview = withoutUsed(review, used, cellsOf);
      dispatch({ type: 'checked', final: { ...checkedReview, importId: crypto.randomUUID() }, failure: because });
    } catch (failure) {
      dispatch({ type: 'failed', failure });
    }
  };

  const isCheckRequested = state.phase === 'mapping' && state.isCheckRequested;
  useEffect(() => {
    if (isCheckRequested && review) void check();
    // Runs when the review arrives; `check` is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isCheckRequested, review]);

  const final = reviewOf(state);
  /** Rejects with the error, which the page also shows. */
  const save = async (notification: NotificationForm) => {
    if (!final || final.valid.length === 0) return;
    dispatch({ type: 'save' });
    try {
      const request = toImportRequest(final.valid, notification, { importId: final.importId, firstCourseId: firstCourse?.id });
      dispatch({ type: 'saved', saved: await invite.mutateAsync({ body: { ...request, company_id: companyId } }) });
    } catch (failure) {
      const refused = refusedCellsOf(failure);
      // Someone was added meanwhile: check again, so that the rows show who.
      if (isHeedError(failure, 'email_in_use')) {
        for (const email of failure.fields) known.current.set(email, true);
        await check(failure);
      } else if (refused.size > 0) {
        const remaining = withoutRefused(final, refused, cellsOf);
        dispatch({ type: 'check', total: 0 });
        dispatch({ type: 'checked', final: { ...remaining, importId: crypto.randomUUID() }, failure });
      } else dispatch({ type: 'failed', failure });
      throw failure;
    }
  };
  return {
    csv,
    mapping,
    step: stepOf(state),
    final,
    lookup: state.phase === 'checking' ? { done: state.done, total: state.total } : null,
    failure: state.phase === 'failed' ? state.failure : undefined,
    saved: state.phase === 'saved' ? state.saved : null,
    isSaving: state.phase === 'saving',
    check: () => check(),
    save,
    back: () => dispatch({ type: 'back' }),
  };
}

export type Import = ReturnType<typeof useImport>;
