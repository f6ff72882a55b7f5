import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const fr: TextOf<typeof plan> = {
  name: 'Paie, congés et avantages',
  messages: {
    'payroll-account': {
      name: 'Confirmez votre compte de paie',
      subject: 'À faire avant le jour de paie',
      from: 'Paie',
      legend: 'La paie tombe dans trois jours. Vos coordonnées bancaires sont sur le portail RH, et vous ne les avez pas changées.',
      body: [
        '# Votre salaire ne peut pas être versé',
        'En préparant les salaires du mois, {nous n’avons pas pu vérifier votre compte}.',
        'Saisissez aujourd’hui vos coordonnées bancaires et {votre mot de passe du portail} pour une paie à l’heure.',
        '→ Confirmer le compte',
        '~ Paie',
      ],
      header: 'company-hr.example ne fait pas partie de company.example.',
      callouts: [
        'C’est juste avant la paie que cela marche le mieux. Votre compte va bien.',
        'La paie connaît votre compte et n’a jamais besoin de votre mot de passe.',
      ],
      answers: [
        'La paie peut aider au numéro connu. Le portail le montre aussitôt, et l’e-mail mérite un signalement.',
        'Exact : le portail RH montre vos données, inchangées.',
        'Exact : quelqu’un veut détourner des salaires, pas seulement le vôtre.',
        'C’est un faux. Avec ces données, votre salaire part sur un autre compte.',
      ],
    },
    'benefits-deadline': {
      name: 'Avantages : fin ce soir',
      subject: 'Dernière chance : choisissez vos avantages',
      from: 'Équipe Avantages',
      legend: 'Votre entreprise annonce ses avantages en réunion et sur l’intranet. Personne n’a parlé de Wellness Choice.',
      body: [
        '# Salle de sport et massages offerts à tout le personnel',
        'Votre employeur {a déjà tout payé}. Il ne manque que votre choix.',
        'Connectez-vous avec votre compte professionnel avant ce soir. {Sans choix, pas d’avantages}.',
        '→ Choisir mes avantages',
      ],
      header: 'Une société inconnue écrit au nom de votre employeur.',
      callouts: [
        'Quel employeur ? L’e-mail ne nomme pas le vôtre.',
        'Le délai finit ce soir, mais c’est la première fois que vous en entendez parler.',
      ],
      answers: [
        'Les RH diraient que l’offre n’existe pas. Un signalement leur épargne bien des appels.',
        'L’intranet n’en dit rien. Bon réflexe ; signalez aussi l’e-mail.',
        'Exact : un expéditeur inconnu veut votre mot de passe professionnel.',
        'C’est un faux. La salle de sport est l’appât, le mot de passe la prise.',
      ],
    },
    'leave-policy': {
      name: 'Nouvelles règles de congés',
      subject: 'Règlement des congés modifié, à valider',
      from: 'Ressources Humaines',
      legend:
        'Nous sommes en décembre, et l’on parle vraiment de congés. Les règlements sont publiés sur l’intranet, sous company.example.',
      body: [
        'Chères et chers collègues,',
        'Dès janvier, {les jours restants de cette année seront perdus} en fin de mois. Le nouveau règlement et votre solde sont ici :',
        '→ Lire et valider',
        'Merci de valider avant samedi. Votre responsable verra {qui ne l’a pas fait}.',
        '~ Ressources humaines',
      ],
      header: 'Lisez une adresse par la fin : elle est à policy-view.example. Le company.example placé devant est un décor.',
      callouts: [
        'Un sujet qui touche tout le monde, au bon moment de l’année.',
        'L’allusion à votre responsable ajoute de la pression.',
      ],
      answers: [
        'Les RH peuvent répondre. Mais un e-mail si bien fait mérite un signalement, pour tous.',
        'Le règlement de l’intranet n’a pas changé. Signalez ensuite l’e-mail.',
        'Exact : le domaine n’est pas celui de votre entreprise, quel que soit son début.',
        'C’est un faux. « Valider » veut dire se connecter sur une autre page.',
      ],
    },
    application: {
      name: 'Une candidature avec un lien',
      subject: 'Candidature en comptabilité',
      from: 'Jonas Brandt',
      legend:
        'Vous recrutez pour votre équipe. Les candidatures passent par le portail de l’emploi, et aucun poste n’est ouvert en comptabilité.',
      body: [
        'Madame, Monsieur,',
        'C’est avec grand intérêt que j’ai lu votre annonce en comptabilité.',
        'Pour protéger mes données, {mes documents ne sont pas joints}. Vous pouvez les obtenir ici :',
        '→ Télécharger le CV (mot de passe 2468)',
        'Si le fichier le demande, {autorisez la modification et les macros}.',
        'Bien cordialement, Jonas Brandt',
      ],
      header: 'Pour une candidature, tout fournisseur de messagerie convient. À lui seul, cela ne dit rien.',
      callouts: [
        'Un lien au lieu d’un PDF, avec un mot de passe, pour qu’aucun antivirus ne regarde dedans.',
        'Aucun CV n’a besoin de macros. Elles lancent des programmes sur votre ordinateur.',
      ],
      answers: [
        'Appeler le candidat mène à l’expéditeur lui-même. Demandez à l’équipe de sécurité.',
        'Sur le portail de l’emploi, pas de telle candidature. Signalez maintenant l’e-mail.',
        'Exact : l’équipe de sécurité peut ouvrir le fichier sans risque.',
        'C’est un faux. Le fichier installerait un programme malveillant.',
      ],
    },
    'wage-statement': {
      name: 'Attestation de salaire',
      subject: 'Votre attestation annuelle de salaire est prête',
      from: 'Documents RH',
      legend:
        'Nous sommes en janvier. Comme chaque année, l’attestation sera sur le portail RH ; l’an dernier, un e-mail de company.example l’annonçait.',
      body: [
        '# Votre attestation de salaire',
        '| Année | 2026',
        '| État | prête',
        'Elle sert à votre déclaration. Par sécurité, le téléchargement demande {votre date de naissance et votre numéro fiscal}.',
        '→ Télécharger l’attestation',
        '~ Documents RH, fournis par {company-forms.example}',
      ],
      header: 'L’an dernier, l’e-mail venait de company.example. Pas celui-ci.',
      callouts: [
        'Les RH ont déjà ces données. Des inconnus peuvent s’en servir pour une déclaration.',
        'Un prestataire est possible, mais les RH l’auraient annoncé.',
      ],
      answers: [
        'Les RH peuvent répondre. Le portail le montre aussitôt, et l’e-mail mérite un signalement.',
        'Exact : si l’attestation est prête, elle est sur le portail.',
        'Exact : en janvier, cet e-mail atteint des milliers de gens.',
        'C’est un faux. Il vise des données qui permettent de se faire passer pour vous.',
      ],
    },
    'bonus-letter': {
      name: 'Votre lettre de prime',
      from: 'Équipe RH',
      legend: 'Les primes sont annoncées par votre responsable en entretien. Les RH ne vous ont jamais envoyé de SMS.',
      body: ['RH : {votre lettre de prime} est prête. Signez-la avant la paie de 14 h : {company-bonus.example}'],
      header: 'Un nom d’expéditeur ne prouve rien, et « Équipe RH » moins que tout.',
      callouts: [
        'Une bonne nouvelle rend imprudent, tout comme une mauvaise.',
        'Ce n’est pas le domaine de votre entreprise, et un contrat ne se signe pas par SMS.',
      ],
      answers: [
        'Les RH ou votre responsable peuvent répondre. Un signalement prévient aussi vos collègues.',
        'Le portail RH ne contient aucune lettre. Signalez aussi le message.',
        'Exact : mauvaise voie, autre domaine, délai serré.',
        'C’est un faux. Pour « signer », il faut se connecter.',
      ],
    },
    'leave-approved': {
      name: 'Congés accordés',
      subject: 'Vos congés du 3 au 7 août sont accordés',
      from: 'Congés',
      legend:
        'Hier, vous avez demandé des congés du 3 au 7 août sur le portail RH. Ces e-mails viennent toujours de leave@company.example.',
      body: [
        '# Congés accordés',
        '| Du | {3 août}',
        '| Au | 7 août',
        '| Accordés par | Votre responsable',
        'La demande est sur le portail RH. {Aucune réponse n’est nécessaire}.',
      ],
      header: 'L’adresse habituelle, dans le domaine de votre entreprise.',
      callouts: ['Exactement les jours demandés.', 'L’e-mail nomme un endroit connu, sans lien, et ne veut rien.'],
      answers: [
        'Vous pouvez demander à votre responsable, qui s’en étonnera.',
        'Le portail dit la même chose. Vous pouvez vérifier.',
        'C’est un vrai e-mail. Signaler de vrais e-mails fait perdre du temps.',
        'Exact : vous l’attendiez, et tout concorde.',
      ],
    },
  },
};
