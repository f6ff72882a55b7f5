import type { CampaignOfOthers } from '../work/public.ts';
import { Pages } from './Pages.tsx';
import type { PartOf } from './parts.ts';
import { PreviewNote } from './PreviewNote.tsx';
import { nameOfTask, pathOfTask } from './tasks.ts';
import type { LearnerVisit } from './visitor.ts';

/** What an admin can look at as their people see it. */
export function Previews({ of, visit }: { of: PartOf<CampaignOfOthers>; visit: LearnerVisit }) {
  if (of.rows.length === 0 && of.page === 1) return null;
  const { t } = visit;
  return (
    <section className="learn-list">
      <h2>{t('learn.previews.title')}</h2>
      <PreviewNote visit={visit} />
      {of.rows.length > 0 && (
        <ul className="landing-card learn-done">
          {of.rows
            .map(({ campaignId, kind, name: stored }) => ({
              campaignId,
              kind,
              name: nameOfTask({ kind, course: null, name: stored }, visit.language.code),
            }))
            .map(({ campaignId, kind, name }) => (
              <li key={campaignId}>
                <div className="learn-what">
                  <h3 dir="auto">{name}</h3>
                  <p className="landing-quiet">{t(`profile.tasks.kinds.${kind}`)}</p>
                </div>
                <a href={visit.to(pathOfTask({ kind, campaignId }))} aria-label={`${t('campaigns.page.preview')}: ${name}`}>
                  {t('campaigns.page.preview')}
                </a>
              </li>
            ))}
        </ul>
      )}
      <Pages of={of} name="previews" title={t('learn.previews.title')} visit={visit} />
    </section>
  );
}
