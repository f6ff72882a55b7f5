import './app/theme/tokens.css';
import './app/theme/base.css';
import '@fontsource-variable/inter/wght.css';
import { start } from './app/boot/start.ts';

void start(document.getElementById('root') as HTMLElement);
