import { formatNumber } from './format.ts';
import cellsCss from '../list/table/cells.module.css';
import css from './Tags.module.css';

interface TagsProps {
  names: readonly string[];
}

/** The first name and the number of further ones; all of them in the title. */
export function Tags({ names: [first, ...more] }: TagsProps) {
  if (first === undefined) return <span className={cellsCss.muted}>–</span>;
  return (
    <span title={[first, ...more].join(', ')}>
      <bdi className={more.length > 0 ? `${css.tag} ${css.hasMore}` : css.tag}>{first}</bdi>
      {more.length > 0 && <bdi className={css.more}>+{formatNumber(more.length)}</bdi>}
    </span>
  );
}
