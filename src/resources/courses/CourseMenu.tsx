import { CircleStop, Copy, ExternalLink, type LucideIcon, Pencil, Play, Send, Settings, Trash2 } from 'lucide-react';
import { can, type Capability } from '#contract/access';
import type { Course } from '#contract/courses/courses';
import { courseStates, courseStatusOf } from '#contract/courses/courseStatus';
import { paths, pathTo } from '#contract/paths';
import type { RowAction } from '~/components/list/column.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { hasLearnerLogin, useLearnerLogin } from '~/features/account/public.ts';
import { editAddress, startAddress } from '~/features/trainings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Session, useSession } from '~/session/useSession.ts';
import css from './CourseList.module.css';

/** The actions that need a confirmation. */
export type ConfirmedAction = 'publish' | 'delete' | 'end';
export type CourseAction = ConfirmedAction | 'copy';

interface MenuEntry {
  icon: LucideIcon;
  access: Capability;
  isDanger?: boolean;
  isOffered?: (course: Course, session: Session) => boolean;
  /** An entry is an action, a page of the panel, or a link to the learner app. */
  action?: CourseAction;
  to?: (course: Course) => string;
}

/** i18n-keys: courses.menu.* */
const entries = {
  edit: { icon: Pencil, access: 'customTraining:write', to: ({ id }) => editAddress(id) },
  /** Shown on every plan: without custom trainings in the plan, the action opens the offer. */
  copy: { icon: Copy, access: 'training:write', action: 'copy' },
  publish: { icon: Send, access: 'customTraining:write', action: 'publish' },
  delete: { icon: Trash2, access: 'customTraining:write', isDanger: true, action: 'delete' },
  /** The card of an ended course links to its statistics, so the menu holds the link to another start. */
  startAgain: {
    icon: Play,
    access: 'training:write',
    isOffered: (course) => courseStatusOf(course) === 'ended',
    to: ({ id }) => startAddress(id),
  },
  settings: { icon: Settings, access: 'training:read', to: ({ id }) => pathTo(paths.courseSettings, { courseId: id }) },
  learnerLogin: {
    icon: ExternalLink,
    access: 'training:read',
    isOffered: ({ isCustom }, session) => !isCustom && hasLearnerLogin(session),
  },
  end: {
    icon: CircleStop,
    access: 'training:write',
    isDanger: true,
    isOffered: ({ isShared, activeCampaign }) => !isShared && activeCampaign !== null,
    action: 'end',
  },
} as const satisfies Record<string, MenuEntry>;
type EntryName = keyof typeof entries;

/** The four menus, from top to bottom. A course without a campaign is a standard or a custom one. */
const menus = {
  draft: ['edit', 'publish', 'delete'],
  custom: ['startAgain', 'edit', 'copy', 'delete'],
  running: ['settings', 'copy', 'learnerLogin', 'end'],
  standard: ['startAgain', 'copy'],
} as const satisfies Record<string, readonly EntryName[]>;

function menuOf(course: Course): keyof typeof menus {
  const status = courseStatusOf(course);
  if (status === 'draft') return 'draft';
  if (courseStates[status].isOpen) return 'running';
  return course.isCustom ? 'custom' : 'standard';
}

/** The entries of a course's card, before the check of access. */
function entriesOf(course: Course, session: Session): (MenuEntry & { name: EntryName })[] {
  return menus[menuOf(course)]
    .map((name) => ({ name, ...(entries[name] as MenuEntry) }))
    .filter(({ isOffered }) => isOffered?.(course, session) ?? true);
}

interface CourseMenuProps {
  course: Course;
  onAction: (action: CourseAction) => void;
}

/** The menu of a course's card. Without entries there is no button. */
export function CourseMenu({ course, onAction }: CourseMenuProps) {
  const { t } = useTranslation();
  const session = useSession();
  const toLearnerApp = useLearnerLogin();
  const actions = entriesOf(course, session)
    .filter(({ access }) => can(session.subject, access))
    .map(({ name, icon: Icon, isDanger = false, action, to }): RowAction => {
      return {
        key: name,
        label: t(`courses.menu.${name}`),
        icon: <Icon size={16} aria-hidden />,
        isDanger,
        to: to?.(course),
        run: name === 'learnerLogin' ? () => void toLearnerApp(course.activeCampaign?.id) : action && (() => onAction(action)),
      };
    });
  if (actions.length === 0) return null;
  return (
    <div className={css.menu}>
      <MoreMenu actions={actions} label={t('lists.row.actions', { name: course.name })} />
    </div>
  );
}
