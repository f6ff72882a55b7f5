import { BadgePercent, BookOpen, CalendarCheck, type LucideIcon, MessageSquareHeart, Tag } from 'lucide-react';
import { paths } from '#contract/paths';
import { buysElsewhere } from '~/components/plan/salesContact.ts';
import { config, type PublicConfig } from '~/session/config.ts';
import type { Session } from '~/session/useSession.ts';

interface Interest {
  key: 'guides' | 'demo' | 'pricing' | 'affiliate' | 'feedback';
  icon: LucideIcon;
  /** A page of the panel, or an address that the operator may have set. */
  to?: string;
  link?: keyof PublicConfig['links'];
}

const interests: readonly Interest[] = [
  { key: 'guides', icon: BookOpen, to: paths.guides },
  { key: 'demo', icon: CalendarCheck, link: 'bookDemo' },
  { key: 'pricing', icon: Tag, link: 'pricing' },
  { key: 'affiliate', icon: BadgePercent, link: 'affiliate' },
  { key: 'feedback', icon: MessageSquareHeart, link: 'feedback' },
];

/** Those that lead somewhere here. Prices are not for whoever buys elsewhere. */
export const shownInterests = (session: Session, links: PublicConfig['links'] = config.links) =>
  interests
    .filter(({ key }) => key !== 'pricing' || !buysElsewhere(session))
    .map(({ link, ...it }) => ({ ...it, href: link && links[link] }))
    .filter(({ to, href }) => to ?? href);
