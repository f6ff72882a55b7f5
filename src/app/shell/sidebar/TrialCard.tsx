import { daysLeft, useUpgrade } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import css from './TrialCard.module.css';

/** How long the trial lasts, or that it is over. Nothing for other plans. */
export function TrialCard() {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const { upgrade, dialog } = useUpgrade();
  const endsAt = session?.company.subscription.trial.endsAt;
  const isOver = session?.plan === 'trialEnded';
  if (!isOver && (session?.plan !== 'trial' || !endsAt)) return null;
  const count = endsAt ? daysLeft(String(endsAt)) : 0;
  const left = count === 0 ? t('shell.trial.endsToday') : t('plans.left', { count });
  return (
    <section className={css.card} data-over={isOver || undefined} aria-label={t('common.plans.trial')}>
      <p>{isOver ? t('common.plans.trialEnded') : left}</p>
      <button type="button" onClick={upgrade}>
        {t('plans.upgrade')}
      </button>
      {dialog}
    </section>
  );
}
