import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Report, type ReportParams, type ReportTable, textsOf } from '#contract/reports/report';
import type { ListRecord } from '~/components/list/column.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { type AddressOptions, type ColumnLooks, type ReportTabs, type ReportView, reportAddress } from '../reportView.ts';
import { RecordReport, type ReportedRecord } from './RecordReport.tsx';
import { ReportPage } from './ReportPage.tsx';

type Named = ListRecord & { name: string };

/** What the tabs of a report on one record have in common. */
interface RecordTabs<Subject extends Named> extends Pick<ReportView<never>, 'lockedTo' | 'empty'> {
  record: ReportedRecord<Subject>;
  /** In their order; a tab is called as its report. */
  tabs: readonly { report: Report<ReportTable, string>; path: string }[];
  /** Page sizes and search of their lists, and what their filters offer. */
  list: (record: Subject) => AddressOptions;
  /** Actions on everything that matches the filters. */
  action?: (record: Subject, query: ReportParams) => ReactNode;
  /** Stands on the card of the figures. */
  belowFigures?: ReactNode;
}

/** What a tab has of its own. */
interface RecordTab<Subject, Row extends ListRecord> extends Pick<ReportView<Row>, 'report' | 'resource' | 'nameOf' | 'note'> {
  looks?: (linkTo: (detail: string) => string, record: Subject) => ColumnLooks<Row>;
  /** The details of a row; open while the URL names it. */
  detail?: ComponentType;
}

/**
 * Declares the report of one record, such as a campaign, whose tabs are lists of resources: returns what makes the page of a tab.
 * @example
 * const exerciseTab = recordTabs<ExerciseCampaign>({ record, tabs, list });
 * export const UsersTab = exerciseTab<ExerciseUserRow>({ ...peopleRows, report, resource: 'exercise-users' });
 */
export function recordTabs<Subject extends Named>(common: RecordTabs<Subject>) {
  const { record, list, action, belowFigures, empty = 'reports.campaign.empty', ...shared } = common;
  const tabs: ReportTabs = {
    title: 'reports.campaign.tabs.title',
    tabs: common.tabs.map(({ report, path }) => ({ label: dynamicKey(`${textsOf(report)}.title`), path })),
  };

  const viewOf = <Row extends ListRecord>(tab: RecordTab<Subject, Row>, subject: Subject): ReportView<Row> => {
    const { looks, detail: _, ...own } = tab;
    return {
      ...shared,
      ...own,
      empty,
      tabs,
      about: { name: subject.name, back: record.back },
      params: { [record.place]: subject.id },
      address: reportAddress(own.report, list(subject)),
      ...(looks && { looks: (linkTo) => looks(linkTo, subject) }),
    };
  };

  function Tab<Row extends ListRecord>({ tab, subject }: { tab: RecordTab<Subject, Row>; subject: Subject }) {
    const view = useMemo(() => viewOf(tab, subject), [tab, subject]);
    return (
      <ReportPage
        view={view}
        belowFigures={belowFigures}
        {...(tab.detail && { detail: tab.detail })}
        {...(action && { action: (query) => action(subject, query) })}
      />
    );
  }

  return <Row extends ListRecord>(tab: RecordTab<Subject, Row>): ComponentType =>
    function RecordTabPage() {
      return <RecordReport record={record}>{(subject) => <Tab tab={tab} subject={subject} />}</RecordReport>;
    };
}
