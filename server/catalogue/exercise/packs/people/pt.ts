import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const pt: TextOf<typeof plan> = {
  name: 'Salário, férias e benefícios',
  messages: {
    'payroll-account': {
      name: 'Confirme a conta do salário',
      subject: 'Ação necessária antes do dia de pagamento',
      from: 'Processamento Salarial',
      legend:
        'Faltam três dias para receber o salário. Os seus dados bancários estão no portal dos Recursos Humanos, e não os alterou.',
      body: [
        '# Não é possível pagar o seu salário',
        'Ao processar os salários deste mês, {não foi possível validar a sua conta}.',
        'Para receber a tempo, volte a introduzir hoje os seus dados bancários e {a palavra-passe do portal}.',
        '→ Confirmar a conta',
        '~ Processamento Salarial',
      ],
      header: 'company-hr.example não faz parte de company.example.',
      callouts: [
        'É mesmo antes do dia de pagamento que isto resulta melhor. A sua conta está em ordem.',
        'Quem processa os salários conhece a sua conta e nunca precisa da sua palavra-passe.',
      ],
      answers: [
        'Os Recursos Humanos podem ajudar, pela extensão que já conhece. O portal mostra-o logo, e o e-mail deve ser denunciado.',
        'Certo: o portal dos Recursos Humanos mostra os seus dados, tal como estavam.',
        'Certo: alguém quer desviar salários, e não só o seu.',
        'É falsa. Com estes dados, o seu salário vai para outra conta.',
      ],
    },
    'benefits-deadline': {
      name: 'Os benefícios acabam esta noite',
      subject: 'Última oportunidade: escolha os seus benefícios',
      from: 'Equipa de Benefícios',
      legend: 'A sua empresa anuncia os benefícios nas reuniões e na intranet. Ninguém falou da Wellness Choice.',
      body: [
        '# Ginásio e massagens grátis para todos os colaboradores',
        'A sua empresa {já pagou tudo}. Só falta a sua escolha.',
        'Inicie sessão com a sua conta de trabalho até ao fim do dia. {Quem não escolher fica sem nada}.',
        '→ Escolher benefícios',
      ],
      header: 'Uma empresa desconhecida escreve em nome da sua.',
      callouts: [
        'Que empresa? O e-mail não diz o nome da sua.',
        'O prazo termina hoje, mas é a primeira vez que ouve falar disto.',
      ],
      answers: [
        'Os Recursos Humanos dir-lhe-iam que essa oferta não existe. Uma denúncia poupa-lhes muitos telefonemas.',
        'A intranet não diz nada sobre isto. Fez bem em ir ver; agora, denuncie também o e-mail.',
        'Certo: um remetente desconhecido quer a palavra-passe da sua conta de trabalho.',
        'É falsa. O ginásio é o isco; a palavra-passe, o que querem pescar.',
      ],
    },
    'leave-policy': {
      name: 'Novas regras de férias',
      subject: 'Alteração à política de férias: tomada de conhecimento',
      from: 'Recursos Humanos',
      legend:
        'Estamos em dezembro, e fala-se mesmo de férias. Os Recursos Humanos publicam as políticas na intranet, em company.example.',
      body: [
        'Caras e caros colegas,',
        'A partir de janeiro, {os dias deste ano por gozar caducam} no fim do mês. A nova política e o seu saldo de férias estão aqui:',
        '→ Ler e tomar conhecimento',
        'Confirme até sexta-feira. A sua chefia verá {quem ainda não o fez}.',
        '~ Recursos Humanos',
      ],
      header: 'Leia o endereço a partir do fim: pertence a policy-view.example. O company.example que está antes é só decoração.',
      callouts: ['Um tema que toca a todos, na altura certa do ano.', 'A referência à chefia aumenta a pressão.'],
      answers: [
        'Os Recursos Humanos podem esclarecer. Mas um e-mail tão convincente deve ser denunciado, para alertar os outros.',
        'A política que está na intranet não mudou. Depois disso, denuncie o e-mail.',
        'Certo: o domínio não é o da sua empresa, comece como começar.',
        'É falsa. «Tomar conhecimento» significa iniciar sessão numa página alheia.',
      ],
    },
    application: {
      name: 'Uma candidatura com um link',
      subject: 'Candidatura a contabilista',
      from: 'Jonas Brandt',
      legend:
        'Faz recrutamento para a sua equipa. As candidaturas chegam pelo portal de emprego, e não há nenhuma vaga de contabilista.',
      body: [
        'Exmos. Senhores,',
        'Foi com grande interesse que li o vosso anúncio para contabilista.',
        'Por motivos de proteção de dados, {os meus documentos não seguem em anexo}. Podem descarregá-los aqui:',
        '→ Descarregar o currículo (palavra-passe 2468)',
        'Se o ficheiro o pedir, {ativem a edição e as macros}.',
        'Com os melhores cumprimentos, Jonas Brandt',
      ],
      header: 'Quem se candidata pode usar qualquer serviço de e-mail. Por si só, isso não quer dizer nada.',
      callouts: [
        'Um link em vez de um PDF, e com palavra-passe, para que nenhum antivírus consiga ver o que lá está dentro.',
        'Nenhum currículo precisa de macros: servem para executar programas no seu computador.',
      ],
      answers: [
        'Uma chamada para o candidato vai dar a quem enviou a mensagem. Pergunte antes à equipa de segurança.',
        'No portal de emprego, esta candidatura não existe. Agora, denuncie o e-mail.',
        'Certo: a equipa de segurança consegue abrir o ficheiro sem risco.',
        'É falsa. O ficheiro instalaria um programa malicioso.',
      ],
    },
    'wage-statement': {
      name: 'Declaração de rendimentos para o IRS',
      subject: 'A sua declaração anual de rendimentos está disponível',
      from: 'Documentos RH',
      legend:
        'Estamos em janeiro. Como todos os anos, a declaração de rendimentos vai estar no portal dos Recursos Humanos; no ano passado, foi anunciada por um e-mail de company.example.',
      body: [
        '# A sua declaração de rendimentos',
        '| Ano | 2026',
        '| Estado | disponível',
        'Precisa dela para o IRS. Por motivos de segurança, ao descarregar são pedidos {a data de nascimento e o NIF}.',
        '→ Descarregar a declaração',
        '~ Documentos RH, um serviço de {company-forms.example}',
      ],
      header: 'No ano passado, o e-mail veio de company.example. Este não.',
      callouts: [
        'Os Recursos Humanos já têm estes dados. Com eles, um desconhecido pode fazer-se passar por si junto das Finanças.',
        'Pode haver um prestador de serviços, mas nesse caso os Recursos Humanos teriam avisado.',
      ],
      answers: [
        'Os Recursos Humanos podem esclarecer. O portal mostra-o logo, e o e-mail deve ser denunciado.',
        'Certo: se a declaração estiver pronta, está no portal.',
        'Certo: em janeiro, este e-mail chega a milhares de pessoas.',
        'É falsa. Querem dados para se fazerem passar por si.',
      ],
    },
    'bonus-letter': {
      name: 'A carta do seu bónus',
      from: 'Equipa RH',
      legend: 'Os bónus são anunciados pela sua chefia numa reunião. Os Recursos Humanos nunca lhe enviaram um SMS.',
      body: [
        'RH: {a carta do seu bónus} está disponível. Assine-a antes do processamento salarial das 14h00: {company-bonus.example}',
      ],
      header: 'O nome de um remetente não prova nada, e «Equipa RH» ainda menos.',
      callouts: [
        'As boas notícias levam a baixar a guarda, tal como as más.',
        'Não é o domínio da sua empresa, e um contrato não se assina por SMS.',
      ],
      answers: [
        'Os Recursos Humanos ou a sua chefia podem esclarecer. Uma denúncia alerta também os colegas.',
        'No portal dos Recursos Humanos não há nenhuma carta. Denuncie também a mensagem.',
        'Certo: canal errado, domínio errado, prazo apertado.',
        'É falsa. Para «assinar», é preciso iniciar sessão.',
      ],
    },
    'leave-approved': {
      name: 'Férias aprovadas',
      subject: 'As suas férias de 3 a 7 de agosto foram aprovadas',
      from: 'Férias',
      legend:
        'Ontem pediu férias de 3 a 7 de agosto no portal dos Recursos Humanos. Estes e-mails vêm sempre de leave@company.example.',
      body: [
        '# Férias aprovadas',
        '| Início | {3 de agosto}',
        '| Fim | 7 de agosto',
        '| Aprovadas por | A sua chefia',
        'O pedido está no portal dos Recursos Humanos. {Não é preciso responder}.',
      ],
      header: 'O endereço habitual, no domínio da sua própria empresa.',
      callouts: ['Exatamente os dias que pediu.', 'O e-mail remete para um sítio que conhece, sem link, e não quer nada.'],
      answers: [
        'Pode perguntar à sua chefia, que vai estranhar a pergunta.',
        'O portal diz o mesmo. Ir ver não faz mal.',
        'É um e-mail autêntico. Denunciar e-mails autênticos faz perder tempo.',
        'Certo: estava à espera dele, e tudo bate certo.',
      ],
    },
  },
};
