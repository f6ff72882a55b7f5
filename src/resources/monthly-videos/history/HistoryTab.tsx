import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import type { MonthlyEvent } from '#contract/monthly/videos';
import { paths } from '#contract/paths';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { monthName } from '../when.ts';
import { eventAddress, eventFields } from './fields.ts';

const nameOf = ({ month, name }: MonthlyEvent) => `${monthName(month)} · ${name}`;

/** The videos that have begun; a row leads to the report on its people. */
export function HistoryTab({ programme: { isOn } }: { programme: MonthlyProgramme }) {
  const { t } = useTranslation();
  const columns = useColumns<MonthlyEvent>('monthly-videos', eventFields);
  const action = (
    <Button variant="contained" color="primary" component={Link} to={isOn ? paths.calendarPreview : paths.calendarSettings}>
      {t(isOn ? 'monthly.history.toPreview' : 'monthly.head.toSettings')}
    </Button>
  );
  return (
    <ListRoot resource="monthly-videos" address={eventAddress} columns={columns}>
      <ListView<MonthlyEvent>
        nameOf={nameOf}
        rowClick="opens"
        empty={{ hint: t(isOn ? 'monthly.history.emptyOn' : 'monthly.history.empty'), action }}
      />
    </ListRoot>
  );
}
