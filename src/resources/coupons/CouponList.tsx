import Button from '@mui/material/Button';
import { CircleStop, Plus } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { type Coupon, endCoupon } from '#contract/billing/coupons';
import { useToast } from '~/components/feedback/useToast.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { CouponDialog } from './CouponDialog.tsx';
import { couponAddress, couponFields } from './fields.ts';

const nameOf = ({ code }: Coupon) => code;

/** Promotion codes, newest first. */
export function CouponList() {
  const columns = useColumns<Coupon>('coupons', couponFields);
  return (
    <ListRoot resource="coupons" address={couponAddress} columns={columns}>
      <Coupons />
    </ListRoot>
  );
}

function Coupons() {
  const { t } = useTranslation();
  const { total } = useListContext<Coupon>();
  const canWrite = useCan('coupons:write');
  const modal = useOverlayParam('modal', ['create'], []);
  const [ending, setEnding] = useState<Coupon>();
  const add = canWrite && (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => modal.open('create')}>
      {t('credit.coupons.add')}
    </Button>
  );
  const rowActions = (coupon: Coupon) =>
    coupon.state === 'ended'
      ? []
      : [
          {
            key: 'end',
            label: t('credit.coupons.end.action'),
            icon: <CircleStop size={16} aria-hidden />,
            isDanger: true,
            run: () => setEnding(coupon),
          },
        ];
  return (
    <>
      <PageHeader title={t('shell.nav.coupons')} count={total} text={t('credit.coupons.intro')} action={add} />
      <ListView nameOf={nameOf} {...(canWrite && { rowActions })} empty={{ hint: t('credit.coupons.none'), action: add }} />
      {canWrite && modal.value === 'create' && <CouponDialog onClose={modal.close} />}
      {ending && <EndDialog coupon={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

/** Asks before a code is ended, which cannot be undone. */
function EndDialog({ coupon: { id: couponId, code }, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const action = useAction(endCoupon);
  const end = async () => {
    await action.mutateAsync({ params: { couponId } });
    toast.success(t('credit.coupons.end.done', { code }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('credit.coupons.end.title', { code })}
      confirmLabel={t('credit.coupons.end.action')}
      tone="danger"
      onConfirm={end}
      onClose={onClose}
    >
      {t('credit.coupons.end.text')}
    </ConfirmDialog>
  );
}
