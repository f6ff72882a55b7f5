import { useEffect, useMemo } from 'react';
import { campaignLimits } from '#contract/campaigns/limits';
import type { PolicyDetails } from '#contract/policies/policies';
import { listRevisions, type Revision, updateRevision } from '#contract/policies/revisions';
import { formatNumber } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useMay } from '~/components/resource/useMay.ts';
import { callEndpoint, useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { isHeedError, isStale } from '~/errors/heedError.ts';
import { AssignmentChoice } from '~/features/audience/public.ts';
import { minDaysSince } from '~/features/campaign-rules/public.ts';
import { DeadlineFields, NotificationFields } from '~/features/campaign-settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { settingsOf, settingsRequest, settingsSchema, type SettingsForm } from '../publish/publishForm.ts';
import cardCss from '~/components/page/card.module.css';
import formCss from '~/components/form/form.module.css';
import css from './page.module.css';

interface RevisionSettingsProps {
  policy: PolicyDetails;
  onDirty: (isDirty: boolean) => void;
}

/** Deadline, notification and audience of the revision that runs, or is about to. */
export function RevisionSettings({ policy: { id: policyId, current }, onDirty }: RevisionSettingsProps) {
  const { data } = useEndpoint(listRevisions, { params: { policyId } });
  const revision = data?.find(({ id }) => id === current?.id);
  return revision ? <SettingsFormOf key={revision.id} revision={revision} onDirty={onDirty} /> : null;
}

function SettingsFormOf({ revision, onDirty }: Pick<RevisionSettingsProps, 'onDirty'> & { revision: Revision }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refreshAll = useRefreshAll();
  const mayWrite = useMay('edit', 'policies');
  const { id: revisionId, policyId, number } = revision;
  const saving = useSaveForm<SettingsForm, SettingsForm, Revision>({
    schema: useSettingsSchema(revision),
    values: useMemo(() => settingsOf(revision), [revision]),
    draft: `policies settings ${revisionId}`,
    mode: 'onChange',
    send: (form) => callEndpoint(updateRevision, { params: { policyId, revisionId }, body: settingsRequest(form) }),
    refusals: (error) => {
      if (isStale(error)) refreshAll();
      return isHeedError(error, 'assignment_not_removable') ? { departments: 'errors.assignment_not_removable' } : undefined;
    },
    onSaved: () => {
      refreshAll();
      toast.success(t('policies.settings.saved'));
    },
  });
  const { form, isDirty, isSaving } = saving;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useRevalidated(form, { daysToComplete: 'customDays' });
  const { isValid } = form.formState;
  let reason: string | undefined;
  if (!isDirty) reason = t('campaigns.reasons.unchanged');
  else if (!isValid) reason = t('campaigns.reasons.invalid');
  return (
    <section className={cardCss.card}>
      <FormFrame saving={saving} className={css.form} onSubmit={() => reason === undefined && saving.save()}>
        <h2>{t('policies.page.revision', { number: formatNumber(number) })}</h2>
        <FormNotices saving={saving} />
        <fieldset disabled={!mayWrite} className={css.fields}>
          <div className={formCss.column}>
            <AssignmentChoice label={t('policies.publish.who')} of={revision} isFixed>
              {() => <p className={formCss.help}>{t('policies.settings.audienceHelp')}</p>}
            </AssignmentChoice>
            <DeadlineFields />
            <NotificationFields
              help={t('policies.publish.mailHelp')}
              off={t('policies.publish.mailOff')}
              isSubjectRequired={false}
            />
          </div>
        </fieldset>
        {mayWrite && (
          <div className={css.foot}>
            <SaveButton isSaving={isSaving} reason={reason}>
              {t('campaigns.save')}
            </SaveButton>
          </div>
        )}
      </FormFrame>
    </section>
  );
}

function useSettingsSchema({ status, startsAt, daysToComplete }: Revision) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      settingsSchema({
        isEditing: true,
        now: Date.now,
        minDays: status === 'scheduled' ? campaignLimits.daysToComplete.customMin : minDaysSince(Date.parse(startsAt), Date.now()),
        currentDays: daysToComplete,
        atLeast: (min) => t('campaigns.errors.daysMin', { min }),
        atMost: (max) => t('campaigns.errors.daysMax', { max }),
      }),
    [t, status, startsAt, daysToComplete],
  );
}
