import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { paths, pathTo } from '#contract/paths';
import { shareModes } from '#contract/partners/sharing';
import { useToast } from '~/components/feedback/useToast.ts';
import { Field } from '~/components/form/Field.tsx';
import { FormFoot } from '~/components/form/FormFoot.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { UnsavedGuard } from '~/components/overlay/UnsavedGuard.tsx';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { daysOf, newTiming, startOf, useStartOfNow } from '~/features/campaign-rules/public.ts';
import { DeadlineFields, StartField } from '~/features/campaign-settings/public.ts';
import { countChosen, nobody } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CandidatePicker } from './CandidatePicker.tsx';
import { sharingCalls } from './sharingCalls.ts';
import { type SharingForm, sharingSchema } from './sharingForm.ts';
import { useLimitTexts } from './useLimitTexts.ts';
import formCss from '~/components/form/form.module.css';
import cardCss from '~/components/page/card.module.css';
import css from './courseCustomers.module.css';

/** Gives a course to customers, and starts it there. */
export function CustomersSettings({ course }: { course: Course }) {
  const { t } = useTranslation();
  if (course.is_draft) return <p className={cardCss.card}>{t('sharing.form.draft')}</p>;
  return <SharingCard course={course} />;
}

function useSharing(course: Course) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshAll();
  const texts = useLimitTexts();
  const [values] = useState<SharingForm>(() => ({ mode: 'copy_and_start', customers: nobody, ...newTiming(Date.now()) }));
  const saving = useSaveForm({
    schema: useMemo(() => sharingSchema(texts), [texts]),
    values,
    // The list of customers may be another one by then.
    draft: null,
    send: async (form: SharingForm) => {
      if (form.mode === 'copy') return { mode: form.mode, ...(await sharingCalls.share(course.id, form.customers)) };
      const start = { daysToComplete: daysOf(form), startDate: startOf(form, Date.now()), isShared: false };
      return { mode: form.mode, ...(await sharingCalls.start(course.id, form.customers, start)) };
    },
    valuesOf: () => values,
    onSaved: ({ mode }) => {
      refresh();
      toast.success(t(mode === 'copy' ? 'sharing.form.shared' : 'sharing.start.done'));
      void navigate(pathTo(paths.courseCustomersStatus, { courseId: course.id }));
    },
  });
  useStartOfNow(saving.form, true);
  return saving;
}

function SharingCard({ course }: { course: Course }) {
  const { t } = useTranslation();
  const saving = useSharing(course);
  const isStarting = saving.form.watch('mode') === 'copy_and_start';
  return (
    <div className={`${cardCss.card} ${css.page}`}>
      <FormFrame saving={saving} onSubmit={saving.save}>
        <div className={css.form}>
          <FormNotices saving={saving} />
          <div className={formCss.column}>
            <ModeField />
            <CustomersField courseId={course.id} />
          </div>
          {isStarting && (
            <div className={formCss.column}>
              <StartField isEditing={false} />
              <DeadlineFields />
            </div>
          )}
        </div>
        <FormFoot>
          <Button variant="contained" color="primary" type="submit" loading={saving.isSaving}>
            {t(isStarting ? 'sharing.form.start' : 'sharing.form.share')}
          </Button>
        </FormFoot>
      </FormFrame>
      <UnsavedGuard isDirty={saving.isDirty && !saving.isSaving} />
    </div>
  );
}

/** What happens at the customers; another choice may be open to others, so it clears the chosen ones. */
function ModeField() {
  const { t } = useTranslation();
  const { field } = useController<SharingForm, 'mode'>({ name: 'mode' });
  const { field: customers } = useController<SharingForm, 'customers'>({ name: 'customers' });
  // i18n-keys: sharing.modes.*
  return (
    <ChoiceCards
      label={t('sharing.form.mode')}
      value={field.value}
      choices={shareModes.map((value) => ({
        value,
        label: t(`sharing.modes.${value}.label`),
        help: t(`sharing.modes.${value}.help`),
      }))}
      onChange={(mode) => {
        field.onChange(mode);
        customers.onChange(nobody);
      }}
    />
  );
}

function CustomersField({ courseId }: { courseId: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { field: mode } = useController<SharingForm, 'mode'>({ name: 'mode' });
  const { field, fieldState } = useController<SharingForm, 'customers'>({ name: 'customers' });
  return (
    <Field label={t('sharing.form.customers')} help={t('sharing.form.about')} isRequired error={fieldState.error?.message}>
      {(control) => (
        <div className={css.chosen}>
          <TextField
            size="small"
            value={t('sharing.form.chosen', { count: countChosen(field.value) })}
            slotProps={{ htmlInput: { ...control, readOnly: true } }}
          />
          <Button ref={field.ref} variant="outlined" onClick={() => setOpen(true)}>
            {t('sharing.form.choose')}
          </Button>
          {isOpen && (
            <CandidatePicker courseId={courseId} mode={mode.value} onChoose={field.onChange} onClose={() => setOpen(false)} />
          )}
        </div>
      )}
    </Field>
  );
}
