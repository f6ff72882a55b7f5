import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';

interface ConfirmCampaignProps {
  texts: { title: string; text: string; confirm: string; done: string };
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms what cannot be undone, does it and says so. */
export function ConfirmCampaign({ texts: { title, text, confirm, done }, onConfirm, onClose }: ConfirmCampaignProps) {
  const toast = useToast();
  const run = async () => {
    await onConfirm();
    toast.success(done);
  };
  return (
    <ConfirmDialog open title={title} confirmLabel={confirm} tone="danger" onConfirm={run} onClose={onClose}>
      {text}
    </ConfirmDialog>
  );
}
