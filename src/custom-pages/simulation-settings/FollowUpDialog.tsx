import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type FollowUp, simulationFollowUps } from '#contract/simulation/followUps';
import { simulationLimits } from '#contract/simulation/limits';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormDialog } from '~/components/form/FormDialog.tsx';
import { SelectField } from '~/components/form/inputs/SelectField.tsx';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { groupRefusal } from './groupRefusal.ts';
import css from './simulationSettings.module.css';

const { months: lengths, cooldownDays: days } = simulationLimits.followUp;
const monthsOf = (stays: string) => lengths.find((months) => String(months) === stays) ?? null;

/** `stays`: a number of months, or empty until the trainings are completed. Messages are locale keys. */
const schema = z.object({
  groupId: z.string().min(1, 'simulation.followUp.chooseGroup'),
  stays: z.string(),
  isActive: z.boolean(),
});

interface FollowUpDialogProps {
  /** Null for a new one. */
  followUp: FollowUp | null;
  /** Ids of groups that have one. */
  taken: readonly string[];
  onClose: () => void;
}

/** A new follow-up, or another length of one; a group keeps its own. */
export function FollowUpDialog({ followUp, taken, onClose }: FollowUpDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const create = useAction(simulationFollowUps.create);
  const update = useAction(simulationFollowUps.update);
  const saving = useSaveForm({
    schema,
    values: useMemo(
      () => ({
        groupId: followUp?.group.id ?? '',
        stays: String(followUp?.months ?? ''),
        isActive: followUp?.isActive ?? true,
      }),
      [followUp],
    ),
    draft: null,
    send: ({ groupId, stays, isActive }) => {
      const rule = { months: monthsOf(stays), isActive };
      if (followUp) return update.mutateAsync({ params: { followUpId: followUp.id }, body: rule });
      return create.mutateAsync({ body: { ...rule, groupId } });
    },
    refusals: (error) => groupRefusal(error, 'groupId'),
    onSaved: () => toast.success(t('simulation.settings.saved')),
  });
  const { options } = useSetOptions('groups', 'id');
  const forMonths = lengths.map((count) => ({ value: String(count), label: t('simulation.followUp.forMonths', { count }) }));
  return (
    <FormDialog
      saving={saving}
      title={t(followUp ? 'simulation.followUp.edit' : 'simulation.followUp.add')}
      confirmLabel={t('form.save')}
      confirmDisabled={!saving.isDirty}
      onClose={onClose}
    >
      <SelectField
        name="groupId"
        label={t('simulation.followUp.group')}
        help={followUp ? undefined : t('simulation.followUp.groupHelp')}
        disabled={followUp !== null}
        options={
          followUp ? [{ value: followUp.group.id, label: followUp.group.name }] : options.filter(({ id }) => !taken.includes(id))
        }
        {...(!followUp && { emptyLabel: t('simulation.followUp.chooseGroup') })}
      />
      <SelectField
        name="stays"
        label={t('simulation.followUp.stays')}
        emptyLabel={t('simulation.followUp.untilCompleted')}
        options={forMonths}
      />
      <SwitchInput name="isActive" label={t('simulation.followUp.active')} help={t('simulation.followUp.activeHelp')} />
      <Preview />
    </FormDialog>
  );
}

/** Whom the follow-up would have caught. */
function Preview() {
  const { t } = useTranslation();
  const groupId = String(useWatch({ name: 'groupId' }) ?? '');
  const { data } = useEndpoint(simulationFollowUps.preview, { params: { groupId } }, { enabled: groupId !== '' });
  if (!data) return null;
  const { caught, hasTraining } = data.data;
  return (
    <div role="status" className={css.preview}>
      <p>{t('simulation.followUp.caught', { count: caught, days })}</p>
      {!hasTraining && <StatusDot tone="warning" label={t('simulation.followUp.noTraining')} />}
    </div>
  );
}
