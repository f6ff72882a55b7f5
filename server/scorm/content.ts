/** What a package is made of. Files are paths below the media folder. */
export interface PackageContent {
  id: string;
  title: string;
  /** As the catalogue writes it (Hebrew is `iw`); null is English. */
  language: string | null;
  cheatSheet: { name: string; file: string } | null;
  chapters: PackageChapter[];
}

/** Either a video or a quiz. */
export interface PackageChapter {
  section: string;
  name: string;
  video: { file: string; poster: string | null; seconds: number } | null;
  questions: { question: string; answers: string[]; correctAnswer: number }[];
}

/** A chapter without a video and without questions is nothing to go through. */
export const lessonsOf = ({ chapters }: PackageContent): PackageChapter[] =>
  chapters.filter(({ video, questions }) => video !== null || questions.length > 0);

/** All files of the media folder that a package takes with it, each once. */
export function mediaOf(content: PackageContent): string[] {
  const clips = lessonsOf(content).flatMap(({ video }) => (video ? [video.file, ...(video.poster ? [video.poster] : [])] : []));
  return [...new Set([...clips, ...(content.cheatSheet ? [content.cheatSheet.file] : [])])];
}
