import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PolicyDraft } from '#contract/policies/policies';
import { formatTime } from '~/components/data/format.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { SideBySide } from '../page/NewerEdition.tsx';
import type { DraftContent } from './draftContent.ts';
import { filled } from './places.ts';

interface ConflictProps {
  mine: DraftContent;
  /** Null: it was published or discarded. */
  theirs: PolicyDraft | null;
  language: string;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people have written: one of the two texts is saved, and both can be read before. */
export function Conflict({ mine, theirs, language, onSaveMine, onTakeTheirs }: ConflictProps) {
  const { t } = useTranslation();
  const [isComparing, setComparing] = useState(false);
  if (!theirs)
    return (
      <Notice
        tone="danger"
        actions={
          <Button size="small" onClick={onSaveMine}>
            {t('policies.conflict.saveMine')}
          </Button>
        }
      >
        {t('policies.conflict.gone')}
      </Notice>
    );
  const { savedByName, savedAt } = theirs;
  const time = formatTime(savedAt);
  return (
    <>
      <Notice
        tone="danger"
        actions={
          <>
            <Button size="small" onClick={() => setComparing(true)}>
              {t('policies.compare.open')}
            </Button>
            <Button size="small" onClick={onSaveMine}>
              {t('policies.conflict.saveMine')}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {t('policies.conflict.takeTheirs')}
            </Button>
          </>
        }
      >
        {savedByName === null ? t('policies.conflict.unnamed', { time }) : t('policies.conflict.text', { name: savedByName, time })}
      </Notice>
      {isComparing && (
        <SideBySide
          title={t('policies.compare.open')}
          sides={[
            { title: t('policies.compare.yours'), html: filled(mine.html, mine.places), language },
            { title: t('policies.compare.theirs'), html: filled(theirs.html, theirs.places), language: theirs.language },
          ]}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
