import { FilePenLine, Library } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import type { DialogViewProps } from '~/components/resource/dialogView.ts';
import { useBoostAction, usePreparedOffer } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useOwnPolicies } from '../useOwnPolicies.ts';
import { OwnForm } from './OwnForm.tsx';
import { PresetForm } from './PresetForm.tsx';
import css from './add.module.css';

/** Begins a policy: with a text of the library, or with one of the company. */
export function AddPolicyDialog({ onClose }: DialogViewProps) {
  const [way, setWay] = useState<'preset' | 'own'>();
  if (way === 'preset') return <PresetForm onClose={onClose} />;
  if (way === 'own') return <OwnForm onClose={onClose} />;
  return <Ways onChoose={setWay} onClose={onClose} />;
}

function Ways({ onChoose, onClose }: DialogViewProps & { onChoose: (way: 'preset' | 'own') => void }) {
  const { t } = useTranslation();
  const boost = useBoostAction(t('policies.add.locked'));
  const hasOwn = useOwnPolicies();
  usePreparedOffer(!hasOwn);
  return (
    <Dialog title={t('policies.add.title')} hasCross onClose={onClose} maxWidth="sm" fullWidth>
      <div className={css.ways}>
        <Way
          icon={<Library size={20} aria-hidden />}
          title={t('policies.add.preset')}
          text={t('policies.add.presetText')}
          onClick={() => onChoose('preset')}
        />
        <Way
          icon={<FilePenLine size={20} aria-hidden />}
          title={t('policies.add.own')}
          text={t('policies.add.ownText')}
          note={!hasOwn && t('policies.add.locked')}
          onClick={() => boost.act(() => onChoose('own'), hasOwn)}
        />
      </div>
      {boost.dialog}
    </Dialog>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  text: string;
  note?: ReactNode;
  onClick: () => void;
}

function Way({ icon, title, text, note, onClick }: WayProps) {
  return (
    <button type="button" className={css.way} onClick={onClick}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <strong>{title}</strong>
        <span>{text}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    </button>
  );
}
