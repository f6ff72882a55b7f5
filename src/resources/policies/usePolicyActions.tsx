import { BellRing, CircleStop, Pencil, RotateCw, Send, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { paths, pathTo } from '#contract/paths';
import type { Policy } from '#contract/policies/policies';
import { endPolicy } from '#contract/policies/revisions';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { DeleteDialog } from '~/components/resource/DeleteDialog.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useAction } from '~/dataProvider/index.ts';
import { useBoostAction, usePreparedOffer } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ofWork, useRemindDialog } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';
import { useOwnPolicies } from './useOwnPolicies.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const PublishDialog = lazy(() => fetchedCode(import('./publish/PublishDialog.tsx').then((m) => ({ default: m.PublishDialog }))));

type Question = 'publish' | 'renew' | 'withdraw' | 'end' | 'delete';
const publications: readonly Question[] = ['publish', 'renew'];

interface PolicyActions {
  /** The entries of a policy’s menu; undefined for people who may only read. */
  actionsOf: ((policy: Policy) => RowAction[]) | undefined;
  /** Opens a question about a policy from elsewhere. */
  ask: (question: Question, policy: Policy) => void;
  dialog: ReactNode;
}

/** What follows on the page of a policy. */
interface Done {
  onDeleted?: () => void;
  onPublished?: () => void;
  /** A publication was refused: something else stands there now than was shown. */
  onRefused?: () => void;
  /** A revision was withdrawn, and its text is the draft. */
  onWithdrawn?: () => void;
}

/** What can be done with a policy: the entries of its menu, and the dialog that one of them opens. */
export function usePolicyActions({ onDeleted, onPublished, onRefused, onWithdrawn }: Done = {}): PolicyActions {
  const { t } = useTranslation();
  const mayWrite = useMay('edit', 'policies');
  const mayRemind = useCan('reminders:send');
  const { remind, dialog: reminder } = useRemindDialog();
  const [open, setOpen] = useState<{ question: Question; policy: Policy }>();
  const hasOwn = useOwnPolicies();
  const { act, dialog: offer } = useBoostAction(t('policies.add.locked'));
  usePreparedOffer(!hasOwn);
  const ask = useCallback(
    (question: Question, policy: Policy) => {
      // The plan would refuse a text of the company at the end of the form.
      const isOfPlan = policy.source === 'preset' || !publications.includes(question);
      act(() => setOpen({ question, policy }), hasOwn || isOfPlan);
    },
    [act, hasOwn],
  );
  const close = () => setOpen(undefined);
  const entry = (question: Question, icon: ReactNode, policy: Policy): RowAction => ({
    key: question,
    label: question === 'withdraw' ? t('policies.revisions.withdraw') : t(`policies.actions.${question}`),
    icon,
    isDanger: question === 'withdraw' || question === 'end' || question === 'delete',
    run: () => ask(question, policy),
  });
  const icon = { size: 16, 'aria-hidden': true } as const;
  const actionsOf = (policy: Policy): RowAction[] => [
    {
      key: 'edit',
      label: t('policies.actions.edit'),
      icon: <Pencil {...icon} />,
      to: pathTo(paths.policyDraft, { policyId: policy.id }),
    },
    ...(policy.hasDraft ? [entry('publish', <Send {...icon} />, policy)] : []),
    ...(policy.current && policy.state === 'running' && mayRemind
      ? [
          {
            key: 'remind',
            label: t('users.actions.remind'),
            icon: <BellRing {...icon} />,
            run: () => policy.current && remind(ofWork({ id: policy.current.id, name: policy.name })),
          },
        ]
      : []),
    ...(policy.current && policy.state !== 'scheduled' ? [entry('renew', <RotateCw {...icon} />, policy)] : []),
    ...(policy.current && policy.state !== 'ended'
      ? [entry(policy.state === 'scheduled' ? 'withdraw' : 'end', <CircleStop {...icon} />, policy)]
      : []),
    ...(policy.state === 'draft' ? [entry('delete', <Trash2 {...icon} />, policy)] : []),
  ];
  return {
    actionsOf: mayWrite ? actionsOf : undefined,
    ask,
    dialog:
      reminder ||
      offer ||
      (open && (
        <Suspense fallback={null}>
          {(open.question === 'publish' || open.question === 'renew') && (
            <PublishDialog
              policyId={open.policy.id}
              kind={open.question}
              onDone={onPublished}
              onRefused={onRefused}
              onWithdrawn={onWithdrawn}
              onClose={close}
            />
          )}
          {open.question === 'withdraw' && open.policy.current && (
            <WithdrawDialog policyId={open.policy.id} revision={open.policy.current} onDone={onWithdrawn} onClose={close} />
          )}
          {open.question === 'end' && <EndDialog policy={open.policy} onClose={close} />}
          {open.question === 'delete' && <DeletePolicy policy={open.policy} onDeleted={onDeleted} onClose={close} />}
        </Suspense>
      )),
  };
}

interface DialogProps {
  policy: Policy;
  onClose: () => void;
}

/** Ends the revision in force. */
function EndDialog({ policy: { id: policyId, name }, onClose }: DialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const action = useAction(endPolicy, { rereads: true });
  const end = async () => {
    await action.mutateAsync({ params: { policyId } });
    toast.success(t('policies.end.done', { name }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('policies.end.title', { name })}
      confirmLabel={t('policies.actions.end')}
      onConfirm={end}
      onClose={onClose}
    >
      {t('policies.end.text')}
    </ConfirmDialog>
  );
}

function DeletePolicy({ policy, onDeleted, onClose }: DialogProps & { onDeleted: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { name } = policy;
  return (
    <DeleteDialog
      record={policy}
      title={t('policies.delete.title', { name })}
      confirmLabel={t('policies.actions.delete')}
      done={t('policies.delete.done', { name })}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('policies.delete.text')}
    </DeleteDialog>
  );
}
