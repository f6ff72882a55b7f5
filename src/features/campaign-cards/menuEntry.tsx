import { Archive, BellRing, ChartColumn, CircleX, Flag, Pause, Play, Settings, Share2, Trash2 } from 'lucide-react';
import type { RowAction } from '~/components/list/column.ts';

const icons = {
  reporters: Flag,
  report: ChartColumn,
  remind: BellRing,
  share: Share2,
  settings: Settings,
  pause: Pause,
  resume: Play,
  cancel: CircleX,
  archive: Archive,
  delete: Trash2,
};
type MenuKey = keyof typeof icons;

/** An entry of a card's menu. */
export function menuEntry(key: MenuKey, label: string, does: Pick<RowAction, 'to' | 'run'>): RowAction {
  const Icon = icons[key];
  return { key, label, icon: <Icon size={16} aria-hidden />, isDanger: key === 'delete', ...does };
}
