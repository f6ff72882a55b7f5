import { CircleStop, Copy, ExternalLink, type LucideIcon, Pencil, Play, Send, Settings, Trash2 } from 'lucide-react';
import type { Capability } from '#contract/access';
import type { Course } from '#contract/courses/courses';
import { courseStates, courseStatusOf } from '#contract/courses/courseStatus';
import { paths, pathTo } from '#contract/paths';
import { hasLearnerLogin } from '~/features/account/public.ts';
import { editAddress, startAddress } from '~/features/trainings/public.ts';
import type { Session } from '~/session/useSession.ts';

/** What is asked before it is done. */
export type AskedDeed = 'publish' | 'delete' | 'end';
export type Deed = AskedDeed | 'copy';

export interface MenuEntry {
  icon: LucideIcon;
  access: Capability;
  isDanger?: boolean;
  isOffered?: (course: Course, session: Session) => boolean;
  /** An entry is a deed, a page of the panel, or the way into the learners' application. */
  deed?: Deed;
  to?: (course: Course) => string;
}

/** i18n-keys: courses.menu.* */
const entries = {
  edit: { icon: Pencil, access: 'customTraining:write', to: ({ id }) => editAddress(id) },
  /** Offered on every plan: those without trainings of their own are told what it takes. */
  copy: { icon: Copy, access: 'training:write', deed: 'copy' },
  publish: { icon: Send, access: 'customTraining:write', deed: 'publish' },
  delete: { icon: Trash2, access: 'customTraining:write', isDanger: true, deed: 'delete' },
  /** The card of an ended course leads to its figures, so that the way to another start is here. */
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
    deed: 'end',
  },
} as const satisfies Record<string, MenuEntry>;
export type EntryName = keyof typeof entries;

/** The four menus, from top to bottom. A course without a campaign is a standard or a custom one. */
const menus = {
  draft: ['edit', 'publish', 'delete'],
  custom: ['startAgain', 'edit', 'copy', 'delete'],
  running: ['settings', 'copy', 'learnerLogin', 'end'],
  standard: ['startAgain', 'copy'],
} as const satisfies Record<string, readonly EntryName[]>;

export function menuOf(course: Course): keyof typeof menus {
  const status = courseStatusOf(course);
  if (status === 'draft') return 'draft';
  if (courseStates[status].isOpen) return 'running';
  return course.isCustom ? 'custom' : 'standard';
}

/** The entries of a course's card, before access is asked. */
export function entriesOf(course: Course, session: Session): (MenuEntry & { name: EntryName })[] {
  return menus[menuOf(course)]
    .map((name) => ({ name, ...(entries[name] as MenuEntry) }))
    .filter(({ isOffered }) => isOffered?.(course, session) ?? true);
}
