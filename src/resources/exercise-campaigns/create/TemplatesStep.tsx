import Button from '@mui/material/Button';
import { useController } from 'react-hook-form';
import { exerciseLimits } from '#contract/exercise/limits';
import { listPackTemplates, type Pack, type TemplateCard } from '#contract/exercise/templates';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { SkeletonCards } from '~/features/learning/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ExerciseForm } from '../form/exerciseForm.ts';
import { PackFacts } from '../PackFacts.tsx';
import { usePages } from '~/dataProvider/usePages.ts';
import { CustomTemplates } from './CustomTemplates.tsx';
import { PackStrip } from './PackStrip.tsx';
import { TemplateGrid } from './TemplateGrid.tsx';
import { useTemplateActions } from './useTemplateActions.tsx';
import css from './templates.module.css';

const { customTemplates, pageSizes } = exerciseLimits;

/** A pack of the library, or templates chosen one by one. */
export function TemplatesStep({ packs }: { packs: readonly Pack[] }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { field: packId } = useController<ExerciseForm, 'packId'>({ name: 'packId' });
  const { field: templates } = useController<ExerciseForm, 'templates'>({ name: 'templates' });
  const pack = packs.find(({ id }) => id === packId.value);
  const edit = (all: readonly TemplateCard[]) => {
    templates.onChange(all.map(({ id }) => id));
    packId.onChange('');
    // A pack can have more than one's own choice: which ones to leave out is for the person to say.
    if (all.length > customTemplates) toast.info(t('exercise.wizard.tooMany', { max: customTemplates }));
  };
  return (
    <>
      <PackStrip packs={packs} packId={packId.value} onChoose={packId.onChange} />
      {pack ? (
        <PackTemplates key={pack.id} pack={pack} onEdit={edit} />
      ) : (
        <CustomTemplates chosen={templates.value} onChange={templates.onChange} />
      )}
    </>
  );
}

interface PackTemplatesProps {
  pack: Pack;
  /** Makes all its templates one's own choice. */
  onEdit: (templates: readonly TemplateCard[]) => void;
}

function PackTemplates({ pack, onEdit }: PackTemplatesProps) {
  const { t } = useTranslation();
  const { items, error, isPending, hasMore, isLoadingMore, loadMore, loadAll, retry } = usePages<TemplateCard>(listPackTemplates, {
    packId: pack.id,
    pageSize: String(pageSizes.pack),
  });
  const { actionsOf, dialogs } = useTemplateActions({ onDeleted: retry });
  const edit = async () => {
    const all = await loadAll();
    if (all) onEdit(all);
  };
  return (
    <section className={css.part}>
      <div className={css.bar}>
        <h2>
          <bdi>{pack.name}</bdi>
        </h2>
        <PackFacts pack={pack} />
        <Button className={css.end} variant="outlined" disabled={items.length === 0} onClick={() => void edit()}>
          {t('exercise.wizard.edit')}
        </Button>
      </div>
      {error && <ErrorAlert error={error} onRetry={retry} />}
      {isPending ? <SkeletonCards /> : <TemplateGrid templates={items} actionsOf={actionsOf} />}
      {hasMore && (
        <div className={css.more}>
          <Button onClick={loadMore} loading={isLoadingMore}>
            {t('exercise.wizard.loadMore')}
          </Button>
        </div>
      )}
      {dialogs}
    </section>
  );
}
