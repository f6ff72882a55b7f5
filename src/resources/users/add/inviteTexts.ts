import type { invitedRoles } from '#contract/people/users';
import type { LanguageCode } from '#locales/languages.ts';

type InvitedRole = (typeof invitedRoles)[number];
interface InviteText {
  subject: string;
  message: string;
}

/**
 * What an invitation says unless the admin changes it, in the company's language, which need not be the panel's.
 * The other languages use the English texts; Brazilian Portuguese the Portuguese ones. `{company}` is filled in.
 */
const inviteTexts: Partial<Record<LanguageCode, Record<InvitedRole, InviteText>>> = {
  en: {
    user: {
      subject: 'Your security awareness training at {company}',
      message:
        'Hello,\n\n{company} has signed you up for security awareness training. The lessons are short and can be taken at any time.',
    },
    admin: {
      subject: 'You are now an admin of {company}',
      message:
        'Hello,\n\nyou can now manage the security awareness training of {company}. Use the link in this email to set your password.',
    },
  },
  he: {
    user: {
      subject: 'הדרכת המודעות לאבטחת מידע שלכם ב-{company}',
      message: 'שלום,\n\n{company} רשמה אתכם להדרכת מודעות לאבטחת מידע. השיעורים קצרים ואפשר לעבור אותם בכל זמן.',
    },
    admin: {
      subject: 'קיבלתם הרשאת ניהול ב-{company}',
      message: 'שלום,\n\nמעכשיו אפשר לנהל את הדרכת המודעות לאבטחת מידע של {company}. קבעו סיסמה באמצעות הקישור שבהודעה זו.',
    },
  },
  es: {
    user: {
      subject: 'Su formación en seguridad en {company}',
      message:
        'Hola:\n\n{company} le ha inscrito en la formación de concienciación en seguridad. Las lecciones son breves y puede hacerlas cuando quiera.',
    },
    admin: {
      subject: 'Ahora administra {company}',
      message:
        'Hola:\n\nya puede gestionar la formación en seguridad de {company}. Use el enlace de este correo para establecer su contraseña.',
    },
  },
  fr: {
    user: {
      subject: 'Votre formation à la cybersécurité chez {company}',
      message:
        'Bonjour,\n\n{company} vous a inscrit à la formation de sensibilisation à la sécurité. Les leçons sont courtes et peuvent être suivies à tout moment.',
    },
    admin: {
      subject: 'Vous administrez désormais {company}',
      message:
        'Bonjour,\n\nvous pouvez désormais gérer la formation à la sécurité de {company}. Utilisez le lien de cet e-mail pour définir votre mot de passe.',
    },
  },
  pt: {
    user: {
      subject: 'A sua formação em segurança na {company}',
      message:
        'Olá,\n\na {company} inscreveu-o na formação de sensibilização para a segurança. As lições são curtas e podem ser feitas a qualquer hora.',
    },
    admin: {
      subject: 'Agora administra a {company}',
      message:
        'Olá,\n\njá pode gerir a formação em segurança da {company}. Use a ligação deste e-mail para definir a sua palavra-passe.',
    },
  },
  de: {
    user: {
      subject: 'Ihr Sicherheitstraining bei {company}',
      message:
        'Guten Tag,\n\n{company} hat Sie zum Sicherheitstraining angemeldet. Die Lektionen sind kurz und können jederzeit absolviert werden.',
    },
    admin: {
      subject: 'Sie verwalten jetzt {company}',
      message:
        'Guten Tag,\n\nSie können jetzt das Sicherheitstraining von {company} verwalten. Legen Sie Ihr Passwort über den Link in dieser E-Mail fest.',
    },
  },
  nl: {
    user: {
      subject: 'Uw beveiligingstraining bij {company}',
      message:
        'Hallo,\n\n{company} heeft u aangemeld voor de beveiligingstraining. De lessen zijn kort en u kunt ze op elk moment volgen.',
    },
    admin: {
      subject: 'U bent nu beheerder van {company}',
      message:
        'Hallo,\n\nu kunt nu de beveiligingstraining van {company} beheren. Stel uw wachtwoord in via de link in deze e-mail.',
    },
  },
  it: {
    user: {
      subject: 'La sua formazione sulla sicurezza in {company}',
      message:
        'Buongiorno,\n\n{company} l’ha iscritta alla formazione sulla sicurezza. Le lezioni sono brevi e si possono seguire in qualsiasi momento.',
    },
    admin: {
      subject: 'Ora amministra {company}',
      message:
        'Buongiorno,\n\nora può gestire la formazione sulla sicurezza di {company}. Usi il link in questa e-mail per impostare la password.',
    },
  },
  zh: {
    user: {
      subject: '您在 {company} 的安全意识培训',
      message: '您好！\n\n{company} 已为您报名参加安全意识培训。课程简短，可随时学习。',
    },
    admin: {
      subject: '您已成为 {company} 的管理员',
      message: '您好！\n\n您现在可以管理 {company} 的安全意识培训。请使用此邮件中的链接设置密码。',
    },
  },
};

/** The prefilled invitation for a role in a company's language. */
export function inviteText(role: InvitedRole, language: string, company: string): InviteText {
  const code = (language === 'pt-br' ? 'pt' : language) as LanguageCode;
  const text = (inviteTexts[code] ?? inviteTexts.en)?.[role] ?? { subject: '', message: '' };
  return { subject: text.subject.replaceAll('{company}', company), message: text.message.replaceAll('{company}', company) };
}
