import { formatPercent } from './format.ts';

/** A part of a whole, 0 to 1: the percentage and a thin bar. */
export function Share({ share }: { share: number }) {
  return (
    <span className="list-share">
      {formatPercent(share)}
      <span className="list-share-track" aria-hidden>
        <i style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
      </span>
    </span>
  );
}
