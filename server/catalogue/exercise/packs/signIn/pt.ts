import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const pt: TextOf<typeof plan> = {
  name: 'Contas e início de sessão',
  messages: {
    'shared-document': {
      name: 'Um documento partilhado',
      subject: 'Lena Ortiz partilhou «Salários 2027» consigo',
      from: 'Lena Ortiz',
      legend:
        'A sua empresa usa a Papershelf para partilhar ficheiros, em papershelf.example. Lena Ortiz dirige outro departamento.',
      body: [
        '# Lena Ortiz partilhou um ficheiro consigo',
        '| Ficheiro | {Salários 2027, confidencial}',
        '| Acesso | {termina dentro de 1 hora}',
        'Para o abrir, inicie sessão com o seu endereço de trabalho.',
        '→ Abrir o ficheiro',
        '~ Papershelf Inc., 14 Mill Lane',
      ],
      header: 'A Papershelf escreve de papershelf.example. Este é papershelf-docs.example.',
      callouts: [
        'Um ficheiro que apetece ler. Porque haveria Lena Ortiz de o partilhar consigo?',
        'O pouco tempo serve para que não pergunte a ninguém.',
      ],
      answers: [
        'Lena Ortiz pode dizer-lhe que não partilhou nada. É seguro, mas outras pessoas podem estar a abri-lo agora: denuncie.',
        'Ao abrir a Papershelf por iniciativa própria, vê que esse ficheiro não existe. Ainda assim, o e-mail deve ser denunciado.',
        'Certo: um domínio parecido pede a palavra-passe da sua conta de trabalho.',
        'É falsa. A página parece a da Papershelf e fica com a sua palavra-passe.',
      ],
    },
    'approval-requests': {
      name: 'Pedidos de aprovação uns atrás dos outros',
      from: 'Segurança Informática',
      legend:
        'Desde as 6h00 que o seu telemóvel pergunta se está a iniciar sessão. Não está: está a tomar o pequeno-almoço. É então que chega isto.',
      body: [
        'Segurança Informática: {estamos a testar o seu acesso}. Os pedidos param assim que {aprovar um deles}. Agradecemos a colaboração.',
      ],
      header: 'O departamento de informática não testa acessos por SMS, e qualquer pessoa pode usar este nome.',
      callouts: [
        'Um motivo inofensivo para algo alarmante. Alguém tem a sua palavra-passe e está a tentar entrar.',
        'Só lhes falta este toque. Recuse todos os pedidos e mude a palavra-passe.',
      ],
      answers: [
        'Ligar à informática pelo número que já conhece é boa ideia. Denuncie também: alguém sabe a sua palavra-passe.',
        'A aplicação de autenticação mostra de onde vêm os pedidos. Recuse-os e denuncie.',
        'Certo: recusar, denunciar, mudar a palavra-passe.',
        'É falsa. Quem aprova deixa entrar um desconhecido.',
      ],
    },
    'new-device': {
      name: 'Início de sessão num dispositivo novo',
      subject: 'Novo início de sessão na Papershelf',
      from: 'Papershelf',
      legend:
        'Recebeu hoje um portátil novo e iniciou sessão na Papershelf (papershelf.example) às 9h12. Um minuto depois chega este e-mail.',
      body: [
        '# Novo início de sessão',
        '| Dispositivo | {Portátil, Firefox}',
        '| Hora | hoje, 9h12',
        'Reconhece este início de sessão? Então não precisa de fazer nada.',
        'Se não o reconhece, abra a Papershelf e escolha Definições, Segurança. {É de propósito que este e-mail não tem links}.',
      ],
      header: 'O endereço termina em papershelf.example, o domínio verdadeiro.',
      callouts: [
        'O dispositivo e a hora são os do seu próprio início de sessão.',
        'Um aviso que não leva a lado nenhum não lhe pode tirar nada.',
      ],
      answers: [
        'Na Papershelf, ninguém saberia mais do que o e-mail diz. Perguntar não faz mal.',
        'Certo: em Definições, Segurança estão os seus dispositivos, sem precisar de links.',
        'O aviso é autêntico, e ainda bem que existe. Uma denúncia faz perder tempo.',
        'Certo: corresponde ao que acabou de fazer, vem do domínio verdadeiro e não tem links.',
      ],
    },
    voicemail: {
      name: 'Chamada perdida com mensagem de voz',
      subject: 'Nova mensagem de voz (0:42) para si',
      from: 'Ringloft Voice',
      legend: 'Na sua empresa, as mensagens de voz ficam no próprio telefone. Nunca ouviu falar da Ringloft.',
      body: [
        '# Tem 1 mensagem nova',
        '| De | {+1 202-555-0127}',
        '| Duração | 42 segundos',
        'A mensagem {será eliminada à meia-noite}.',
        '→ Ouvir a mensagem',
        '~ Para ouvir, inicie sessão com a palavra-passe da sua caixa de correio.',
      ],
      header: 'Um serviço que a sua empresa não usa não pode ter uma mensagem para si.',
      callouts: ['Um número que não se reconhece desperta a curiosidade.', 'O prazo serve para que não pergunte a ninguém.'],
      answers: [
        'A informática pode dizer-lhe que a empresa não usa a Ringloft. Com uma denúncia, fica logo a saber do e-mail.',
        'O seu telefone não mostra nenhuma mensagem. Fez bem em ir ver, mas denuncie o e-mail.',
        'Certo: serviço desconhecido, um prazo e a palavra-passe da sua caixa de correio.',
        'É falsa. Por trás não há gravação nenhuma, só um formulário para a sua palavra-passe.',
      ],
    },
    'scan-to-renew': {
      name: 'Um código QR para ler',
      subject: 'Renove a sua verificação em dois passos',
      from: 'Segurança Informática',
      legend:
        'A sua aplicação de autenticação funciona. As alterações ao início de sessão são anunciadas na intranet, e lá não há nada.',
      body: [
        '# O seu segundo passo vai expirar',
        'Todos os colaboradores têm de renovar o acesso até amanhã. {Leia o código com o seu telemóvel pessoal}:',
        '▦',
        'Demora um minuto. {Sem renovação, perde o acesso}.',
        '~ Segurança Informática',
      ],
      header: 'company-mfa.example não é company.example. O hífen faz dele um domínio alheio.',
      callouts: [
        'Um código esconde o endereço, de si e do filtro de e-mail. O seu telemóvel pessoal não está protegido pela empresa.',
        'Pressão, e nem uma palavra sobre onde esclarecer dúvidas.',
      ],
      answers: [
        'Uma chamada para a extensão da informática que já conhece esclarece tudo. Uma denúncia é mais rápida e chega a toda a gente.',
        'A aplicação mostra que nada vai expirar. A seguir, denuncie o e-mail.',
        'Certo: não ler o código e denunciar.',
        'É falsa. A página por trás do código fica com a palavra-passe e com o segundo fator.',
      ],
    },
    'password-changed': {
      name: 'A sua palavra-passe foi alterada',
      subject: 'A sua palavra-passe foi alterada às 8h12',
      from: 'Apoio Informático',
      legend: 'Não alterou a palavra-passe e tem a sessão iniciada. Os endereços da sua empresa terminam em company.example.',
      body: [
        'Bom dia,',
        'A palavra-passe da sua conta foi alterada hoje às 8h12. Se fez esta alteração, ignore esta mensagem.',
        'Caso contrário, {anule a alteração nos próximos 30 minutos}:',
        '→ Repor a minha palavra-passe',
        'Com os melhores cumprimentos, Apoio Informático, {cornpany.example}',
      ],
      header: 'Leia letra a letra: cornpany, com r e n, em vez de company, com m.',
      callouts: [
        'Calmo, cordial, plausível e, mesmo assim, com pressa.',
        'Outra vez o mesmo domínio enganador. Num telemóvel, mal se nota.',
      ],
      answers: [
        'Certo: no número que já conhece, o apoio informático vê se houve alguma alteração.',
        'A sua sessão continua iniciada, por isso a palavra-passe é a mesma. Denuncie também o e-mail.',
        'Certo: um domínio tão parecido significa que alguém tem a sua empresa na mira.',
        'É falsa. Para «repor», pede a palavra-passe atual.',
      ],
    },
    'session-code': {
      name: 'Um código para iniciar sessão',
      from: 'Tidewell',
      legend:
        'Está a reservar uma viagem de trabalho em tidewell.example e acabou de escrever a palavra-passe. A página pede um código.',
      body: ['Tidewell: o seu código é 402 118. É válido durante 5 minutos. {Nunca o diga a ninguém}, nem sequer a nós.'],
      callouts: ['A mensagem chega no momento em que pediu o código e não contém nenhum link.'],
      answers: [
        'Não há nada a perguntar: foi o seu próprio pedido que gerou o código.',
        'Já está na página certa. Voltar a verificar o endereço não faz mal.',
        'A mensagem é autêntica. Seria diferente se não estivesse a iniciar sessão.',
        'Certo: pediu o código e só o escreve nessa página.',
      ],
    },
  },
};
