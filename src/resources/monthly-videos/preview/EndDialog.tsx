import type { MonthlyProgramme } from '#contract/monthly/programme';
import { endMonthlyVideo, type Month } from '#contract/monthly/videos';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface EndDialogProps {
  month: Month;
  programme: MonthlyProgramme;
  onClose: () => void;
}

/** Asks before a video ends, with the number of people for whom it is open. */
export function EndDialog({ month: { id, name, event }, programme: { open }, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(endMonthlyVideo, { rereads: true });
  const people = open?.month === id ? open.people : 0;
  const end = async () => {
    if (!event) return;
    await mutateAsync({ params: { eventId: event.id } });
    toast.success(t('monthly.done.ended', { name }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('monthly.end.title', { name })}
      confirmLabel={t('monthly.end.confirm')}
      onConfirm={end}
      onClose={onClose}
    >
      {people > 0 && t('monthly.end.open', { count: people }) + textGap()}
      {t('monthly.end.figures')}
    </ConfirmDialog>
  );
}
