import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import type { SimulationLanding } from '#contract/simulation/landings';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import type { RowAction } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteDialog } from '~/components/resource/DeleteDialog.tsx';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { landingAddress, landingFields } from './fields.tsx';
import { LandingText } from './LandingText.tsx';

const nameOf = ({ name }: SimulationLanding) => name;

/** The pages to which links of simulations can lead. */
export function LandingList() {
  const columns = useColumns<SimulationLanding>('simulation-landings', landingFields);
  return (
    <ListRoot resource="simulation-landings" address={landingAddress} columns={columns}>
      <Landings />
    </ListRoot>
  );
}

function Landings() {
  const { t } = useTranslation();
  const { total } = useListContext<SimulationLanding>();
  const preview = useOverlayParam('preview');
  const [deleting, setDeleting] = useState<SimulationLanding>();
  const { actionsOf, add, dialog } = useLandingActions({ onPreview: preview.open, onDelete: setDeleting });
  return (
    <>
      <PageHeader
        title={t('shell.titles.simulationLandings')}
        count={total}
        text={t('simulationTemplates.landings.intro')}
        action={add}
      />
      <ListView nameOf={nameOf} rowActions={actionsOf} empty={{ hint: t('simulationTemplates.landings.intro'), action: add }} />
      {preview.value && <Preview landingId={preview.value} onClose={preview.close} />}
      {deleting && (
        <DeleteDialog
          record={deleting}
          title={t('simulationTemplates.landings.deleteTitle')}
          confirmLabel={t('common.delete')}
          done={t('simulationTemplates.landings.deleted', { name: deleting.name })}
          onClose={() => setDeleting(undefined)}
        >
          {t('simulationTemplates.landings.deleteText', { name: deleting.name })}
        </DeleteDialog>
      )}
      {dialog}
    </>
  );
}

interface Opens {
  onPreview: (id: string) => void;
  onDelete: (page: SimulationLanding) => void;
}

/** Each page can be copied; only those of the company can be changed. Saving one takes a plan, deleting does not. */
function useLandingActions({ onPreview, onDelete }: Opens) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  const mayWrite = useCan('simulationTemplates:write');
  const maySave = useCan('simulationTemplates:save');
  const form = useOverlayParam('modal', ['create', 'edit'], ['id']);
  const open = (...which: Parameters<typeof form.open>) => boost.act(() => form.open(...which), maySave);
  return {
    actionsOf: (page: SimulationLanding): RowAction[] => {
      const { id, companyId } = page;
      const preview = { key: 'preview', label: t('exercise.wizard.menu.preview'), run: () => onPreview(id) };
      if (!mayWrite) return [preview];
      const isOwn = companyId !== null;
      return [
        preview,
        ...(isOwn ? [{ key: 'edit', label: t('exercise.wizard.menu.edit'), run: () => open('edit', { id }) }] : []),
        { key: 'copy', label: t('exercise.wizard.menu.copy'), run: () => open('create', { id }) },
        ...(isOwn ? [{ key: 'delete', label: t('exercise.wizard.menu.delete'), isDanger: true, run: () => onDelete(page) }] : []),
      ];
    },
    add: mayWrite ? (
      <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => open('create')}>
        {t('simulationTemplates.landings.add')}
      </Button>
    ) : undefined,
    dialog: boost.dialog,
  };
}

function Preview({ landingId, onClose }: { landingId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: page, error } = useGetOne<SimulationLanding>('simulation-landings', { id: landingId });
  return (
    <Dialog title={<bdi>{page?.name ?? t('common.loading')}</bdi>} hasCross onClose={onClose} maxWidth="sm">
      {error && <ErrorAlert error={error} />}
      {page && <LandingText page={page} />}
    </Dialog>
  );
}
