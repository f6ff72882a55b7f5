import { useState } from 'react';
import { listExerciseUsers, listExerciseUsersByDepartments, listExerciseUsersByGroups } from '#contract/exercise/campaigns';
import { listLimits } from '#contract/kit/limits';
import { type ChosenAudience, LearnersDrawer, ReachLine } from '~/features/audience/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useReach } from './useReach.ts';
import linkButtonCss from '~/components/page/linkButton.module.css';

interface AudienceReachProps {
  chosen: ChosenAudience;
  /** How many are chosen by name already, and not in the form. */
  others?: number;
}

/** How many people get the exercise, how many do not and why, and who they are. */
export function AudienceReach({ chosen, others = 0 }: AudienceReachProps) {
  const { t } = useTranslation();
  const reach = useReach(chosen, others);
  const [isOpen, setOpen] = useState(false);
  // Those chosen by name are in the field already.
  const isViewable = chosen.source !== 'people' && reach.people !== undefined && reach.people > 0;
  return (
    <>
      <ReachLine texts="exercise.settings.reach" {...reach}>
        {isViewable && (
          <button type="button" className={linkButtonCss.button} onClick={() => setOpen(true)}>
            {t('exercise.settings.reach.view')}
          </button>
        )}
      </ReachLine>
      {isOpen && <LearnersDrawer title={t('campaigns.cards.learners')} {...learnersOf(chosen)} onClose={() => setOpen(false)} />}
    </>
  );
}

const byName = { orderBy: 'fullName', order: 'ASC', pageSize: String(listLimits.maxPageSize) } as const;

function learnersOf({ source, ids }: ChosenAudience) {
  if (source === 'departments') return { endpoint: listExerciseUsersByDepartments, query: { ...byName, departmentId: ids } };
  if (source === 'groups') return { endpoint: listExerciseUsersByGroups, query: { ...byName, groupId: ids } };
  return { endpoint: listExerciseUsers, query: byName };
}
