import Button from '@mui/material/Button';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { NextStep } from './NextStep.tsx';

/** The number of people whose deactivation by the directory waits for an admin, with a link to them. */
export function HeldNotice({ total }: { total: number }) {
  const { t } = useTranslation();
  if (!useCan('users:read')) return null;
  return (
    <NextStep icon={UserRoundX} tone="danger" title={t('home.held.title', { total })} text={t('home.held.text')}>
      <Button variant="outlined" component={Link} to={`${paths.provisionedPeople}?states=held`}>
        {t('home.held.action')}
      </Button>
    </NextStep>
  );
}
