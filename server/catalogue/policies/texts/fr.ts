import type { PolicyTexts } from '../shapes.ts';

/** Before `:`, `;`, `?` and within quotes stands U+202F: U+00A0 comes back from the editor as an entity, which would look like a change. */
export const fr: PolicyTexts = {
  notice: 'Un point de départ, pas un conseil juridique. Adaptez ce texte avant de le publier.',
  headings: { purpose: 'Objet', appliesTo: 'À qui elle s’applique', inDoubt: 'En cas de doute', contact: 'Contact' },
  policies: {
    'acceptable-use': {
      name: 'Utilisation acceptable',
      summary:
        'Ce que l’on peut faire avec les appareils, les comptes et le réseau de l’entreprise, et ce que l’on ne peut pas faire.',
      purpose:
        '{{companyName}} met à votre disposition des appareils, des comptes et un réseau pour que vous puissiez bien travailler. Cette politique explique comment les utiliser pour qu’ils restent sûrs pour vous, pour vos collègues et pour les personnes dont nous conservons les données.',
      appliesTo:
        'Elle s’applique à toute personne qui utilise nos appareils, nos comptes ou notre réseau : salariés, intérimaires et prestataires, au bureau comme ailleurs. Elle s’applique aussi à votre téléphone ou à votre ordinateur personnel lorsque vous l’utilisez pour travailler.',
      rules: [
        {
          heading: 'Appareils et logiciels',
          points: [
            'Utilisez pour votre travail les appareils et les comptes que vous avez reçus. Un bref usage privé est admis s’il ne présente aucun risque et ne gêne pas le travail.',
            'N’installez que des logiciels provenant de sources approuvées par l’équipe informatique. S’il vous faut autre chose, faites d’abord une demande.',
            'Redémarrez lorsqu’une mise à jour est en attente, si possible le jour même. Ne reportez pas les mises à jour de sécurité.',
            'Laissez les protections activées : antivirus, pare-feu, chiffrement du disque et verrouillage de l’écran.',
            'Ne branchez une clé USB ou un autre support que si vous savez d’où il vient.',
          ],
        },
        {
          heading: 'Internet, messagerie et comptes',
          points: [
            'Gardez le travail dans les comptes professionnels. Ne transférez pas d’e-mails professionnels vers une boîte privée et ne stockez pas de fichiers dans un cloud privé.',
            'Ne laissez personne d’autre travailler avec votre compte, même un instant.',
            'Ne consultez, n’enregistrez et n’envoyez rien d’illégal, d’injurieux ou de nature à nuire à autrui.',
            'Vérifiez l’expéditeur et l’adresse d’un lien avant de l’ouvrir, et méfiez-vous des pièces jointes inattendues.',
            'Ne consultez que les données nécessaires à votre tâche, même si le système vous en montre davantage.',
          ],
        },
        {
          heading: 'En cas de départ ou de changement de poste',
          points: [
            'Rendez tous les appareils, clés et badges le dernier jour, avec les données qu’ils contiennent.',
            'Indiquez les accès dont vous n’avez plus besoin lorsque votre travail change.',
          ],
        },
      ],
      inDoubt:
        'Si vous n’êtes pas sûr que quelque chose soit permis, arrêtez-vous et renseignez-vous avant d’agir. Une question prend une minute et ne vous sera jamais reprochée. Si une règle vous bloque, nous chercherons une bonne solution avec vous.',
      contact:
        'Adressez vos questions et vos demandes d’exception à {{securityContact}}. Prévenez aussi immédiatement si un appareil est perdu ou se comporte de façon étrange.',
    },
    passwords: {
      name: 'Mots de passe et connexion',
      summary: 'Comment choisir, conserver et protéger les mots de passe, et quand une deuxième étape est nécessaire.',
      purpose:
        'La plupart des intrusions commencent par un mot de passe deviné, réutilisé ou saisi sur une fausse page. Cette politique explique comment nous nous connectons chez {{companyName}}, pour qu’un mot de passe perdu n’ouvre pas tout le reste.',
      appliesTo:
        'Elle s’applique à toute personne qui dispose d’un compte chez nous, et à chaque compte que vous utilisez pour le travail, y compris les services d’autres fournisseurs, les boîtes partagées et les comptes de test.',
      rules: [
        {
          heading: 'Choisissez des mots de passe solides',
          points: [
            'Utilisez au moins 14 caractères. Quelques mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.',
            'Utilisez un mot de passe différent pour chaque compte, et jamais un mot de passe que vous utilisez aussi à titre privé.',
            'Évitez les noms, les dates, le nom de l’entreprise et les suites de touches comme « azerty ».',
            'Laissez le gestionnaire de mots de passe que nous fournissons créer et conserver vos mots de passe. Vous n’en aurez plus qu’un à retenir.',
          ],
        },
        {
          heading: 'Protégez la connexion',
          points: [
            'Activez une deuxième étape partout où elle existe. Préférez une clé d’accès, une clé de sécurité ou une application aux codes par SMS.',
            'Ne confirmez une connexion sur votre téléphone que si vous venez de la commencer vous-même. Refusez tout le reste et prévenez-nous.',
            'Ne communiquez jamais un mot de passe ou un code à qui que ce soit : ni à un collègue, ni à un responsable, ni à l’assistance. Nous ne vous en demanderons jamais.',
            'Ne saisissez un mot de passe que sur une page que vous avez ouverte vous-même, depuis un favori ou par son adresse.',
            'Ne notez pas de mots de passe sur un papier près de l’écran, dans un document ou dans un chat.',
          ],
        },
        {
          heading: 'Si un mot de passe est peut-être connu',
          points: [
            'Changez-le immédiatement, d’abord à cet endroit, puis partout où vous l’utilisiez aussi.',
            'Déconnectez toutes les autres sessions si le service le permet.',
            'Prévenez-nous le jour même, même si vous n’êtes pas sûr et même si l’erreur vient de vous.',
          ],
        },
      ],
      inDoubt:
        'Si une page, un appel ou un message vous demande un mot de passe ou un code et que vous hésitez, n’allez pas plus loin. Accédez au service comme vous le faites toujours, ou rappelez à un numéro que vous connaissez déjà.',
      contact:
        'Contactez {{securityContact}} si vous avez des questions sur les mots de passe ou si une deuxième étape ne fonctionne pas, et immédiatement si quelqu’un d’autre connaît peut-être un mot de passe.',
    },
    'clean-desk': {
      name: 'Bureau et écrans',
      summary:
        'Ce qui peut rester sur le bureau, l’écran, l’imprimante et le tableau blanc quand on s’absente, et ce qui ne le peut pas.',
      purpose:
        'Un papier sur un bureau, un écran ouvert ou un tableau blanc rempli en disent plus que nous ne le voulons aux visiteurs, au personnel d’entretien et aux passants. Avec quelques habitudes, {{companyName}} garde à l’abri des regards ce qui est confidentiel.',
      appliesTo:
        'Elle s’applique à toute personne qui travaille dans nos locaux, à domicile, chez un client ou en déplacement. Les visiteurs et les prestataires la respectent aussi ; la personne qui les invite la leur explique.',
      rules: [
        {
          heading: 'Quand vous quittez votre place',
          points: [
            'Verrouillez l’écran à chaque fois, même pour une minute. Sur la plupart des ordinateurs, deux touches suffisent.',
            'Retournez ou rangez les papiers confidentiels, et emportez-les si la pièce reste ouverte.',
            'Ne laissez ni téléphone, ni badge, ni clé, ni support de stockage sur le bureau.',
            'Ne gardez aucun mot de passe sur papier, pas même sous le clavier ou dans un tiroir.',
          ],
        },
        {
          heading: 'À la fin de la journée',
          points: [
            'Mettez sous clé les papiers et les appareils qui contiennent des données personnelles ou confidentielles.',
            'Emportez la clé au lieu de la laisser dans la serrure.',
            'Mettez le papier confidentiel dans le destructeur ou dans le conteneur fermé, jamais dans une corbeille ouverte.',
            'Éteignez ou verrouillez l’ordinateur, et fermez les fenêtres et les portes si vous partez en dernier.',
          ],
        },
        {
          heading: 'Espaces et écrans partagés',
          points: [
            'Récupérez aussitôt vos impressions, et n’imprimez des pages confidentielles que là où vous pouvez les attendre.',
            'Après une réunion, effacez le tableau blanc et emportez les feuilles du paperboard.',
            'En visioconférence, partagez une seule fenêtre et non tout l’écran, et désactivez d’abord les notifications.',
            'Détournez votre écran des fenêtres et des couloirs, ou utilisez un filtre de confidentialité.',
            'Accompagnez les visiteurs, et adressez-vous avec amabilité aux personnes sans badge : « Puis-je vous aider à trouver quelqu’un ? »',
          ],
        },
      ],
      inDoubt:
        'Si vous ne savez pas si un papier est confidentiel, traitez-le comme tel. Si vous en trouvez un oublié, mettez-le en sécurité, n’en poursuivez pas la lecture et remettez-le à son propriétaire ou au contact ci-dessous.',
      contact:
        'Contactez {{securityContact}} s’il vous faut une armoire qui ferme à clé, un filtre de confidentialité ou un conteneur à papier, ou si vous trouvez des documents ou remarquez des inconnus là où ils ne devraient pas être.',
    },
    'working-away': {
      name: 'Travail hors du bureau',
      summary: 'Comment travailler en sécurité à domicile, dans le train, à l’hôtel et à l’étranger.',
      purpose:
        'À domicile ou en déplacement, la protection du bureau manque : portes fermées, réseau interne, collègues à proximité. Cette politique explique comment le travail pour {{companyName}} reste sûr où que vous soyez.',
      appliesTo:
        'Elle s’applique à toute personne qui travaille hors de nos locaux, que ce soit pour un appel dans le train ou toute l’année, avec nos appareils ou avec les vôtres lorsque c’est autorisé.',
      rules: [
        {
          heading: 'À domicile',
          points: [
            'Réservez l’appareil professionnel au travail, et ne laissez ni votre famille ni vos invités l’utiliser.',
            'Protégez votre réseau wifi par un long mot de passe qui lui est propre, et remplacez les mots de passe fournis avec le routeur.',
            'Maintenez à jour le logiciel de votre routeur, et remplacez l’appareil quand il ne reçoit plus de mises à jour.',
            'Passez les appels confidentiels là où personne ne peut écouter, enceintes connectées comprises.',
            'Rapportez le papier confidentiel au bureau au lieu de le jeter avec les ordures ménagères.',
          ],
        },
        {
          heading: 'En déplacement',
          points: [
            'Gardez vos appareils avec vous. Ne les laissez ni dans une voiture, ni dans un vestiaire, ni sur une table de café.',
            'Préférez le partage de connexion de votre téléphone aux réseaux wifi publics. Si vous devez en utiliser un, connectez d’abord le VPN de l’entreprise.',
            'Utilisez un filtre de confidentialité, et placez-vous de sorte que personne ne lise votre écran.',
            'Rechargez sur une prise avec votre propre chargeur, ou avec une batterie, pas sur un port USB inconnu.',
            'Ne citez ni clients ni chiffres quand des inconnus peuvent vous entendre.',
          ],
        },
        {
          heading: 'Avant un voyage à l’étranger',
          points: [
            'Prévenez-nous tôt si vous voulez emporter des appareils dans un autre pays ; certains voyages exigent un autre équipement.',
            'N’emportez que les données dont vous avez besoin sur place.',
            'Si un appareil a échappé à votre vue ou a été inspecté, signalez-le avant de continuer à travailler.',
          ],
        },
      ],
      inDoubt:
        'Si le lieu, le réseau ou la situation ne vous inspire pas confiance, remettez le travail à plus tard, dans un endroit sûr. Un délai ne justifie aucun risque ; parlez-en à votre responsable et vous trouverez ensemble une autre solution.',
      contact:
        'Contactez {{securityContact}} si vous avez des questions sur les voyages ou le travail à domicile, et immédiatement, à toute heure, si un appareil ou un document est perdu ou volé.',
    },
    'information-handling': {
      name: 'Traitement des informations',
      summary: 'Quelles sortes d’informations existent, et comment conserver, partager et supprimer chacune d’elles.',
      purpose:
        'Tout ce que nous savons n’est pas destiné à tous. Cette politique définit trois niveaux pour les informations chez {{companyName}} et explique, pour chacun, comment les conserver, les partager et s’en défaire.',
      appliesTo:
        'Elle s’applique à toute personne qui voit ou traite nos informations ou celles de nos clients, sous toutes leurs formes : fichiers, e-mails, chats, papier, images, enregistrements et conversations.',
      rules: [
        {
          heading: 'Connaissez le niveau',
          points: [
            'Public : publié volontairement, comme le site web. Tout le monde peut y avoir accès.',
            'Interne : tout le reste par défaut, comme les plans, les comptes rendus et les instructions. Ces informations restent dans l’entreprise.',
            'Confidentiel : nuirait à des personnes ou à l’entreprise en cas de fuite, comme les données personnelles, les contrats, les prix et les données d’accès. Seules les personnes qui en ont besoin pour une tâche peuvent y accéder.',
            'La personne qui crée un document décide de son niveau et l’indique sur la première page s’il est confidentiel.',
          ],
        },
        {
          heading: 'Conservez et partagez avec soin',
          points: [
            'Enregistrez votre travail dans les systèmes que nous fournissons, pas sur le bureau de l’ordinateur, sur des clés USB ou dans des services privés.',
            'Donnez accès à des personnes nommées, seulement dans la mesure nécessaire, et retirez cet accès à la fin de la tâche.',
            'Vérifiez les destinataires avant l’envoi, surtout ceux que la messagerie a ajoutés d’elle-même.',
            'Envoyez les fichiers confidentiels par lien protégé ou chiffrés, et le mot de passe par un autre moyen.',
            'Assurez-vous qu’un accord de confidentialité est signé avant de partager quoi que ce soit d’interne avec des partenaires.',
            'Supprimez les noms et les chiffres dont le destinataire n’a pas besoin.',
          ],
        },
        {
          heading: 'Ne conservez rien plus longtemps que nécessaire',
          points: [
            'Supprimez ce qui a rempli son rôle, y compris dans les téléchargements, les chats et la corbeille.',
            'Respectez les durées de conservation de votre service pour les contrats et les données personnelles.',
            'Rendez les anciens appareils et supports ; l’équipe informatique les efface.',
          ],
        },
      ],
      inDoubt:
        'Si vous ne connaissez pas le niveau, traitez l’information comme confidentielle et vérifiez auprès de la personne qui en est responsable. Si quelqu’un d’extérieur la demande, dites poliment que vous rappellerez, et vérifiez d’abord de qui il s’agit vraiment.',
      contact:
        'Contactez {{securityContact}} si vous avez des questions sur les niveaux et le partage, et immédiatement si des informations sont parvenues aux mauvaises personnes, ne serait-ce que par une adresse mal saisie.',
    },
    'incident-reporting': {
      name: 'Signalement des incidents',
      summary: 'Ce qui constitue un incident de sécurité, comment le signaler et que faire en attendant de l’aide.',
      purpose:
        'Plus tôt nous avons connaissance d’un incident, plus les dégâts sont limités. Cette politique explique ce qu’il faut signaler chez {{companyName}}, comment, et que faire entre-temps. Signaler aide tout le monde, et une erreur commise de bonne foi ne vous sera pas reprochée.',
      appliesTo:
        'Elle s’applique à toute personne qui travaille pour nous, avec tout appareil et en tout lieu. Signalez aussi ce que vous remarquez chez nos partenaires et prestataires.',
      rules: [
        {
          heading: 'À signaler immédiatement',
          points: [
            'Un message, un appel ou une vidéo qui cherche à vous tromper, surtout si vous avez cliqué, saisi ou payé quelque chose.',
            'Un appareil, un badge, une clé ou un document perdu ou volé.',
            'Un ordinateur qui se comporte de façon étrange : fenêtres qui s’ouvrent seules, fichiers qui ne s’ouvrent plus, demande d’argent.',
            'Une connexion ou une modification de votre compte qui ne vient pas de vous.',
            'Des données parvenues aux mauvaises personnes, ou que vous voyez sans y avoir droit.',
            'Des inconnus dans nos locaux, ou une porte ou une armoire forcée.',
          ],
        },
        {
          heading: 'Comment signaler',
          points: [
            'Utilisez le bouton de signalement pour les e-mails suspects. Pour tout le reste, appelez le contact ci-dessous ou écrivez-lui.',
            'Appelez si c’est urgent ou si votre ordinateur est peut-être touché ; n’écrivez pas depuis cet ordinateur.',
            'Dites ce qui s’est passé, quand, sur quel appareil, et ce que vous avez fait depuis. Les suppositions sont les bienvenues si vous les présentez comme telles.',
            'N’attendez pas d’être sûr, et n’enquêtez pas vous-même.',
          ],
        },
        {
          heading: 'En attendant de l’aide',
          points: [
            'Déconnectez l’appareil du réseau, mais laissez-le allumé.',
            'Ne supprimez et ne modifiez rien ; les e-mails et les fichiers sont des preuves.',
            'Changez le mot de passe depuis un autre appareil si vous l’avez saisi sur une fausse page.',
            'Appelez d’abord la banque si de l’argent a été envoyé.',
            'Laissez les personnes responsables répondre aux clients et à la presse.',
          ],
        },
      ],
      inDoubt:
        'Signalez-le. Mieux vaut dix signalements qui se révèlent sans gravité qu’un seul qui n’est jamais arrivé. Nous vous dirons ce que c’était.',
      contact:
        'Adressez votre signalement à {{securityContact}}. Sans réponse et en cas d’urgence, prévenez votre responsable, qui sait qui appeler ensuite.',
    },
    'ai-assistants': {
      name: 'Assistants d’IA',
      summary: 'Quels outils d’IA utiliser pour le travail, ce qu’il ne faut jamais y saisir et comment vérifier les résultats.',
      purpose:
        'Les assistants qui écrivent, traduisent, programment et dessinent peuvent nous faire gagner beaucoup de temps. Ils peuvent aussi divulguer ce que nous devons protéger, et se tromper avec des mots convaincants. Cette politique explique comment bien les utiliser chez {{companyName}}.',
      appliesTo:
        'Elle s’applique à toute personne qui utilise de tels outils pour le travail : chats, fonctions des logiciels de bureautique, assistants de programmation, outils qui enregistrent et résument les réunions, générateurs d’images ou de voix.',
      rules: [
        {
          heading: 'Choisissez l’outil',
          points: [
            'Utilisez les outils de notre liste d’outils approuvés, avec votre compte professionnel.',
            'N’utilisez pas de comptes privés pour le travail : nous ne savons pas ce qu’y devient le contenu.',
            'Demandez un nouvel outil avant de l’essayer avec de vraies données. Un essai avec des données inventées est admis.',
            'Ne laissez un assistant accéder à des boîtes de messagerie, des fichiers ou des systèmes que si l’équipe informatique a approuvé cette connexion.',
          ],
        },
        {
          heading: 'Ce que vous ne saisissez pas',
          points: [
            'Les données personnelles de clients, de candidats ou de collègues, sauf si l’outil est approuvé à cette fin.',
            'Les mots de passe, clés et autres données d’accès, y compris dans du code ou des captures d’écran.',
            'Les contrats, prix, chiffres et plans confidentiels.',
            'Les œuvres d’autrui que nous n’avons pas le droit de transmettre.',
          ],
        },
        {
          heading: 'Vérifiez le résultat',
          points: [
            'Vous répondez de ce que vous envoyez, publiez ou décidez, comme si vous l’aviez écrit vous-même.',
            'Vérifiez les faits, les chiffres, les sources et les calculs ; les assistants en inventent une partie.',
            'Faites relire et tester le code comme n’importe quel autre.',
            'Laissez aux humains les décisions qui concernent des personnes.',
            'Dites ouvertement qu’un texte, une image ou une voix a été généré par l’IA lorsque le public s’attend à le savoir.',
            'Prévenez tous les participants avant qu’un outil n’enregistre ou ne résume une réunion, et respectez un refus.',
            'Repérez les instructions qu’un document ou un site web donne à votre assistant, et ne le laissez pas les suivre.',
          ],
        },
      ],
      inDoubt:
        'Imaginez que le texte que vous allez saisir paraisse demain dans un journal. Si cela devait nuire, abstenez-vous, ou remplacez les noms et les chiffres par d’autres, inventés.',
      contact:
        'Adressez vos demandes d’outils et vos questions à {{securityContact}}. Écrivez aussi si vous avez déjà saisi quelque chose que vous n’auriez pas dû : ensemble, nous pourrons peut-être encore limiter les dégâts.',
    },
  },
};
