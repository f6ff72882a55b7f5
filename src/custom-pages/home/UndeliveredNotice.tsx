import Button from '@mui/material/Button';
import { MailX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { countUsers } from '#contract/people/users';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { NextStep } from './training/NextStep.tsx';
import css from './home.module.css';

const undelivered = { body: { undelivered: true } };

/** The number of people whose invitation was not delivered, with a link to them. */
export function UndeliveredNotice() {
  const { t } = useTranslation();
  const count = useEndpoint(countUsers, undelivered).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className={css.undelivered}>
      <NextStep icon={MailX} tone="danger" title={t('home.undelivered.title', { count })} text={t('home.undelivered.text')}>
        <Button variant="outlined" component={Link} to={`${paths.allUsers}?filterBy=undelivered`}>
          {t('home.undelivered.action')}
        </Button>
      </NextStep>
    </div>
  );
}
