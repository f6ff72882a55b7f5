import { useEffect, useState } from 'react';
import { panelLimits } from '#contract/panel';
import { servedBuild } from '~/dataProvider/http.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Banner } from './Banner.tsx';

/** Asks every minute whether the server has another build than this tab runs. */
function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const check = async () => {
      const served = await servedBuild();
      if (served !== null && served !== __HEED_BUILD__) setNew(true);
    };
    const timer = setInterval(() => void check(), panelLimits.versionCheckMs);
    return () => clearInterval(timer);
  }, []);
  return isNew;
}

export function VersionBanner() {
  const { t } = useTranslation();
  const isNew = useNewVersion();
  if (!isNew) return null;
  return (
    <Banner tone="accent" action={{ label: t('shell.version.relaunch'), onClick: () => location.reload() }}>
      {t('shell.version.text')}
    </Banner>
  );
}
