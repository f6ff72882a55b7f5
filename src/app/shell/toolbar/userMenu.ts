import { learnerPagesPath } from '#contract/learner/pages';
import { BookOpen, CircleUser, GraduationCap, type LucideIcon, Settings, ShoppingBag, Tag } from 'lucide-react';
import { can, type Capability } from '#contract/access';
import { buysElsewhere } from '#contract/billing/buyers';
import { paths, pathTo } from '#contract/paths';
import type { TextKey } from '#locales/english.ts';
import { config, type PublicConfig } from '~/browser/config.ts';
import type { Session } from '~/session/useSession.ts';

const domainsOf = ({ company }: Session) => company.customDomains.filter(({ type }) => type === 'admin' || type === 'employee');

/** Conditions that hide entries of the sidebar and the user menu; an entry names them in `hiddenWhen`. */
const hidingConditions = {
  /** Acting in another company, or signed in as its admin. */
  actingElsewhere: ({ isActingElsewhere, user }: Session) => isActingElsewhere || user.isAdminLoggedInAsCompany,
  /** In another vendor's console, or from its partner, so our prices are not for it. */
  buysElsewhere: ({ company }: Session) => buysElsewhere(company),
  domainVerified: (session: Session) => domainsOf(session).some(({ isVerified }) => isVerified),
  noDomain: (session: Session) => domainsOf(session).every(({ domain }) => domain === ''),
} as const satisfies Record<string, (session: Session) => boolean>;

type HidingCondition = keyof typeof hidingConditions;

const isHidden = (hiddenWhen: readonly HidingCondition[] | undefined, session: Session): boolean =>
  hiddenWhen?.some((name) => hidingConditions[name](session)) ?? false;

interface Entry {
  key: string;
  title: TextKey;
  icon: LucideIcon;
  access?: Capability;
  hiddenWhen?: readonly HidingCondition[];
  /** A page of the panel, … */
  to?: (session: Session) => string;
  /** … or a link that the operator may have set. Without it the entry is hidden. */
  link?: keyof PublicConfig['links'];
}

/** The entries of the user menu in their order; Logout, which everybody has, follows them. */
const userMenu: readonly Entry[] = [
  {
    key: 'profile',
    title: 'shell.userMenu.profile',
    icon: CircleUser,
    access: 'profile:own',
    hiddenWhen: ['actingElsewhere'],
    to: ({ user }) => pathTo(paths.userProfile, { userId: user.id }),
  },
  { key: 'settings', title: 'shell.userMenu.settings', icon: Settings, access: 'company:read', to: () => paths.settings },
  {
    key: 'pricing',
    title: 'shell.userMenu.pricing',
    icon: Tag,
    access: 'billing:read',
    hiddenWhen: ['buysElsewhere'],
    to: () => paths.marketplace,
  },
  { key: 'knowledgeBase', title: 'shell.userMenu.knowledgeBase', icon: BookOpen, hiddenWhen: ['noDomain'], link: 'knowledgeBase' },
  {
    key: 'learnerLogin',
    title: 'shell.userMenu.learnerLogin',
    icon: GraduationCap,
    hiddenWhen: ['actingElsewhere'],
    // Opened with a link that signs in (UserMenu.tsx).
    to: () => learnerPagesPath,
  },
  { key: 'swagShop', title: 'shell.userMenu.swagShop', icon: ShoppingBag, hiddenWhen: ['domainVerified'], link: 'swagShop' },
];

export interface UserMenuItem {
  key: string;
  title: TextKey;
  icon: LucideIcon;
  to: string | undefined;
  href: string | undefined;
}

/** The entries that this session sees. */
export function visibleUserMenu(session: Session, links: PublicConfig['links'] = config.links): UserMenuItem[] {
  return userMenu
    .filter(({ access, hiddenWhen }) => (!access || can(session.subject, access)) && !isHidden(hiddenWhen, session))
    .map(({ key, title, icon, to, link }) => ({ key, title, icon, to: to?.(session), href: link && links[link] }))
    .filter((item) => item.to !== undefined || item.href !== undefined);
}
