import { useEffect, useState } from 'react';
import type { OwnTicket } from '#contract/help/support';
import { sendJson } from '~/dataProvider/http.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { mayAskAsOneself } from './sendTicket.ts';
import css from './SupportDrawer.module.css';

/** Earlier tickets of the person, with number and state. Nothing if they cannot be loaded: the form matters more. */
export function OwnTickets() {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const [tickets, setTickets] = useState<readonly OwnTicket[]>([]);
  useEffect(() => {
    if (!mayAskAsOneself()) return;
    const leaving = new AbortController();
    sendJson<readonly OwnTicket[]>({ method: 'GET', path: '/rest/v1/me/support-tickets', signal: leaving.signal })
      .then(setTickets)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (tickets.length === 0) return null;
  const dates = new Intl.DateTimeFormat(code, { dateStyle: 'medium' });
  return (
    <section className={css.own}>
      <h3>{t('help.support.own')}</h3>
      <ul>
        {tickets.map(({ id, number, createdAt, category, description, status }) => (
          <li key={id}>
            <p className={css.ownHead}>
              <bdi>{`#${number}`}</bdi> · {t(`help.support.categories.${category}`)} · {t(`help.statuses.${status}`)}
            </p>
            <p className={css.ownText} dir="auto">
              {description}
            </p>
            <p className={css.ownDate}>{dates.format(new Date(createdAt))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
