import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFocusKept } from './useFocusKept.ts';

interface CentredMessageProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** `h1` if it is the page's only heading, `h2` inside a page that has one. */
  level?: 'h1' | 'h2';
}

const boxSx = { display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 1, px: 3, py: 8, textAlign: 'center' };
const iconSx = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  mb: 1,
  borderRadius: '12px',
  color: 'var(--accent)',
  bgcolor: 'var(--accent-soft)',
};

/** A centred message: title, text, action. */
export function CentredMessage({ title, text, icon, action, level = 'h1' }: CentredMessageProps) {
  const ref = useFocusKept<HTMLDivElement>();
  return (
    <Box ref={ref} sx={boxSx}>
      {icon && (
        <Box sx={iconSx} aria-hidden>
          {icon}
        </Box>
      )}
      <Typography component={level} variant={level === 'h1' ? 'h1' : 'h2'}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 460 }}>{text}</Typography>}
      {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>{action}</Box>}
    </Box>
  );
}
