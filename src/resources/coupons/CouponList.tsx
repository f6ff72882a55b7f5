import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { type Coupon, endCoupon } from '#contract/billing/coupons';
import { useToast } from '~/components/feedback/useToast.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useCreateButton } from '~/components/resource/useCreateButton.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
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
  const mayEnd = useMay('edit');
  const [ending, setEnding] = useState<Coupon>();
  const add = useCreateButton(t('credit.coupons.add'));
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
      <ListView nameOf={nameOf} {...(mayEnd && { rowActions })} empty={{ hint: t('credit.coupons.none'), action: add }} />
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
