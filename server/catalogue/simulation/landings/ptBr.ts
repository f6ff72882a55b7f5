import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const ptBr: LandingTexts<typeof landings> = {
  document: {
    name: 'Um documento à espera',
    title: 'Há um documento para você',
    paragraph: 'Ele abre na próxima página.',
    buttonText: 'Continuar',
  },
  'delivery-day': {
    name: 'Confirmar o dia de entrega',
    title: 'Confirme o dia de entrega',
    paragraph: 'Os dias ainda livres estão na próxima página.',
    buttonText: 'Ver os dias',
  },
  everyone: {
    name: 'Explicação para todos os e-mails',
    title: 'Este e-mail era um teste',
    paragraph:
      'Sua empresa o enviou para que todos possam praticar como reconhecer phishing. Nada de ruim aconteceu, e pode acontecer com qualquer pessoa: esses e-mails são feitos para parecer verdadeiros.',
    middleText:
      'Você não digitou nada, e nenhuma senha ou outro dado pessoal foi pedido ou guardado. Aqui você vê o que denuncia o e-mail. Da próxima vez, use o botão de denúncia ou avise a equipe de TI, mesmo que já tenha clicado: assim, os outros também são avisados.',
  },
  services: {
    name: 'Explicação para e-mails de lojas e serviços',
    title: 'Este e-mail não era da empresa que citava',
    paragraph:
      'Era um teste da sua própria empresa, com um remetente inventado. Nada foi comprado, pago ou cancelado, e pode acontecer com qualquer pessoa.',
    middleText:
      'Você não digitou nada, e nenhuma senha ou outro dado pessoal foi pedido ou guardado. Se um e-mail surpreender você, não use o link: abra o aplicativo ou digite o endereço. Depois, use o botão de denúncia ou avise a equipe de TI, para que os outros também sejam avisados.',
  },
};
