import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import css from './videoFrame.module.css';

/** Replaces the player if the plan does not include the video. */
export function LockedVideo() {
  const { t } = useTranslation();
  const { plan } = useSession();
  const boost = useBoostAction();
  return (
    <div className={`${css.frame} ${css.instead}`}>
      <Lock size={24} aria-hidden />
      <strong>{t('videos.premium.title')}</strong>
      <p>{t(plan === 'trialEnded' ? 'videos.premium.trialEnded' : 'videos.premium.free')}</p>
      <Button variant="contained" color="primary" onClick={boost.show}>
        {t('plans.upgrade')}
      </Button>
      {boost.dialog}
    </div>
  );
}
