import Button from '@mui/material/Button';
import { Film, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { PickedVideo } from '#contract/courses/customTrainings';
import { courseLimits } from '#contract/courses/limits';
import { DropArea, FileButton, UploadList, useVideoUploads } from '~/features/uploads/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ChapterRow } from './ChapterRow.tsx';
import { blankQuestion, type ChapterForm, type EditorForm } from './editorForm.ts';
import type { Busy } from './useEditor.ts';
import { VideoPicker } from './VideoPicker.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

/** The chapters in order. Buttons or dragging move a row; dropped files become uploaded videos. */
export function Chapters({ busy }: { busy: Busy }) {
  const { t } = useTranslation();
  const { control, getValues, setFocus } = useFormContext<EditorForm>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'chapters', keyName: 'rowKey' });
  const [isPicking, setPicking] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const [announcement, setSaid] = useState('');

  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= fields.length) return;
    const { name } = getValues(`chapters.${from}`);
    move(from, to);
    setSaid(t('customTraining.chapter.moved', { name, position: to + 1 }));
  };
  /** Focuses the row that takes the place of the removed one, because the focused button was removed with its row. */
  const removeAt = (at: number) => {
    remove(at);
    const next = Math.min(at, fields.length - 2);
    if (next >= 0) requestAnimationFrame(() => setFocus(`chapters.${next}.name`));
  };
  /** New rows belong to the topic that the list ends with. */
  const add = (rows: Omit<ChapterForm, 'topic'>[]) => {
    const topic = getValues('chapters').at(-1)?.topic || t('customTraining.chapter.firstTopic');
    append(rows.map((row) => ({ ...row, topic })));
  };
  const addVideos = (videos: PickedVideo[]) => add(videos.map((video) => ({ name: video.name, video, quizzes: [] })));
  const addQuiz = () => add([{ name: t('customTraining.chapter.quiz'), video: null, quizzes: [blankQuestion()] }]);
  const language = useWatch<EditorForm, 'language'>({ name: 'language' });
  const uploads = useVideoUploads({
    language,
    onVideo: (video) => {
      addVideos([video]);
      setSaid(t('uploads.done', { name: video.name }));
    },
    onBusy: busy.videos,
  });
  const room = courseLimits.customTraining.chapters - fields.length - uploads.list.length;
  const upload = (files: Iterable<File>) => uploads.add([...files].slice(0, Math.max(0, room)));
  const isFull = fields.length >= courseLimits.customTraining.chapters;
  return (
    <section className={css.card} aria-labelledby="training-chapters">
      <h2 id="training-chapters">{t('customTraining.chapters')}</h2>
      {fields.length === 0 && <p className={formCss.help}>{t('customTraining.empty')}</p>}
      <ol className={css.rows}>
        {fields.map((field, at) => (
          <ChapterRow
            key={field.rowKey}
            at={at}
            count={fields.length}
            isDragged={dragged === at}
            onMove={(to) => moveTo(at, to)}
            onRemove={() => removeAt(at)}
            onDrag={(isHeld) => setDragged(isHeld ? at : undefined)}
            onDrop={() => {
              if (dragged !== undefined) moveTo(dragged, at);
              setDragged(undefined);
            }}
          />
        ))}
      </ol>
      <p className={helpersCss.visuallyHidden} role="status">
        {announcement}
      </p>
      <DropArea onFiles={upload} className={css.drop}>
        <UploadList uploads={uploads} />
        <div className={css.add}>
          <FileButton kind="video" label={t('uploads.video.button')} isMultiple isDisabled={isFull} onFiles={upload} />
          <Button variant="outlined" startIcon={<Film size={16} />} disabled={isFull} onClick={() => setPicking(true)}>
            {t('customTraining.addVideos')}
          </Button>
          <Button variant="outlined" startIcon={<ListChecks size={16} />} disabled={isFull} onClick={addQuiz}>
            {t('customTraining.addQuiz')}
          </Button>
        </div>
        <span className={formCss.help}>{t('uploads.video.help')}</span>
      </DropArea>
      {isPicking && <VideoPicker onAdd={addVideos} onClose={() => setPicking(false)} />}
    </section>
  );
}
