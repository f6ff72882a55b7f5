import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listCheatSheets } from '#contract/courses/courses';
import { useEndpoint } from '~/dataProvider/index.ts';

const anHour = 3_600_000;

/** Opens the one page of advice that belongs to the course. */
export function CheatSheetChip({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(listCheatSheets, {}, { staleTime: anHour });
  const sheet = data?.find((each) => each.id === id);
  if (!sheet) return null;
  return (
    <a className="course-chip" href={sheet.url} target="_blank" rel="noopener noreferrer" title={sheet.name}>
      <FileText size={14} aria-hidden />
      {t('campaigns.preview.cheatSheet')}
      <span className="visually-hidden"> ({t('common.opensInNewTab')})</span>
    </a>
  );
}
