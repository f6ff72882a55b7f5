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
import { useCreateButton } from '~/components/resource/useCreateButton.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useResourceDialogs } from '~/components/resource/useResourceDialogs.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
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
  const add = useCreateButton(t('simulationTemplates.landings.add'));
  const rowActions = useActions({ onPreview: preview.open, onDelete: setDeleting });
  return (
    <>
      <PageHeader
        title={t('shell.titles.simulationLandings')}
        count={total}
        text={t('simulationTemplates.landings.intro')}
        action={add}
      />
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('simulationTemplates.landings.intro'), action: add }} />
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
    </>
  );
}

interface Opens {
  onPreview: (id: string) => void;
  onDelete: (page: SimulationLanding) => void;
}

/** Each page can be copied; only those of the company can be changed. */
function useActions({ onPreview, onDelete }: Opens) {
  const { t } = useTranslation();
  const { openCreate, openEdit } = useResourceDialogs();
  const dialog = useOverlayParam('modal', ['create'], ['id']);
  const mayDelete = useMay('delete');
  return (page: SimulationLanding): RowAction[] => {
    const { id, companyId } = page;
    const isOwn = companyId !== null;
    return [
      { key: 'preview', label: t('exercise.wizard.menu.preview'), run: () => onPreview(id) },
      ...(isOwn && openEdit ? [{ key: 'edit', label: t('exercise.wizard.menu.edit'), run: () => openEdit(id) }] : []),
      ...(openCreate ? [{ key: 'copy', label: t('exercise.wizard.menu.copy'), run: () => dialog.open('create', { id }) }] : []),
      ...(isOwn && mayDelete
        ? [{ key: 'delete', label: t('exercise.wizard.menu.delete'), isDanger: true, run: () => onDelete(page) }]
        : []),
    ];
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
