import type { ThemeOptions } from '@mui/material/styles';
import { panelLimits } from '#contract/panel';

const border = '1px solid var(--border)';
const floating = { background: 'var(--raised)', border, boxShadow: 'var(--shadow)', backgroundImage: 'none' };

/** Cards, tables, menus, dialogs. Only floating surfaces have a shadow. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--border)' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--backdrop)' } } } },
  MuiMenu: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 'var(--radius)', marginBlock: 4, minWidth: 180 },
      list: { paddingBlock: 4 },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: 'var(--radius)' } } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 'var(--radius)', marginBlock: 4 },
      listbox: {
        maxHeight: panelLimits.optionsPx.list,
        // MUI unsets the height of a row from the second breakpoint on.
        '& .MuiAutocomplete-option.MuiAutocomplete-option': { minHeight: panelLimits.optionsPx.row },
      },
      option: { fontSize: 'var(--text-body)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 34,
        marginInline: 4,
        paddingInline: 10,
        gap: 10,
        borderRadius: 'var(--radius-small)',
        fontSize: 'var(--text-body)',
        '&.Mui-focusVisible': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--accent-soft)' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { ...floating, borderRadius: 'var(--radius)', margin: 16, width: 'min(480px, calc(100% - 32px))' },
      paperFullScreen: { borderRadius: 0, margin: 0, width: '100%' },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 'var(--text-section)', fontWeight: 600, padding: '20px 24px 8px' } } },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '8px 24px 16px',
        color: 'var(--text-secondary)',
        // Long addresses.
        overflowWrap: 'anywhere',
        // MUI takes the padding below a title away; a form's first label needs some.
        '.MuiDialogTitle-root + &, .MuiDialogTitle-root + form > &': { paddingTop: 6 },
      },
    },
  },
  MuiDialogActions: {
    // Long words of a language move a button below the others; only one that is wider than the dialog breaks its label.
    styleOverrides: {
      root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap', '& .MuiButton-root': { whiteSpace: 'normal' } },
    },
    defaultProps: { disableSpacing: true },
  },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--card)', boxShadow: 'var(--shadow)', border: 0 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: {
        background: 'var(--toast)',
        color: 'var(--on-toast)',
        fontSize: 'var(--text-tiny)',
        fontWeight: 400,
        padding: '5px 8px',
        maxWidth: 320,
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        padding: '4px 12px',
        fontSize: 'var(--text-small)',
        alignItems: 'center',
        color: 'var(--text)',
      },
      standardError: { background: 'var(--danger-soft)', '& .MuiAlert-icon': { color: 'var(--danger)' } },
      standardWarning: { background: 'var(--warning-soft)', '& .MuiAlert-icon': { color: 'var(--warning)' } },
      standardInfo: { background: 'var(--info-soft)', '& .MuiAlert-icon': { color: 'var(--info)' } },
      standardSuccess: { background: 'var(--success-soft)', '& .MuiAlert-icon': { color: 'var(--success)' } },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { background: 'var(--skeleton)' } } },
};
