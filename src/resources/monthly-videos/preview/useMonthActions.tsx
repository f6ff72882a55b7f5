import { type ReactNode, useState } from 'react';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import { chooseMonth, type Month } from '#contract/monthly/videos';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { monthName } from '../when.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { PlayDialog } from './PlayDialog.tsx';
import { StartDialog } from './StartDialog.tsx';

type Question = 'play' | 'change' | 'end' | 'start';
type Choice = 'skip' | 'unskip' | 'plan';

/** What can be done with a month. Changes open the offer where the plan does not include them; a video can always be ended. */
export type MonthActions = Record<Question | Choice, () => void>;

interface MonthActionsOf {
  actionsOf: (month: Month) => MonthActions;
  dialog: ReactNode;
}

export function useMonthActions(programme: MonthlyProgramme): MonthActionsOf {
  const boost = useBoostAction();
  const choose = useChoose();
  const [open, setOpen] = useState<{ question: Question; month: Month }>();
  const close = () => setOpen(undefined);
  const actionsOf = (month: Month): MonthActions => ({
    play: () => setOpen({ question: 'play', month }),
    change: () => boost.act(() => setOpen({ question: 'change', month })),
    skip: () => boost.act(() => choose(month, 'skip')),
    unskip: () => boost.act(() => choose(month, 'unskip')),
    plan: () => boost.act(() => choose(month, 'plan')),
    start: () => boost.act(() => setOpen({ question: 'start', month })),
    end: () => setOpen({ question: 'end', month }),
  });
  return {
    actionsOf,
    dialog: (
      <>
        {open?.question === 'play' && <PlayDialog month={open.month} onClose={close} />}
        {open?.question === 'change' && <ChangeDialog month={open.month} onClose={close} />}
        {open?.question === 'end' && <EndDialog month={open.month} programme={programme} onClose={close} />}
        {open?.question === 'start' && <StartDialog month={open.month} programme={programme} onClose={close} />}
        {boost.dialog}
      </>
    ),
  };
}

/** Skips a month, takes that back, or takes the choice of its video back. */
function useChoose() {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = useAction(chooseMonth, { rereads: true });
  const choose = async ({ id }: Month, kind: Choice) => {
    try {
      await mutateAsync({ params: { month: id }, body: { kind } });
      toast.success(t(`monthly.done.${kind}`, { month: monthName(id) }));
    } catch (error) {
      showError(error);
    }
  };
  return (month: Month, kind: Choice) => {
    if (!isPending) void choose(month, kind);
  };
}
