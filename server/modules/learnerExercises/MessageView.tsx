import { linksOf } from '../../html/links.ts';
import type { LearnerVisit } from '../learnerPages/public.ts';
import { addressesOf } from './addresses.ts';
import type { OneMessage } from './readExercise.ts';

/** The name of the frame, which links of the page show a callout in. */
export const frameName = 'exercise-message';

interface MessageProps {
  visit: LearnerVisit;
  shown: OneMessage;
}

/** A message as it would arrive, its body in a frame that runs nothing. */
export function MessageView({ visit: { t }, shown }: MessageProps) {
  const { layoutType, subject, fromName, fromEmail, fromPhone, html, result } = shown.message;
  const frame = (
    <iframe
      className="exercise-frame"
      name={frameName}
      sandbox=""
      src={addressesOf(shown.exercise.id).frame(shown.n, shown.exercise.isPreview ? (result?.answer ?? null) : null)}
      title={t('exercise.editor.callouts.messageText')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without a place in the order, no keyboard could scroll it.
      tabIndex={0}
    />
  );
  const isHeadMarked = result?.callouts.some(({ place }) => place === 'HEADER') || undefined;
  const sender = (layoutType === 'EMAIL' ? fromName : fromPhone) ?? '';
  const from = <span className="landing-unseen">{t('exercise.preview.from')} </span>;
  return (
    <section className="exercise-message" aria-label={t('learnerExercise.message')}>
      {layoutType === 'EMAIL' ? (
        <div className="exercise-mail">
          <div className="exercise-mail-head" data-marked={isHeadMarked}>
            <h2 dir="auto">{subject}</h2>
            <Avatar sender={sender} />
            <p>
              {from}
              <strong>
                <bdi>{sender}</bdi>
              </strong>{' '}
              <bdi className="exercise-address landing-quiet" dir="ltr">{`<${fromEmail ?? ''}>`}</bdi>
            </p>
          </div>
          {frame}
        </div>
      ) : (
        <div className="exercise-phone">
          <div className="exercise-phone-head" data-marked={isHeadMarked}>
            <Avatar sender={sender} />
            <h2>
              {from}
              <bdi>{sender}</bdi>
            </h2>
          </div>
          {frame}
        </div>
      )}
      <Links html={html} title={t('learnerExercise.links')} />
    </section>
  );
}

/** The first letter of a sender; a silhouette for a number. */
function Avatar({ sender }: { sender: string }) {
  const letter = /^\p{L}/u.exec(sender)?.[0]?.toUpperCase();
  return (
    <span className="exercise-avatar" aria-hidden>
      {letter ?? (
        <svg viewBox="0 0 20 20" width="22" height="22" fill="currentColor">
          <circle cx="10" cy="7" r="3.5" />
          <path d="M3.5 17a6.5 5.5 0 0 1 13 0z" />
        </svg>
      )}
    </span>
  );
}

/** Where the links of the message lead, which a mouse would say: fingers and keyboards cannot hover. */
function Links({ html, title }: { html: string; title: string }) {
  const links = linksOf(html);
  if (links.length === 0) return null;
  return (
    <details className="exercise-details">
      <summary>{title}</summary>
      <ul>
        {links.map(({ text, address }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- A message can have the same link twice; nothing here changes.
          <li key={at}>
            {text && <span dir="auto">{text}</span>}
            <bdi className="landing-quiet" dir="ltr">
              {address}
            </bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
