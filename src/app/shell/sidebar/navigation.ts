import type { FlagValues } from '#contract/flags';
import {
  Building2,
  ChartColumn,
  CodeXml,
  CreditCard,
  Fish,
  Gauge,
  GraduationCap,
  Handshake,
  House,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import { can } from '#contract/access';
import { paths } from '#contract/paths';
import type { TextKey } from '#locales/english.ts';
import { track } from '~/browser/analytics.ts';
import { hasWhiteLabel, type Session } from '~/session/useSession.ts';
import { mayBecomePartner } from '~/custom-pages/become-partner/public.ts';
import { type PageRoute, routeOf } from '../../routes.tsx';

interface Entry {
  /** Also the name of the analytics event of a click: `sidebar.<key>`. */
  key: string;
  title: TextKey;
  /** Marked "New" in the sidebar. */
  isNew?: boolean;
}
export interface NavigationLink extends Entry {
  to: string;
  access: PageRoute['access'];
  flag: PageRoute['flag'];
  /** Where tabs of its page lead that are not below its address. */
  tabs?: readonly string[];
  /** A further condition, which no capability expresses. */
  isShown?: (session: Session) => boolean;
}
export interface NavigationGroup extends Entry {
  icon: LucideIcon;
  children: readonly NavigationLink[];
}
interface NavigationItem extends NavigationLink {
  icon: LucideIcon;
}
type Navigation = NavigationItem | NavigationGroup;

/** A link to a page; title and access are those of its row in the route table. */
function linkTo(to: string, key: string): NavigationLink {
  const route = routeOf(to);
  if (!route) throw new Error(`The sidebar links to ${to}, which is not in the route table`);
  return { key, to, title: route.title, access: route.access, flag: route.flag };
}

/** Resellers and sub-resellers find their own purchases among the tabs of all transactions. */
const withTransactionTabs = { title: 'shell.nav.transactions', tabs: [paths.transactions] } as const;
const hasNoResale = ({ subject }: Session) =>
  !can(subject, 'resellerTransactions:read') && !can(subject, 'subresellerTransactions:read');

/** Other companies find the same page among their settings. */
const mayBrandAsPartner = (session: Session) => session.company.distribution.isPartner && hasWhiteLabel(session);

/** While training is suspended, the menu has less; the addresses stay, and their pages say why. */
const hasTraining = ({ company }: Session) => !company.companySettings.isTrainingSuspended;

/** The entries of the sidebar from top to bottom. */
export const navigation: readonly Navigation[] = [
  { ...linkTo(paths.home, 'home'), icon: House },
  { ...linkTo(paths.dashboardCompany, 'dashboard'), to: paths.dashboard, icon: Gauge },
  {
    key: 'training',
    title: 'shell.nav.training',
    icon: GraduationCap,
    children: [
      linkTo(paths.courses, 'courses'),
      linkTo(paths.videos, 'videos'),
      { ...linkTo(paths.calendarPreview, 'calendar'), to: paths.calendar, isShown: hasTraining },
      linkTo(paths.policies, 'policies'),
      { ...linkTo(paths.gamingPreview, 'gaming'), to: paths.gaming },
      { ...linkTo(paths.fakeOrRealPreview, 'fakeOrReal'), to: paths.fakeOrReal, isShown: hasTraining },
    ],
  },
  {
    key: 'developers',
    title: 'shell.nav.developers',
    icon: CodeXml,
    children: [{ ...linkTo(paths.developersOverview, 'devTrainer'), to: paths.developers, isShown: hasTraining }],
  },
  {
    key: 'phishing',
    title: 'shell.nav.phishing',
    icon: Fish,
    children: [
      { ...linkTo(paths.simulations, 'simulations'), title: 'shell.nav.simulation', tabs: [paths.newSimulation] },
      { ...linkTo(paths.exercises, 'exercises'), title: 'shell.nav.exercise' },
    ],
  },
  {
    key: 'users',
    title: 'shell.nav.users',
    icon: Users,
    children: [linkTo(paths.allUsers, 'allUsers'), linkTo(paths.departments, 'departments'), linkTo(paths.groups, 'groups')],
  },
  { ...linkTo(paths.reports, 'reports'), icon: ChartColumn },
  { ...linkTo(paths.auditLog, 'auditLog'), icon: ScrollText },
  {
    key: 'partnerPortal',
    title: 'shell.nav.partnerPortal',
    icon: Handshake,
    // Each kind of partner sees its own page.
    children: [
      linkTo(paths.partnerCompanies, 'partnerCompanies'),
      linkTo(paths.resellerCustomers, 'resellerCustomers'),
      linkTo(paths.subResellerCustomers, 'subResellerCustomers'),
      { ...linkTo(paths.resellerTransactions, 'resellerTransactions'), ...withTransactionTabs },
      { ...linkTo(paths.subResellerTransactions, 'subresellerTransactions'), ...withTransactionTabs },
      { ...linkTo(paths.transactionsBilling, 'transactions'), to: paths.transactions, isShown: hasNoResale },
      { ...linkTo(paths.whiteLabel, 'whiteLabel'), isShown: mayBrandAsPartner },
    ],
  },
  { ...linkTo(paths.companies, 'companies'), icon: Building2 },
  {
    key: 'sales',
    title: 'shell.nav.sales',
    icon: ReceiptText,
    children: [
      linkTo(paths.invoices, 'invoices'),
      linkTo(paths.refunds, 'refunds'),
      linkTo(paths.banks, 'banks'),
      linkTo(paths.coupons, 'coupons'),
    ],
  },
  {
    key: 'support',
    title: 'shell.nav.support',
    icon: LifeBuoy,
    children: [
      linkTo(paths.tickets, 'tickets'),
      linkTo(paths.salesRequests, 'salesRequests'),
      linkTo(paths.notifications, 'notifications'),
      linkTo(paths.surveys, 'surveys'),
    ],
  },
  { ...linkTo(paths.billing, 'billing'), icon: CreditCard },
  { ...linkTo(paths.becomePartner, 'becomePartner'), title: 'shell.nav.partnership', icon: Handshake, isShown: mayBecomePartner },
  // All tabs of the settings are below its address.
  { ...linkTo(paths.settingsGeneral, 'settings'), to: paths.settings, icon: Settings },
];

export const isGroup = (entry: Navigation): entry is NavigationGroup => 'children' in entry;

/** The entries whose pages this session may open; a group without such pages is hidden. */
export function visibleNavigation(session: Session, flags: FlagValues): Navigation[] {
  const isVisible = ({ access, flag, isShown }: NavigationLink) =>
    (!flag || flags[flag]) && (access === 'anyone' || can(session.subject, access)) && (isShown?.(session) ?? true);
  return navigation.flatMap((entry): Navigation[] => {
    if (!isGroup(entry)) return isVisible(entry) ? [entry] : [];
    const children = entry.children.filter(isVisible);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** Reports a click to analytics. */
export const trackUse = ({ key }: Entry): void => track(`sidebar.${key}`);

/** Whether a page belongs to an entry: the page of a department marks Departments. */
const isUnder = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** Whether the page of a link is shown, or one below it or beside it. */
export const isAt = (pathname: string, { to, tabs = [] }: NavigationLink): boolean =>
  [to, ...tabs].some((one) => isUnder(pathname, one));
