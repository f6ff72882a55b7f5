import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const fr: TextOf<typeof plan> = {
  name: 'Comptes et connexion',
  messages: {
    'shared-document': {
      name: 'Un document partagé',
      subject: 'Lena Ortiz a partagé « Salaires 2027 » avec vous',
      from: 'Lena Ortiz',
      legend: 'Votre entreprise partage ses fichiers avec Papershelf, sur papershelf.example. Lena Ortiz dirige un autre service.',
      body: [
        '# Lena Ortiz a partagé un fichier avec vous',
        '| Fichier | {Salaires 2027, confidentiel}',
        '| Accès | {se termine dans 1 heure}',
        'Connectez-vous avec votre adresse professionnelle pour l’ouvrir.',
        '→ Ouvrir le fichier',
        '~ Papershelf Inc., 14 Mill Lane',
      ],
      header: 'Papershelf écrit depuis papershelf.example. Ici, c’est papershelf-docs.example.',
      callouts: [
        'Un fichier que l’on aimerait lire. Pourquoi Lena le partagerait-elle avec vous ?',
        'Le délai court vise à vous empêcher de demander.',
      ],
      answers: [
        'Lena peut dire qu’elle n’a rien partagé. C’est sûr, mais d’autres l’ouvrent peut-être : signalez-le.',
        'En ouvrant vous-même Papershelf, pas de tel fichier. L’e-mail mérite tout de même un signalement.',
        'Exact : un domaine ressemblant demande votre mot de passe professionnel.',
        'C’est un faux. La page ressemble à Papershelf et prend votre mot de passe.',
      ],
    },
    'approval-requests': {
      name: 'Demandes d’approbation en série',
      from: 'Sécurité Informatique',
      legend:
        'Depuis 6 h, votre téléphone demande si vous vous connectez. Vous prenez le petit déjeuner, et ce n’est pas le cas. Puis ceci arrive.',
      body: [
        'Sécurité informatique : {nous testons votre connexion}. Les demandes cesseront dès que {vous en approuverez une}. Merci de votre aide.',
      ],
      header: 'Votre service informatique ne teste pas de connexion par SMS, et n’importe qui peut prendre ce nom.',
      callouts: [
        'Une raison anodine pour un fait alarmant. Quelqu’un a votre mot de passe et tente d’entrer.',
        'Il ne leur manque que ce geste. Refusez chaque demande et changez votre mot de passe.',
      ],
      answers: [
        'Appeler l’informatique au numéro connu est bien. Signalez aussi : quelqu’un connaît votre mot de passe.',
        'L’application d’authentification montre d’où viennent les demandes. Refusez-les, et signalez.',
        'Exact : refuser, signaler, changer de mot de passe.',
        'C’est un faux. Approuver, c’est laisser entrer un inconnu.',
      ],
    },
    'new-device': {
      name: 'Connexion depuis un nouvel appareil',
      subject: 'Nouvelle connexion à Papershelf',
      from: 'Papershelf',
      legend:
        'Vous avez reçu un nouvel ordinateur portable et, à 9 h 12, vous avez ouvert une session Papershelf (papershelf.example). Une minute après, cet e-mail arrive.',
      body: [
        '# Nouvelle connexion',
        '| Appareil | {Ordinateur portable, Firefox}',
        '| Heure | aujourd’hui, 9 h 12',
        'C’était vous ? Alors il n’y a rien à faire.',
        'Sinon, ouvrez Papershelf et choisissez Paramètres, Sécurité. {Cet e-mail est volontairement sans lien}.',
      ],
      header: 'L’adresse finit par papershelf.example, le vrai domaine.',
      callouts: [
        'L’appareil et l’heure sont ceux de votre propre connexion.',
        'Un avertissement qui ne mène nulle part ne peut rien vous prendre.',
      ],
      answers: [
        'Chez Papershelf, personne n’en saurait plus que l’e-mail. Cela ne nuit pas.',
        'Exact : Paramètres, Sécurité montre vos appareils, sans aucun lien.',
        'L’avertissement est vrai, et il est bon qu’il existe. Un signalement fait perdre du temps.',
        'Exact : il correspond à ce que vous venez de faire, vient du vrai domaine et n’a pas de lien.',
      ],
    },
    voicemail: {
      name: 'Appel manqué avec message vocal',
      subject: 'Nouveau message vocal (0:42) pour vous',
      from: 'Ringloft Voice',
      legend: 'Dans votre entreprise, les messages vocaux sont dans le téléphone même. Le nom de Ringloft ne vous dit rien.',
      body: [
        '# Vous avez 1 nouveau message',
        '| De | {+1 202-555-0127}',
        '| Durée | 42 secondes',
        'Le message {sera supprimé à minuit}.',
        '→ Écouter le message',
        '~ Pour l’écouter, connectez-vous avec le mot de passe de votre boîte.',
      ],
      header: 'Un service que votre entreprise n’utilise pas ne peut avoir de message pour vous.',
      callouts: ['Un numéro inconnu éveille la curiosité.', 'Le délai vise à vous empêcher de demander autour de vous.'],
      answers: [
        'L’informatique peut dire que vous n’utilisez pas Ringloft. Un signalement le lui dit en même temps.',
        'Votre téléphone ne montre aucun message. Bon réflexe, mais signalez l’e-mail.',
        'Exact : service inconnu, délai, et mot de passe de votre boîte.',
        'C’est un faux. Il n’y a pas d’enregistrement, mais un formulaire pour votre mot de passe.',
      ],
    },
    'scan-to-renew': {
      name: 'Scannez le code',
      subject: 'Renouvelez votre connexion en deux étapes',
      from: 'Sécurité Informatique',
      legend:
        'Votre application d’authentification marche. Les changements de connexion sont annoncés sur l’intranet, et il n’y a rien.',
      body: [
        '# Votre deuxième étape expire',
        'Tout le personnel doit renouveler sa connexion avant demain. {Scannez le code avec votre téléphone personnel} :',
        '▦',
        'Cela prend une minute. {Sans renouvellement, vous perdrez l’accès}.',
        '~ Sécurité informatique',
      ],
      header: 'company-mfa.example n’est pas company.example. Le tiret en fait un autre domaine.',
      callouts: [
        'Un code cache l’adresse, à vous comme au filtre de messagerie. Votre téléphone personnel n’est pas protégé par votre entreprise.',
        'De la pression, et pas un mot sur l’endroit où se renseigner.',
      ],
      answers: [
        'Un appel à l’informatique au numéro connu éclaircit tout. Un signalement va plus vite et atteint tout le monde.',
        'L’application montre que rien n’expire. Signalez ensuite l’e-mail.',
        'Exact : ne pas scanner, signaler.',
        'C’est un faux. La page derrière le code prend le mot de passe et le deuxième facteur.',
      ],
    },
    'password-changed': {
      name: 'Votre mot de passe a changé',
      subject: 'Votre mot de passe a été changé à 8 h 12',
      from: 'Assistance',
      legend:
        'Vous n’avez pas changé votre mot de passe, et votre session est ouverte. Les adresses de votre entreprise finissent par company.example.',
      body: [
        'Bonjour,',
        'Le mot de passe de votre compte a été changé aujourd’hui à 8 h 12. Si c’était vous, ignorez ce message.',
        'Sinon, {annulez le changement sous 30 minutes} :',
        '→ Rétablir mon mot de passe',
        'Cordialement, l’assistance, {cornpany.example}',
      ],
      header: 'Lisez lettre par lettre : cornpany, avec r et n, au lieu de company, avec m.',
      callouts: [
        'Calme, poli, plausible, et pourtant pressé.',
        'Encore le même sosie. Sur un téléphone, il ne se voit presque pas.',
      ],
      answers: [
        'Exact : au numéro connu, l’assistance voit si quelque chose a changé.',
        'Votre session est toujours ouverte, donc le mot de passe est l’ancien. Signalez aussi l’e-mail.',
        'Exact : un domaine si ressemblant signifie que quelqu’un vise votre entreprise.',
        'C’est un faux. « Rétablir » demande le mot de passe actuel.',
      ],
    },
    'session-code': {
      name: 'Un code de connexion',
      from: 'Tidewell',
      legend:
        'Vous réservez un voyage professionnel sur tidewell.example et venez de saisir votre mot de passe. La page demande un code.',
      body: ['Tidewell : votre code est 402 118. Il est valable 5 minutes. {Ne le donnez à personne}, pas même à nous.'],
      callouts: ['Le message arrive quand vous l’avez demandé et ne contient pas de lien.'],
      answers: [
        'Il n’y a rien à demander : le code, c’est vous qui l’avez demandé.',
        'Vous êtes déjà sur la bonne page. Regarder encore une fois son adresse ne nuit pas.',
        'Le message est vrai. Ce serait différent sans connexion en cours.',
        'Exact : vous avez demandé ce code, et ne le saisissez que là.',
      ],
    },
  },
};
