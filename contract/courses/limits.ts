/** Of courses, videos and files. */
export const courseLimits = {
  uploadBytes: 7_340_032,
  uploadsPerMinute: 60,
  /** Of all files of one company together. */
  companyFileBytes: 2_147_483_648,
  /** A picture that is small as a file may be huge on screen. */
  image: { side: 10_000, pixels: 40_000_000 },
  videoSeconds: 14_400,
  /** A file that no training uses goes after this time. */
  unusedFileHours: 24,
  newBadgeDays: 30,
  maxPinnedVideos: 5,
  quizAnswers: 4,
  /** Of one custom training: chapters in all, questions of one quiz, and the call that saves it. */
  customTraining: { chapters: 200, questions: 100, bodyBytes: 8_388_608 },
  /** Videos and cheat sheet of one package, how long its address works, and the share of right answers that passes, in percent. */
  scorm: { packageBytes: 524_288_000, linkSeconds: 300, passPercent: 70 },
} as const;
