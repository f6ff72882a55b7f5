import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CallReply } from '#contract/kit/endpoint';
import { getSimulationStop, releaseSimulations } from '#contract/simulation/settings';
import { formatDate } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Card } from './Card.tsx';
import css from './simulationSettings.module.css';
import { StopDialog } from './StopDialog.tsx';

type Stops = CallReply<typeof getSimulationStop>['data'];
export type StopPlace = keyof Stops;
const places = ['company', 'everywhere'] as const satisfies readonly StopPlace[];

/** For staff: stops all sending, and lets it go on. */
export function StopCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getSimulationStop, {});
  const [stopping, setStopping] = useState<StopPlace>();
  return (
    <Card title={t('simulation.staff.title')} about={t('simulation.staff.about')} error={error} onRetry={() => void refetch()}>
      {data && (
        <>
          <ul className={css.places}>
            {places.map((place) => (
              <Place key={place} place={place} stop={data.data[place]} onStop={() => setStopping(place)} />
            ))}
          </ul>
          {stopping && <StopDialog place={stopping} onClose={() => setStopping(undefined)} />}
        </>
      )}
    </Card>
  );
}

interface PlaceProps {
  place: StopPlace;
  stop: Stops[StopPlace];
  onStop: () => void;
}

/** i18n-keys: simulation.staff.places.* */
function Place({ place, stop, onStop }: PlaceProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = useAction(releaseSimulations);
  const release = () =>
    void mutateAsync({ query: { place } })
      .then(() => toast.success(t('simulation.staff.released')))
      .catch(showError);
  return (
    <li>
      <div>
        <b>{t(`simulation.staff.places.${place}`)}</b>
        {stop ? (
          <StatusDot tone="danger" label={t('simulation.staff.since', { date: formatDate(stop.at), reason: stop.reason })} />
        ) : (
          <StatusDot tone="success" label={t('simulation.staff.runs')} />
        )}
      </div>
      {stop ? (
        <Button loading={isPending} onClick={release}>
          {t('simulation.staff.release')}
        </Button>
      ) : (
        <Button color="error" onClick={onStop}>
          {t('simulation.staff.stop')}
        </Button>
      )}
    </li>
  );
}
