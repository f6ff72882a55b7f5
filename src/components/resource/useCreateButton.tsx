import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useResourceDialogs } from './useResourceDialogs.ts';

/** The button that opens the create dialog of the surrounding resource; none for people who may not create. */
export function useCreateButton(label: string): ReactNode {
  const { openCreate } = useResourceDialogs();
  if (!openCreate) return undefined;
  return (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={openCreate}>
      {label}
    </Button>
  );
}
