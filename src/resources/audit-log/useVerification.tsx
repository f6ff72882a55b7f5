import { type ReactNode, useState } from 'react';
import { verifyAuditLog } from '#contract/company/audit';
import type { CallReply } from '#contract/kit/endpoint';
import { formatDateTime } from '~/components/data/format.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

type Verified = CallReply<typeof verifyAuditLog>;

interface Verification {
  isVerifying: boolean;
  verify: () => void;
  /** The last result, kept until the page unmounts. */
  result: ReactNode;
}

/** Checks the chain of seals and shows the result. */
export function useVerification(): Verification {
  const [verified, setVerified] = useState<Verified>();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = useAction(verifyAuditLog, { keepsData: true });
  const verify = () => void mutateAsync({}).then(setVerified, showError);
  return { isVerifying: isPending, verify, result: verified && <Result {...verified} /> };
}

/** i18n-keys: audit.actions.* */
function Result({ sealed, waiting, recorded, broken }: Verified) {
  const { t } = useTranslation();
  if (!broken)
    return (
      <Notice tone="success">
        {t('auditLog.verify.done', { count: sealed })}
        {recorded && textGap() + t('auditLog.verify.recorded', { total: recorded.entries, time: formatDateTime(recorded.at) })}
        {waiting > 0 && textGap() + t('auditLog.verify.waiting', { count: waiting })}
      </Notice>
    );
  const { kind, at, action } = broken;
  const time = at === null ? '' : formatDateTime(at);
  return (
    <Notice tone="danger">
      {kind === 'changed' && action
        ? t('auditLog.verify.changed', { time, action: t(`audit.actions.${action}`) })
        : at === null
          ? t('auditLog.verify.missingFirst')
          : t('auditLog.verify.missing', { time })}
    </Notice>
  );
}
