import { useMemo } from 'react';
import type { ShareMode } from '#contract/partners/sharing';
import { type ChosenCustomers, CustomerPicker } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { candidateAddress, candidateFields, type CourseCustomer } from './fields.tsx';

interface Props {
  courseId: string;
  mode: ShareMode;
  onChoose: (chosen: ChosenCustomers) => void;
  onClose: () => void;
}

/** Chooses customers that do not have the course yet. */
export function CandidatePicker({ courseId, mode, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <CustomerPicker
      resource="course-customers"
      name="course-candidates"
      address={candidateAddress}
      filter={useMemo(() => ({ courseId, actionType: mode }), [courseId, mode])}
      columns={useColumns<CourseCustomer>('course-customers', candidateFields)}
      empty={t('sharing.picker.empty')}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
