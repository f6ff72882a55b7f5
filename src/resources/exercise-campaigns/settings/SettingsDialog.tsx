import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { EditBase, useRecordContext } from 'react-admin';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { useToast } from '~/components/feedback/useToast.ts';
import { Field } from '~/components/form/Field.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { editingWhole } from '~/components/form/useRecordForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { DialogActions, DialogContent, DialogFrame } from '~/components/overlay/Dialog.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { type MailTexts, useNotificationTexts } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formOf } from '../form/exerciseForm.ts';
import { SettingsFields } from '../form/SettingsFields.tsx';
import { useExerciseForm } from '../form/useExerciseForm.ts';
import formCss from '~/components/form/form.module.css';
import css from './settings.module.css';

interface SettingsDialogProps {
  campaign: ExerciseCampaign;
  onClose: () => void;
}

/** The settings of a campaign that exists. Name, start and kind of audience are fixed, and nobody can be taken out. */
export function SettingsDialog({ campaign, onClose }: SettingsDialogProps) {
  // The card has the whole campaign, so the form does not wait for another call.
  const queryOptions = { ...editingWhole.queryOptions, initialData: campaign };
  return (
    <EditBase {...editingWhole} resource="exercise-campaigns" id={campaign.id} queryOptions={queryOptions}>
      <Settings onClose={onClose} />
    </EditBase>
  );
}

function Settings({ onClose }: { onClose: () => void }) {
  const campaign = useRecordContext<ExerciseCampaign>();
  const texts = useNotificationTexts('exercise', null);
  return campaign && texts ? <SettingsForm campaign={campaign} texts={texts} onClose={onClose} /> : null;
}

interface SettingsFormProps extends SettingsDialogProps {
  texts: MailTexts;
}

function SettingsForm({ campaign, texts, onClose }: SettingsFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const saving = useExerciseForm({
    campaign,
    values: useMemo(() => formOf(campaign, texts), [campaign, texts]),
    texts,
    onSaved: () => {
      toast.success(t('exercise.settings.done'));
      onClose();
    },
  });
  const { form, isDirty, isSaving } = saving;
  const guard = useCloseGuard(isDirty, onClose);
  // Read in every rendering: the form keeps it up to date only if it was read before the first change.
  const { isValid } = form.formState;
  let reason: string | undefined;
  if (!isDirty) reason = t('campaigns.reasons.unchanged');
  else if (!isValid) reason = t('campaigns.reasons.invalid');
  const ask = () => setAsking(reason === undefined);
  return (
    <DialogFrame fullScreen title={t('exercise.settings.title')} onClose={guard.tryClose}>
      <FormFrame saving={saving} className={css.form} onSubmit={ask}>
        <DialogContent className={css.content}>
          <FormNotices saving={saving} />
          <Field label={t('exercise.wizard.name')}>
            {(control) => <input {...control} className={formCss.control} dir="auto" readOnly value={campaign.name} />}
          </Field>
          <SettingsFields campaign={campaign} />
        </DialogContent>
        <DialogActions>
          <Button onClick={guard.tryClose}>{t('exercise.settings.cancel')}</Button>
          <SaveButton isSaving={isSaving} reason={reason}>
            {t('exercise.settings.submit')}
          </SaveButton>
        </DialogActions>
      </FormFrame>
      <ConfirmDialog
        open={isAsking}
        title={t('exercise.settings.confirmTitle')}
        onConfirm={() => void saving.save()}
        onClose={() => setAsking(false)}
      >
        {t('exercise.settings.confirmText')}
      </ConfirmDialog>
      <DiscardDialog guard={guard} />
    </DialogFrame>
  );
}
