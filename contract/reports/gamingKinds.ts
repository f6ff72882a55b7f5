/** Learning by play: exercises in telling phishing apart, and games, which are courses. */
export const gamingKinds = ['exercise', 'game'] as const;
