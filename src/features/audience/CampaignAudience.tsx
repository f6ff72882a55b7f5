import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type UsersType, usersTypes } from '#contract/exercise/exerciseStates';
import formCss from '~/components/form/form.module.css';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { AudienceFields } from './AudienceFields.tsx';
import type { ChosenAudience } from './audience.ts';
import { chosenFieldOf, sources, type WithRecipients } from './usersTypes.ts';

interface CampaignAudienceProps {
  /** A stored campaign; absent: a new one. */
  campaign: WithRecipients | undefined;
  /** Nobody has got anything of the stored campaign yet: its audience may still be another one. */
  isOpen?: boolean;
  /** Who is chosen stays chosen as soon as the form is saved. */
  isFinal?: boolean;
  /** What follows about the chosen audience. `others` are chosen by name already, and not in the form. */
  children: (chosen: ChosenAudience, others: number) => ReactNode;
}

const itemsOf = (campaign: WithRecipients | undefined) => ({
  users: campaign?.selectedUsers ?? [],
  departments: campaign?.selectedDepartments ?? [],
  groups: campaign?.selectedGroups ?? [],
});

/**
 * Who takes part in a campaign, now and later. In one that exists the kind is fixed, and nobody who was chosen can be removed; others can
 * be added. i18n-keys: exercise.settings.banners.* i18n-keys: exercise.settings.audiences.* i18n-keys: exercise.settings.pick.*
 */
export function CampaignAudience({ campaign, isOpen = campaign === undefined, isFinal = true, children }: CampaignAudienceProps) {
  const { t } = useTranslation();
  const type = useWatch({ name: 'usersType' }) as UsersType;
  const others = campaign?.usersType === type ? campaign.selectedUsersCount - campaign.selectedUsers.length : 0;
  const items = itemsOf(campaign);
  const pickOf = (value: UsersType) => {
    const field = chosenFieldOf(value);
    if (!field) return {};
    const texts = { label: t(`exercise.settings.pick.${field}`), placeholder: t('exercise.settings.pick.placeholder') };
    return { pick: { field, by: 'id' as const, ...texts, items: items[field], keepsItems: !isOpen } };
  };
  return (
    <>
      <AudienceFields<UsersType>
        name="usersType"
        label={t('exercise.settings.audience')}
        isFixed={!isOpen}
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
            {children(chosen, others)}
          </>
        )}
      </AudienceFields>
      {isFinal && <Notice tone="warning">{t(`exercise.settings.banners.${type}`)}</Notice>}
    </>
  );
}
