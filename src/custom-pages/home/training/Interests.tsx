import { ChevronRight, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasOwnDomain } from '~/session/ownDomain.ts';
import { useSession } from '~/session/useSession.ts';
import { Card } from '../Card.tsx';
import { shownInterests } from './interests.ts';
import './training.css';

/** What else there is. Not on a domain of the customer's own. i18n-keys: home.interests.guides.* home.interests.demo.* home.interests.pricing.* home.interests.affiliate.* home.interests.feedback.* */
export function Interests() {
  const { t } = useTranslation();
  const session = useSession();
  const shown = shownInterests(session);
  if (hasOwnDomain(session) || shown.length === 0) return null;
  return (
    <Card title={t('home.interests.title')}>
      <ul className="home-interests">
        {shown.map(({ key, icon: Icon, to, href }) => {
          const inside = (
            <>
              <Icon size={18} aria-hidden />
              <span>
                <strong>{t(`home.interests.${key}.title`)}</strong>
                <span className="home-quiet">{t(`home.interests.${key}.text`)}</span>
              </span>
              {href ? (
                <ExternalLink size={14} aria-label={t('common.opensInNewTab')} />
              ) : (
                <ChevronRight size={16} aria-hidden className="mirrored" />
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
