import { linksOf } from '../../html/links.ts';
import type { LearnerVisit } from '../learnerPages/public.ts';
import { Avatar, MailView, MessageFrame } from '../messageTemplates/public.ts';
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
    <MessageFrame
      name={frameName}
      src={addressesOf(shown.exercise.id).frame(shown.n, shown.exercise.isPreview ? (result?.answer ?? null) : null)}
      title={t('exercise.editor.callouts.messageText')}
    />
  );
  const isHeadMarked = result?.callouts.some(({ place }) => place === 'HEADER') || undefined;
  const sender = (layoutType === 'EMAIL' ? fromName : fromPhone) ?? '';
  return (
    <section className="message-whole" aria-label={t('learnerExercise.message')}>
      {layoutType === 'EMAIL' ? (
        <MailView
          subject={subject}
          sender={sender}
          address={fromEmail ?? ''}
          from={t('exercise.preview.from')}
          isHeadMarked={isHeadMarked}
        >
          {frame}
        </MailView>
      ) : (
        <div className="exercise-phone">
          <div className="exercise-phone-head" data-marked={isHeadMarked}>
            <Avatar sender={sender} />
            <h2>
              <span className="landing-unseen">{t('exercise.preview.from')} </span>
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
