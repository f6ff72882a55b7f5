import type { ReactNode } from 'react';
import { type AssignmentType, assignmentTypes } from '#contract/campaigns/campaignStates';
import type { Revision } from '#contract/policies/revisions';
import { AudienceFields, type ChosenAudience } from '~/features/audience/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface AudienceChoiceProps {
  /** Whose departments and groups are known by name. */
  of: Revision | undefined;
  /** Its kind stays, and what is chosen can only be added to. */
  isFixed?: boolean;
  children: (chosen: ChosenAudience) => ReactNode;
}

/** Who gets a revision of a policy, now and later. */
export function AudienceChoice({ of, isFixed = false, children }: AudienceChoiceProps) {
  const { t } = useTranslation();
  const pickOf = (kind: 'departments' | 'groups') => ({
    field: kind,
    by: 'id' as const,
    label: t(`campaigns.assignment.${kind}`),
    placeholder: t(`campaigns.assignment.${kind}Placeholder`),
    items: of?.[kind] ?? [],
    keepsItems: isFixed,
  });
  return (
    <AudienceFields<AssignmentType>
      name="assignmentType"
      label={t('policies.publish.who')}
      isFixed={isFixed}
      choices={assignmentTypes.map((value) => ({
        value,
        label: t(`campaigns.assignment.${value}`),
        ...(value === 'all_users' ? { source: 'all' } : { source: value, pick: pickOf(value) }),
      }))}
    >
      {children}
    </AudienceFields>
  );
}
