import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseLimits } from '#contract/courses/limits';
import { pinVideo, unpinVideo, type Video } from '#contract/courses/videos';
import { useBoostAction } from '~/features/plan/public.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';

interface PinButtonProps {
  video: Video;
  isPinned: boolean;
  /** The company's plan does not open it, so it cannot be added. */
  isLocked: boolean;
  /** How many the company has pinned. */
  pinned: number;
}

/** Puts a video on the dashboard of the learners, or takes it off; asks first. */
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
          // Stays in reach of pointer and keyboard, so that the reason can be read.
          aria-disabled={isFull || undefined}
          className={isFull ? 'learning-off' : ''}
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
