import Skeleton from '@mui/material/Skeleton';
import { getTwoFactorRule } from '#contract/company/twoFactorRule';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { SettingsFrame } from '~/features/settings/public.ts';
import { TwoFactorRule } from './TwoFactorRule.tsx';

/** What the company asks of its own admins when they sign in. */
export function SecurityTab() {
  const { data, error, refetch } = useEndpoint(getTwoFactorRule, {});
  return (
    <SettingsFrame>
      {data && <TwoFactorRule rule={data} />}
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ maxWidth: 720 }} />}
    </SettingsFrame>
  );
}
