import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { can } from '#contract/access';
import { pathTo, paths } from '#contract/paths';
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
  return (
    <nav className="course-tabs" aria-label={t('campaigns.page.tabs')}>
      {tabs
        .filter(({ access }) => can(subject, access))
        .map(({ key, path }) => (
          <NavLink key={key} to={pathTo(path, { courseId })} replace>
            {t(`campaigns.page.${key}`)}
          </NavLink>
        ))}
    </nav>
  );
}
