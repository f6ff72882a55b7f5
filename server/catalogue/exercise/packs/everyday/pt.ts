import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const pt: TextOf<typeof plan> = {
  name: 'Armadilhas do dia a dia',
  messages: {
    'parcel-fee': {
      name: 'Uma taxa por uma encomenda',
      legend:
        'Na semana passada encomendou uns auscultadores. A loja informou que quem os entrega é a Swiftbox, cuja aplicação tem no telemóvel.',
      body: [
        'Swiftbox: a sua encomenda SB-4471 está retida. Pague a taxa em falta de 1,99 € {no prazo de 12 horas} ou será devolvida ao remetente: {swiftbox-fee.example/4471}',
      ],
      header:
        'As transportadoras raramente escrevem de um número de telefone comum. E, no texto, qualquer pessoa pode pôr o nome que quiser.',
      callouts: [
        'A pressa é uma ferramenta: quem receia perder uma encomenda verifica menos.',
        'O endereço começa pelo nome que conhece, mas é outro. O alvo desta pequena taxa é o número do seu cartão.',
      ],
      answers: [
        'Ligar para a Swiftbox resulta, se procurar o número por iniciativa própria. A aplicação é mais rápida, e a mensagem também deve ser denunciada.',
        'Certo: a aplicação mostra onde está a encomenda e se há alguma coisa a pagar.',
        'Certo: uma denúncia alerta também outras pessoas que esperam encomendas.',
        'É falsa. Quem paga a taxa entrega o número do cartão a desconhecidos.',
      ],
    },
    'password-expiry': {
      name: 'A palavra-passe expira hoje',
      subject: 'A sua palavra-passe expira HOJE',
      from: 'Apoio Informático',
      legend:
        'É segunda-feira de manhã. Os endereços da sua empresa terminam em company.example, e a palavra-passe altera-se na página de início de sessão.',
      body: [
        '# Palavra-passe expirada',
        '{Caro(a) utilizador(a)},',
        'A sua palavra-passe expira hoje às 17h00. {Mantenha a palavra-passe atual} para continuar a trabalhar sem interrupções.',
        '→ Manter a minha palavra-passe',
        '~ A equipa de Apoio Informático. As contas que não forem confirmadas serão eliminadas.',
      ],
      header: 'company-passwords.example não é o domínio da sua empresa. Qualquer pessoa pode registar um nome destes.',
      callouts: [
        'O departamento de informática sabe o seu nome. Um e-mail enviado a milhares de pessoas não sabe.',
        'Para manter uma palavra-passe não é preciso escrevê-la. A página por trás do botão serve apenas para a recolher.',
      ],
      answers: [
        'Perguntar à informática por telefone é seguro, mas uma denúncia chega mais depressa e ajuda toda a gente.',
        'A verdadeira página de início de sessão mostra que nada vai expirar. Ainda assim, o e-mail deve ser denunciado.',
        'Certo: domínio errado, nenhum nome, uma ameaça. A equipa de segurança pode travar o e-mail em toda a empresa.',
        'É falsa. Com a palavra-passe, qualquer desconhecido pode ler o seu correio.',
      ],
    },
    'prize-voucher': {
      name: 'Ganhou um vale',
      subject: 'Parabéns! O seu vale de 500 € está à sua espera',
      from: 'Brightquill Prémios',
      legend: 'Comprou canetas na Brightquill uma única vez. Não participou em nenhum sorteio.',
      body: [
        '# Cliente número 10.000',
        'Entre todos os clientes, {o seu nome foi o escolhido} para receber um vale de 500 €.',
        'Só terá de pagar {os portes de 2 €}, com cartão. Restam 3 vales.',
        '→ Receber o meu vale',
      ],
      header:
        'O nome é o da Brightquill, mas o endereço termina em brightquill-prizes.example. A loja escreve de brightquill.example.',
      callouts: [
        'Ninguém ganha um sorteio em que não participou.',
        'Um prémio que custa dinheiro não é prémio nenhum. O que querem é o número do cartão.',
      ],
      answers: [
        'A loja pode confirmar que não há sorteio nenhum, mas não é preciso ligar para o perceber.',
        'A sua conta na loja não mostra nenhum vale. Denuncie também o e-mail, para alertar as outras pessoas.',
        'Certo: um prémio inesperado, um pagamento e um endereço que não é o da loja bastam para desconfiar.',
        'É falsa. Não há vale nenhum, só um formulário para os dados do seu cartão.',
      ],
    },
    'tax-refund': {
      name: 'Reembolso do IRS por e-mail',
      subject: 'Reembolso de 684,20 € aprovado',
      from: 'Centro de Reembolsos Fiscais',
      legend:
        'Entregou a declaração de IRS na primavera. As Finanças enviam as decisões por carta e mostram-nas no respetivo portal.',
      body: [
        '# O seu reembolso foi aprovado',
        '| Valor | 684,20 €',
        '| Referência | {TR-2026-55/01}',
        'Para o receber, {confirme o seu cartão bancário} até à meia-noite. Não serão considerados pedidos posteriores.',
        '→ Receber o reembolso',
      ],
      header: 'As Finanças não escrevem de tax-payout.example, e não existe nenhum «Centro de Reembolsos Fiscais».',
      callouts: [
        'Uma referência parece oficial, mas não prova nada. Compare-a com a da última carta que recebeu.',
        'Para lhe pagar, ninguém precisa do número do cartão nem do código de segurança.',
      ],
      answers: [
        'Pode perguntar às Finanças, pelo número que vem nas cartas. O portal responde mais depressa.',
        'Certo: o portal mostra todas as decisões. Se não está lá nenhum reembolso, é porque não há reembolso.',
        'Certo: e-mails destes seguem para muita gente ao mesmo tempo.',
        'É falsa. O formulário fica com os dados do cartão, e o dinheiro segue no sentido contrário.',
      ],
    },
    'mailbox-full': {
      name: 'Caixa de correio quase cheia',
      subject: 'Aviso: caixa de correio a 98%',
      from: 'Administração do Correio',
      legend:
        'Hoje, o seu e-mail tem funcionado sem problemas. O programa de e-mail mostra que só um décimo do espaço está ocupado.',
      body: [
        'Atenção!',
        'A sua caixa de correio atingiu 98% da capacidade. {11 mensagens aguardam entrega}.',
        'Inicie sessão para obter mais 5 GB, sem custos:',
        '→ Aumentar a caixa de correio',
        'Caso contrário, {a sua caixa de correio será encerrada} dentro de 24 horas.',
        'Administração do Correio',
      ],
      header: 'mail-storage-team.example não é a sua empresa nem quem lhe fornece o serviço de e-mail.',
      callouts: [
        'O isco é a curiosidade pelas mensagens perdidas. Não há como confirmar o número.',
        'Uma ameaça com prazo. O departamento de informática não encerra caixas de correio por e-mail.',
      ],
      answers: [
        'A informática pode dizer-lhe que está tudo bem com a caixa de correio, mas o programa de e-mail também.',
        'O programa de e-mail mostra o espaço realmente ocupado. Depois disso, denuncie o e-mail.',
        'Certo: um remetente desconhecido, uma ameaça e um pedido para iniciar sessão.',
        'É falsa. A página por trás do botão pede a sua palavra-passe.',
      ],
    },
    'card-declined': {
      name: 'Pagamento recusado',
      subject: 'Não foi possível debitar o seu cartão',
      from: 'Viewnest',
      legend: 'Vê filmes na Viewnest. O seu cartão é válido, e ainda ontem à noite viu um filme.',
      body: [
        '# A sua subscrição termina hoje',
        'Olá, {estimado(a) cliente},',
        'O seu último pagamento, de 12,99 €, foi recusado. Atualize já o cartão para manter a sua conta e as suas listas.',
        '→ Atualizar o cartão',
        '~ Por favor, não responda a este e-mail. {viewnest-renewal.example}',
      ],
      header: 'A Viewnest escreve de viewnest.example. Com uma palavra a mais, é outro domínio.',
      callouts: [
        'Uma empresa com a qual tem contrato dirige-se a si pelo nome.',
        'Aqui volta a ver-se que o e-mail não é da Viewnest.',
      ],
      answers: [
        'O apoio ao cliente pode ajudar, se procurar o número por iniciativa própria. A aplicação é mais rápida.',
        'Certo: abra a aplicação ou escreva o endereço que já conhece. É aí que se vê se falta algum pagamento.',
        'Certo: nem o remetente nem o endereço são da Viewnest.',
        'É falsa. A página imita o aspeto da verdadeira e fica com os dados do seu cartão.',
      ],
    },
    'canteen-menu': {
      name: 'Esta semana na cantina',
      subject: 'Cantina: ementa da semana',
      from: 'Cantina',
      legend: 'Todas as segundas-feiras, a cantina da sua empresa envia a ementa a partir de canteen@company.example. Hoje também.',
      body: [
        'Bom dia,',
        'Esta semana vamos ter:',
        '| Segunda-feira | Sopa de lentilhas com pão',
        '| Terça-feira | Massa com cogumelos',
        '| Quarta-feira | Peixe com batatas',
        '| Quinta-feira | Caril de legumes',
        'Na sexta-feira estamos fechados por causa do simulacro de incêndio. {Não é preciso fazer inscrição}.',
        'Bom apetite, a equipa da cantina',
      ],
      header: 'O endereço termina em company.example, como sempre, e o e-mail chega no dia habitual.',
      callouts: ['O e-mail não quer nada de si: nenhum clique, nenhuma palavra-passe, nenhum pagamento, nenhuma pressa.'],
      answers: [
        'Pode ligar para a cantina, mas não há nada a esclarecer.',
        'A ementa também está na intranet. Ir ver não faz mal, mas não é preciso.',
        'Não há nada a denunciar. Denunciar mensagens autênticas faz a equipa de segurança perder tempo.',
        'Certo: remetente conhecido, e-mail esperado, nenhum pedido.',
      ],
    },
  },
};
