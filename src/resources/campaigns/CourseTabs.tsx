import { useTranslation } from 'react-i18next';
import { can } from '#contract/access';
import { pathTo, paths } from '#contract/paths';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useSession } from '~/session/useSession.ts';

/** The sections of a course's page; each is an address. */
const tabs = [
  { key: 'preview', path: paths.coursePreview, access: 'training:read' },
  { key: 'statistics', path: paths.courseStatistics, access: 'trainingReports:read' },
  { key: 'settings', path: paths.courseSettings, access: 'training:read' },
] as const;

export function CourseTabs({ courseId }: { courseId: string }) {
  const { t } = useTranslation();
  const { subject } = useSession();
  const open = tabs
    .filter(({ access }) => can(subject, access))
    .map(({ key, path }) => ({ key, label: t(`campaigns.page.${key}`), to: pathTo(path, { courseId }) }));
  return <PageTabs label={t('campaigns.page.tabs')} tabs={open} />;
}
