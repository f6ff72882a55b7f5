import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot, type ListRootProps } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { countOf } from '~/components/list/selection.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { Candidate } from './candidate.tsx';
import { type ChosenCustomers, chosenIn } from './chosen.ts';
import css from './customerPicker.module.css';

interface PickerProps {
  /** What the list says when it is empty. */
  empty: string;
  onChoose: (chosen: ChosenCustomers) => void;
  onClose: () => void;
}

/** `resource` lists the candidates, and its reply says how many of them can be chosen: `meta.selectable`. */
type Props<T extends Candidate> = PickerProps & Pick<ListRootProps<T>, 'resource' | 'name' | 'address' | 'filter' | 'columns'>;

const canSelect = ({ reason }: Candidate) => reason === null;
const nameOf = ({ companyName }: Candidate) => companyName;
/** Number of customers that can be chosen, which the reply of the list contains. */
const countKnown = (_values: unknown, { selectable }: { selectable: number }) => Promise.resolve(selectable);

/** Chooses customers to share something with, page by page or all at once. Those who cannot have it say why. */
export function CustomerPicker<T extends Candidate>({ empty, onChoose, onClose, ...list }: Props<T>) {
  return (
    <ListRoot<T> {...list} countMatching={countKnown} canSelect={canSelect} records="boosted" isSelectable isLocal isForgotten>
      <Picker empty={empty} onChoose={onChoose} onClose={onClose} />
    </ListRoot>
  );
}

function Picker({ empty, onChoose, onClose }: PickerProps) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues } = useListContext<Candidate>();
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
      <h3 className={css.title}>{t('sharing.picker.all')}</h3>
      <ListView nameOf={nameOf} rowClick="selects" hasColumnPicker={false} empty={{ hint: empty }} />
    </Drawer>
  );
}
