import IconButton from '@mui/material/IconButton';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textsOf } from '#contract/reports/report';
import type { ListRecord } from '~/components/list/column.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ReportView } from '../reportView.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './ReportHead.module.css';

interface ReportHeadProps<Row extends ListRecord> {
  view: ReportView<Row>;
  action: ReactNode;
}

/** The title of a report: its own with what it shows, or the name of the record that it is about, with the way back. */
export function ReportHead<Row extends ListRecord>({ view: { report, about, page }, action }: ReportHeadProps<Row>) {
  const { t } = useTranslation();
  const texts = page ?? textsOf(report);
  if (!about) return <PageHeader title={t(dynamicKey(`${texts}.title`))} text={t(dynamicKey(`${texts}.text`))} action={action} />;
  return (
    <div className={css.head}>
      <IconButton component={Link} to={about.back.to} aria-label={t(about.back.label)} edge="start">
        <ArrowLeft size={18} aria-hidden className={helpersCss.mirrored} />
      </IconButton>
      <PageHeader title={about.name} action={action} />
    </div>
  );
}
