import { useCallback, useEffect, useState } from 'react';
import { sessionLimits } from '#contract/session/limits';
import type { SecondStep } from '~/authProvider/signIn.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { NoticeContent } from '../FormNotice.tsx';
import { noticeOf, problemOf } from '../problemOf.ts';

const { sends, lockMinutes } = sessionLimits.mfa;
/** Steps for which a code was requested: in development React mounts twice, and a person may come back from another way. */
const requested = new Set<string>();

/**
 * The codes that are mailed for a step: the first by itself if `isImmediate`, others on demand until the limit, then none for ten minutes.
 */
export function useEmailCode(step: SecondStep, isImmediate: boolean) {
  const { t, i18n } = useTranslation();
  const [sent, setSent] = useState(0);
  const [isLocked, setLocked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<NoticeContent>();

  const lock = useCallback(() => {
    setLocked(true);
    setProblem({ message: t('errors.60203') });
  }, [t]);

  const send = useCallback(async () => {
    if (sent >= sends) return lock();
    requested.add(step.token);
    setSending(true);
    setProblem(undefined);
    const body = { email: step.email, verificationTokenId: step.token };
    try {
      await sendJson({ method: 'POST', path: '/api/v1/user/security/mfa/send_code', body });
      setSent(sent + 1);
    } catch (error) {
      if (isHeedError(error, '60202') || isHeedError(error, '60203')) lock();
      else {
        requested.delete(step.token);
        setProblem(noticeOf(problemOf(error, i18n), t('auth.unknownError')));
      }
    } finally {
      setSending(false);
    }
  }, [sent, lock, step, i18n, t]);

  useEffect(() => {
    if (!isImmediate || requested.has(step.token)) return;
    void send();
  }, [isImmediate, step, send]);

  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => {
      setLocked(false);
      setSent(0);
      setProblem(undefined);
    }, lockMinutes * 60_000);
    return () => clearTimeout(timer);
  }, [isLocked]);

  return {
    send,
    lock,
    /** Whether a code of this step is on its way. */
    isRequested: requested.has(step.token),
    maySend: !isLocked && !isSending,
    problem,
    /** Says that the newest code is on its way. */
    notice: sent > 0 && !isSending ? { message: t('auth.mfa.email.sent') } : undefined,
  };
}
