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
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { errorText } from '~/errors/errorText.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { DomainLinks } from './DomainLinks.tsx';
import { DomainRecords } from './DomainRecords.tsx';
import { readCompanyAgain } from './readCompanyAgain.ts';
import css from './whiteLabel.module.css';

const tones = { pending: 'neutral', verified: 'success', failing: 'warning', lapsed: 'danger' } as const satisfies Record<
  CustomDomainState,
  string
>;

const resetTextOf = ({ isVerified, links }: CustomDomain) => {
  if (links) return 'whiteLabel.links.resetText';
  return isVerified ? 'whiteLabel.domains.resetText' : 'whiteLabel.domains.resetUnverified';
};

/** A custom domain with its state, the records to add, and what can be done with it. i18n-keys: whiteLabel.domains.states.* */
export function CustomDomainItem({ domain }: { domain: CustomDomain }) {
  const { t } = useTranslation();
  const toast = useToast();
  const canWrite = useCan('whiteLabel:write');
  const [isConfirming, setConfirming] = useState(false);
  const starting = useAction(startVerification);
  const verifying = useAction(verifyCustomDomain);
  const resetting = useAction(resetCustomDomain);
  const { type, customDomain: name, state, dnsRecords, isVerified, worksUntil, links } = domain;
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
      {(!isVerified || worksUntil) && dnsRecords.length > 0 && <DomainRecords records={dnsRecords} />}
      {links && <DomainLinks domain={domain} links={links} />}
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
        <div className={css.paragraphs}>
          <p>{t(resetTextOf(domain))}</p>
          {links?.usedUntil && <p>{t('whiteLabel.links.usedUntil', { until: formatDateTime(links.usedUntil) })}</p>}
        </div>
      </ConfirmDialog>
    </div>
  );
}
