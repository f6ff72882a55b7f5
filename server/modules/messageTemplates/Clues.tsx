import type { Callout } from '#contract/messageTemplates/message';
import { fragments } from './messagePage.ts';

interface CluesProps {
  callouts: readonly Callout[];
  title: string;
  /** What the callout of the head is about. */
  head: string;
  frame: { src: string; name: string };
}

/** What the message gives away: each callout leads to its place in the frame. */
export function Clues({ callouts, title, head, frame }: CluesProps) {
  if (callouts.length === 0) return null;
  return (
    <section className="message-clues">
      <h2>{title}</h2>
      <ol>
        {[...callouts]
          .sort((a, b) => a.orderNumber - b.orderNumber)
          .map(({ place, orderNumber, anchor, description }) => (
            <li key={orderNumber}>
              <span className="message-number" aria-hidden>
                {place === 'HEADER' ? '@' : orderNumber}
              </span>
              <div>
                {place === 'HEADER' ? (
                  <strong>{head}</strong>
                ) : (
                  <a href={`${frame.src}#${fragments.callout(orderNumber)}`} target={frame.name} dir="auto">
                    {anchor}
                  </a>
                )}
                <p dir="auto">{description}</p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
