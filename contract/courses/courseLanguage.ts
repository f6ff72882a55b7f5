/** How the catalogue names languages whose codes differ from the panel's; '' is a course that names none. */
const namesOf: Record<string, readonly string[]> = { en: ['en', ''], he: ['iw', 'he'], 'pt-br': ['pt-br', 'pt'] };

/** The catalogue's languages that serve a language of the panel, the best first: `pt-br` → `pt-br`, `pt`. */
export const courseLanguages = (panelLanguage: string): readonly string[] => namesOf[panelLanguage] ?? [panelLanguage];

/** Whether a course or video is shown in a language of the panel. */
export const isInLanguage = (item: { language: string | null }, panelLanguage: string): boolean =>
  courseLanguages(panelLanguage).includes((item.language ?? '').toLowerCase());
