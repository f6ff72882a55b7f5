import type { ReactNode } from 'react';

interface MailViewProps {
  subject: string;
  sender: string;
  /** Null where nobody knows the address. */
  address: string | null;
  /** What says that the sender follows. */
  from: string;
  isHeadMarked?: true | undefined;
  /** Its body. */
  children: ReactNode;
}

/** An e-mail as it would arrive: its head, and its body in a frame. */
export function MailView({ subject, sender, address, from, isHeadMarked, children }: MailViewProps) {
  return (
    <div className="message-mail">
      <div className="message-head" data-marked={isHeadMarked}>
        <h2 dir="auto">{subject}</h2>
        <Avatar sender={sender} />
        <p>
          <span className="landing-unseen">{from} </span>
          <strong>
            <bdi>{sender}</bdi>
          </strong>{' '}
          {address !== null && <bdi className="message-address landing-quiet" dir="ltr">{`<${address}>`}</bdi>}
        </p>
      </div>
      {children}
    </div>
  );
}

interface MessageFrameProps {
  /** Its document, which `messagePage` writes. */
  src: string;
  /** Links of the page that name it show a callout in it. */
  name: string;
  title: string;
}

/** The frame with the body of a message: it runs nothing. */
export const MessageFrame = ({ src, name, title }: MessageFrameProps) => (
  <iframe
    className="message-frame"
    name={name}
    sandbox=""
    src={src}
    title={title}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without a place in the order, no keyboard could scroll it.
    tabIndex={0}
  />
);

/** The first letter of a sender; a silhouette for a number. */
export function Avatar({ sender }: { sender: string }) {
  const letter = /^\p{L}/u.exec(sender)?.[0]?.toUpperCase();
  return (
    <span className="message-avatar" aria-hidden>
      {letter ?? (
        <svg viewBox="0 0 20 20" width="22" height="22" fill="currentColor">
          <circle cx="10" cy="7" r="3.5" />
          <path d="M3.5 17a6.5 5.5 0 0 1 13 0z" />
        </svg>
      )}
    </span>
  );
}
