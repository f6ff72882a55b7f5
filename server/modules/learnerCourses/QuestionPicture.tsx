import type { Language } from '#locales/languages.ts';
import type { Question } from './course.ts';

/** The picture that a round of a game is about. */
export function QuestionPicture({ question: { picture, pictureText }, content }: { question: Question; content: Language }) {
  if (!picture) return null;
  return <img className="course-picture" src={picture} alt={pictureText ?? ''} lang={content.code} width={640} height={360} />;
}
