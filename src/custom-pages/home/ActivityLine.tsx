import { useTranslation } from 'react-i18next';
import { RelativeDate } from '~/components/data/RelativeDate.tsx';
import { useSession } from '~/session/useSession.ts';
import { type Entry, isScheduling, whatChanged } from './whatChanged.ts';

/** One act: what was done, to what, by whom, on whose behalf, when. i18n-keys: audit.actions.* common.roles.* */
export function ActivityLine({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const { action, at } = entry;
  const { name, formerName, people } = whatChanged(entry);
  return (
    <li>
      <div>
        <strong>{isScheduling(entry) ? t('home.activity.scheduled') : t(`audit.actions.${action}`)}</strong>
        {name && (
          <span className="home-subject">
            {formerName && (
              <>
                <del>
                  <bdi>{formerName}</bdi>
                </del>{' '}
              </>
            )}
            <bdi>{name}</bdi>
          </span>
        )}
        {people !== undefined && <span>{t('home.activity.count', { count: people })}</span>}
        <Actor actor={entry.actor} />
      </div>
      <span className="home-quiet home-when">
        <RelativeDate value={String(at)} />
      </span>
    </li>
  );
}

/** Whoever belongs to another company acted for this one: our staff, or a partner. */
function Actor({ actor }: Pick<Entry, 'actor'>) {
  const { t } = useTranslation();
  const { company } = useSession();
  const name = actor.name || actor.email;
  if (!name) return null;
  const isOfOthers = actor.companyId !== null && actor.companyId !== company.id;
  const role = t(`common.roles.${actor.role as 'admin'}`);
  return (
    <span className="home-quiet">
      {isOfOthers ? t('home.activity.byFor', { name, role, company: company.name }) : t('home.activity.by', { name })}
    </span>
  );
}
