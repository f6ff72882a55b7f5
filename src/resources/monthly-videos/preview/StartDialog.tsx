import { type MonthlyProgramme, startMonthlyVideo } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { monthName } from '../when.ts';

interface StartDialogProps {
  month: Month;
  programme: MonthlyProgramme;
  onClose: () => void;
}

/** Asks before the video of this month begins by hand: for how many people, and which one ends. */
export function StartDialog({ month: { id, name }, programme: { people, open }, onClose }: StartDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(startMonthlyVideo, { rereads: true });
  const start = async () => {
    await mutateAsync({ body: { month: id } });
    toast.success(t('monthly.done.started', { name }));
  };
  return (
    <ConfirmDialog
      open
      title={t('monthly.start.title', { name })}
      confirmLabel={t('monthly.start.confirm')}
      onConfirm={start}
      onClose={onClose}
    >
      {t('monthly.start.people', { count: people })}
      {open && textGap() + t('monthly.start.before', { month: monthName(open.month), count: open.people })}
    </ConfirmDialog>
  );
}
