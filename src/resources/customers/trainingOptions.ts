import { courseLanguages } from '#contract/courses/courseLanguage';
import type { Course } from '#contract/courses/courses';
import { type Language, languages } from '#locales/languages.ts';

interface TrainingOption {
  value: string;
  label: string;
  /** Name of its language; undefined for one that the panel does not speak. */
  group: string | undefined;
}

/** The language of the panel that a training is in. Both languages of Portuguese take `pt`; such a training stands with that of Portugal. */
function languageOf({ language }: Course): Language | undefined {
  const code = (language ?? '').toLowerCase();
  return (
    languages.find((panel) => courseLanguages(panel.code)[0] === code) ??
    languages.find((panel) => courseLanguages(panel.code).includes(code))
  );
}

/** The trainings that a partner can start at customers, by their language: that on screen first, the others in the order of the panel. */
export function trainingOptions(courses: readonly Course[], current: Language): TrainingOption[] {
  const startable = courses
    .filter((course) => !course.is_draft && !course.deleted && !course.isShared)
    .map((course) => ({ course, language: languageOf(course) }));
  const others: (Language | undefined)[] = languages.filter(({ code }) => code !== current.code);
  return [current, ...others, undefined].flatMap((language) =>
    startable
      .filter((training) => training.language?.code === language?.code)
      .map(({ course: { id, name } }) => ({ value: id, label: name, group: language?.name })),
  );
}
