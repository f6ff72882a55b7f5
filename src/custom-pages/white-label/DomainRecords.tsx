import type { DnsRecord } from '#contract/partners/whiteLabel';
import { CopyField } from '~/components/form/CopyField.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './whiteLabel.module.css';

/** The records to add at the DNS provider of a domain. */
export function DomainRecords({ records }: { records: readonly DnsRecord[] }) {
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
