import type { MonthlyTexts } from '../shapes.ts';

export const ptBr: MonthlyTexts = {
  phishing: {
    sentences: [
      'Um e-mail de phishing parece normal, mas esconde um anzol: um link, um pedido de dinheiro ou de uma senha.',
      'Olhar com calma quem envia e o que pede costuma bastar para perceber.',
    ],
    tips: [
      'Confira o endereço completo do remetente antes de responder ou clicar.',
      'Abra o site por conta própria em vez de seguir um link que apressa você.',
      'Denuncie um e-mail suspeito com o botão ou avise a equipe de TI.',
    ],
  },
  links: {
    sentences: [
      'O texto de um link não diz aonde ele leva, e um QR code não mostra nenhum endereço antes da leitura.',
      'Olhar primeiro o endereço evita muitas armadilhas.',
    ],
    tips: [
      'Passe o mouse sobre o link sem clicar e leia o endereço que aparece.',
      'Digite o endereço da página de acesso ou use o seu favorito.',
      'Leia o endereço que a câmera mostra antes de abrir um QR code.',
    ],
  },
  passwords: {
    sentences: [
      'Quem descobre uma senha também a testa em outras contas.',
      'Se cada conta tiver sua própria senha longa, uma chave perdida só abre uma porta.',
    ],
    tips: [
      'Troque uma senha que você usa em mais de uma conta.',
      'Guarde suas senhas no gerenciador que a empresa autoriza.',
      'Forme a próxima senha com várias palavras sem relação entre si.',
    ],
  },
  'two-step': {
    sentences: [
      'Uma senha é uma única fechadura, e pode ser roubada.',
      'Com uma segunda etapa, por exemplo no celular, uma senha roubada não basta, sozinha, para entrar.',
    ],
    tips: [
      'Ative a verificação em duas etapas no seu e-mail, inclusive no pessoal.',
      'Recuse qualquer pedido de acesso que você não iniciou e avise.',
      'Não passe códigos a ninguém, mesmo que a ligação pareça urgente.',
    ],
  },
  ransomware: {
    sentences: [
      'O ransomware bloqueia arquivos, e os criminosos exigem dinheiro para devolvê-los.',
      'Backups guardados à parte ajudam a recuperar o trabalho.',
    ],
    tips: [
      'Salve o trabalho onde a empresa faz backup, não só no seu dispositivo.',
      'Instale as atualizações pendentes e reinicie o dispositivo.',
      'Se os arquivos forem bloqueados, saia da rede e ligue para a equipe de TI.',
    ],
  },
  'phone-calls': {
    sentences: [
      'Quem liga pode se passar pelo banco, pela equipe de TI ou pelo seu gestor, e até falsificar o número que aparece.',
      'Essas ligações buscam dinheiro ou senhas, então confirme primeiro quem está ligando.',
    ],
    tips: [
      'Desligue e ligue para um número que você já conhece.',
      'Não informe senhas nem códigos por telefone, sem exceção.',
      'Converse com um colega antes de pagar algo por causa de uma ligação.',
    ],
  },
  'text-messages': {
    sentences: [
      'Um SMS sobre uma encomenda ou um pagamento pode levar a uma página falsa.',
      'Em uma tela pequena, um endereço errado passa facilmente despercebido.',
    ],
    tips: [
      'Acompanhe a encomenda no aplicativo ou site da loja, não pelo link do SMS.',
      'Se um conhecido escrever de um número novo, ligue antes para o antigo.',
      'Avise a equipe de TI sobre uma mensagem suspeita e depois apague-a.',
    ],
  },
  'public-wifi': {
    sentences: [
      'Qualquer pessoa pode criar um Wi-Fi gratuito com um nome que parece confiável e observar o que acontece nele.',
      'Uma conexão própria e protegida mantém seu trabalho longe dos olhares.',
    ],
    tips: [
      'Fora do escritório, use o ponto de acesso do celular ou a VPN da empresa.',
      'Desative a conexão automática a redes abertas no celular e no notebook.',
      'Apague as redes de viagens passadas que seus dispositivos ainda guardam.',
    ],
  },
  'clean-desk': {
    sentences: [
      'O que fica na mesa ou na tela pode ser lido por quem passa.',
      'Bloquear a tela e arrumar a mesa leva um instante e não deixa nada à vista.',
    ],
    tips: [
      'Bloqueie a tela sempre que se levantar, mesmo que seja para um café.',
      'Pegue as impressões na hora e triture as que não são mais necessárias.',
      'Entregue à equipe de TI um pen drive que encontrar, sem conectá-lo.',
    ],
  },
  'personal-data': {
    sentences: [
      'Por trás de nomes, endereços e documentos há pessoas, e um destinatário errado pode bastar para expô-las.',
      'Proteja esses dados com o mesmo cuidado que os seus.',
    ],
    tips: [
      'Confira mais uma vez cada destinatário antes de enviar dados pessoais.',
      'Compartilhe dados pessoais só com quem precisa deles para trabalhar.',
      'Se algo chegou ao destinatário errado, avise imediatamente.',
    ],
  },
  'report-it': {
    sentences: [
      'Um e-mail estranho ou um dispositivo perdido é um perigo que os outros muitas vezes só veem quando você avisa.',
      'Quanto antes se souber, antes será possível proteger todos os outros.',
    ],
    tips: [
      'Denuncie um e-mail suspeito com o botão ou avise a equipe de TI.',
      'Salve no celular o número da equipe de TI.',
      'Se você clicou ou digitou alguma coisa, conte na hora.',
    ],
  },
  deepfakes: {
    sentences: [
      'Há programas que imitam rostos e vozes, então uma voz conhecida não prova nada.',
      'Golpistas os usam para conseguir dinheiro ou dados, e retornar a ligação pode detê-los.',
    ],
    tips: [
      'Ligue para um número que você conhece antes de pagar ou enviar dados.',
      'Combine com a família e a equipe uma palavra-código para pedidos urgentes.',
      'Peça a outra pessoa que confirme um pagamento incomum, mesmo que o chefe insista.',
    ],
  },
};
