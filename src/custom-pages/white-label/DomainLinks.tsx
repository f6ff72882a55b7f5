import Button from '@mui/material/Button';
import { type CustomDomain, checkLinks, type LinksState } from '#contract/partners/whiteLabel';
import { formatDateTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { DomainRecords } from './DomainRecords.tsx';
import css from './whiteLabel.module.css';

interface Props {
  domain: Pick<CustomDomain, 'customDomain' | 'dnsRecords'>;
  links: LinksState;
}

/** Whether links of simulations reach this server under a verified domain. i18n-keys: whiteLabel.links.failures.* */
export function DomainLinks({ domain: { customDomain: name, dnsRecords }, links }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const mayCheck = useCan('whiteLabel:write');
  const checking = useAction(checkLinks);
  const { since, lostAt, checkedAt, failure } = links;
  const check = () =>
    checking.mutate(
      {},
      {
        onSuccess: ({ links: now }) => {
          if (now?.since) toast.success(t('whiteLabel.links.reached', { domain: name }));
        },
      },
    );
  return (
    <div className={css.links}>
      <div className={css.head}>
        {since ? (
          <StatusDot tone="success" label={t('whiteLabel.links.since', { since: formatDateTime(since) })} />
        ) : (
          <StatusDot
            tone={lostAt ? 'warning' : 'neutral'}
            label={lostAt ? t('whiteLabel.links.lost', { since: formatDateTime(lostAt) }) : t('whiteLabel.links.never')}
          />
        )}
        {mayCheck && (
          <Button size="small" onClick={check} loading={checking.isPending}>
            {t('whiteLabel.links.check')}
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone={lostAt ? 'warning' : 'info'}>
          <div className={css.paragraphs}>
            <p>{t(`whiteLabel.links.failures.${failure}`, { domain: name })}</p>
            {lostAt && <p>{t('whiteLabel.links.meanwhile')}</p>}
          </div>
        </Notice>
      )}
      {failure === 'record' && <DomainRecords records={dnsRecords.filter(({ type }) => type === 'CNAME')} />}
      {checkedAt && <p className={css.note}>{t('whiteLabel.links.checkedAt', { at: formatDateTime(checkedAt) })}</p>}
    </div>
  );
}
