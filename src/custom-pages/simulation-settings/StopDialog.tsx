import { z } from 'zod';
import { textLimits } from '#contract/kit/limits';
import { stopSimulations } from '#contract/simulation/settings';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { StopPlace } from './StopCard.tsx';

const schema = z.object({ reason: z.string().trim().min(1, 'simulation.staff.reasonNeeded').max(textLimits.longTextMax) });
const empty = { reason: '' };

/** Asks for the reason, which those read whose mails do not leave. */
export function StopDialog({ place, onClose }: { place: StopPlace; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(stopSimulations);
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: null,
    send: ({ reason }) => mutateAsync({ body: { place, reason } }),
    onSaved: () => toast.success(t('simulation.staff.stopped')),
  });
  return (
    <FormDialog
      saving={saving}
      tone="danger"
      title={`${t('simulation.staff.stop')}: ${t(`simulation.staff.places.${place}`)}`}
      confirmLabel={t('simulation.staff.stop')}
      onClose={onClose}
    >
      <TextArea name="reason" rows={3} label={t('simulation.staff.reason')} help={t('simulation.staff.reasonHelp')} isRequired />
    </FormDialog>
  );
}
