import { compliance } from '../courses/compliance.ts';
import { developers } from '../courses/developers.ts';
import { essentials } from '../courses/essentials.ts';
import { everyday } from '../courses/everyday.ts';
import { scams } from '../courses/scams.ts';
import { specialized } from '../courses/specialized.ts';
import type { LanguageTexts } from '../shapes.ts';

export const english: LanguageTexts = {
  code: null,
  categories: {
    scams: 'Phishing and scams',
    access: 'Passwords and sign-in',
    devices: 'Devices and travel',
    data: 'Data and workplace',
  },
  videos: {
    phishing: 'Anatomy of a phishing email',
    links: 'Where does this link lead?',
    passwords: 'Passwords that hold',
    'two-step': 'Two-step sign-in in a minute',
    ransomware: 'Ransomware: files held hostage',
    'phone-calls': 'The caller who is not who they say',
    'text-messages': 'Smishing: scams by text message',
    'public-wifi': 'Free Wi-Fi and its price',
    'clean-desk': 'Clean desk, locked screen',
    'personal-data': 'Personal data: handle with care',
    'report-it': 'See something? Say something',
    deepfakes: 'Deepfakes: do not believe your ears',
  },
  courses: [...essentials, ...scams, ...everyday, ...specialized, ...compliance, ...developers],
};
