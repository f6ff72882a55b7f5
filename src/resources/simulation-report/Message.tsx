import type { PersonMessage } from '#contract/simulation/reportRows';
import { type EventClass, truthLimits } from '#contract/simulation/truth';
import type { Tone } from '#contract/tones';
import { formatDateTime, formatExactDateTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './person.module.css';

type Event = PersonMessage['events'][number];

const tones: Record<EventClass, Tone> = { human: 'info', scanner: 'neutral', unknown: 'warning' };
/** What a person did right, or fell for. */
const didTones: Partial<Record<Event['kind'], Tone>> = { report: 'success', link: 'danger', continue: 'danger' };
const shown = [
  ['isOpened', 'opened', 'info'],
  ['isClicked', 'clicked', 'warning'],
  ['isPhished', 'phished', 'danger'],
  ['isReported', 'reported', 'success'],
] as const;

/** One mail: when it left, what its person did, and all that touched it. i18n-keys: simulationReport.* simulationEvents.* */
export function Message({ message }: { message: PersonMessage }) {
  const { t } = useTranslation();
  const { roundNumber, templateName, sentAt, status, isUncertain, events, eventCount } = message;
  const when = status === 'sent' && sentAt ? formatDateTime(sentAt) : t(dynamicKey(`simulationReport.notSent.${status}`));
  const rest = eventCount - events.length;
  return (
    <li className={css.message}>
      <h3>
        <span className={css.round}>{t('simulationReport.round', { number: roundNumber })}</span> <bdi>{templateName}</bdi>
      </h3>
      <p className={css.facts}>
        <span>{when}</span>
        {isUncertain && <StatusDot tone="warning" label={t('simulationReport.uncertain')} />}
        {shown.map(
          ([is, name, tone]) => message[is] && <StatusDot key={name} tone={tone} label={t(`simulationReport.fields.${name}`)} />,
        )}
      </p>
      {message.isReportedByOther && <p className={css.none}>{t('simulationEvents.reportedByOther')}</p>}
      {events.length === 0 && status === 'sent' && <p className={css.none}>{t('simulationReport.noEvents')}</p>}
      {events.length > 0 && (
        <ol className={css.events}>
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      )}
      {rest > 0 && <p className={css.none}>{t('simulationReport.moreEvents', { n: rest })}</p>}
    </li>
  );
}

/** What touched it, by whom, and the rule that says so. */
function EventLine({ event }: { event: Event }) {
  const { t } = useTranslation();
  const { kind, at, class: by, rule, isLate, n } = event;
  const tone = by === null ? 'neutral' : (by === 'human' && didTones[kind]) || tones[by];
  return (
    <li>
      <time dateTime={at}>{formatExactDateTime(at)}</time>
      <span className={css.kind}>
        {t(`simulationEvents.kinds.${kind}`)}
        {n > 1 && ` × ${n}`}
      </span>
      <StatusDot tone={tone} label={t(`simulationEvents.classes.${by ?? 'pending'}`)} />
      <span className={css.rule}>
        {rule && t(`simulationEvents.rules.${rule}`, { seconds: truthLimits.tooFastSeconds })}
        {isLate && ` ${t('simulationReport.late')}`}
      </span>
    </li>
  );
}
