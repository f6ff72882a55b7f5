import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListPanel } from '~/components/list/listContext.ts';

interface Props {
  /** Told the ids of the rows, and what to do once they are reminded. */
  remind: (rowIds: string[], onDone: () => void) => void;
}

/** Reminds whoever is selected; lives inside the bulk bar of a list of people. */
export function RemindSelected({ remind }: Props) {
  const { t } = useTranslation();
  const { selection } = useListPanel();
  const start = () => remind(selection.value.kind === 'ids' ? [...selection.value.ids] : [], selection.clear);
  return (
    <Button size="small" onClick={start}>
      {t('users.actions.remind')}
    </Button>
  );
}
