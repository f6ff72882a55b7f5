import Button from '@mui/material/Button';
import { LockKeyhole } from 'lucide-react';
import { daysLeft } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import css from './lock.module.css';

/** How long the trial lasts; nothing for a company that has none. */
export function TrialEnds() {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const { endsAt } = company.subscription.trial;
  if (plan !== 'trial' || !endsAt) return null;
  return <Notice tone="info">{t('reports.trial.ends', { count: daysLeft(String(endsAt)) })}</Notice>;
}

const bars = ['a', 'b', 'c', 'd'];

interface LockProps {
  /** How many campaigns are not shown, if the rows are campaigns. */
  left?: number;
  onSee: () => void;
}

/** Stands for the rows after the first few, which the plan does not show. They are no data: nothing of it reaches the browser. */
export function Lock({ left, onSee }: LockProps) {
  const { t } = useTranslation();
  return (
    <section className={css.lock}>
      <div className={css.bars} aria-hidden>
        {bars.map((bar) => (
          <span key={bar} />
        ))}
      </div>
      <div className={css.over}>
        <LockKeyhole size={22} aria-hidden />
        {left !== undefined && <p>{t('reports.trial.left', { count: left })}</p>}
        <p>{t('reports.trial.text')}</p>
        <Button variant="contained" color="primary" aria-haspopup="dialog" onClick={onSee}>
          {t('reports.trial.see')}
        </Button>
      </div>
    </section>
  );
}
