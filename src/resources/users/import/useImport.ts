import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '#contract/kit';
import { verifyEmailsExisted } from '#contract/addresses';
import { inviteUsers } from '#contract/users';
import { callEndpoint, isHeedError, useAction } from '~/dataProvider/index.ts';
import { useCompanyId } from '~/session/useSession.ts';
import type { NotificationForm } from '../add/addUsersSchema.ts';
import { toImportRequest } from '../add/inviteRequest.ts';
import { findUsedEmails } from '../add/usedEmails.ts';
import { useFirstCourse } from '../add/useFirstCourse.ts';
import { type Review, withoutUsed } from './rowRules.ts';
import { useCsvFile } from './useCsvFile.ts';
import { useMapping } from './useMapping.ts';

/** A review that can be sent. Its id makes a repeat of the same call harmless. */
export interface FinalReview extends Review {
  importId: string;
}

export type ImportStep = 'map' | 'review' | 'saved';
type Saved = CallReply<typeof inviteUsers>;

/** Import from the file to the saved people: map, check with the server, review, save. */
export function useImport() {
  const { t } = useTranslation();
  const companyId = useCompanyId();
  const csv = useCsvFile();
  const columnName = useCallback((column: number) => t('imports.columns.number', { column }), [t]);
  const mapping = useMapping(csv.table, columnName);
  const [step, setStep] = useState<ImportStep>('map');
  const [final, setFinal] = useState<FinalReview | null>(null);
  const [lookup, setLookup] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isWanted, setWanted] = useState(false);
  const known = useRef(new Map<string, boolean>());
  const invite = useAction(inviteUsers);
  const firstCourse = useFirstCourse();

  const { review, table } = mapping;
  const cellsOf = useMemo(() => new Map(table?.rows.map(({ row, cells }) => [row, cells])), [table]);

  /** Asks which addresses are in use and goes on to the review; asked too early it waits for the rows to be looked at. */
  const check = async () => {
    setWanted(!review);
    if (!review || !table) return;
    setFailure(undefined);
    const emails = review.valid.map(({ email }) => email);
    setLookup({ done: 0, total: emails.length });
    try {
      const used = await findUsedEmails(emails, {
        known: known.current,
        ask: (chunk) => callEndpoint(verifyEmailsExisted, { body: { companyId, emails: chunk } }),
        onProgress: (done, total) => setLookup({ done, total }),
      });
      const whole = withoutUsed(review, used, (row) => cellsOf.get(row) ?? []);
      setFinal({ ...whole, importId: crypto.randomUUID() });
      setStep('review');
    } catch (error) {
      setFailure(error);
    } finally {
      setLookup(null);
    }
  };

  useEffect(() => {
    if (isWanted && review) void check();
    // Only the arrival of the review counts; `check` is new with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, review]);

  const save = async (notification: NotificationForm) => {
    if (!final || final.valid.length === 0) return;
    setFailure(undefined);
    try {
      const request = toImportRequest(final.valid, notification, { importId: final.importId, firstCourseId: firstCourse?.id });
      setSaved(await invite.mutateAsync({ body: { ...request, company_id: companyId } }));
      setStep('saved');
    } catch (error) {
      // Someone was added meanwhile: look again, so that the rows say which.
      if (isHeedError(error, 'email_in_use')) {
        for (const email of error.fields) known.current.set(email, true);
        await check();
      }
      setFailure(error);
    }
  };

  const back = () => {
    setFailure(undefined);
    setStep('map');
  };
  return { csv, mapping, step, final, lookup, failure, saved, isSaving: invite.isPending, check, save, back };
}

export type Import = ReturnType<typeof useImport>;
