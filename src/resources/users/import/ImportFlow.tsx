import { useEffect, useMemo, useState } from 'react';
import { peopleLimits } from '#contract/people/limits';
import type { InvitationText } from '#locales/invitations.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { Steps } from '~/components/form/Steps.tsx';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type NotificationForm, notificationSchema } from '../add/addUsersSchema.ts';
import type { FlowProps } from '../add/flowProps.ts';
import { useInvitationTexts } from '../add/useInvitationTexts.ts';
import { ImportButtons } from './ImportButtons.tsx';
import { MapStep } from './MapStep.tsx';
import { DownloadRejected, RejectedTable } from './RejectedTable.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { type Import, refusedCellsOf, useImport } from './useImport.ts';
import formCss from '~/components/form/form.module.css';

/** Adds people from a CSV file: map columns, review, save. */
export function ImportFlow({ footer, onDirty, onFirstStep, onDone }: FlowProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const textsOf = useInvitationTexts();
  const flow = useImport();
  const refused = refusedCellsOf(flow.failure).size;
  const [wasTried, setTried] = useState(false);
  const { step, saved, final, failure } = flow;
  const saving = useSaveForm({
    schema: notificationSchema,
    values: useMemo(() => emptyForm(textsOf('user')), [textsOf]),
    draft: 'import',
    mode: 'onSubmit',
    send: flow.save,
  });
  const { form } = saving;
  useRevalidated(form, { notification: 'subject' });

  useEffect(() => onDirty(flow.csv.file !== null && step !== 'saved'), [flow.csv.file, step, onDirty]);
  useEffect(() => onFirstStep(step === 'map'), [step, onFirstStep]);
  const isMany = (final?.valid.length ?? 0) > peopleLimits.mailedByDefault;
  // Above this number the notification is off until the admin turns it on.
  useEffect(() => {
    if (isMany) form.setValue('notification', false);
  }, [isMany, form]);
  useEffect(() => {
    if (!saved) return;
    toast.success(t('addUsers.done', { count: saved.added }));
    if (final?.rejected.length === 0) onDone();
    // Once per import: the other values do not change after saving.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved]);

  const next = () => {
    setTried(true);
    if (flow.mapping.missing.length === 0) void flow.check();
  };
  return (
    <FormFrame saving={saving} onSubmit={() => step === 'review' && saving.save()}>
      <Steps steps={[t('imports.steps.map'), t('imports.steps.review')]} current={step === 'map' ? 0 : step === 'review' ? 1 : 2}>
        <div className={formCss.column}>
          <FormNotices
            saving={{
              draft: { ...saving.draft, isRestored: saving.draft.isRestored && step === 'review' },
              failure: refused > 0 ? undefined : failure,
            }}
          />
          {refused > 0 && <Notice tone="warning">{t('imports.someRejected', { count: refused })}</Notice>}
          {failure !== undefined && step === 'review' && <p className={formCss.help}>{t('imports.repeat')}</p>}
          {step === 'map' && <MapStep flow={flow} wasTried={wasTried} onNext={next} />}
          {step === 'review' && <ReviewStep flow={flow} />}
          {step === 'saved' && <SavedStep flow={flow} />}
        </div>
      </Steps>
      <ImportButtons footer={footer} flow={flow} onNext={next} onSave={() => void saving.save()} onDone={onDone} />
    </FormFrame>
  );
}

const emptyForm = (texts: InvitationText): NotificationForm => ({
  notificationList: 'userOnly',
  notification: true,
  ...texts,
});

/** The result of the import. Rejected rows stay available until the drawer closes. */
function SavedStep({ flow }: { flow: Import }) {
  const { t } = useTranslation();
  const { saved, final } = flow;
  if (!saved || !final) return null;
  const { added, departmentsCreated, groupsCreated } = saved;
  return (
    <>
      <Notice tone="success">
        <strong>{t('addUsers.done', { count: added })}</strong>
        {departmentsCreated > 0 && <div>{t('imports.saved.departments', { count: departmentsCreated })}</div>}
        {groupsCreated > 0 && <div>{t('imports.saved.groups', { count: groupsCreated })}</div>}
      </Notice>
      {final.rejected.length > 0 && (
        <>
          <Notice tone="warning" actions={<DownloadRejected flow={flow} />}>
            {t('imports.saved.rejected', { count: final.rejected.length })}
          </Notice>
          <RejectedTable rejected={final.rejected} />
        </>
      )}
    </>
  );
}
