import { useTranslation } from 'react-i18next';
import { can } from '#contract/access';
import type { Course } from '#contract/courses/courses';
import { useLearnerLogin } from '~/features/account/public.ts';
import type { RowAction } from '~/components/list/column.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { useSession } from '~/session/useSession.ts';
import { type Deed, entriesOf } from './cardMenu.ts';

interface CourseMenuProps {
  course: Course;
  onDeed: (deed: Deed) => void;
}

/** What can be done with a course from its card; nothing at all shows no button. */
export function CourseMenu({ course, onDeed }: CourseMenuProps) {
  const { t } = useTranslation();
  const session = useSession();
  const toLearnerApp = useLearnerLogin();
  const actions = entriesOf(course, session)
    .filter(({ access }) => can(session.subject, access))
    .map(({ name, icon: Icon, isDanger = false, deed, to }): RowAction => {
      return {
        key: name,
        label: t(`courses.menu.${name}`),
        icon: <Icon size={16} aria-hidden />,
        isDanger,
        ...(to && { to: to(course) }),
        ...(name === 'learnerLogin' && { run: () => void toLearnerApp() }),
        ...(deed && { run: () => onDeed(deed) }),
      };
    });
  if (actions.length === 0) return null;
  return (
    <div className="learning-card-menu">
      <MoreMenu actions={actions} label={t('lists.row.actions', { name: course.name })} />
    </div>
  );
}
