import type { ReactNode } from 'react';
import { paths } from '#contract/paths';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';

/** Title and tabs around one tab of the settings. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { company } = useSession();
  const tabs = [
    { key: 'reportButton', label: t('simulation.settings.tabs.reportButton'), to: paths.simulationReportButton },
    { key: 'configuration', label: t('simulation.settings.tabs.configuration'), to: paths.simulationConfiguration },
  ];
  return (
    <>
      <PageHeader title={t('shell.titles.simulationSettings')} text={company.name} />
      <PageTabs label={t('simulation.settings.tabs.label')} tabs={tabs} />
      {children}
    </>
  );
}
