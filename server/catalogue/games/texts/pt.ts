import type { GameTexts } from '../shapes.ts';

export const portugueseGames: GameTexts = {
  code: 'pt',
  phishing: {
    name: 'Descubra o isco',
    description: 'Dez mensagens de uma semana normal. Decida o que fazer com cada uma e leia porquê.',
    rounds: 'Dez situações',
    situations: {
      password: [
        'Trabalha na Lumora (lumora.example). Este e-mail diz que a sua palavra-passe expira hoje e propõe mantê-la. O que faz?',
        [
          'Denuncio-o e, em caso de dúvida, abro eu a página de início de sessão',
          'Carrego no botão antes do fim do dia',
          'Respondo para saber se é verdadeiro',
          'Apago-o e não digo nada',
        ],
        'O domínio do remetente não é lumora.example, e o prazo serve para não olhar. Denunciar protege também os colegas que o receberam.',
      ],
      invoice: [
        'Um fornecedor conhecido envia uma fatura. O e-mail refere de passagem que a conta bancária mudou. O que faz?',
        [
          'Telefono ao fornecedor para o número dos nossos registos antes de pagar',
          'Pago: o endereço é o habitual',
          'Telefono para o número do e-mail',
          'Pago metade como teste',
        ],
        'O endereço pode estar certo e a caixa de correio tomada. Uma conta nova confirma-se telefonando para um número que já tinha.',
      ],
      boss: [
        'Um número desconhecido com o nome da sua chefe escreve: está em reunião, precisa já de três cartões-oferta e pede segredo. O que faz?',
        [
          'Telefono-lhe para o número que conheço',
          'Compro os cartões e guardo o recibo',
          'Pergunto no chat se é ela',
          'Envio primeiro só um cartão',
        ],
        'Pressa, segredo e cartões-oferta andam juntos nesta burla. A resposta chega a quem escreveu; o número conhecido chega a ela.',
      ],
      parcel: [
        'Um SMS diz que uma encomenda está retida até pagar uma pequena taxa. Está mesmo à espera de uma. O que faz?',
        [
          'Consulto a aplicação ou o site da loja',
          'Pago: é uma quantia pequena',
          'Abro a ligação para ver que encomenda é',
          'Respondo STOP',
        ],
        'Estas mensagens vão para milhares de pessoas, e há sempre quem espere uma encomenda. A taxa é pequena porque o que conta é o número do cartão.',
      ],
      parking: [
        'No parquímetro há um autocolante com um código, um pouco torto, por cima de outro. O que faz?',
        [
          'Pago na máquina ou com a aplicação que já uso',
          'Leio-o: está numa máquina oficial',
          'Leio-o e vejo se a página está bem feita',
          'Leio-o com o telemóvel de um colega',
        ],
        'Qualquer pessoa pode colar um autocolante, e um código não mostra aonde leva. Uma página de bom aspeto não prova nada.',
      ],
      prompts: [
        'São 02:14. O telemóvel mostra um pedido de início de sessão atrás do outro. O que faz?',
        [
          'Recuso-os, mudo a palavra-passe e comunico o caso',
          'Aprovo um, para que parem',
          'Desligo o telemóvel e durmo',
          'Espero que a informática me escreva',
        ],
        'Estes pedidos significam que a sua palavra-passe já é conhecida. Uma aprovação deixa entrar o atacante; recusar e mudá-la fecha a porta.',
      ],
      document: [
        'Um colega partilha um documento. A ligação abre esta página, que parece o seu início de sessão e exige a palavra-passe. O que faz?',
        [
          'Fecho-a e confirmo com o colega por outra via',
          'Inicio sessão: o endereço começa por lumora.example',
          'Tento primeiro uma palavra-passe antiga',
          'Inicio sessão, porque a página mostra um cadeado',
        ],
        'Conta o fim do nome: esta página pertence a files-share.test. O cadeado só diz que a ligação é cifrada.',
      ],
      attachment: [
        'Um candidato envia um currículo para abrir «no navegador». A sua empresa está a contratar. O que faz?',
        [
          'Não o abro e denuncio-o',
          'Abro-o: as candidaturas são o meu trabalho',
          'Reencaminho-o para uma colega abrir',
          'Primeiro guardo-o, depois abro-o',
        ],
        'O nome termina em .html: é uma página Web, não um PDF, e quase sempre um início de sessão falso. É indiferente onde se abre.',
      ],
      support: [
        'Telefona o «suporte informático»: o seu computador estaria a enviar vírus, e deveria instalar um programa e ler um código. O que faz?',
        [
          'Desligo e telefono ao suporte para o número conhecido',
          'Instalo-o sem sair da chamada',
          'Leio o código, mas não instalo nada',
          'Peço primeiro que diga o meu departamento',
        ],
        'O nome e o número mostrados podem ser falsos, e o seu departamento está na Internet. Os códigos são só para si; a informática não precisa deles.',
      ],
      teamday: [
        'A equipa de pessoas da Lumora (lumora.example) recorda o dia da equipa. O que faz?',
        [
          'Leio-o: remetente e ligação são da empresa e não exige nenhum segredo',
          'Denuncio-o: todo o e-mail com ligação é phishing',
          'Respondo com a minha palavra-passe para confirmar',
          'Apago-o sem ler',
        ],
        'A maior parte do correio é verdadeira. Domínio e ligação terminam em lumora.example, sem pressão nem segredos. Em caso de dúvida, abra a intranet como sempre.',
      ],
    },
  },
  fakeOrReal: {
    name: 'Falso ou real',
    description:
      'Sete chamadas e gravações. Decida quais são falsas e aprenda o que ajuda sempre. Cenas desenhadas, sem pessoas reais nem rostos gerados.',
    rounds: 'Sete cenas',
    fake: 'Falso',
    real: 'Real',
    scenes: {
      director: [
        'Três momentos de uma videochamada em onze segundos. Os olhos nunca se fecham e a boca quase não mexe, embora se fale muito.',
        'A diretora telefona-lhe pela primeira vez: uma compra secreta, a transferência tem de sair dentro de uma hora. Falso ou real?',
        'Olhos fixos e lábios parados são sinais hoje e amanhã desaparecem. Pressa, segredo e dinheiro ficam. Desligue e telefone à diretora para o número que conhece.',
      ],
      product: [
        'Três momentos de uma gravação: os lábios mexem, os olhos pestanejam, a prateleira e a luz não mudam. Por baixo está brightline.example.',
        'O seu fornecedor apresenta um papel novo num vídeo do próprio site, brightline.example. Falso ou real?',
        'Encontrou-o onde o próprio fornecedor publica, e nada lhe pede. Se levasse a um pagamento ou a um início de sessão, confirmaria na mesma com uma chamada.',
      ],
      voice: [
        'Uma mensagem de voz de 21 segundos de Noa, do +44 7700 900457. As ondas da voz repetem-se por igual, sem pausa para respirar.',
        '«É a Noa, o meu telemóvel avariou, este é o número novo. Transfere hoje a renda por mim, por favor.» É a voz dela. Falso ou real?',
        'Bastam poucos segundos de uma voz para a copiar. Número novo e dinheiro: telefone à Noa para o número antigo ou use uma palavra que só os dois conhecem.',
      ],
      callback: [
        'Dois telefones: uma chamada do +44 7700 900233 foi terminada; outra, para a extensão 4117, foi atendida e confirmada.',
        'A diretora financeira telefonou por causa de um pagamento alterado. Desligou, marcou a extensão da lista, e ela confirmou. Falso ou real?',
        'Decide o caminho de volta, não a voz: marcou um número que já tinha, e ela estava a par. Leva um minuto e serve contra qualquer falsificação.',
      ],
      applicant: [
        'Três momentos de uma entrevista por vídeo. Quando uma mão passa à frente da bochecha, o contorno do rosto desfoca-se e mistura-se com os dedos.',
        'Um candidato a um lugar com dados de clientes dá a entrevista a partir de casa. Uma vez, uma mão passa à frente do rosto. Falso ou real?',
        'Um rosto sobreposto quebra-se quando algo lhe passa à frente. Não acuse ninguém por isso: convide para um segundo encontro, veja um documento e telefone a uma referência.',
      ],
      townhall: [
        'Três momentos de uma transmissão: uma vez a imagem para e desfoca-se, uma vez os olhos estão fechados, depois volta a ficar nítida. Por baixo está intranet.lumora.example.',
        'A reunião de pessoal, anunciada há uma semana na intranet, falha: os lábios atrasam-se, a imagem para. Falso ou real?',
        'Uma má ligação também desfoca os rostos. Foi anunciada onde estas coisas se anunciam, e nada está em jogo. Quem vê um truque em cada falha em breve não confia em nada.',
      ],
      helpdesk: [
        'Três momentos de uma videochamada. Atrás do ombro direito brilha um candeeiro, mas a metade direita do rosto está na sombra. Por baixo, seis casas vazias para um código.',
        '«Fala o suporte, está a ver-me: leia-me os seis algarismos que vai receber.» Falso ou real?',
        'A luz não bate certo, mas o pedido basta: um código nunca se lê em voz alta, seja quem for que apareça. Desligue e telefone ao suporte.',
      ],
    },
  },
};
