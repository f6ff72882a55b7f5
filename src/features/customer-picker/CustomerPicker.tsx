import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot, type ListRootProps } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { countOf } from '~/components/list/selection.ts';
import { StaleSelectionDialog } from '~/components/list/StaleSelectionDialog.tsx';
import { useStaleSelection } from '~/components/list/useStaleSelection.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { Candidate } from './candidate.tsx';
import { type ChosenCustomers, chosenIn } from './chosen.ts';
import css from './customerPicker.module.css';

interface PickerProps {
  /** What the list says when it is empty. */
  empty: string;
  /** The button at the end; by default it names the number of chosen customers. */
  confirmLabel?: string | undefined;
  /** Fields above the list. */
  children?: ReactNode;
  /** Closes afterwards, unless it resolves to false. It may make a call: what that throws is shown, also that the list has changed since. */
  onChoose: (chosen: ChosenCustomers) => unknown;
  onClose: () => void;
}

/** `resource` lists the candidates, and its reply says how many of them can be chosen: `meta.selectable`. */
type Props<T extends Candidate> = PickerProps &
  Pick<ListRootProps<T>, 'resource' | 'name' | 'address' | 'filter' | 'columns' | 'isAllUnfiltered'>;

const canSelect = ({ reason }: Candidate) => reason === null;
const nameOf = ({ companyName }: Candidate) => companyName;
/** Number of customers that can be chosen, which the reply of the list contains. */
const countKnown = (_values: unknown, { selectable }: { selectable: number }) => Promise.resolve(selectable);

/** Chooses customers to share something with, page by page or all at once. Those who cannot have it say why. */
export function CustomerPicker<T extends Candidate>({ empty, confirmLabel, children, onChoose, onClose, ...list }: Props<T>) {
  const { t } = useTranslation();
  return (
    <ListRoot<T>
      {...list}
      countMatching={countKnown}
      canSelect={canSelect}
      records="boosted"
      pageLabel={t('sharing.picker.all')}
      isSelectable
      isLocal
      isForgotten
    >
      <Picker empty={empty} confirmLabel={confirmLabel} onChoose={onChoose} onClose={onClose}>
        {children}
      </Picker>
    </ListRoot>
  );
}

function Picker({ empty, confirmLabel, children, onChoose, onClose }: PickerProps) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const { filterValues } = useListContext<Candidate>();
  const { isBusy, error, run } = useBusy();
  const { staleSelection, unlessStale } = useStaleSelection();
  const { search = '' } = filterValues as { search?: string };
  const count = countOf(selection.value);
  const choose = () =>
    run(() =>
      unlessStale(async () => {
        if ((await onChoose(chosenIn(selection.value, search))) !== false) onClose();
      }),
    );
  // In view, however long the list is.
  const footer = (
    <>
      {error !== undefined && <ErrorAlert error={error} general="sharing.failed" sx={{ flexBasis: '100%' }} />}
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="contained" color="primary" disabled={count === 0} loading={isBusy} onClick={() => void choose()}>
        {confirmLabel ?? t('sharing.picker.submit', { number: count })}
      </Button>
    </>
  );
  return (
    <Drawer open title={t('sharing.add')} onClose={onClose} footer={footer}>
      {children}
      <h3 className={css.title}>{t('sharing.picker.all')}</h3>
      <ListView nameOf={nameOf} rowClick="selects" hasColumnPicker={false} empty={{ hint: empty }} />
      {staleSelection !== undefined && <StaleSelectionDialog error={staleSelection} onReload={selection.clear} onClose={onClose} />}
    </Drawer>
  );
}
