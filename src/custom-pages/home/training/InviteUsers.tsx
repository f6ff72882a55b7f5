import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { UsersOverlays } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';
import { NextStep } from './NextStep.tsx';

/** A training runs, and nobody is there to take it. */
export function InviteUsers() {
  const { t } = useTranslation();
  const mayInvite = useCan('users:write');
  const drawer = useOverlayParam('drawer');
  return (
    <NextStep icon={UserPlus} title={t('home.invite.title')} text={t('home.invite.text')}>
      {mayInvite && (
        <>
          <Button variant="contained" color="primary" onClick={() => drawer.open('user')}>
            {t('home.invite.action')}
          </Button>
          <UsersOverlays />
        </>
      )}
    </NextStep>
  );
}
