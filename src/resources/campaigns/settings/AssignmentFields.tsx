import { useFormContext, useWatch } from 'react-hook-form';
import { countAssignedUsers } from '#contract/campaigns/campaigns';
import { type AssignmentType, assignmentTypes } from '#contract/campaigns/campaignStates';
import { useEndpoint } from '~/dataProvider/index.ts';
import { AudienceFields, type ChosenAudience, ReachLine } from '~/features/audience/public.ts';
import { isNow } from '~/features/campaign-rules/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { OwnTextsNote } from '~/resources/users/public.ts';
import type { SettingsForm } from './settingsSchema.ts';

interface Props {
  isEditing: boolean;
  /** Departments or groups of the campaign that is edited. */
  items: readonly { id: string; name: string }[];
}

/** The audience of the course, which includes people who join later. Fixed after the start. */
export function AssignmentFields({ isEditing, items }: Props) {
  const { t } = useTranslation();
  const { setValue } = useFormContext<SettingsForm>();
  const type = useWatch<SettingsForm, 'assignmentType'>({ name: 'assignmentType' });
  const pickOf = (kind: 'departments' | 'groups') => ({
    field: 'selected',
    by: 'name' as const,
    label: t(`campaigns.assignment.${kind}`),
    placeholder: t(`campaigns.assignment.${kind}Placeholder`),
    help: isEditing ? t('campaigns.assignment.fixed') : undefined,
    disabled: isEditing,
    items,
  });
  return (
    <>
      <AudienceFields<AssignmentType>
        name="assignmentType"
        label={t('campaigns.assignment.label')}
        isFixed={isEditing}
        // Names of departments are no names of groups, so the field is emptied. It is not validated before the person can fill it.
        onChoose={(next) => next !== type && setValue('selected', [], { shouldDirty: true })}
        choices={assignmentTypes.map((value) => ({
          value,
          label: t(`campaigns.assignment.${value}`),
          ...(value === 'all_users' ? { source: 'all' } : { source: value, pick: pickOf(value) }),
        }))}
      >
        {(chosen) =>
          (chosen.source === 'all' || chosen.count > 0) && <AudienceCount isEditing={isEditing} type={type} {...chosen} />
        }
      </AudienceFields>
      {!isEditing && (
        <Notice tone="warning">
          {type === 'all_users' ? t('campaigns.assignment.allBanner') : t(`campaigns.assignment.${type}Banner`)}
        </Notice>
      )}
    </>
  );
}

interface AudienceCountProps extends Pick<ChosenAudience, 'ids' | 'isWaiting'> {
  isEditing: boolean;
  type: AssignmentType;
}

/** How many people an assignment reaches, who is left out and why, and how many receive the admin's own text at the start. */
function AudienceCount({ isEditing, type, ids, isWaiting }: AudienceCountProps) {
  const reach = useEndpoint(countAssignedUsers, { query: { assignmentType: type, ids } }, { enabled: !isWaiting });
  // Until all ids are known, what is read is the audience of before.
  const data = isWaiting ? undefined : reach.data;
  const isNotified = useWatch<SettingsForm, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  const startDate = useWatch<SettingsForm, 'startDate'>({ name: 'startDate' });
  return (
    <>
      <ReachLine
        texts="campaigns.reach"
        people={data?.totalUsersCount}
        disabled={data?.excluded.disabled ?? 0}
        isFailed={!isWaiting && reach.isError}
      />
      {data && isNotified && !isEditing && (
        <OwnTextsNote count={data.totalUsersCount} onlyWhenShort isLater={!isNow(startDate, Date.now())} />
      )}
    </>
  );
}
