import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formatNumber } from '../data/format.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface Crumb {
  label: string;
  to: string;
}

interface PageHeaderProps {
  /** Also the title of the browser's tab. */
  title: string;
  /** Total beside the title; a string is shown as it is ("1,000+"). */
  count?: number | string | undefined;
  /** One line under the title. */
  text?: ReactNode;
  /** The one primary action, at the end. */
  action?: ReactNode;
  /** Secondary actions, as an icon button with a menu. */
  menu?: ReactNode;
  breadcrumbs?: Crumb[];
}

const headerSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, rowGap: 1 } as const;
const headingSx = { flex: '1 1 auto' };
/** In scripts that break anywhere a short title would leave the line under it a single character wide: the actions wrap instead. */
const headingWithTextSx = { ...headingSx, minWidth: 'min(100%, 15rem)' };
const titleSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 36 };
/** The line under the title takes the width that title and actions leave it; its own length never pushes the actions away. */
const textSx = { width: 0, minWidth: '100%', mt: 0.5 };

/** On a narrow screen the actions wrap below title and text together, not one by one. */
const actionsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginInlineStart: 'auto' } as const;

/** The header of every page. */
export function PageHeader({ title, count, text, action, menu, breadcrumbs = [] }: PageHeaderProps) {
  const { t } = useTranslation();
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {breadcrumbs.length > 0 && (
        <Breadcrumbs aria-label={t('shell.breadcrumbs')} sx={{ fontSize: 'var(--text-small)', mb: 0.5 }}>
          {breadcrumbs.map(({ label, to }) => (
            <Link key={to} component={RouterLink} to={to} color="text.secondary">
              {label}
            </Link>
          ))}
          <Typography variant="body2" color="text.secondary" noWrap sx={{ maxWidth: 320 }}>
            {title}
          </Typography>
        </Breadcrumbs>
      )}
      <Box sx={headerSx}>
        <Box sx={text ? headingWithTextSx : headingSx}>
          <Box sx={titleSx}>
            <Typography variant="h1" tabIndex={-1} data-page-title sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {count !== undefined && (
              <Typography
                component="span"
                sx={{ color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' }}
                data-testid="page-count"
              >
                {typeof count === 'number' ? formatNumber(count) : count}
              </Typography>
            )}
          </Box>
          {text && (
            <Box sx={textSx}>
              <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>{text}</Typography>
            </Box>
          )}
        </Box>
        {(menu || action) && (
          <Box sx={actionsSx}>
            {menu}
            {action}
          </Box>
        )}
      </Box>
    </Box>
  );
}
