import { useWatch } from 'react-hook-form';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { type UsersType, usersTypes } from '#contract/exercise/exerciseStates';
import { AudienceFields } from '~/features/audience/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AudienceReach } from './AudienceReach.tsx';
import { chosenFieldOf, type ExerciseForm, sources } from './exerciseForm.ts';
import formCss from '~/components/form/form.module.css';

const itemsOf = (campaign: ExerciseCampaign) => ({
  users: campaign.selectedUsers,
  departments: campaign.selectedDepartments,
  groups: campaign.selectedGroups,
});
const none = { users: [], departments: [], groups: [] };

/**
 * Who takes part, now and later. In a campaign that exists the kind is fixed, and nobody who was chosen can be removed; others can be added.
 * i18n-keys: exercise.settings.banners.* i18n-keys: exercise.settings.audiences.* i18n-keys: exercise.settings.pick.*
 */
export function ExerciseAudience({ campaign }: { campaign?: ExerciseCampaign | undefined }) {
  const { t } = useTranslation();
  const type = useWatch<ExerciseForm, 'usersType'>({ name: 'usersType' });
  const others = campaign ? campaign.selectedUsersCount - campaign.selectedUsers.length : 0;
  const items = campaign ? itemsOf(campaign) : none;
  const pickOf = (value: UsersType) => {
    const field = chosenFieldOf(value);
    if (!field) return {};
    const texts = { label: t(`exercise.settings.pick.${field}`), placeholder: t('exercise.settings.pick.placeholder') };
    return { pick: { field, by: 'id' as const, ...texts, items: items[field], keepsItems: true } };
  };
  return (
    <>
      <AudienceFields<UsersType>
        name="usersType"
        label={t('exercise.settings.audience')}
        isFixed={campaign !== undefined}
        choices={usersTypes.map((value) => ({
          value,
          source: sources[value],
          label: t(`exercise.settings.audiences.${value}`),
          ...pickOf(value),
        }))}
      >
        {(chosen) => (
          <>
            {others > 0 && <p className={formCss.help}>{t('exercise.settings.pick.others', { count: others })}</p>}
            <AudienceReach chosen={chosen} others={others} />
          </>
        )}
      </AudienceFields>
      <Notice tone="warning">{t(`exercise.settings.banners.${type}`)}</Notice>
    </>
  );
}
