import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { listLimits } from '#contract/kit/limits';
import { chooseMonth, type ChooseMonthBody, listMonthlyTopics, type Month } from '#contract/monthly/videos';
import type { Video } from '#contract/courses/videos';
import { panelLimits } from '#contract/panel';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { SearchBox } from '~/components/filters/SearchBox.tsx';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { DialogActions, DialogContent, DialogFrame } from '~/components/overlay/Dialog.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { Poster } from '~/features/video/public.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { monthName } from '../when.ts';
import { OwnVideos, type Offered } from './OwnVideos.tsx';
import css from './change.module.css';

type Kind = 'topic' | 'video';
/** What is chosen: `topic:links`, or `video:` and an id. */
type Choice = string;
const topicChoice = (topic: string): Choice => `topic:${topic}`;
const videoChoice = (id: string): Choice => `video:${id}`;

/** The video that the month has now. */
const choiceOf = ({ topic, videoId }: Month): Choice => (topic ? topicChoice(topic) : videoId ? videoChoice(videoId) : '');

interface ChangeDialogProps {
  month: Month;
  onClose: () => void;
}

/** Chooses the video of a month: a topic of the plan, another video, or an upload. */
export function ChangeDialog({ month, onClose }: ChangeDialogProps) {
  const { t } = useTranslation();
  const { code: languageCode } = useLanguage();
  const toast = useToast();
  const isWide = useMinWidth(panelLimits.breakpoints.sm);
  const mayUpload = useCan('customTraining:write');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Choice>(choiceOf(month));
  const [kind, setKind] = useState<Kind>(month.topic ? 'topic' : 'video');
  const [uploaded, setUploaded] = useState<readonly Offered[]>([]);
  const [isUploading, setUploading] = useState(false);
  const { isBusy, error, run } = useBusy();
  const { mutateAsync } = useAction(chooseMonth, { rereads: true });
  const { topics, videos, failure, readAgain } = useOffered(search);
  const groupName = useId();
  const choice = { groupName, chosen, onChoose: setChosen };
  const choose = () =>
    run(async () => {
      const saved = await mutateAsync({ params: { month: month.id }, query: { languageCode }, body: bodyOf(chosen) });
      toast.success(t('monthly.done.changed', { month: monthName(month.id), name: saved.name }));
      onClose();
    });
  let reason: string | undefined;
  if (isUploading) reason = t('uploads.busy');
  else if (!chosen.startsWith(kind)) reason = t('monthly.change.choose');
  return (
    <DialogFrame
      fullScreen={!isWide}
      maxWidth="md"
      {...(isWide && { slotProps: wide })}
      title={t('monthly.change.title', { month: monthName(month.id) })}
      onClose={onClose}
    >
      <DialogContent className={css.content}>
        <ChoiceCards<Kind>
          label={t('monthly.change.kind')}
          value={kind}
          choices={[
            { value: 'topic', label: t('monthly.change.topic'), help: t('monthly.change.topicHelp') },
            { value: 'video', label: t('monthly.change.video'), help: t('monthly.change.videoHelp') },
          ]}
          onChange={setKind}
        />
        {/* Stays while topics are shown: an upload goes on. */}
        {mayUpload && (
          <div hidden={kind !== 'video'}>
            <OwnVideos
              onBusy={setUploading}
              onVideo={(video) => {
                const key = videoChoice(video.id);
                setUploaded((before) => [{ key, name: video.name, seconds: video.duration, poster: video.thumbnail }, ...before]);
                setChosen(key);
                setKind('video');
              }}
            />
          </div>
        )}
        <SearchBox label={t('videos.search')} search={search} onSearch={setSearch} />
        {failure !== null && <ErrorAlert error={failure} onRetry={readAgain} />}
        {kind === 'topic' ? (
          <Pictures title={t('monthly.change.topics')} none={t('monthly.change.noTopic')} offered={topics} {...choice} />
        ) : (
          <Pictures
            title={t('monthly.change.videos')}
            none={t('monthly.change.none')}
            offered={videos && [...uploaded, ...videos.filter(({ key }) => uploaded.every((one) => one.key !== key))]}
            {...choice}
          />
        )}
        {error !== undefined && <ErrorAlert error={error} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <SaveButton isSaving={isBusy} reason={reason} onClick={() => void choose()}>
          {t('monthly.change.confirm')}
        </SaveButton>
      </DialogActions>
    </DialogFrame>
  );
}

// Room for four pictures beside each other.
const wide = { paper: { sx: { width: 'min(840px, calc(100% - 32px))' } } };

function bodyOf(chosen: Choice): ChooseMonthBody {
  const [kind, value = ''] = chosen.split(':');
  // The value is one of the topics that the server listed.
  return kind === 'topic' ? { kind: 'topic', topic: value as never } : { kind: 'video', videoId: value };
}

/** Topics and other videos in the language on screen whose name contains the search. */
function useOffered(search: string) {
  const { code: languageCode } = useLanguage();
  const topics = useEndpoint(listMonthlyTopics, { query: { languageCode } });
  const videos = useGetList<Video>('videos', {
    pagination: { page: 1, perPage: listLimits.maxPageSize },
    sort: { field: 'name', order: 'ASC' },
    filter: { languageCode, ...(search && { search }) },
  });
  const has = (name: string) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  // The clips of the topics are videos of the library, too.
  const ofTopics = new Set(topics.data?.map(({ poster }) => poster));
  return {
    topics: topics.data?.flatMap(({ topic, name, seconds, poster }): Offered[] =>
      has(name) ? [{ key: topicChoice(topic), name, seconds, poster }] : [],
    ),
    videos:
      topics.data &&
      videos.data?.flatMap(({ id, title, duration, poster }): Offered[] =>
        poster !== null && ofTopics.has(poster) ? [] : [{ key: videoChoice(id), name: title, seconds: duration, poster }],
      ),
    failure: topics.error ?? videos.error,
    readAgain: () => void Promise.all([topics.refetch(), videos.refetch()]),
  };
}

interface PicturesProps {
  title: string;
  /** Said where there is none. */
  none: ReactNode;
  offered: readonly Offered[] | undefined;
  /** Of the radio buttons. */
  groupName: string;
  chosen: Choice;
  onChoose: (key: Choice) => void;
}

/** Pictures that have not arrived yet. */
const waiting = [1, 2, 3, 4];

function Pictures({ title, none, offered, groupName, chosen, onChoose }: PicturesProps) {
  return (
    <fieldset className={css.part} aria-busy={!offered || undefined}>
      <legend>{title}</legend>
      {offered?.length === 0 && <p>{none}</p>}
      <div className={css.grid}>
        {!offered && waiting.map((place) => <Skeleton key={place} variant="rounded" height={136} aria-hidden />)}
        {offered?.map(({ key, name, seconds, poster }) => (
          <label key={key} className={css.picture}>
            <Poster poster={poster} duration={seconds} />
            <span className={css.name}>
              <input
                type="radio"
                name={groupName}
                checked={key === chosen}
                aria-labelledby={`${groupName}-${key}`}
                onChange={() => onChoose(key)}
              />
              <bdi id={`${groupName}-${key}`}>{name}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
