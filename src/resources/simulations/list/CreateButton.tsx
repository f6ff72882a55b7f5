import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

/** Begins a campaign, or offers the plan that it takes. */
export function CreateButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useCan('simulations:write');
  const mayLaunch = useCan('simulations:launch');
  const { act, dialog } = useBoostAction();
  if (!mayWrite) return null;
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        startIcon={<Plus size={16} aria-hidden />}
        onClick={() => act(() => void navigate(paths.newSimulation), mayLaunch)}
      >
        {t('simulation.list.create')}
      </Button>
      {dialog}
    </>
  );
}
