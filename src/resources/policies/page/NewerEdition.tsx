import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { listPolicyPresets, type PolicyDetails } from '#contract/policies/policies';
import { getRevision } from '#contract/policies/revisions';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { PolicyText } from '~/features/policy-document/public.ts';
import css from './page.module.css';

/** That the library has a newer text than the one that the policy began with. Nothing of the company changes by itself. */
export function NewerEdition({ policy }: { policy: PolicyDetails }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { presetEdition, libraryEdition } = policy;
  if (presetEdition === null || libraryEdition === null || libraryEdition <= presetEdition) return null;
  return (
    <>
      <Notice
        tone="info"
        actions={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('policies.compare.open')}
          </Button>
        }
      >
        {t('policies.compare.newer')}
      </Notice>
      {isOpen && <Comparison policy={policy} onClose={() => setOpen(false)} />}
    </>
  );
}

function Comparison({ policy, onClose }: { policy: PolicyDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const { draft, current, presetId, language } = policy;
  const presets = useEndpoint(listPolicyPresets, {});
  const revision = useEndpoint(
    getRevision,
    { params: { policyId: policy.id, revisionId: current?.id ?? '' } },
    { enabled: !draft && current !== null },
  );
  const texts = presets.data?.find(({ id }) => id === presetId)?.texts ?? [];
  const theirs = texts.find((text) => text.language === language) ?? texts[0];
  return (
    <SideBySide
      title={t('policies.compare.newer')}
      sides={[
        { title: t('policies.compare.yours'), html: draft?.html ?? revision.data?.html, language },
        { title: t('policies.compare.library'), html: theirs?.html, language: theirs?.language ?? language },
      ]}
      onClose={onClose}
    />
  );
}

interface Side {
  title: string;
  /** Undefined until it is known. */
  html: string | undefined;
  language: string;
}

// Room for both beside each other.
const wide = { paper: { sx: { width: 'min(1120px, calc(100% - 32px))' } } };

/** Two texts beside each other. */
export function SideBySide({ title, sides, onClose }: { title: string; sides: readonly Side[]; onClose: () => void }) {
  return (
    <Dialog title={title} hasCross onClose={onClose} maxWidth="lg" slotProps={wide}>
      <div className={css.compare}>
        {sides.map(({ title: name, html, language }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            {/* Its text may be longer than its place, and is scrolled with the keyboard too. */}
            <div className={css.side} tabIndex={0} role="group" aria-label={name}>
              {html !== undefined && (
                <Suspense fallback={null}>
                  <PolicyText html={html} language={language} label={name} />
                </Suspense>
              )}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
