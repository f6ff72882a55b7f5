import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { ShareMode } from '#contract/partners/sharing';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { countOf } from '~/components/list/selection.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { candidateAddress, candidateFields, type CourseCustomer } from './fields.tsx';
import { type ChosenCustomers, chosenIn } from './sharingCalls.ts';
import css from './courseCustomers.module.css';

interface Props {
  courseId: string;
  mode: ShareMode;
  onChoose: (chosen: ChosenCustomers) => void;
  onClose: () => void;
}

const canSelect = ({ reason }: CourseCustomer) => reason === null;
const nameOf = ({ companyName }: CourseCustomer) => companyName;
/** Number of customers that can be chosen, which the reply of the list contains. */
const countKnown = (_values: unknown, { selectable }: { selectable: number }) => Promise.resolve(selectable);

/** Chooses customers that do not have the course yet, page by page or all at once. Those who cannot have it say why. */
export function CandidatePicker(props: Props) {
  const { courseId, mode } = props;
  const filter = useMemo(() => ({ courseId, actionType: mode }), [courseId, mode]);
  return (
    <ListRoot
      resource="course-customers"
      name="course-candidates"
      address={candidateAddress}
      filter={filter}
      columns={useColumns<CourseCustomer>('course-customers', candidateFields)}
      countMatching={countKnown}
      canSelect={canSelect}
      records="boosted"
      isSelectable
      isLocal
      isForgotten
    >
      <Picker {...props} />
    </ListRoot>
  );
}

function Picker({ onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues } = useListContext<CourseCustomer>();
  const { search = '' } = filterValues as { search?: string };
  const count = countOf(selection.value);
  const choose = () => {
    onChoose(chosenIn(selection.value, search));
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="contained" color="primary" disabled={count === 0} onClick={choose}>
        {t('sharing.picker.submit', { number: count })}
      </Button>
    </>
  );
  return (
    <Drawer open title={t('sharing.add')} onClose={onClose} footer={footer}>
      <h3 className={css.pickerTitle}>{t('sharing.picker.all')}</h3>
      <ListView nameOf={nameOf} rowClick="selects" hasColumnPicker={false} empty={{ hint: t('sharing.picker.empty') }} />
    </Drawer>
  );
}
