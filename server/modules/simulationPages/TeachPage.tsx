import { emailPlatforms } from '#contract/simulation/states';
import { Clues, MailView, MessageFrame } from '../messageTemplates/public.ts';
import type { Content, Show } from './show.ts';

const frameName = 'simulated-message';

/** How to report the next one, by where people read their mail. */
const nextOf = {
  [emailPlatforms.other]: 'simulationPage.next.other',
  [emailPlatforms.office365]: 'simulationPage.next.outlook',
  [emailPlatforms.google]: 'simulationPage.next.google',
} as const;

interface TeachPageProps {
  show: Show;
  content: Extract<Content, { kind: 'teach' }>;
}

/** What it was, the message with what gives it away, and what to do with the next one. */
export function TeachPage({ show, content: { landing, note, message, emailPlatform } }: TeachPageProps) {
  const { t, addresses } = show;
  return (
    <div className="simulation-page" data-seen={addresses.seen}>
      <section className="simulation-head" lang={landing.language}>
        <h1 dir="auto">{landing.title}</h1>
        <p dir="auto">{landing.paragraph}</p>
        {message && landing.middleText && (
          <p className="landing-quiet" dir="auto">
            {landing.middleText}
          </p>
        )}
        {note && (
          <p className="landing-notice" lang={show.language.code} dir="auto">
            {note}
          </p>
        )}
      </section>
      {message && <Shown show={show} message={message} />}
      <section className="simulation-next">
        <h2>{t('simulationPage.next.title')}</h2>
        <p>{t(nextOf[emailPlatform])}</p>
      </section>
    </div>
  );
}

type Message = NonNullable<TeachPageProps['content']['message']>;

/** The message as it was sent to everybody: the frame has words instead of names. */
function Shown({ show: { t, addresses }, message: { template, senderAddress } }: { show: Show; message: Message }) {
  const frame = { src: addresses.message, name: frameName };
  const isHeadMarked = template.callouts.some(({ place }) => place === 'HEADER') || undefined;
  return (
    <div className="message-parts">
      <div className="message-part">
        <section className="message-whole" aria-label={t('learnerExercise.message')} lang={template.language.code}>
          <MailView
            subject={template.subject}
            sender={template.senderName}
            address={senderAddress}
            from={t('exercise.preview.from')}
            isHeadMarked={isHeadMarked}
          >
            <MessageFrame {...frame} title={t('exercise.editor.callouts.messageText')} />
          </MailView>
        </section>
      </div>
      <div className="message-part">
        <Clues callouts={template.callouts} title={t('learnerExercise.clues')} head={t('learnerExercise.head')} frame={frame} />
      </div>
    </div>
  );
}
