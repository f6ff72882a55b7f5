import { Mail } from 'lucide-react';
import type { SimulationPreflight } from '#contract/simulation/preflight';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './review.module.css';

/** Through what mails leave, and from which address they seem to come. i18n-keys: simulationCreate.ways.* */
export function SenderLine({ preflight: { way, examples } }: { preflight: SimulationPreflight }) {
  const { t } = useTranslation();
  if (!way) return null;
  const from = examples[0]?.from;
  const { kind, domain, email, mayReplaceName } = way;
  const address = from?.address ?? email;
  return (
    <div className={css.sender}>
      <Mail size={18} aria-hidden />
      <div>
        <p>{t(`simulationCreate.ways.${kind}`)}</p>
        {address ? (
          <p>
            {t('simulationCreate.arrives')} {from && <bdi>{from.name}</bdi>}{' '}
            <bdi dir="ltr" className={css.address}>
              {`<${address}>`}
            </bdi>
          </p>
        ) : (
          // Before a template is chosen, only the domain is known.
          domain && (
            <p>
              {t('simulationCreate.domain')}: <bdi dir="ltr">{domain}</bdi>
            </p>
          )
        )}
        {mayReplaceName && <p className={css.note}>{t('simulationCreate.replacesName')}</p>}
      </div>
    </div>
  );
}
