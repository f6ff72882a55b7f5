import { formatNumber } from './format.ts';

interface TagsProps {
  names: readonly string[];
}

/** The first name, and how many more there are; all of them in the title. */
export function Tags({ names: [first, ...more] }: TagsProps) {
  if (first === undefined) return <span className="list-muted">–</span>;
  return (
    <span title={[first, ...more].join(', ')}>
      <bdi className={more.length > 0 ? 'list-tag has-more' : 'list-tag'}>{first}</bdi>
      {more.length > 0 && <bdi className="list-more">+{formatNumber(more.length)}</bdi>}
    </span>
  );
}
