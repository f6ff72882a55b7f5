import { useSearchParams } from 'react-router';
import type { Course } from '#contract/courses/courses';
import { findLanguage } from '#locales/languages.ts';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { languageOf } from './chosenCourse.ts';
import css from './games.module.css';

/** A language by its own name; the library writes Hebrew as `iw`. */
export const languageName = (code: string): string => findLanguage(code === 'iw' ? 'he' : code)?.name ?? code;

/** Chooses the language of a game; it is part of the address. */
export function LanguageSelect({ courses, current }: { courses: readonly Course[]; current: string }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const options = courses.map((course) => ({ value: languageOf(course), label: languageName(languageOf(course)) }));
  return (
    <div className={css.language}>
      <SelectInput
        label={t('games.language')}
        value={current}
        options={options}
        onChange={(language) => setSearch({ language }, { replace: true })}
      />
    </div>
  );
}
