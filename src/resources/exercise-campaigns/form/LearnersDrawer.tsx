import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import {
  type ExerciseLearner,
  listExerciseUsers,
  listExerciseUsersByDepartments,
  listExerciseUsersByGroups,
} from '#contract/exercise/campaigns';
import { listLimits } from '#contract/kit/limits';
import { EmailText } from '~/components/data/EmailText.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePages } from '../usePages.ts';
import type { ExerciseForm } from './exerciseForm.ts';
import css from './form.module.css';

/** The people of the chosen audience by name, a page at a time. */
export function LearnersDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [type, departmentId, groupId] = useWatch<ExerciseForm, ['usersType', 'departments', 'groups']>({
    name: ['usersType', 'departments', 'groups'],
  });
  const byName = { orderBy: 'fullName', order: 'ASC', pageSize: String(listLimits.maxPageSize) } as const;
  const sources = {
    USERS_ALL: { endpoint: listExerciseUsers, query: byName },
    USERS_SELECTED: { endpoint: listExerciseUsers, query: byName },
    USERS_FROM_DEPARTMENTS: { endpoint: listExerciseUsersByDepartments, query: { ...byName, departmentId } },
    USERS_FROM_GROUPS: { endpoint: listExerciseUsersByGroups, query: { ...byName, groupId } },
  };
  const { endpoint, query } = sources[type];
  const { items, error, isPending, hasMore, isLoadingMore, loadMore, retry } = usePages<ExerciseLearner>(endpoint, query);
  return (
    <Drawer open title={t('exercise.cards.learners')} onClose={onClose} width={480}>
      {error && <ErrorAlert error={error} onRetry={retry} />}
      {isPending && <p role="status">{t('common.loading')}</p>}
      <ul className={css.learners}>
        {items.map(({ id, fullName, email }) => (
          <li key={id}>
            <bdi>{fullName}</bdi>
            <bdi dir="ltr">
              <EmailText email={email} />
            </bdi>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button onClick={loadMore} loading={isLoadingMore}>
          {t('exercise.wizard.loadMore')}
        </Button>
      )}
    </Drawer>
  );
}
