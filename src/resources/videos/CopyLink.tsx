import { Link2 } from 'lucide-react';
import { CopyField } from '~/components/form/CopyField.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** A link with a button that copies it. `address` may be a path of this origin. */
export function CopyLink({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation();
  const { href } = new URL(address, location.origin);
  const texts = { copy: t('videos.share.copy'), copied: t('videos.share.copied') };
  return <CopyField label={label} value={href} icon={<Link2 size={16} aria-hidden />} {...texts} />;
}
