import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseSettings } from './useCourseSettings.ts';

/** Saves a changed campaign, or says why it cannot be saved. Not there at all for one that came from a partner. */
export function SaveButton({ settings, onSave }: { settings: CourseSettings; onSave: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { reason, isLocked, isSaving } = settings;
  if (isLocked) return null;
  return (
    <>
      {reason && (
        <span className="field-help" id={id}>
          {reason}
        </span>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={reason !== undefined}
        loading={isSaving}
        aria-describedby={reason ? id : undefined}
        onClick={onSave}
      >
        {t('campaigns.save')}
      </Button>
    </>
  );
}
