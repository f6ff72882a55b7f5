import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RowAction } from '~/components/list/column.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type CampaignState, State } from './CampaignState.tsx';
import type { ReportLink } from './useReportLink.ts';
import cardCss from '~/components/page/card.module.css';
import css from './campaignCards.module.css';

interface CampaignCardProps {
  name: string;
  /** Where the name leads; null for a campaign that never has a report. */
  report: ReportLink | null;
  state: CampaignState | null;
  /** Its settings. */
  chips: readonly (readonly [name: string, value: string])[];
  menu: readonly RowAction[];
  /** How far its people are, or why there is nothing to count: CampaignFigures or CampaignNote. */
  children: ReactNode;
}

/** A campaign as a card. */
export function CampaignCard({ name, report, state, chips, menu, children }: CampaignCardProps) {
  const { t } = useTranslation();
  return (
    <li className={`${cardCss.card} ${css.campaign}`}>
      <div className={css.title}>
        <h3>
          {report ? (
            <Link to={report.address} onClick={report.onClick} dir="auto">
              {name}
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        {state && <State state={state} />}
        {menu.length > 0 && <MoreMenu actions={menu} label={t('lists.row.actions', { name })} />}
      </div>
      <dl className={css.chips}>
        {chips.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}

interface CampaignFigure {
  key: string;
  label: ReactNode;
  value: string;
}

export function CampaignFigures({ figures }: { figures: readonly CampaignFigure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A sentence in the place of the figures. */
export function CampaignNote({ title, children }: { title?: string; children: string }) {
  if (title === undefined) return <p className={css.note}>{children}</p>;
  return (
    <div className={css.note}>
      <b>{title}</b>
      <p>{children}</p>
    </div>
  );
}
