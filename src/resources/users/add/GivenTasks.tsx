import { useTranslation } from 'react-i18next';
import { tasksInDepartmentsAndGroups } from '#contract/people/departments';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useCompanyId } from '~/session/useSession.ts';

const kinds = ['campaigns', 'policies', 'events'] as const;

interface GivenTasksProps {
  departmentNames: string[];
  groupNames: string[];
}

/** The running assignments that come with the chosen departments and groups. */
export function GivenTasks({ departmentNames, groupNames }: GivenTasksProps) {
  const { t } = useTranslation();
  const companyId = useCompanyId();
  const { data, isPending, isError } = useEndpoint(tasksInDepartmentsAndGroups, {
    body: { companyId, departmentNames, groupNames },
  });
  const given = kinds.filter((kind) => (data?.[kind].length ?? 0) > 0);
  return (
    <section className="given" aria-busy={isPending}>
      <h3 className="section-title">{t('addUsers.tasks.title')}</h3>
      {isError && <p className="field-help">{t('addUsers.tasks.failed')}</p>}
      {data && given.length === 0 && <p className="field-help">{t('addUsers.tasks.none')}</p>}
      {data && given.length > 0 && (
        <>
          <p className="field-help">{t('addUsers.tasks.help')}</p>
          <dl>
            {given.map((kind) => (
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
      {isPending && <span className="given-skeleton" aria-hidden />}
    </section>
  );
}
