import {
  BadgePercent,
  BookOpen,
  CalendarCheck,
  ChevronRight,
  ExternalLink,
  type LucideIcon,
  MessageSquareHeart,
  Tag,
} from 'lucide-react';
import { Link } from 'react-router';
import { can } from '#contract/access';
import { paths } from '#contract/paths';
import { config, type PublicConfig } from '~/browser/config.ts';
import { buysElsewhere } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { hasOwnDomain, type Session, useSession } from '~/session/useSession.ts';
import { Card } from '../Card.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import homeCardCss from '../homeCard.module.css';
import css from './Interests.module.css';

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
  { key: 'pricing', icon: Tag, to: paths.marketplace },
  { key: 'affiliate', icon: BadgePercent, link: 'affiliate' },
  { key: 'feedback', icon: MessageSquareHeart, link: 'feedback' },
];

/** Prices are for who may open the plans, and not for companies that buy elsewhere. */
const maySeePrices = (session: Session) => can(session.subject, 'billing:read') && !buysElsewhere(session);

/** The cards whose page or link exists in this installation. */
const shownInterests = (session: Session, links: PublicConfig['links'] = config.links) =>
  interests
    .filter(({ key }) => key !== 'pricing' || maySeePrices(session))
    .map(({ link, ...interest }) => ({ ...interest, href: link && links[link] }))
    .filter(({ to, href }) => to ?? href);

/** Links to further offers. Hidden on a customer's own domain. i18n-keys: home.interests.guides.* home.interests.demo.* home.interests.pricing.* home.interests.affiliate.* home.interests.feedback.* */
export function Interests() {
  const { t } = useTranslation();
  const session = useSession();
  const shown = shownInterests(session);
  if (hasOwnDomain(session) || shown.length === 0) return null;
  return (
    <Card title={t('home.interests.title')}>
      <ul className={css.list}>
        {shown.map(({ key, icon: Icon, to, href }) => {
          const inside = (
            <>
              <Icon size={18} aria-hidden />
              <span>
                <strong>{t(`home.interests.${key}.title`)}</strong>
                <span className={homeCardCss.quiet}>{t(`home.interests.${key}.text`)}</span>
              </span>
              {href ? (
                <ExternalLink size={14} aria-label={t('common.opensInNewTab')} />
              ) : (
                <ChevronRight size={16} aria-hidden className={helpersCss.mirrored} />
              )}
            </>
          );
          return (
            <li key={key}>
              {to ? (
                <Link to={to}>{inside}</Link>
              ) : (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
