import type { GameTexts } from '../shapes.ts';

export const frenchGames: GameTexts = {
  code: 'fr',
  phishing: {
    name: 'Repérez l’hameçon',
    description: 'Dix messages d’une semaine ordinaire. Décidez quoi faire de chacun et lisez pourquoi.',
    rounds: 'Dix situations',
    situations: {
      password: [
        'Vous travaillez chez Lumora (lumora.example). Cet e-mail dit que votre mot de passe expire aujourd’hui et propose de le garder. Que faites-vous ?',
        [
          'Je le signale et, en cas de doute, j’ouvre moi-même la page de connexion',
          'Je clique sur le bouton avant ce soir',
          'Je réponds pour savoir s’il est authentique',
          'Je le supprime sans rien dire',
        ],
        'Le domaine de l’expéditeur n’est pas lumora.example, et le délai sert à vous empêcher de regarder. Le signaler protège aussi les collègues qui l’ont reçu.',
      ],
      invoice: [
        'Un fournisseur connu envoie une facture. L’e-mail mentionne en passant que le compte bancaire a changé. Que faites-vous ?',
        [
          'J’appelle le fournisseur au numéro de nos dossiers avant de payer',
          'Je paie : l’adresse est la bonne',
          'J’appelle le numéro indiqué dans l’e-mail',
          'Je paie la moitié pour essayer',
        ],
        'L’adresse peut être juste et la boîte piratée. Un nouveau compte se confirme en appelant un numéro que vous aviez déjà.',
      ],
      boss: [
        'Un numéro inconnu au nom de votre responsable écrit : elle est en réunion, il lui faut trois cartes cadeaux tout de suite, et discrètement. Que faites-vous ?',
        [
          'Je l’appelle au numéro que je connais',
          'J’achète les cartes et garde le reçu',
          'Je demande dans le chat si c’est bien elle',
          'J’envoie d’abord une seule carte',
        ],
        'Urgence, secret et cartes cadeaux vont ensemble dans cette arnaque. Une réponse atteint l’auteur du message ; le numéro connu l’atteint, elle.',
      ],
      parcel: [
        'Un SMS dit qu’un colis est bloqué tant que vous n’avez pas payé de petits frais. Vous en attendez justement un. Que faites-vous ?',
        [
          'Je vérifie dans l’application ou sur le site de la boutique',
          'Je paie : la somme est minime',
          'J’ouvre le lien pour voir de quel colis il s’agit',
          'Je réponds STOP',
        ],
        'Ces messages partent à des milliers de personnes, et il y en a toujours qui attendent un colis. Les frais sont minimes, car c’est le numéro de votre carte qui compte.',
      ],
      parking: [
        'Sur l’horodateur, un autocollant avec un code, un peu de travers, en recouvre un autre. Que faites-vous ?',
        [
          'Je paie à la machine ou avec l’application que j’utilise déjà',
          'Je le scanne : la machine est officielle',
          'Je le scanne pour voir si la page est bien faite',
          'Je le scanne avec le téléphone d’un collègue',
        ],
        'N’importe qui peut coller un autocollant, et un code ne montre pas où il mène. Une page d’apparence correcte ne prouve rien.',
      ],
      prompts: [
        'Il est 02:14. Votre téléphone affiche une demande de connexion après l’autre. Que faites-vous ?',
        [
          'Je les refuse, je change mon mot de passe et je le signale',
          'J’en approuve une pour que cela cesse',
          'J’éteins le téléphone et je dors',
          'J’attends que l’informatique m’écrive',
        ],
        'Ces demandes signifient que votre mot de passe est connu. Une approbation laisse entrer l’attaquant ; un refus et un nouveau mot de passe ferment la porte.',
      ],
      document: [
        'Un collègue partage un document. Le lien ouvre cette page, semblable à votre connexion, qui exige votre mot de passe. Que faites-vous ?',
        [
          'Je la ferme et je vérifie auprès du collègue par un autre moyen',
          'Je me connecte : l’adresse commence par lumora.example',
          'J’essaie d’abord un ancien mot de passe',
          'Je me connecte, car la page affiche un cadenas',
        ],
        'C’est la fin du nom qui compte : cette page appartient à files-share.test. Le cadenas dit seulement que la connexion est chiffrée.',
      ],
      attachment: [
        'Un candidat envoie un CV à ouvrir « dans le navigateur ». Votre entreprise recrute. Que faites-vous ?',
        [
          'Je ne l’ouvre pas et je le signale',
          'Je l’ouvre : les candidatures sont mon travail',
          'Je le transfère à une collègue pour qu’elle l’ouvre',
          'Je l’enregistre d’abord, puis je l’ouvre',
        ],
        'Le nom se termine par .html : c’est une page web, pas un PDF, et souvent une fausse connexion. Peu importe où on l’ouvre.',
      ],
      support: [
        'Le « support informatique » appelle : votre ordinateur enverrait des virus, il faudrait installer un programme et lire un code. Que faites-vous ?',
        [
          'Je raccroche et j’appelle l’assistance à son numéro connu',
          'Je l’installe en restant en ligne',
          'Je lis le code, mais je n’installe rien',
          'Je demande d’abord le nom de mon service',
        ],
        'Le nom et le numéro affichés se falsifient, et votre service figure sur Internet. Les codes ne sont que pour vous ; l’informatique n’en a pas besoin.',
      ],
      teamday: [
        'L’équipe RH de Lumora (lumora.example) rappelle la journée d’équipe. Que faites-vous ?',
        [
          'Je le lis : expéditeur et lien sont de l’entreprise, et il n’exige aucun secret',
          'Je le signale : tout e-mail avec un lien est du phishing',
          'Je réponds avec mon mot de passe pour confirmer',
          'Je le supprime sans le lire',
        ],
        'La plupart des e-mails sont authentiques. Domaine et lien finissent par lumora.example, sans pression ni secret. En cas de doute, ouvrez l’intranet comme d’habitude.',
      ],
    },
  },
  fakeOrReal: {
    name: 'Vrai ou faux',
    description:
      'Sept appels et enregistrements. Décidez lesquels sont truqués et apprenez ce qui aide à chaque fois. Scènes dessinées, sans personnes réelles ni visages générés.',
    rounds: 'Sept scènes',
    fake: 'Faux',
    real: 'Vrai',
    scenes: {
      director: [
        'Trois instants d’un appel vidéo en onze secondes. Les yeux ne se ferment jamais et la bouche bouge à peine, alors que l’on parle beaucoup.',
        'La directrice vous appelle pour la première fois : un achat secret, le virement doit partir dans l’heure. Vrai ou faux ?',
        'Un regard fixe et des lèvres immobiles sont des indices aujourd’hui et auront disparu demain. L’urgence, le secret et l’argent restent. Raccrochez et rappelez la directrice au numéro que vous connaissez.',
      ],
      product: [
        'Trois instants d’un enregistrement : les lèvres bougent, les yeux clignent, l’étagère et la lumière ne changent pas. En dessous : brightline.example.',
        'Votre fournisseur présente un nouveau papier dans une vidéo de son propre site, brightline.example. Vrai ou faux ?',
        'Vous l’avez trouvée là où le fournisseur publie lui-même, et elle n’attend rien de vous. Si elle menait à un paiement ou à une connexion, vous appelleriez quand même.',
      ],
      voice: [
        'Un message vocal de 21 secondes de Noa, du +44 7700 900457. Les ondes de la voix se répètent régulièrement, sans pause pour respirer.',
        '« C’est Noa, mon téléphone est cassé, voici mon nouveau numéro. Vire le loyer pour moi aujourd’hui, s’il te plaît. » C’est sa voix. Vrai ou faux ?',
        'Quelques secondes d’une voix suffisent pour la copier. Nouveau numéro et argent : appelez Noa à l’ancien numéro, ou utilisez un mot que vous seuls connaissez.',
      ],
      callback: [
        'Deux téléphones : un appel du +44 7700 900233 a été coupé ; un second, au poste 4117, a abouti et confirmé.',
        'La directrice financière a appelé au sujet d’un paiement modifié. Vous avez raccroché, composé son poste trouvé dans l’annuaire, et elle a confirmé. Vrai ou faux ?',
        'C’est le rappel qui tranche, pas la voix : vous avez composé un numéro que vous aviez déjà, et elle était au courant. Cela prend une minute et déjoue tous les trucages.',
      ],
      applicant: [
        'Trois instants d’un entretien vidéo. Quand une main passe devant la joue, le bord du visage se brouille et coule dans les doigts.',
        'Un candidat à un poste donnant accès aux données des clients passe l’entretien depuis chez lui. Une main passe devant le visage. Vrai ou faux ?',
        'Un visage superposé se rompt quand quelque chose passe devant. N’accusez personne pour autant : proposez un second rendez-vous, vérifiez une pièce d’identité et rappelez une référence.',
      ],
      townhall: [
        'Trois instants d’une retransmission : l’image se fige et se brouille, les yeux sont fermés, puis tout redevient net. En dessous : intranet.lumora.example.',
        'La réunion du personnel, annoncée il y a une semaine sur l’intranet, saccade : les lèvres suivent la voix avec retard, l’image se fige. Vrai ou faux ?',
        'Une mauvaise connexion brouille aussi les visages. Elle était annoncée là où on annonce ces choses, et rien n’est en jeu. À voir un trucage dans chaque défaut, on ne croit bientôt plus rien.',
      ],
      helpdesk: [
        'Trois instants d’un appel vidéo. Une lampe brille derrière l’épaule droite, mais la moitié droite du visage est dans l’ombre. En dessous, six cases vides pour un code.',
        '« Ici l’assistance, vous me voyez : lisez-moi les six chiffres que vous allez recevoir. » Vrai ou faux ?',
        'La lumière ne colle pas, mais la demande suffit : un code ne se lit jamais à voix haute, qui que l’on voie à l’écran. Raccrochez et appelez vous-même l’assistance.',
      ],
    },
  },
};
