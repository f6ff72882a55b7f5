// As copies: shared with the panel, they would be in a file of its start, which these pages would fetch with all its programs.
import '../app/theme/tokens.css?copy';
import '../app/theme/base.css?copy';
import '@fontsource-variable/inter/wght.css?copy';
import './frame.css';
import './share.css';
import './tasks.css';
import './message.css';
import './exercise.css';
import './policy.css';
import './video.css';
import './course.css';
import './simulation.css';
import './comfort.ts';
import './courseVideo.ts';
import './seen.ts';
