import type { ThemeOptions } from '@mui/material/styles';

const ring = { outline: '2px solid var(--accent)', outlineOffset: 2 };

/** Buttons, inputs, links: the focus ring is always visible. */
export const controls: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'secondary' },
    styleOverrides: {
      root: {
        minHeight: 'var(--control)',
        minWidth: 0,
        paddingBlock: 4,
        paddingInline: 14,
        borderRadius: 'var(--radius-small)',
        whiteSpace: 'nowrap',
        transition: 'background-color var(--quick), border-color var(--quick), color var(--quick)',
        variants: [
          {
            props: { variant: 'outlined', color: 'secondary' },
            style: {
              color: 'var(--text)',
              borderColor: 'var(--border-strong)',
              background: 'var(--card)',
              '&:hover': { background: 'var(--hover)', borderColor: 'var(--control-border)' },
            },
          },
          {
            props: { variant: 'text', color: 'secondary' },
            style: { color: 'var(--text-secondary)', '&:hover': { background: 'var(--hover)' } },
          },
          { props: { size: 'small' }, style: { minHeight: 30, paddingInline: 10 } },
        ],
      },
      startIcon: { marginInlineStart: -2, marginInlineEnd: 6 },
      endIcon: { marginInlineEnd: -2, marginInlineStart: 6 },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-small)',
        width: 32,
        height: 32,
        color: 'var(--text-secondary)',
        '&:hover': { background: 'var(--hover)' },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
