/** Tags drawn at first, and with each further press; thousands of chips would freeze the page. */
export const firstTags = 60;
export const moreTags = 240;

export interface TagView {
  /** Wrong ones first, so that none hides among thousands. */
  visible: string[];
  hiddenCount: number;
  wrongCount: number;
}

export function visibleTags(tags: readonly string[], isWrong: (tag: string) => boolean, limit: number): TagView {
  const wrong: string[] = [];
  const right: string[] = [];
  for (const tag of tags) (isWrong(tag) ? wrong : right).push(tag);
  const visible = wrong.concat(right).slice(0, limit);
  return { visible, hiddenCount: tags.length - visible.length, wrongCount: wrong.length };
}
