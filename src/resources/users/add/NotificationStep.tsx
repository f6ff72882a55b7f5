import { useFormContext } from 'react-hook-form';
import { tasksInDepartmentsAndGroups, waitingLists } from '#contract/people/departments';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { type AddUsersForm, invitationKindOf } from './addUsersSchema.ts';
import { BeginTraining } from './BeginTraining.tsx';
import { NotificationSwitch, NotificationTexts } from './NotificationFields.tsx';
import formCss from '~/components/form/form.module.css';
import css from './addUsers.module.css';

/** Step 2: the tasks that the new people get, and their notification. */
export function NotificationStep() {
  const { getValues } = useFormContext<AddUsersForm>();
  const { invites, department, group, ...who } = getValues();
  return (
    <>
      <AssignedTasks departmentNames={department} groupNames={group} />
      <BeginTraining />
      <NotificationSwitch kind={invitationKindOf(who)} count={invites.length} />
      <NotificationTexts />
    </>
  );
}

interface AssignedTasksProps {
  departmentNames: string[];
  groupNames: string[];
}

/** The running campaigns that apply to the chosen departments and groups. */
function AssignedTasks({ departmentNames, groupNames }: AssignedTasksProps) {
  const { t } = useTranslation();
  const companyId = useCompanyId();
  const { data, isPending, isError } = useEndpoint(tasksInDepartmentsAndGroups, {
    body: { companyId, departmentNames, groupNames },
  });
  const kindsWithTasks = waitingLists.filter((kind) => (data?.[kind].length ?? 0) > 0);
  return (
    <section className={css.tasks} aria-busy={isPending}>
      <h3 className={formCss.sectionTitle}>{t('addUsers.tasks.title')}</h3>
      {isError && <p className={formCss.help}>{t('addUsers.tasks.failed')}</p>}
      {data && kindsWithTasks.length === 0 && <p className={formCss.help}>{t('addUsers.tasks.none')}</p>}
      {data && kindsWithTasks.length > 0 && (
        <>
          <p className={formCss.help}>{t('addUsers.tasks.help')}</p>
          <dl>
            {kindsWithTasks.map((kind) => (
              <div key={kind} style={{ display: 'contents' }}>
                <dt>{t(`addUsers.tasks.${kind}`)}</dt>
                <dd>
                  {data[kind].map(({ id, name }) => (
                    <div key={id}>{name}</div>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {isPending && <span className={css.tasksSkeleton} aria-hidden />}
    </section>
  );
}
