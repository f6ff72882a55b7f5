/** Limits of courses, videos and files. */
export const courseLimits = {
  /** The largest upload: 7 MB, for pictures, videos, cheat sheets and CSV files. `server/files/receiveFile.ts` enforces it. */
  uploadBytes: 7_340_032,
  uploadsPerMinute: 60,
  /** All files of one company together. */
  companyFileBytes: 2_147_483_648,
  /** Largest picture in pixels; a small file may hold a huge picture. */
  image: { side: 10_000, pixels: 40_000_000 },
  videoSeconds: 14_400,
  /** A file that no course uses is deleted after this time. */
  unusedFileHours: 24,
  newBadgeDays: 30,
  maxPinnedVideos: 5,
  /** Answers of a question: four, in games from two to four. */
  quizAnswers: 4,
  gameAnswersMin: 2,
  /** Limits of one custom training: its chapters, the questions of one quiz, and the body of the call that saves it. */
  customTraining: { chapters: 200, questions: 100, bodyBytes: 8_388_608 },
  /** Videos and cheat sheet of one package, validity of its download link, and the percentage of right answers that passes. */
  scorm: { packageBytes: 524_288_000, linkSeconds: 300, passPercent: 70 },
} as const;
