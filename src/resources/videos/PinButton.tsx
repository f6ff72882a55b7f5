import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { courseLimits } from '#contract/courses/limits';
import { pinVideo, unpinVideo, type Video } from '#contract/courses/videos';
import { useBoostAction } from '~/features/plan/public.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './VideoList.module.css';

interface PinButtonProps {
  video: Video;
  isPinned: boolean;
  /** True if the company's plan does not include the video, so that it cannot be pinned. */
  isLocked: boolean;
  /** The number of videos that the company has pinned. */
  pinned: number;
}

/** Pins a video to the dashboard of the learners or removes it, after a confirmation. */
export function PinButton({ video, isPinned, isLocked, pinned }: PinButtonProps) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  const [isAsking, setAsking] = useState(false);
  const pin = useAction(pinVideo);
  const unpin = useAction(unpinVideo);
  const isFull = !isPinned && pinned >= courseLimits.maxPinnedVideos;
  const change = () => (isPinned ? unpin : pin).mutateAsync({ params: { videoId: video.id } });
  const icon = isPinned ? <PinOff size={16} aria-hidden /> : <Pin size={16} aria-hidden />;
  return (
    <>
      <Tooltip title={isFull ? t('videos.pin.full') : ''} describeChild>
        <Button
          startIcon={icon}
          // `disabled` would hide the reason from pointer and keyboard.
          aria-disabled={isFull || undefined}
          className={isFull ? css.off : ''}
          onClick={() => {
            if (!isFull) boost.act(() => setAsking(true), isPinned || !isLocked);
          }}
        >
          {t(isPinned ? 'videos.unpin.action' : 'videos.pin.action')}
        </Button>
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        title={t(isPinned ? 'videos.unpin.title' : 'videos.pin.title')}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        <span dir="auto">{video.title}</span>
      </ConfirmDialog>
      {boost.dialog}
    </>
  );
}
