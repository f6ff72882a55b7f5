import Button from '@mui/material/Button';
import { Archive, ArrowLeft, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link, useParams } from 'react-router';
import { paths } from '#contract/paths';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { isHeedError } from '~/errors/heedError.ts';
import { type ChosenCustomers, chosenIn, ReceiversHead } from '~/features/customer-picker/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useSession } from '~/session/useSession.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import { AddCustomers } from './AddCustomers.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { receiverAddress, receiverFields, type SimulationReceiver } from './fields.tsx';

/** The customers that have a simulation of the partner, and more of them. */
export function SharePage() {
  const { campaignId = '' } = useParams();
  const { id: companyId } = useSession().company;
  const columns = useColumns<SimulationReceiver>('simulation-customers', receiverFields);
  return (
    <ListRoot<SimulationReceiver>
      resource="simulation-customers"
      address={receiverAddress}
      columns={columns}
      filter={useMemo(() => ({ companyId, campaignId }), [companyId, campaignId])}
      countMatching={countKnown}
      records="customers"
      isSelectable
      isAllUnfiltered
    >
      <Receivers campaignId={campaignId} />
    </ListRoot>
  );
}

const nameOf = ({ companyName }: SimulationReceiver) => companyName;
/** The total of this list is always exact. */
const countKnown = (_values: unknown, { total }: { total: number | undefined }) => Promise.resolve(total);

function Receivers({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation();
  const { error, meta } = useListContext<SimulationReceiver>();
  const { selection } = useListPanel();
  const [isAdding, setAdding] = useState(false);
  const [archiving, setArchiving] = useState<ChosenCustomers>();
  if (isHeedError(error, 'not_found')) return <NotFoundState backTo={paths.simulations} backLabel={t('simulationCreate.toList')} />;

  const { campaignName: name } = (meta ?? {}) as { campaignName?: string };
  const title = name === undefined ? t('simulationSharing.share') : t('simulationSharing.title', { name });
  const add = (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => setAdding(true)}>
      {t('sharing.add')}
    </Button>
  );
  const archive = (
    <Button startIcon={<Archive size={16} />} onClick={() => setArchiving(chosenIn(selection.value, ''))}>
      {t('campaigns.cards.menu.archive')}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} action={<BackButton />} />
      <ReceiversHead add={add} />
      <ListView
        nameOf={nameOf}
        hasColumnPicker={false}
        bulkActions={archive}
        empty={{ hint: t('simulationSharing.empty'), action: add }}
      />
      {isAdding && name !== undefined && <AddCustomers campaign={{ id: campaignId, name }} onClose={() => setAdding(false)} />}
      {archiving && (
        <ArchiveDialog
          campaignId={campaignId}
          chosen={archiving}
          onDone={selection.clear}
          onClose={() => setArchiving(undefined)}
        />
      )}
    </>
  );
}

function BackButton() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.simulations} startIcon={<ArrowLeft size={16} aria-hidden className={helpersCss.mirrored} />}>
      {t('campaigns.back')}
    </Button>
  );
}
