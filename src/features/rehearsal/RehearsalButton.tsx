import Button from '@mui/material/Button';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { type RehearsalInput, RehearsalDrawer } from './RehearsalDrawer.tsx';

/** Opens the rehearsal of a simulation; nothing for people who may not send one to themselves. */
export function RehearsalButton({ input }: { input: RehearsalInput }) {
  const { t } = useTranslation();
  const mayRehearse = useCan('simulations:rehearse');
  const [isOpen, setOpen] = useState(false);
  if (!mayRehearse) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<MailCheck size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('simulationEvents.rehearsal.button')}
      </Button>
      {isOpen && <RehearsalDrawer input={input} onClose={() => setOpen(false)} />}
    </>
  );
}
