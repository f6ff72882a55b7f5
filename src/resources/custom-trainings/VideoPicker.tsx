import Button from '@mui/material/Button';
import { useState } from 'react';
import { getVideos, type PickedVideo } from '#contract/courses/customTrainings';
import { textLimits } from '#contract/kit/limits';
import { languages } from '#locales/languages.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Field } from '~/components/form/Field.tsx';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { useSearchText } from '~/components/filters/useSearchText.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { Poster } from '~/features/video/public.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

interface VideoPickerProps {
  onAdd: (videos: PickedVideo[]) => void;
  onClose: () => void;
}

/** The library beside the editor. Selected videos become chapters in the order of their selection. */
export function VideoPicker({ onAdd, onClose }: VideoPickerProps) {
  const { t } = useTranslation();
  const { wistia_project_id: wistiaProjectId } = useSession().company;
  const [language, setLanguage] = useState<string>(currentLanguage().code);
  const [search, setSearch] = useState('');
  const searched = useSearchText(search, setSearch);
  const [chosen, setChosen] = useState<PickedVideo[]>([]);
  const query = { language, search: search || undefined };
  const { data, error, refetch } = useEndpoint(
    getVideos,
    { query, body: wistiaProjectId ? { wistiaProjectId } : {} },
    { keepPrevious: true },
  );
  const has = ({ id }: PickedVideo) => chosen.some((one) => one.id === id);
  const toggle = (video: PickedVideo) => setChosen(has(video) ? chosen.filter(({ id }) => id !== video.id) : [...chosen, video]);
  return (
    <Drawer
      open
      title={t('customTraining.addVideos')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              onAdd(chosen);
              onClose();
            }}
          >
            {t('customTraining.picker.add', { number: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={formCss.column}>
        <div className={formCss.pair}>
          <Field label={t('videos.search')}>
            {(control) => (
              <input
                {...control}
                type="search"
                className={formCss.control}
                dir="auto"
                maxLength={textLimits.textMax}
                value={searched.text}
                onChange={(event) => searched.type(event.target.value)}
              />
            )}
          </Field>
          <SelectInput
            label={t('customTraining.fields.language')}
            value={language}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={setLanguage}
          />
        </div>
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className={formCss.help}>{t('customTraining.picker.none')}</p>}
        <ul className={css.library}>
          {data?.map((video) => (
            <li key={video.id}>
              <label>
                <input type="checkbox" checked={has(video)} onChange={() => toggle(video)} />
                <Poster poster={video.thumbnail} duration={video.duration} />
                <span dir="auto">{video.name}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
