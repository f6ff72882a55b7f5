import Button from '@mui/material/Button';
import { Copy, PanelTop, Plus } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { messageLimits } from '#contract/messageTemplates/limits';
import { paths } from '#contract/paths';
import type { SimulationTemplateCard } from '#contract/simulation/templates';
import type { RowAction } from '~/components/list/column.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { DeleteDialog } from '~/components/resource/DeleteDialog.tsx';
import { useBoostAction } from '~/features/plan/public.ts';
import { useFlag } from '~/flags/flags.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { ExercisePicker } from './ExercisePicker.tsx';
import { templateAddress, templateFields } from './fields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

const nameOf = ({ name }: SimulationTemplateCard) => name;

/** The messages that simulations can send. */
export function TemplateList() {
  const columns = useColumns<SimulationTemplateCard>('simulation-templates', templateFields);
  return (
    <ListRoot resource="simulation-templates" address={templateAddress} columns={columns}>
      <Templates />
    </ListRoot>
  );
}

function Templates() {
  const { t } = useTranslation();
  const { total } = useListContext<SimulationTemplateCard>();
  const preview = useOverlayParam('preview');
  const [deleting, setDeleting] = useState<SimulationTemplateCard>();
  const { actionsOf, add, fromExercise, dialog } = useTemplateActions({ onPreview: preview.open, onDelete: setDeleting });
  return (
    <>
      <PageHeader
        title={t('shell.titles.simulationTemplates')}
        count={total}
        text={t('simulationTemplates.intro')}
        menu={
          <>
            {fromExercise}
            <LandingsLink />
          </>
        }
        action={add}
      />
      <ListView nameOf={nameOf} rowActions={actionsOf} empty={{ hint: t('simulationTemplates.empty'), action: add }} />
      {preview.value && <TemplatePreview templateId={preview.value} onClose={preview.close} />}
      {deleting && (
        <DeleteDialog
          record={deleting}
          title={t('exercise.wizard.deleteTitle')}
          confirmLabel={t('exercise.wizard.menu.delete')}
          done={t('exercise.wizard.deleted')}
          onClose={() => setDeleting(undefined)}
        >
          {t('simulationTemplates.deleteText', { name: deleting.name })}
        </DeleteDialog>
      )}
      {dialog}
    </>
  );
}

/** The pages to which their links lead. */
function LandingsLink() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.simulationLandings} startIcon={<PanelTop size={16} aria-hidden />}>
      {t('shell.titles.simulationLandings')}
    </Button>
  );
}

interface Opens {
  onPreview: (id: string) => void;
  onDelete: (template: SimulationTemplateCard) => void;
}

/** Each template can be copied; only those of the company can be changed, and only while no campaign has them. */
function useTemplateActions({ onPreview, onDelete }: Opens) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const boost = useBoostAction();
  const mayWrite = useCan('simulationTemplates:write');
  const maySave = useCan('simulationTemplates:save');
  const isRoomy = useMinWidth(messageLimits.editorMinWidth);
  const mayEdit = mayWrite && isRoomy;
  const hasExercises = useFlag('phishingExercise');
  const [isPicking, setPicking] = useState(false);
  const edit = (address: string) => boost.act(() => void navigate(address), maySave);
  const changes = (template: SimulationTemplateCard): RowAction[] => {
    if (template.companyId === null || !mayWrite) return [];
    const reason = template.isEditable ? undefined : t('errors.simulation_template_in_use');
    const remove = {
      key: 'delete',
      label: t('exercise.wizard.menu.delete'),
      isDanger: true,
      reason,
      run: () => onDelete(template),
    };
    return isRoomy
      ? [
          {
            key: 'edit',
            label: t('exercise.wizard.menu.edit'),
            reason,
            run: () => edit(`${paths.editSimulationTemplate}?id=${template.id}`),
          },
          remove,
        ]
      : [remove];
  };
  return {
    actionsOf: (template: SimulationTemplateCard): RowAction[] => [
      { key: 'preview', label: t('exercise.wizard.menu.preview'), run: () => onPreview(template.id) },
      ...(mayEdit
        ? [
            {
              key: 'copy',
              label: t('exercise.wizard.menu.copy'),
              run: () => edit(`${paths.newSimulationTemplate}?copyOf=${template.id}`),
            },
          ]
        : []),
      ...changes(template),
    ],
    add: mayEdit ? (
      <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => edit(paths.newSimulationTemplate)}>
        {t('simulationTemplates.add')}
      </Button>
    ) : undefined,
    fromExercise: mayEdit && hasExercises && (
      <Button startIcon={<Copy size={16} aria-hidden />} onClick={() => boost.act(() => setPicking(true), maySave)}>
        {t('simulationTemplates.fromExercise.action')}
      </Button>
    ),
    dialog: (
      <>
        {boost.dialog}
        {isPicking && (
          <ExercisePicker
            onPick={(id) => edit(`${paths.newSimulationTemplate}?fromExercise=${id}`)}
            onClose={() => setPicking(false)}
          />
        )}
      </>
    ),
  };
}
