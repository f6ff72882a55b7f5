/** The texts of the cheat sheets: title, one sentence, and four boxes of short advice each. */
export const sheets = [
  {
    slug: 'spot-the-phish',
    lang: 'en',
    hue: 188,
    title: 'Spot the phish',
    lead: 'Two seconds before every click.',
    boxes: [
      [
        'Look at',
        [
          'The address after the @, not the name before it',
          'The last two parts of a link’s domain',
          'The tone: hurry, secrecy, threat, prize',
          'What it wants: password, code, payment, file',
        ],
      ],
      [
        'Be careful with',
        [
          'New bank details',
          'Attachments that want macros',
          'QR codes on posters and parking meters',
          'Pages that ask you to sign in again',
        ],
      ],
      [
        'Do',
        [
          'Open the site or app yourself',
          'Ask on a number you already had',
          'Press the report button',
          'Tell colleagues who got it too',
        ],
      ],
      [
        'If you clicked',
        [
          'Say so at once; nobody is blamed',
          'Change the password, end other sessions',
          'Leave the computer on and connected as security tells you',
          'Keep the message',
        ],
      ],
    ],
  },
  {
    slug: 'strong-sign-in',
    lang: 'en',
    hue: 262,
    title: 'Passwords and two-step sign-in',
    lead: 'Long, different for every site, and not in your head.',
    boxes: [
      [
        'A good password',
        [
          'Four random words or 14 characters and more',
          'Never used anywhere else',
          'Made and kept by the password manager',
          'Changed when somebody else may know it',
        ],
      ],
      [
        'The second step',
        [
          'Best: passkey or security key',
          'Good: an app with codes',
          'Better than nothing: text message',
          'Keep the recovery codes off your phone',
        ],
      ],
      [
        'Never',
        [
          'Tell anybody a code, IT included',
          'Approve a prompt you did not start',
          'Share an account',
          'Type a password after following a link',
        ],
      ],
      ['Prompts at midnight?', ['Deny', 'Change the password', 'Report', 'Check the devices that are signed in']],
    ],
  },
  {
    slug: 'working-anywhere',
    lang: 'en',
    hue: 215,
    title: 'Working safely anywhere',
    lead: 'Home, train, hotel, café.',
    boxes: [
      [
        'Before you leave',
        [
          'Updates installed, backup made',
          'Disk encrypted, screen lock on',
          'Privacy filter in the bag',
          'Only the files you need',
        ],
      ],
      [
        'Networks',
        [
          'The phone’s hotspot first',
          'The company VPN on others',
          'Forget foreign networks afterwards',
          'Own plug instead of a USB socket',
        ],
      ],
      [
        'Around you',
        ['Back to the wall', 'No names in calls', 'Lock the screen, take the device along', 'Nothing left in the car'],
      ],
      [
        'Lost or stolen',
        ['Report at once, also at night', 'Give place and time', 'Have it locked and wiped', 'Change the passwords that were open'],
      ],
    ],
  },
  {
    slug: 'personal-data',
    lang: 'en',
    hue: 175,
    title: 'Handling personal data',
    lead: 'As if it were yours.',
    boxes: [
      [
        'Before you collect',
        [
          'For which purpose?',
          'Is it allowed: contract, law, consent?',
          'What is the least that will do?',
          'When will it be deleted?',
        ],
      ],
      [
        'While you use it',
        ['Only in approved tools', 'Only people who need it', 'Blind copies for many recipients', 'Check the recipient twice'],
      ],
      ['When people ask', ['Requests go to the privacy contact', 'The same day', 'No answers from memory', 'Check who is asking']],
      [
        'When it went wrong',
        [
          'Tell the privacy contact at once',
          'What, whose, how many, since when',
          'Do not repair in silence',
          'The authority may need to know within 72 hours',
        ],
      ],
    ],
  },
  {
    slug: 'first-minutes',
    lang: 'en',
    hue: 350,
    title: 'The first ten minutes of an incident',
    lead: 'Calm, quick, and not alone.',
    boxes: [
      [
        'Minute 0 to 2',
        [
          'Stop what you are doing',
          'Disconnect the network; leave the power on',
          'Take a photo of the screen',
          'Do not pay, do not answer',
        ],
      ],
      [
        'Minute 2 to 5',
        [
          'Call security; use the phone, not mail',
          'Say what you saw and when',
          'Say what you clicked or typed',
          'Follow what they tell you',
        ],
      ],
      [
        'Minute 5 to 10',
        [
          'Warn your team by voice',
          'Change passwords from another device',
          'Write down what happened',
          'Send journalists to the press contact',
        ],
      ],
      [
        'Afterwards',
        ['Help to find the way in', 'Restore only when told', 'Tell others what you learned', 'Nobody is punished for reporting'],
      ],
    ],
  },
  {
    slug: 'reconoce-el-phishing',
    lang: 'es',
    hue: 24,
    title: 'Reconozca el phishing',
    lead: 'Dos segundos antes de cada clic.',
    boxes: [
      [
        'Mire',
        [
          'La dirección tras la @, no el nombre',
          'Las dos últimas partes del dominio',
          'El tono: prisa, secreto, amenaza, premio',
          'Qué pide: contraseña, código, pago, archivo',
        ],
      ],
      [
        'Desconfíe de',
        ['Cuentas bancarias nuevas', 'Adjuntos que piden macros', 'Códigos QR en la calle', 'Páginas que piden entrar otra vez'],
      ],
      [
        'Haga',
        [
          'Abra usted la web o la aplicación',
          'Pregunte en un número que ya tenía',
          'Pulse el botón de informar',
          'Avise a quien también lo recibió',
        ],
      ],
      [
        'Si ha pulsado',
        [
          'Dígalo enseguida; nadie le culpa',
          'Cambie la contraseña y cierre sesiones',
          'No apague: haga lo que le indiquen',
          'Conserve el mensaje',
        ],
      ],
    ],
  },
];
