import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { companyLimits } from '#contract/company/limits';
import { paths } from '#contract/paths';
import type { PlanOffer } from '#contract/courses/premium';
import { useSession } from '~/session/useSession.ts';
import { formatDate } from '../data/format.ts';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { ContactSales } from './ContactSales.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { buysElsewhere, salesContact } from './salesContact.ts';

interface TrialDialogProps {
  type: PlanOffer;
  /** Starts the trial; the dialog closes when it is done. */
  onStart: () => Promise<void>;
  onClose: () => void;
}

const dayMs = 86_400_000;

/** What needs Boost: offers the trial to whoever has one to start, and tells the others how to go on. */
export function TrialDialog({ type, onStart, onClose }: TrialDialogProps) {
  return type === 'boost' ? <OfferedTrial onStart={onStart} onClose={onClose} /> : <NoTrial onClose={onClose} />;
}

function OfferedTrial({ onStart, onClose }: Omit<TrialDialogProps, 'type'>) {
  const { t } = useTranslation();
  const date = formatDate(new Date(Date.now() + companyLimits.trialDays * dayMs));
  return (
    <ConfirmDialog open title={t('plans.boost.title')} confirmLabel={t('plans.boost.start')} onConfirm={onStart} onClose={onClose}>
      {t('plans.boost.text')}
      <Box component="p" sx={{ m: 0, mt: 1 }}>
        {t('plans.boost.length', { count: companyLimits.trialDays, date })}
      </Box>
    </ConfirmDialog>
  );
}

/** Where nobody sells Boost here, what is free is the way on. */
function FreeCourses({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.courses} onClick={onFollow}>
      {t('shell.nav.courses')}
    </Button>
  );
}

function NoTrial({ onClose }: Pick<TrialDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const session = useSession();
  const way = salesContact(session);
  const hadOne = session.company.subscription.trial.status === 'expired';
  return (
    <PlanDialog
      title={hadOne ? t('plans.expired.title') : t('plans.expired.never')}
      text={
        buysElsewhere(session)
          ? t('plans.expired.provider')
          : `${t('plans.expired.text')}${way ? '' : ` ${t('plans.expired.ask')}`}`
      }
      action={way ? <ContactSales variant="contained" color="primary" /> : <FreeCourses onFollow={onClose} />}
      onClose={onClose}
    />
  );
}
