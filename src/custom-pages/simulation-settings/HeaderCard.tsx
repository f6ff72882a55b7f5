import Button from '@mui/material/Button';
import { useState } from 'react';
import { getSimulationSettings } from '#contract/simulation/settings';
import { CopyField } from '~/components/form/CopyField.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import { HeaderDialog } from './HeaderDialog.tsx';
import css from './simulationSettings.module.css';

/** The value by which mail filters recognise simulations, and what to do with it in them. */
export function HeaderCard() {
  const { t } = useTranslation();
  const mayWrite = useCan('simulations:write');
  const { data, error, refetch } = useEndpoint(getSimulationSettings, {});
  const [isChanging, setChanging] = useState(false);
  const settings = data?.data;
  return (
    <Card
      title={t('simulation.settings.header.title')}
      about={t('simulation.settings.header.about')}
      error={error}
      onRetry={() => void refetch()}
    >
      {settings && (
        <>
          <CopyField
            label="X-Test-Phish"
            value={settings.xTestPhish}
            copy={t('settings.keys.copy')}
            copied={t('settings.sso.copied')}
          />
          <Filters />
          {mayWrite && (
            <div className={css.foot}>
              <Button onClick={() => setChanging(true)}>{t('simulation.settings.header.change')}</Button>
            </div>
          )}
          {isChanging && <HeaderDialog settings={settings} onClose={() => setChanging(false)} />}
        </>
      )}
    </Card>
  );
}

/** What to set in the mail filter of a company, by whose it is. */
function Filters() {
  const { t } = useTranslation();
  const filters = [
    { name: 'Microsoft 365', text: t('simulation.settings.allow.microsoft') },
    { name: 'Google Workspace', text: t('simulation.settings.allow.google') },
    { name: t('simulation.settings.allow.other'), text: t('simulation.settings.allow.otherText') },
  ];
  return (
    <div>
      {filters.map(({ name, text }) => (
        <details key={name} className={css.more}>
          <summary>{name}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
