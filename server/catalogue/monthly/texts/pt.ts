import type { MonthlyTexts } from '../shapes.ts';

export const pt: MonthlyTexts = {
  phishing: {
    sentences: [
      'Um e-mail de phishing parece normal, mas esconde um anzol: um link, um pedido de dinheiro ou de uma palavra-passe.',
      'Olhar com calma para o remetente e para o pedido costuma bastar para o descobrir.',
    ],
    tips: [
      'Verifique o endereço completo do remetente antes de responder ou clicar.',
      'Abra o site por si, em vez de seguir um link que o apressa.',
      'Denuncie um e-mail suspeito com o botão ou avise a equipa de TI.',
    ],
  },
  links: {
    sentences: [
      'O texto de um link não diz para onde leva, e um código QR não mostra nenhum endereço antes de ser lido.',
      'Olhar primeiro para o endereço evita muitas armadilhas.',
    ],
    tips: [
      'Aponte para o link sem clicar e leia o endereço que aparece.',
      'Escreva o endereço de uma página de acesso ou use o seu marcador.',
      'Leia o endereço que a câmara mostra antes de abrir um código QR.',
    ],
  },
  passwords: {
    sentences: [
      'Quem obtém uma palavra-passe experimenta-a também noutras contas.',
      'Se cada conta tiver a sua própria palavra-passe longa, uma chave perdida só abre uma porta.',
    ],
    tips: [
      'Mude uma palavra-passe que usa em mais do que uma conta.',
      'Guarde as palavras-passe no gestor que a sua empresa autoriza.',
      'Forme a próxima palavra-passe com várias palavras sem relação entre si.',
    ],
  },
  'two-step': {
    sentences: [
      'Uma palavra-passe é uma única fechadura, e pode ser roubada.',
      'Com um segundo passo, por exemplo no telemóvel, uma palavra-passe roubada não chega, por si só, para entrar.',
    ],
    tips: [
      'Ative a verificação em dois passos no seu e-mail, também no pessoal.',
      'Recuse qualquer pedido de acesso que não tenha iniciado e avise.',
      'Não revele códigos, mesmo que quem liga diga que é urgente.',
    ],
  },
  ransomware: {
    sentences: [
      'O ransomware bloqueia os ficheiros, e os criminosos exigem dinheiro para os devolver.',
      'As cópias de segurança guardadas à parte ajudam a recuperar o trabalho.',
    ],
    tips: [
      'Guarde o trabalho onde a empresa faz cópias, não apenas no seu dispositivo.',
      'Instale as atualizações pendentes e reinicie o dispositivo.',
      'Se os ficheiros ficarem bloqueados, desligue-se da rede e ligue à equipa de TI.',
    ],
  },
  'phone-calls': {
    sentences: [
      'Quem liga pode fazer-se passar pelo banco, pela equipa de TI ou pela chefia, e até falsificar o número que aparece.',
      'Estas chamadas procuram dinheiro ou palavras-passe, por isso confirme primeiro quem liga.',
    ],
    tips: [
      'Desligue e ligue para um número que já conhece.',
      'Não diga palavras-passe nem códigos ao telefone, sem exceção.',
      'Fale com um colega antes de pagar algo por causa de uma chamada.',
    ],
  },
  'text-messages': {
    sentences: [
      'Um SMS sobre uma encomenda ou um pagamento pode levar a uma página falsa.',
      'Num ecrã pequeno, um endereço errado passa facilmente despercebido.',
    ],
    tips: [
      'Siga a encomenda na aplicação ou no site da loja, não pelo link do SMS.',
      'Se um conhecido escrever de um número novo, ligue primeiro para o antigo.',
      'Avise a equipa de TI de uma mensagem suspeita e depois elimine-a.',
    ],
  },
  'public-wifi': {
    sentences: [
      'Qualquer pessoa pode criar um Wi-Fi gratuito com um nome que parece de confiança e observar o que lá se passa.',
      'Uma ligação própria e protegida mantém o seu trabalho longe dos olhares.',
    ],
    tips: [
      'Fora do escritório, use o hotspot do telemóvel ou a VPN da empresa.',
      'Desative a ligação automática a redes abertas no telemóvel e no portátil.',
      'Apague as redes de viagens passadas que os seus dispositivos ainda guardam.',
    ],
  },
  'clean-desk': {
    sentences: [
      'O que fica em cima da secretária ou no ecrã pode ser lido por quem passa.',
      'Bloquear o ecrã e arrumar a secretária leva um momento e não deixa nada à vista.',
    ],
    tips: [
      'Bloqueie o ecrã sempre que se levantar, mesmo que seja para um café.',
      'Recolha logo as impressões e destrua as que já não são precisas.',
      'Entregue à equipa de TI uma pen USB que encontre, sem a ligar.',
    ],
  },
  'personal-data': {
    sentences: [
      'Por trás de nomes, moradas e documentos há pessoas, e um destinatário errado pode bastar para as expor.',
      'Proteja estes dados com o mesmo cuidado que os seus.',
    ],
    tips: [
      'Verifique mais uma vez cada destinatário antes de enviar dados pessoais.',
      'Partilhe dados pessoais apenas com quem precisa deles para trabalhar.',
      'Se algo chegou ao destinatário errado, avise de imediato.',
    ],
  },
  'report-it': {
    sentences: [
      'Um e-mail estranho ou um dispositivo perdido é um perigo que os outros muitas vezes só veem quando alguém avisa.',
      'Quanto mais cedo se souber, mais cedo se podem proteger todos os outros.',
    ],
    tips: [
      'Denuncie um e-mail suspeito com o botão ou avise a equipa de TI.',
      'Guarde no telemóvel o número da equipa de TI.',
      'Se clicou ou escreveu alguma coisa, diga-o logo.',
    ],
  },
  deepfakes: {
    sentences: [
      'Há programas que imitam rostos e vozes, por isso uma voz conhecida não prova nada.',
      'Os burlões usam-nos para obter dinheiro ou dados, e devolver a chamada pode travá-los.',
    ],
    tips: [
      'Ligue para um número que conhece antes de pagar ou enviar dados.',
      'Combine com a família e a equipa uma palavra-código para pedidos urgentes.',
      'Peça a outra pessoa que confirme um pagamento invulgar, mesmo que o chefe insista.',
    ],
  },
};
