import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, Film, GripVertical, ListChecks, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LtrText } from '~/components/data/LtrText.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { clockOf, VideoDialog, VideoPlayer } from '~/features/video/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { EditorForm } from './editorForm.ts';
import { QuizFields } from './QuizFields.tsx';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

interface ChapterRowProps {
  at: number;
  count: number;
  isDragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (isHeld: boolean) => void;
  onDrop: () => void;
}

/** One chapter: a video or a quiz with its name and topic, and the buttons that move it. */
export function ChapterRow({ at, count, isDragged, onMove, onRemove, onDrag, onDrop }: ChapterRowProps) {
  const { t } = useTranslation();
  const row = useWatch<EditorForm, `chapters.${number}`>({ name: `chapters.${at}` });
  const name = row?.name || String(at + 1);
  const video = row?.video;
  const [isPlaying, setPlaying] = useState(false);
  const Kind = video ? Film : ListChecks;
  // The button moves with its row, and the browser may drop its focus.
  const move = (to: number) => (event: { currentTarget: HTMLElement }) => {
    const button = event.currentTarget;
    onMove(to);
    requestAnimationFrame(() => button.focus());
  };
  return (
    <li
      className={css.row}
      data-testid="chapter"
      data-dragged={isDragged || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <div className={css.rowHead}>
        <span
          className={css.grip}
          data-testid="grip"
          draggable
          title={t('customTraining.chapter.drag')}
          aria-hidden
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          <GripVertical size={18} />
        </span>
        <Kind size={18} aria-hidden />
        <strong>{video ? t('customTraining.chapter.video') : t('customTraining.chapter.quiz')}</strong>
        {video && (
          <span className={css.clip} dir="auto">
            {video.name}
            {video.duration > 0 && (
              <>
                {' · '}
                <LtrText>{clockOf(video.duration)}</LtrText>
              </>
            )}
          </span>
        )}
        <span className={css.rowTools}>
          {video && (
            <IconButton aria-label={t('uploads.video.play', { name: video.name })} onClick={() => setPlaying(true)}>
              <Play size={16} aria-hidden />
            </IconButton>
          )}
          <IconButton aria-label={t('customTraining.chapter.up', { name })} disabled={at === 0} onClick={move(at - 1)}>
            <ArrowUp size={16} aria-hidden />
          </IconButton>
          <IconButton aria-label={t('customTraining.chapter.down', { name })} disabled={at === count - 1} onClick={move(at + 1)}>
            <ArrowDown size={16} aria-hidden />
          </IconButton>
          <IconButton aria-label={t('customTraining.chapter.remove', { name })} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className={formCss.pair}>
        <TextInput name={`chapters.${at}.name`} label={t('customTraining.fields.name')} isRequired />
        <TextInput name={`chapters.${at}.topic`} label={t('customTraining.chapter.topic')} isRequired />
      </div>
      {video?.duration === 0 && <Notice tone="warning">{t('uploads.video.unplayable')}</Notice>}
      {!video && <QuizFields at={at} />}
      {video && isPlaying && (
        <VideoDialog
          title={video.name}
          player={<VideoPlayer url={video.url} poster={video.thumbnail} title={video.name} autoPlay />}
          onClose={() => setPlaying(false)}
        />
      )}
    </li>
  );
}
