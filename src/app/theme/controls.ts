import type { Components, Theme } from '@mui/material/styles';

const ring = { outline: '2px solid var(--accent)', outlineOffset: 2 };
const border = '1px solid var(--border)';

/** Whatever is pressed, typed into or ticked. */
export const controls: Components<Theme> = {
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
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true, variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-small)',
        background: 'var(--card)',
        fontSize: 'var(--text-body)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control-border)' },
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-secondary)' },
        '&.Mui-disabled': { background: 'var(--sunken)' },
      },
      input: { '&.MuiInputBase-inputSizeSmall': { paddingBlock: 7.5, height: 21 } },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { fontSize: 'var(--text-body)' } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: 'var(--text-tiny)' } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 'var(--text-body)' } } },
  MuiCheckbox: {
    defaultProps: { size: 'small', color: 'primary' },
    styleOverrides: { root: { padding: 6, color: 'var(--control-border)', borderRadius: 'var(--radius-small)' } },
  },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6, color: 'var(--control-border)' } } },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-small)',
        height: 24,
        fontSize: 'var(--text-small)',
        background: 'var(--sunken)',
        color: 'var(--text)',
      },
      outlined: { background: 'transparent', borderColor: 'var(--border-strong)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        minHeight: 40,
        paddingInline: 4,
        marginInlineEnd: 20,
        minWidth: 0,
        fontSize: 'var(--text-body)',
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40, borderBottom: border }, indicator: { height: 2 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
