/** Content of a package. Files are paths as rows store them. */
export interface PackageContent {
  id: string;
  title: string;
  /** Language code as the library writes it (Hebrew is `iw`); null is English. */
  language: string | null;
  cheatSheet: { name: string; file: string } | null;
  chapters: PackageChapter[];
}

/** Either a video or a quiz. */
export interface PackageChapter {
  section: string;
  name: string;
  video: { file: string; poster: string | null; seconds: number } | null;
  questions: { question: string; answers: string[]; correctAnswer: number; explanation?: string }[];
}

/** Chapters with a video or questions; other chapters are skipped. */
export const lessonsOf = ({ chapters }: PackageContent): PackageChapter[] =>
  chapters.filter(({ video, questions }) => video !== null || questions.length > 0);

/** All distinct media files of a package. */
export function mediaOf(content: PackageContent): string[] {
  const clips = lessonsOf(content).flatMap(({ video }) => (video ? [video.file, ...(video.poster ? [video.poster] : [])] : []));
  return [...new Set([...clips, ...(content.cheatSheet ? [content.cheatSheet.file] : [])])];
}
