import type { Components, Theme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { surfaces } from './surfaces.ts';

/** How MUI's parts look here: quiet surfaces, hairlines, one accent, a focus ring that is always there. */
export const components: Components<Theme> = { ...controls, ...surfaces };
