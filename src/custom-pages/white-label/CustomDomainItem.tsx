import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type CustomDomain,
  type CustomDomainState,
  resetCustomDomain,
  startVerification,
  verifyCustomDomain,
} from '#contract/partners/whiteLabel';
import { formatDateTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { CopyField } from '~/components/form/CopyField.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { errorText } from '~/errors/errorText.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { readCompanyAgain } from './readCompanyAgain.ts';
import css from './whiteLabel.module.css';

const tones = { pending: 'neutral', verified: 'success', failing: 'warning', lapsed: 'danger' } as const satisfies Record<
  CustomDomainState,
  string
>;

/** A custom domain with its state, the records to add, and what can be done with it. i18n-keys: whiteLabel.domains.states.* */
export function CustomDomainItem({ domain }: { domain: CustomDomain }) {
  const { t } = useTranslation();
  const toast = useToast();
  const canWrite = useCan('whiteLabel:write');
  const [isConfirming, setConfirming] = useState(false);
  const starting = useAction(startVerification);
  const verifying = useAction(verifyCustomDomain);
  const resetting = useAction(resetCustomDomain);
  const { type, customDomain: name, state, dnsRecords, isVerified, worksUntil } = domain;
  const body = { type };

  const verify = () =>
    verifying.mutate(
      { body },
      {
        onSuccess: () => {
          toast.success(t('whiteLabel.domains.verified'));
          void readCompanyAgain();
        },
      },
    );
  const reset = async () => {
    await resetting.mutateAsync({ body });
    await readCompanyAgain();
    toast.success(t('whiteLabel.domains.reset'));
  };

  return (
    <div className={css.domain}>
      <div className={css.head}>
        <bdi dir="ltr" className={css.name}>
          {name}
        </bdi>
        <StatusDot tone={tones[state]} label={t(`whiteLabel.domains.states.${state}`)} />
      </div>
      {worksUntil && <Notice tone="warning">{t('whiteLabel.domains.failing', { until: formatDateTime(worksUntil) })}</Notice>}
      {state === 'lapsed' && <Notice tone="warning">{t('whiteLabel.domains.lapsed')}</Notice>}
      {(!isVerified || worksUntil) && dnsRecords.length > 0 && <Records records={dnsRecords} />}
      {/* Not a toast, which would disappear while a person compares it with the records. */}
      {verifying.error && <Notice tone="warning">{errorText(verifying.error)}</Notice>}
      {canWrite && (
        <div className={css.foot}>
          {dnsRecords.length === 0 && (
            <Button onClick={() => starting.mutate({ body })} disabled={starting.isPending}>
              {t('whiteLabel.domains.start')}
            </Button>
          )}
          {dnsRecords.length > 0 && (!isVerified || worksUntil) && (
            <Button variant="contained" color="primary" onClick={verify} disabled={verifying.isPending}>
              {t('whiteLabel.domains.verify')}
            </Button>
          )}
          <Button color="error" onClick={() => setConfirming(true)}>
            {t('whiteLabel.domains.resetAction')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('whiteLabel.domains.resetTitle', { domain: name })}
        confirmLabel={t('whiteLabel.domains.resetAction')}
        onConfirm={reset}
        onClose={() => setConfirming(false)}
      >
        {t(isVerified ? 'whiteLabel.domains.resetText' : 'whiteLabel.domains.resetUnverified')}
      </ConfirmDialog>
    </div>
  );
}

/** The records to add at the DNS provider of the domain. */
function Records({ records }: { records: CustomDomain['dnsRecords'] }) {
  const { t } = useTranslation();
  const copy = { copy: t('settings.keys.copy'), copied: t('settings.sso.copied') };
  return (
    <div className={css.records}>
      <p className={css.note}>{t('whiteLabel.domains.recordsText')}</p>
      {records.map(({ type, name, value }) => (
        <div key={type} className={css.record}>
          <CopyField label={t('whiteLabel.domains.recordName', { type })} value={name} {...copy} />
          <CopyField label={t('whiteLabel.domains.recordValue', { type })} value={value} {...copy} />
        </div>
      ))}
    </div>
  );
}
