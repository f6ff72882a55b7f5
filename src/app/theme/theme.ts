import { createTheme, type Theme } from '@mui/material/styles';
import { panelLimits } from '#contract/panel';
import { controls } from './controls.ts';
import { surfaces } from './surfaces.ts';

const { mobile: _mobile, ...breakpoints } = panelLimits.breakpoints;
const token = (name: string) => `var(--${name})`;
const tone = (name: string, dark = name, light = `${name}-soft`, on = 'card') => ({
  main: token(name),
  dark: token(dark),
  light: token(light),
  contrastText: token(on),
});

/** MUI's theme refers to the variables of tokens.css, so one theme serves light, dark and the colour of a company. */
export function themeFor(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    direction,
    // Colours are CSS variables, which only the browser can mix.
    cssVariables: { nativeColor: true },
    breakpoints: { values: { ...breakpoints, xs: 0 } },
    shape: { borderRadius: 8 },
    spacing: 8,
    palette: {
      primary: tone('accent', 'accent-hover', 'accent-soft', 'on-accent'),
      secondary: tone('text-secondary', 'text', 'border'),
      error: tone('danger', 'danger-hover', 'danger-soft', 'on-danger'),
      warning: tone('warning'),
      success: tone('success'),
      info: tone('info'),
      text: { primary: token('text'), secondary: token('text-secondary'), disabled: token('text-muted') },
      background: { default: token('page'), paper: token('card') },
      divider: token('border'),
      action: {
        active: token('text-secondary'),
        hover: token('hover'),
        selected: token('accent-soft'),
        disabled: token('text-muted'),
        disabledBackground: token('sunken'),
        focus: token('hover'),
      },
    },
    typography: {
      fontFamily: token('font'),
      fontSize: 14,
      fontWeightMedium: 550,
      fontWeightBold: 600,
      h1: { fontSize: token('text-title'), fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: token('text-section'), fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: token('text-body'), fontWeight: 600, lineHeight: 1.5 },
      h6: { fontSize: token('text-section'), fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: token('text-body'), lineHeight: 1.5 },
      body2: { fontSize: token('text-small'), lineHeight: 1.5 },
      caption: { fontSize: token('text-tiny'), lineHeight: 1.4 },
      button: { fontSize: token('text-small'), fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
    },
    transitions: { duration: { shortest: 120, shorter: 120, short: 150, standard: 180, enteringScreen: 180, leavingScreen: 120 } },
    zIndex: { snackbar: 1600 },
    components: { ...controls, ...surfaces },
  });
}
