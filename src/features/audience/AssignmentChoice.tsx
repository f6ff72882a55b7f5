import type { ReactNode } from 'react';
import { type AssignmentType, assignmentTypes } from '#contract/campaigns/campaignStates';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ChosenAudience } from './audience.ts';
import { AudienceFields } from './AudienceFields.tsx';

type Named = readonly { id: string; name: string }[];

interface AssignmentChoiceProps {
  label: string;
  /** Whose departments and groups are known by name. */
  of: { departments: Named; groups: Named } | undefined;
  /** Its kind stays, and what is chosen can only be added to. */
  isFixed?: boolean;
  children: (chosen: ChosenAudience) => ReactNode;
}

/** Who gets something, now and later: all users, departments or groups. The fields of the form are those of `assignmentShape`. */
export function AssignmentChoice({ label, of, isFixed = false, children }: AssignmentChoiceProps) {
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
      label={label}
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
