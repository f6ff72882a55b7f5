import type { ParseKeys } from 'i18next';
import { ChartColumn, GraduationCap, House, type LucideIcon, Users } from 'lucide-react';
import { type Capability, can } from '#contract/access';
import { paths } from '#contract/paths';
import { track } from '~/session/analytics.ts';
import type { Session } from '~/session/useSession.ts';
import { isHidden, type Situation } from './situations.ts';

interface Entry {
  /** Its name, also in the event that a click on it fires. */
  key: string;
  title: ParseKeys;
  /** Seen by whoever may open its page; without it, by all. */
  access?: Capability;
  hiddenWhen?: readonly Situation[];
  /** Marked 'New' in the sidebar. */
  isNew?: boolean;
}
export interface NavigationLink extends Entry {
  to: string;
}
export interface NavigationGroup extends Entry {
  icon: LucideIcon;
  children: readonly NavigationLink[];
}
export interface NavigationItem extends NavigationLink {
  icon: LucideIcon;
}
export type Navigation = NavigationItem | NavigationGroup;

/** The sidebar, from top to bottom. An entry comes with its page; every `to` is an address of the route table. */
export const navigation: readonly Navigation[] = [
  { key: 'home', title: 'shell.nav.home', icon: House, to: paths.home },
  {
    key: 'training',
    title: 'shell.nav.training',
    icon: GraduationCap,
    access: 'training:read',
    children: [
      { key: 'courses', title: 'shell.nav.courses', to: paths.courses, access: 'training:read' },
      { key: 'videos', title: 'shell.nav.videos', to: paths.videos, access: 'training:read' },
    ],
  },
  {
    key: 'users',
    title: 'shell.nav.users',
    icon: Users,
    access: 'users:read',
    children: [
      { key: 'allUsers', title: 'shell.nav.allUsers', to: paths.allUsers, access: 'users:read' },
      { key: 'departments', title: 'shell.nav.departments', to: paths.departments, access: 'departments:read' },
      { key: 'groups', title: 'shell.nav.groups', to: paths.groups, access: 'groups:read' },
    ],
  },
  { key: 'reports', title: 'shell.nav.reports', icon: ChartColumn, to: paths.reports, access: 'trainingReports:read' },
];

const isSeen = (entry: Entry, session: Session) =>
  (entry.access === undefined || can(session.subject, entry.access)) && !isHidden(entry.hiddenWhen, session);

export const isGroup = (entry: Navigation): entry is NavigationGroup => 'children' in entry;

/** What this session sees of the sidebar; a group whose every link is hidden is hidden too. */
export function visibleNavigation(session: Session, entries: readonly Navigation[] = navigation): Navigation[] {
  return entries
    .filter((entry) => isSeen(entry, session))
    .map((entry) => (isGroup(entry) ? { ...entry, children: entry.children.filter((child) => isSeen(child, session)) } : entry))
    .filter((entry) => !isGroup(entry) || entry.children.length > 0);
}

/** Tells that an entry of the sidebar was used. */
export const trackUse = ({ key }: Entry): void => track(`sidebar.${key}`);

/** An address belongs to the entry whose path it begins with: a department's page marks Departments. */
export const isUnder = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
