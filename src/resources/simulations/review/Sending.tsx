import type { SimulationPreflight } from '#contract/simulation/preflight';
import { CopyField } from '~/components/form/CopyField.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LinkHost } from './LinkHost.tsx';
import { SenderLine } from './SenderLine.tsx';
import css from './review.module.css';

/** Through what mails leave, and what mail filters have to let pass. */
export function Sending({ preflight }: { preflight: SimulationPreflight }) {
  const { t } = useTranslation();
  const { way, header } = preflight;
  const copy = { copy: t('settings.keys.copy'), copied: t('settings.sso.copied') };
  return (
    <>
      {way && (
        <section className={css.part}>
          <h3>{t('simulationCreate.parts.through')}</h3>
          <SenderLine preflight={preflight} />
        </section>
      )}
      <section className={css.part}>
        <h3>{t('simulationCreate.parts.allow')}</h3>
        <p className={css.note}>{t('simulationCreate.allowHelp')}</p>
        <CopyField label={t('simulationCreate.header')} value={`${header.name}: ${header.value}`} {...copy} />
        <LinkHost preflight={preflight} />
      </section>
    </>
  );
}
