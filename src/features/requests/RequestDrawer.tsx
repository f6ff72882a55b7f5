import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Fragment, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import type { RequestStatus } from '#contract/help/support';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { isId } from '~/components/filters/filterParams.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { requestTones } from './requestTones.ts';
import { useStatusActions } from './useStatusActions.ts';
import css from './RequestDrawer.module.css';

interface Request {
  id: string;
  status: RequestStatus;
  email: string;
}

interface Props<T extends Request> {
  resource: 'support-tickets' | 'sales-requests';
  /** URL parameter with the id of the open request. */
  param: string;
  titleOf: (request: T) => string;
  /** Labels and values. */
  factsOf: (request: T) => readonly (readonly [label: string, value: ReactNode])[];
  textOf: (request: T) => string;
}

/** One request with its text, and the buttons that answer and close it. */
export function RequestDrawer<T extends Request>({ resource, param, titleOf, factsOf, textOf }: Props<T>) {
  const { t } = useTranslation();
  const overlay = useOverlayParam(param);
  const id = overlay.value ?? '';
  const isOpen = isId(id);
  const { data, error, refetch } = useGetOne<T>(resource, { id }, { enabled: isOpen, retry: false });
  const { labelOf, run, isPending } = useStatusActions(resource);
  const footer = data && (
    <>
      <Button variant="outlined" href={`mailto:${encodeURIComponent(data.email)}`}>
        {t('help.requests.answer')}
      </Button>
      <Button variant="contained" color="primary" loading={isPending} onClick={() => void run(data)}>
        {labelOf(data)}
      </Button>
    </>
  );
  return (
    <Drawer open={isOpen} title={data ? titleOf(data) : ''} onClose={overlay.close} width={560} footer={footer}>
      {data ? (
        <>
          <dl className={css.facts}>
            <dt>{t('help.requests.status')}</dt>
            <dd>
              <StatusDot tone={requestTones[data.status]} label={t(`help.statuses.${data.status}`)} />
            </dd>
            {factsOf(data).map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          <p className={css.text} dir="auto">
            {textOf(data)}
          </p>
        </>
      ) : error ? (
        <ErrorAlert error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Drawer>
  );
}
