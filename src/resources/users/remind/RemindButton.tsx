import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';

/** Opens the reminder dialog; `label` says for whom. */
export function RemindButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="outlined" startIcon={<BellRing size={16} />} onClick={onClick}>
      {label}
    </Button>
  );
}
