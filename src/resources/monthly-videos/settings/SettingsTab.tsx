import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { countAssignedUsers } from '#contract/campaigns/campaigns';
import { campaignLimits } from '#contract/campaigns/limits';
import { type MonthlyProgramme, saveMonthlyProgramme } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { useToast } from '~/components/feedback/useToast.ts';
import { formatDateTime } from '~/components/data/format.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { SaveFoot } from '~/components/form/SaveFoot.tsx';
import { useOtherSave } from '~/components/form/useOtherSave.ts';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { AssignmentChoice, type ChosenAudience, isNothingChosen, ReachLine } from '~/features/audience/public.ts';
import { DeadlineFields, NotificationFields } from '~/features/campaign-settings/public.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useCompanyId } from '~/session/useSession.ts';
import { StartDialog } from '../preview/StartDialog.tsx';
import { monthName } from '../when.ts';
import { programmeIn, programmeRefusals, programmeRequest, programmeSchema, type ProgrammeForm } from './settingsForm.ts';
import { WhenFields } from './WhenFields.tsx';
import cardCss from '~/components/page/card.module.css';
import formCss from '~/components/form/form.module.css';
import calendarCss from '../calendar.module.css';
import css from './settings.module.css';

interface SettingsTabProps {
  programme: MonthlyProgramme;
  /** From this month on. */
  months: readonly Month[];
}

/** Whether people get a video each month, when, who, and how they learn of it. */
export function SettingsTab({ programme, months }: SettingsTabProps) {
  const { t } = useTranslation();
  const mayWrite = useCan('training:write');
  const boost = useBoostAction();
  const saving = useProgrammeForm(programme);
  const { form, isDirty, isOther, failure, save } = saving;
  const isOn = useWatch({ control: form.control, name: 'isOn' });
  const [assignmentType, departments, groups] = useWatch({
    control: form.control,
    name: ['assignmentType', 'departments', 'groups'],
  });
  const { isValid } = form.formState;
  // Every plan may switch it off, whatever else the form holds.
  const isSwitchingOff = programme.isOn && !isOn;
  let reason: string | undefined;
  if (!isDirty) reason = t('campaigns.reasons.unchanged');
  // No field is highlighted before something was chosen in it.
  else if (isNothingChosen({ assignmentType, departments, groups })) reason = t('campaigns.errors.nothingSelected');
  else if (!isValid) reason = t('campaigns.reasons.invalid');
  const submit = () => {
    if (reason === undefined) boost.act(() => void save(), isSwitchingOff || undefined);
  };
  return (
    <div className={`${calendarCss.parted} ${css.settings}`}>
      <CanStart programme={programme} months={months} />
      <section className={cardCss.card}>
        <FormFrame saving={saving} onSubmit={submit}>
          <fieldset disabled={!mayWrite} className={css.parts}>
            {/* The foot says more about it. */}
            <FormNotices
              saving={isOther && isHeedError(failure, 'settings_changed') ? { ...saving, failure: undefined } : saving}
            />
            <div className={formCss.column}>
              <SwitchInput name="isOn" label={t('monthly.settings.isOn')} help={t('monthly.settings.isOnHelp')} />
              <OpenNotice programme={programme} isSwitchingOff={isSwitchingOff} />
            </div>
            <section className={formCss.column}>
              <h2 className={formCss.sectionTitle}>{t('monthly.settings.when')}</h2>
              <WhenFields programme={programme} months={months} />
            </section>
            <section className={formCss.column}>
              <AssignmentChoice label={t('monthly.settings.who')} of={programme}>
                {(chosen) => (chosen.source === 'all' || chosen.count > 0) && <Reach {...chosen} />}
              </AssignmentChoice>
              <DeadlineFields />
            </section>
            <section className={formCss.column}>
              <NotificationFields
                help={t('monthly.settings.mailHelp')}
                off={t('monthly.settings.mailOff')}
                isSubjectRequired={false}
              />
            </section>
          </fieldset>
          {mayWrite && (
            <SaveFoot saving={saving} reason={reason}>
              {isOther && <OtherSave programme={programme} />}
            </SaveFoot>
          )}
        </FormFrame>
      </section>
      {boost.dialog}
    </div>
  );
}

function useProgrammeForm(programme: MonthlyProgramme) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(saveMonthlyProgramme, { rereads: true });
  const companyId = useCompanyId();
  const schema = useMemo(
    () =>
      programmeSchema({
        minDays: campaignLimits.daysToComplete.customMin,
        atLeast: (min) => t('campaigns.errors.daysMin', { min }),
        atMost: (max) => t('campaigns.errors.daysMax', { max }),
      }),
    [t],
  );
  const saving = useSaveForm<ProgrammeForm, ProgrammeForm, MonthlyProgramme>({
    schema,
    values: useMemo(() => programmeIn(programme), [programme]),
    draft: `monthly videos ${companyId}`,
    mode: 'onChange',
    send: (form) => mutateAsync({ body: programmeRequest(form, others.seen) }),
    refusals: programmeRefusals,
    valuesOf: programmeIn,
    onSaved: (saved) => {
      others.onSaved(saved);
      toast.success(t('monthly.settings.saved'));
    },
  });
  const others = useOtherSave(programme.edit, saving.isDirty);
  useRevalidated(saving.form, { daysToComplete: 'customDays' });
  return { ...saving, isOther: others.isOther };
}

/** Who has saved what this form still changes. */
function OtherSave({ programme: { savedAt, savedByName } }: { programme: MonthlyProgramme }) {
  const { t } = useTranslation();
  const time = savedAt === null ? '' : formatDateTime(savedAt);
  return (
    <Notice tone="danger">
      {savedByName === null ? t('monthly.conflict.unnamed', { time }) : t('monthly.conflict.text', { name: savedByName, time })}
    </Notice>
  );
}

/** What a change means for the video that is open. */
function OpenNotice({ programme: { open }, isSwitchingOff }: { programme: MonthlyProgramme; isSwitchingOff: boolean }) {
  const { t } = useTranslation();
  if (!open) return null;
  const month = monthName(open.month);
  return (
    <Notice tone="info">
      {isSwitchingOff ? t('monthly.settings.staysOpen', { month, count: open.people }) : t('monthly.settings.fromNext', { month })}
    </Notice>
  );
}

/** How many people get a video of this audience. */
function Reach({ source, ids, isWaiting }: ChosenAudience) {
  const assignmentType = source === 'departments' || source === 'groups' ? source : 'all_users';
  const reach = useEndpoint(countAssignedUsers, { query: { assignmentType, ids } }, { enabled: !isWaiting });
  // Until all ids are known, what is read is the audience of before.
  const data = isWaiting ? undefined : reach.data;
  return (
    <ReachLine
      texts="monthly.reach"
      people={data?.totalUsersCount}
      disabled={data?.excluded.disabled ?? 0}
      isFailed={!isWaiting && reach.isError}
    />
  );
}

/** Once the programme is on, the video of a month whose start has passed can begin by hand. */
function CanStart({ programme, months }: SettingsTabProps) {
  const { t } = useTranslation();
  const mayWrite = useCan('training:write');
  const boost = useBoostAction();
  // The dialog stays when it is refused because somebody else has started the video.
  const [asking, setAsking] = useState<Month>();
  const missed = programme.canStartNow && mayWrite ? months.find(({ state }) => state === 'missed') : undefined;
  return (
    <>
      <Notice
        tone="info"
        actions={missed && <Button onClick={() => boost.act(() => setAsking(missed))}>{t('monthly.actions.start')}</Button>}
      >
        {missed && t('monthly.settings.canStart')}
      </Notice>
      {asking && <StartDialog month={asking} programme={programme} onClose={() => setAsking(undefined)} />}
      {boost.dialog}
    </>
  );
}
