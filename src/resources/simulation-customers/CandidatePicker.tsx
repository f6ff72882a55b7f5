import { type ReactNode, useMemo } from 'react';
import { type ChosenCustomers, CustomerPicker } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useSession } from '~/session/useSession.ts';
import { candidateAddress, candidateFields, type SimulationCandidate } from './fields.tsx';

interface CandidatePickerProps {
  /** Absent: customers for a campaign that does not exist yet. */
  campaignId?: string | undefined;
  confirmLabel?: string;
  children?: ReactNode;
  onChoose: (chosen: ChosenCustomers) => unknown;
  onClose: () => void;
}

/** Chooses customers that have no clone of a simulation. */
export function CandidatePicker({ campaignId, ...picker }: CandidatePickerProps) {
  const { t } = useTranslation();
  const { id: companyId } = useSession().company;
  return (
    <CustomerPicker<SimulationCandidate>
      resource="simulation-customers"
      name="simulation-candidates"
      address={candidateAddress}
      filter={useMemo(() => ({ companyId, ...(campaignId && { campaignId }), isCandidate: true }), [companyId, campaignId])}
      columns={useColumns<SimulationCandidate>('simulation-customers', candidateFields)}
      empty={t('simulationSharing.noCandidates')}
      isAllUnfiltered
      {...picker}
    />
  );
}
