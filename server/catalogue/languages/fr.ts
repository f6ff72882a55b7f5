import { type LanguageTexts, quiz } from '../shapes.ts';

export const french: LanguageTexts = {
  code: 'fr',
  categories: {
    scams: 'Hameçonnage et arnaques',
    access: 'Mots de passe et connexion',
    devices: 'Appareils et déplacements',
    data: 'Données et poste de travail',
  },
  videos: {
    phishing: 'Anatomie d’un courriel d’hameçonnage',
    links: 'Où mène ce lien ?',
    passwords: 'Des mots de passe qui tiennent',
    'two-step': 'La double authentification en une minute',
    ransomware: 'Rançongiciel : des fichiers en otage',
    'phone-calls': 'Celui qui appelle n’est pas celui qu’il dit',
    'text-messages': 'Les arnaques par SMS',
    'public-wifi': 'Le prix du Wi-Fi gratuit',
    'clean-desk': 'Bureau rangé, écran verrouillé',
    'personal-data': 'Données personnelles : à manier avec soin',
    'report-it': 'Un doute ? Dites-le',
    deepfakes: 'Hypertrucages : ne croyez pas vos oreilles',
  },
  courses: [
    {
      slug: 'fr-essentials',
      name: 'Les bases de la sécurité',
      description: 'Ce que chacun doit savoir au travail : arnaques, connexion, appareils et données.',
      type: 'awareness',
      level: 1,
      free: true,
      popular: true,
      sections: [
        [
          'Les arnaques',
          [
            ['Comment l’appât est construit', 'phishing'],
            ['Lire un lien avant de cliquer', 'links'],
            ['Les appels qui demandent un code', 'phone-calls'],
          ],
        ],
        [
          'Au quotidien',
          [
            ['Une connexion plus sûre', 'two-step'],
            ['Signaler sans attendre', 'report-it'],
            quiz('Faites le point', [
              [
                'Quel est le signe le plus net d’un hameçonnage ?',
                ['Un logo', 'Il presse et demande un secret', 'Il est court', 'Il arrive le matin'],
                2,
              ],
              [
                '« L’informatique » vous demande le code que vous venez de recevoir. Que faites-vous ?',
                ['Je le donne', 'J’en donne la moitié', 'Je raccroche et j’appelle le numéro connu', 'Je l’envoie par messagerie'],
                3,
              ],
              [
                'Vous avez cliqué sur un lien douteux. Et maintenant ?',
                ['J’efface et je me tais', 'Je préviens tout de suite l’équipe de sécurité', 'J’attends', 'Je redémarre'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'fr-passwords',
      name: 'Mots de passe et clés d’accès',
      description: 'Pourquoi la longueur compte et ce que la deuxième étape arrête vraiment.',
      type: 'awareness',
      level: 2,
      sections: [
        [
          'Se connecter',
          [
            ['Longs et tous différents', 'passwords'],
            ['La deuxième étape', 'two-step'],
            quiz('Connexion sûre', [
              ['Lequel résiste le plus longtemps ?', ['P@ssw0rd!', 'Ete2026', 'lanterne-orbite-canot-velours', 'azerty123'], 3],
              [
                'Où garder les mots de passe du travail ?',
                ['Dans un tableur', 'Dans le gestionnaire de mots de passe', 'Sous le clavier', 'Dans la messagerie'],
                2,
              ],
              [
                'Votre téléphone demande d’approuver une connexion que vous n’avez pas lancée.',
                ['J’approuve', 'Je refuse, je change le mot de passe et je signale', 'J’éteins le téléphone', 'J’ignore'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'fr-finance',
      name: 'Sécurité pour les équipes financières',
      description: 'Faux fournisseurs, fausses urgences : les contrôles qui tiennent.',
      type: 'specialized',
      level: 3,
      sections: [
        [
          'Payer sans se tromper',
          [
            ['Le RIB qui change', 'phishing'],
            ['Une voix trop connue', 'deepfakes'],
            quiz('Au service comptable', [
              [
                'Un fournisseur annonce un nouveau RIB par courriel. Que faites-vous ?',
                ['Je paie', 'Je rappelle un contact déjà connu', 'Je réponds au courriel', 'Je paie la moitié'],
                2,
              ],
              [
                'À quoi sert la double validation ?',
                ['À aller vite', 'Tromper une seule personne ne suffit plus', 'À économiser le papier', 'À désigner un coupable'],
                2,
              ],
              [
                'La direction demande un virement secret par courriel.',
                [
                  'J’obéis',
                  'Je suis la procédure, sans exception',
                  'Je paie un petit montant',
                  'Je demande confirmation en répondant',
                ],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
  ],
};
