import Skeleton from '@mui/material/Skeleton';
import { customDomainTypes, listCustomDomains } from '#contract/partners/whiteLabel';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { AddCustomDomain } from './AddCustomDomain.tsx';
import { CustomDomainItem } from './CustomDomainItem.tsx';
import cardCss from '~/components/page/card.module.css';
import css from './whiteLabel.module.css';

/** The host names of the company, one for each use. i18n-keys: whiteLabel.domains.types.*, whiteLabel.domains.uses.* */
export function CustomDomains() {
  const { t } = useTranslation();
  const canWrite = useCan('whiteLabel:write');
  const { data, error, refetch } = useEndpoint(listCustomDomains, {});
  return (
    <section className={cardCss.card}>
      <h2 className={css.title}>{t('whiteLabel.domains.title')}</h2>
      <p className={css.text}>{t('whiteLabel.domains.text')}</p>
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && (
        <ul className={css.domains}>
          {customDomainTypes.map((type) => {
            const domain = data.find((one) => one.type === type);
            return (
              <li key={type}>
                <h3 className={css.subtitle}>{t(`whiteLabel.domains.types.${type}`)}</h3>
                <p className={css.note}>{t(`whiteLabel.domains.uses.${type}`)}</p>
                {domain && <CustomDomainItem key={domain.customDomain} domain={domain} />}
                {!domain && canWrite && <AddCustomDomain type={type} />}
                {!domain && !canWrite && <p className={css.note}>{t('whiteLabel.domains.unset')}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
