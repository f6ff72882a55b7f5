/** Language codes of the library that differ from the panel's; '' is a course without a language. */
const namesOf: Record<string, readonly string[]> = { en: ['en', ''], he: ['iw', 'he'], 'pt-br': ['pt-br', 'pt'] };

/** The library's codes for a language of the panel, best first: `pt-br` → `pt-br`, `pt`. */
export const courseLanguages = (panelLanguage: string): readonly string[] => namesOf[panelLanguage] ?? [panelLanguage];

/** Whether a course or video is listed in a language of the panel. */
export const isInLanguage = (item: { language: string | null }, panelLanguage: string): boolean =>
  courseLanguages(panelLanguage).includes((item.language ?? '').toLowerCase());
