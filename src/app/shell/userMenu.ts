import type { ParseKeys } from 'i18next';
import { BookOpen, CircleUser, GraduationCap, type LucideIcon, ShoppingBag } from 'lucide-react';
import { type Capability, can } from '#contract/access';
import { paths, pathTo } from '#contract/paths';
import { config, type PublicConfig } from '~/session/config.ts';
import type { Session } from '~/session/useSession.ts';
import { isHidden, type Situation } from './situations.ts';

interface Entry {
  key: string;
  title: ParseKeys;
  icon: LucideIcon;
  access?: Capability;
  hiddenWhen?: readonly Situation[];
  /** A page of the panel … */
  to?: (session: Session) => string;
  /** … or an address that the operator may have set; without it the entry is not shown. */
  link?: keyof PublicConfig['links'];
}

/** The user menu in its order; Logout, which everybody has, comes last. */
export const userMenu: readonly Entry[] = [
  {
    key: 'profile',
    title: 'shell.userMenu.profile',
    icon: CircleUser,
    access: 'profile:own',
    hiddenWhen: ['actingElsewhere'],
    to: ({ user }) => pathTo(paths.userProfile, { userId: user.id }),
  },
  { key: 'knowledgeBase', title: 'shell.userMenu.knowledgeBase', icon: BookOpen, hiddenWhen: ['noDomain'], link: 'knowledgeBase' },
  {
    key: 'learnerLogin',
    title: 'shell.userMenu.learnerLogin',
    icon: GraduationCap,
    hiddenWhen: ['actingElsewhere'],
    link: 'learnerApp',
  },
  { key: 'swagShop', title: 'shell.userMenu.swagShop', icon: ShoppingBag, hiddenWhen: ['domainVerified'], link: 'swagShop' },
];

export interface UserMenuItem {
  key: string;
  title: ParseKeys;
  icon: LucideIcon;
  to?: string;
  href?: string;
}

/** What this session sees of the user menu. */
export function visibleUserMenu(session: Session, links: PublicConfig['links'] = config.links): UserMenuItem[] {
  return userMenu
    .filter(({ access, hiddenWhen }) => (!access || can(session.subject, access)) && !isHidden(hiddenWhen, session))
    .map(({ key, title, icon, to, link }) => ({
      key,
      title,
      icon,
      ...(to && { to: to(session) }),
      ...(link && links[link] && { href: links[link] }),
    }))
    .filter((item) => item.to !== undefined || item.href !== undefined);
}
