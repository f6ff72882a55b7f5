import type { ReactNode } from 'react';
import { can } from '#contract/access';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { settingsTabs } from './settingsTabs.ts';

interface SettingsFrameProps {
  /** The primary action of the tab. */
  action?: ReactNode;
  children: ReactNode;
}

/** Title and tabs around one tab of the settings; shows the tabs that the session may open. */
export function SettingsFrame({ action, children }: SettingsFrameProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { subject, company } = session;
  const tabs = settingsTabs
    .filter(({ access, isShown }) => can(subject, access) && (isShown?.(session) ?? true))
    .map(({ key, path }) => ({ key, label: t(`settings.tabs.${key}`), to: path }));
  return (
    <>
      <PageHeader title={t('settings.title')} text={company.name} action={action} />
      <PageTabs label={t('settings.tabs.label')} tabs={tabs} />
      {children}
    </>
  );
}
