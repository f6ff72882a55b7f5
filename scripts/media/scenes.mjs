/**
 * Scenes of the clips, including those of the guides (`guide-…`): three pictures each, from the danger to the remedy, without
 * words, so that they work in every language. Icons are lucide names; `others` float around the picture.
 */
export const scenes = [
  {
    slug: 'phishing',
    seconds: 9,
    hue: 188,
    steps: [
      ['mail', ['at-sign', 'inbox']],
      ['fish', ['mail', 'link', 'banknote']],
      ['shield-check', ['eye', 'circle-check']],
    ],
  },
  {
    slug: 'links',
    seconds: 8,
    hue: 205,
    steps: [
      ['link', ['mouse-pointer-click', 'globe']],
      ['triangle-exclamation-point', ['qr-code', 'globe', 'link']],
      ['eye', ['lock', 'circle-check']],
    ],
  },
  {
    slug: 'passwords',
    seconds: 10,
    hue: 262,
    steps: [
      ['key-round', ['user', 'lock']],
      ['eye', ['key-round', 'bot', 'triangle-exclamation-point']],
      ['lock-keyhole', ['key-round', 'shield-check']],
    ],
  },
  {
    slug: 'two-step',
    seconds: 9,
    hue: 242,
    steps: [
      ['lock-keyhole', ['key-round']],
      ['smartphone', ['key-round', 'message-square-exclamation-point']],
      ['badge-check', ['smartphone', 'key-round', 'shield-check']],
    ],
  },
  {
    slug: 'ransomware',
    seconds: 11,
    hue: 350,
    steps: [
      ['file-text', ['mail', 'cloud']],
      ['file-lock', ['banknote', 'triangle-exclamation-point', 'file-lock']],
      ['database-backup', ['hard-drive', 'shield-check']],
    ],
  },
  {
    slug: 'phone-calls',
    seconds: 8,
    hue: 24,
    steps: [
      ['phone', ['user', 'id-card']],
      ['user-round-x', ['phone', 'banknote', 'key-round']],
      ['users', ['circle-check', 'phone']],
    ],
  },
  {
    slug: 'text-messages',
    seconds: 7,
    hue: 160,
    steps: [
      ['smartphone', ['message-square', 'package']],
      ['message-square-exclamation-point', ['link', 'qr-code', 'banknote']],
      ['trash', ['flag', 'shield-check']],
    ],
  },
  {
    slug: 'public-wifi',
    seconds: 9,
    hue: 215,
    steps: [
      ['wifi', ['plane', 'laptop', 'coffee']],
      ['eye', ['wifi', 'globe', 'triangle-exclamation-point']],
      ['lock', ['laptop', 'globe', 'shield-check']],
    ],
  },
  {
    slug: 'clean-desk',
    seconds: 10,
    hue: 95,
    steps: [
      ['laptop', ['printer', 'file-text']],
      ['usb', ['eye', 'file-text', 'id-card']],
      ['lock-keyhole', ['trash', 'circle-check']],
    ],
  },
  {
    slug: 'personal-data',
    seconds: 11,
    hue: 175,
    steps: [
      ['id-card', ['users', 'file-text']],
      ['globe', ['id-card', 'send', 'triangle-exclamation-point']],
      ['file-lock', ['shield-check', 'users']],
    ],
  },
  {
    slug: 'report-it',
    seconds: 6,
    hue: 45,
    steps: [
      ['triangle-exclamation-point', ['mail', 'laptop']],
      ['flag', ['send', 'mail']],
      ['users', ['shield-check', 'circle-check']],
    ],
  },
  {
    slug: 'deepfakes',
    seconds: 12,
    hue: 300,
    steps: [
      ['scan-face', ['bot', 'phone']],
      ['bot', ['scan-face', 'banknote', 'mail']],
      ['phone', ['badge-check', 'users', 'shield-check']],
    ],
  },
  {
    slug: 'guide-plans',
    seconds: 8,
    hue: 168,
    steps: [
      ['gift', ['book-open', 'circle-check']],
      ['scale', ['gift', 'crown']],
      ['rocket', ['crown', 'circle-check', 'shield-check']],
    ],
  },
  {
    slug: 'guide-choose',
    seconds: 8,
    hue: 205,
    steps: [
      ['layout-grid', ['book-open', 'graduation-cap']],
      ['search', ['book-open', 'eye', 'flag']],
      ['graduation-cap', ['calendar', 'circle-check', 'badge-check']],
    ],
  },
  {
    slug: 'guide-invite',
    seconds: 8,
    hue: 262,
    steps: [
      ['user', ['at-sign', 'mail']],
      ['user-plus', ['mail', 'upload', 'building']],
      ['users', ['send', 'circle-check']],
    ],
  },
  {
    slug: 'guide-learner',
    seconds: 8,
    hue: 30,
    steps: [
      ['mail', ['inbox', 'bell']],
      ['circle-play', ['laptop', 'smartphone']],
      ['trophy', ['badge-check', 'list-checks', 'circle-check']],
    ],
  },
];
