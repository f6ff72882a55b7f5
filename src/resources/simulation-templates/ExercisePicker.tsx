import Button from '@mui/material/Button';
import { useState } from 'react';
import { useInfiniteGetList } from 'react-admin';
import type { TemplateCard } from '#contract/exercise/templates';
import { simulationLimits } from '#contract/simulation/limits';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { SearchBox } from '~/components/filters/SearchBox.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './templates.module.css';

const perPage = 24;

interface ExercisePickerProps {
  onPick: (templateId: string) => void;
  onClose: () => void;
}

/** Chooses the message of an exercise from which a template of simulations begins. */
export function ExercisePicker({ onPick, onClose }: ExercisePickerProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const list = useInfiniteGetList<TemplateCard>('exercise-templates', {
    pagination: { page: 1, perPage },
    sort: { field: 'name', order: 'ASC' },
    filter: name === '' ? {} : { name },
  });
  const found = list.data?.pages.flatMap((page) => page.data) ?? [];
  // An SMS has no subject, and a simulation is a mail.
  const mails = found.filter(({ layoutType }) => layoutType === 'EMAIL');
  return (
    <Dialog title={t('simulationTemplates.fromExercise.title')} hasCross onClose={onClose} maxWidth="sm">
      <div className={css.picker}>
        <p>{t('simulationTemplates.fromExercise.help')}</p>
        <SearchBox
          label={t('exercise.wizard.search')}
          search={name}
          onSearch={setName}
          delayMs={simulationLimits.searchDebounceMs}
        />
        {list.error && <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />}
        {!list.isPending && !list.error && mails.length === 0 && !list.hasNextPage && <p>{t('exercise.wizard.noTemplates')}</p>}
        <ul className={css.picks}>
          {mails.map((template) => (
            <li key={template.id}>
              <button type="button" onClick={() => onPick(template.id)}>
                <bdi>{template.name}</bdi>
                <small dir="auto">{template.subject}</small>
              </button>
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('common.showMore')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
