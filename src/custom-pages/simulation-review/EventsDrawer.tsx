import { useState } from 'react';
import { listReviewEvents, type ReviewEvent, type ReviewGroup } from '#contract/simulation/review';
import type { EventClass } from '#contract/simulation/truth';
import { formatDateTime } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import linkButtonCss from '~/components/page/linkButton.module.css';
import { useEndpoint } from '~/dataProvider/index.ts';
import { EventList } from '~/features/simulation-events/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { otherClasses } from './choices.ts';
import { MoreButton, useShown } from './MoreButton.tsx';
import css from './review.module.css';

interface EventsDrawerProps {
  campaignId: string;
  group: ReviewGroup;
  mayDecide: boolean;
  onDecide: (event: ReviewEvent, chosen: EventClass) => void;
  onClose: () => void;
}

/** The events of a group, each with its person, to be settled one by one. */
export function EventsDrawer({ campaignId, group, mayDecide, onDecide, onClose }: EventsDrawerProps) {
  const { t } = useTranslation();
  const shown = useShown();
  const [first] = useState(group);
  const { source, agent, minute, onlyClass } = first;
  const { data, error } = useEndpoint(
    listReviewEvents,
    {
      params: { campaignId },
      query: {
        class: first.class,
        onlyClass,
        minute,
        pageSize: shown.size,
        ...(source !== null && { source }),
        ...(agent !== null && { agent }),
      },
    },
    { keepPrevious: true },
  );
  const page = data?.data;
  return (
    <Drawer open title={`${source ?? t('simulationReview.erased')}, ${formatDateTime(minute)}`} onClose={onClose}>
      {error && <ErrorAlert error={error} />}
      {page && (
        <EventList events={page.items}>
          {(event) => (
            <p className={css.settle}>
              {event.fullName && <bdi>{event.fullName}</bdi>}
              {mayDecide &&
                otherClasses(event.class).map((one) => (
                  <button key={one} type="button" className={linkButtonCss.button} onClick={() => onDecide(event, one)}>
                    {t(`simulationReview.as.${one}`)}
                  </button>
                ))}
            </p>
          )}
        </EventList>
      )}
      {page && <MoreButton shown={shown} total={page.pageInfo.totalCount} />}
    </Drawer>
  );
}
