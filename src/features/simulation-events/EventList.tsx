import type { EventClass, EventKind, EventRule } from '#contract/simulation/truth';
import { truthLimits } from '#contract/simulation/truth';
import type { Tone } from '#contract/tones';
import type { ReactNode } from 'react';
import { formatExactTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formatAfter } from './formatAfter.ts';
import css from './events.module.css';

export interface ShownEvent {
  id: string;
  kind: EventKind;
  method: string;
  at: string;
  /** Seconds after the mail was sent. */
  afterSeconds: number;
  class: EventClass;
  rule: EventRule;
  network: string | null;
  source: string | null;
  agent: string | null;
}

const tones: Record<EventClass, Tone> = { human: 'warning', scanner: 'neutral', unknown: 'info' };

interface EventListProps<Event extends ShownEvent> {
  events: readonly Event[];
  /** What stands below an event. */
  children?: (event: Event) => ReactNode;
}

/** Events in the order of time, each with its rule. i18n-keys: simulationEvents.kinds.* simulationEvents.classes.* simulationEvents.rules.* */
export function EventList<Event extends ShownEvent>({ events, children }: EventListProps<Event>) {
  const { t } = useTranslation();
  if (events.length === 0) return <p className={css.none}>{t('simulationEvents.none')}</p>;
  return (
    <ol className={css.events}>
      {events.map((event) => (
        <li key={event.id}>
          <p className={css.head}>
            <strong>{t(`simulationEvents.kinds.${event.kind}`)}</strong>
            {event.method === 'HEAD' && <span className={css.quiet}>{t('simulationEvents.headOnly')}</span>}
            <StatusDot tone={tones[event.class]} label={t(`simulationEvents.classes.${event.class}`)} />
            <time className={css.time} dateTime={event.at} title={formatExactTime(event.at)}>
              {t('simulationEvents.after', { time: formatAfter(event.afterSeconds) })}
            </time>
          </p>
          <p>{t(`simulationEvents.rules.${event.rule}`, { seconds: truthLimits.tooFastSeconds })}</p>
          <p className={css.quiet}>
            <Origin event={event} />
          </p>
          {children?.(event)}
        </li>
      ))}
    </ol>
  );
}

/** Its network, and the program as it names itself; erased after their time. */
function Origin({ event: { network, source, agent } }: { event: ShownEvent }) {
  const { t } = useTranslation();
  const place = network ?? source;
  return (
    <>
      {place !== null && <span>{t('simulationEvents.from', { place })}</span>}
      {(agent !== null || place !== null) && (
        <bdi className={css.agent} dir="ltr">
          {agent || t('simulationEvents.noProgram')}
        </bdi>
      )}
    </>
  );
}
