import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const pt: LandingTexts<typeof landings> = {
  document: {
    name: 'Um documento à espera',
    title: 'Tem um documento à sua espera',
    paragraph: 'Abre-se na página seguinte.',
    buttonText: 'Continuar',
  },
  'delivery-day': {
    name: 'Confirmar o dia de entrega',
    title: 'Confirme o dia de entrega',
    paragraph: 'Os dias ainda livres estão na página seguinte.',
    buttonText: 'Ver os dias',
  },
  everyone: {
    name: 'Explicação para todos os e-mails',
    title: 'Este e-mail era um teste',
    paragraph:
      'Foi enviado pela sua empresa para que todos possam praticar o reconhecimento de phishing. Não aconteceu nada de mal, e pode acontecer a qualquer pessoa: estes e-mails são feitos para parecerem verdadeiros.',
    middleText:
      'Não introduziu nada, e não foi pedida nem guardada nenhuma palavra-passe nem outros dados pessoais. Aqui pode ver o que denuncia o e-mail. Da próxima vez, use o botão de denúncia ou avise a equipa de TI, mesmo que já tenha clicado: assim, os outros também são avisados.',
  },
  services: {
    name: 'Explicação para e-mails de lojas e serviços',
    title: 'Este e-mail não era da empresa que indicava',
    paragraph:
      'Era um teste da sua própria empresa, com um remetente inventado. Nada foi encomendado, pago ou cancelado, e pode acontecer a qualquer pessoa.',
    middleText:
      'Não introduziu nada, e não foi pedida nem guardada nenhuma palavra-passe nem outros dados pessoais. Se um e-mail o surpreender, não use o link: abra a aplicação ou escreva o endereço. Depois, use o botão de denúncia ou avise a equipa de TI, para que os outros também sejam avisados.',
  },
};
