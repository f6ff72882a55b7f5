import '../app/theme/tokens.css';
import '../app/theme/base.css';
import '@fontsource-variable/inter/wght.css';
import './landing.css';
import './comfort.ts';
import './courseVideo.ts';
