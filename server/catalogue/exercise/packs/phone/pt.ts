import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const pt: TextOf<typeof plan> = {
  name: 'No telemóvel',
  messages: {
    'bank-block': {
      name: 'Conta bloqueada',
      from: 'Northfern Bank',
      legend: 'Tem conta no Northfern e usa a aplicação do banco. A mensagem chega num domingo, a seguir a outras verdadeiras.',
      body: [
        'Northfern: detetámos {atividade invulgar} e a sua conta foi bloqueada. Confirme a sua identidade para a desbloquear: {northfern-unblock.example}',
      ],
      header: 'O nome do remetente de um SMS pode ser falsificado. O telemóvel junta então a mensagem às verdadeiras.',
      callouts: [
        'Não diz o que aconteceu. Contam com o medo para que toque no link sem pensar.',
        'Os bancos não enviam links para páginas de início de sessão. O endereço verdadeiro é northfern.example.',
      ],
      answers: [
        'Uma chamada ajuda, se usar o número que está no cartão do banco. A aplicação responde logo.',
        'Certo: a aplicação abre e mostra o saldo, portanto não há nada bloqueado.',
        'Certo: o banco e a sua equipa de segurança podem fazer com que a página seja retirada.',
        'É falsa. A página recolhe os seus dados de acesso e depois pede também o código.',
      ],
    },
    'new-number': {
      name: 'O número novo de um colega',
      legend:
        'Trabalha com Tom Ferris, do departamento comercial, e tem o número dele guardado. Esta mensagem vem de um número desconhecido.',
      body: [
        'Olá, é o Tom, do comercial. {O meu telemóvel avariou}, este é o meu número novo. Guarda-o, por favor.',
        'Estou quase a entrar numa reunião com um cliente: consegues mandar-me por aqui {a lista dos contratos com os preços}? É urgente.',
      ],
      header: 'Um número desconhecido, e só o texto diz de quem é.',
      callouts: [
        'Um telemóvel avariado explica o número novo e porque não se consegue ligar para o antigo. É o começo do costume.',
        'Dados confidenciais para um número particular: até um colega verdadeiro teria de usar outra via.',
      ],
      answers: [
        'Certo: ligue ao Tom pelo número que já tem ou pergunte-lhe no chat da empresa.',
        'Nenhuma aplicação mostra de quem é este número.',
        'Denunciar é boa ideia. Mas, se for mesmo o Tom, só uma chamada o confirma: ligue também.',
        'É falsa. A lista iria parar às mãos de alguém que não conhece.',
      ],
    },
    helpdesk: {
      name: 'O apoio informático quer ajudar',
      from: 'Apoio Informático',
      legend:
        'Não tem nenhum pedido em aberto. O apoio informático da sua empresa responde aos pedidos por e-mail e tem a extensão 555-0100.',
      body: [
        'Apoio Informático: foi detetado um vírus no seu computador. {Não o desligue}.',
        'Instale a aplicação de suporte para que o nosso técnico possa remover o vírus: {company-remote.example/app}',
      ],
      header: 'O nome não diz nada sobre quem escreve, e o apoio informático da sua empresa não envia SMS.',
      callouts: [
        'Querem que aja antes de mais alguém ver o que se passa.',
        'Uma aplicação de um endereço alheio dá a desconhecidos o controlo do seu dispositivo.',
      ],
      answers: [
        'Certo: ligue para a extensão que conhece; o apoio informático sabe que não enviou nada.',
        'O programa de proteção do seu computador não mostra nenhum vírus. É bom saber, mas o apoio informático tem de ser avisado da mensagem.',
        'Certo: há outras pessoas a receber esta mensagem ao mesmo tempo.',
        'É falsa. Ainda não há vírus nenhum: o vírus é a aplicação.',
      ],
    },
    'double-charge': {
      name: 'Cobrança em duplicado',
      from: 'Fonora',
      legend: 'A Fonora é a sua operadora de telecomunicações. A fatura chega no dia 5; hoje é dia 20.',
      body: [
        'Fonora: por erro, houve uma cobrança em duplicado. Recupere hoje os seus {48,60 €}: {fonora-refunds.example} Válido até às 20h00.',
      ],
      header: 'Os nomes dos remetentes podem ser escolhidos livremente.',
      callouts: [
        'É fácil de confirmar: o extrato bancário mostra um só pagamento.',
        'As devoluções verdadeiras são simplesmente pagas. Ninguém tem de abrir uma página até às 20h00.',
      ],
      answers: [
        'O apoio ao cliente pode responder, se usar o número que está na fatura.',
        'Certo: a aplicação da Fonora mostra as suas faturas e pagamentos.',
        'Certo: a mensagem segue para muita gente, seja qual for a operadora.',
        'É falsa. Para «devolver» o dinheiro, a página pede os dados do seu cartão.',
      ],
    },
    'job-offer': {
      name: 'Dinheiro fácil a partir de casa',
      legend: 'Não procura outro emprego nem se candidatou a nada.',
      body: [
        'Olá, sou a Mia, da Starfield Recruiting. Vimos o seu currículo. {300 € por dia} para pôr gostos em vídeos, 1 hora, a partir de casa.',
        'Tem interesse? {Fale connosco no chat}: starfield-jobs.example/chat',
      ],
      header: 'Alguém que recruta com um número comum e sem endereço de empresa.',
      callouts: [
        'Muito dinheiro por pouco trabalho. Não tarda, pedem um «depósito».',
        'Num chat fora da empresa, nenhum filtro protege, e mais ninguém vê a conversa.',
      ],
      answers: [
        'O único número que tem é o dessas pessoas. Uma chamada mostra-lhes que o seu está ativo.',
        'Aqui não há aplicação oficial. Uma pesquisa pela empresa mostra, quando muito, que ela não existe.',
        'Certo: denuncie e bloqueie o número, sem responder.',
        'É falsa. Estas ofertas acabam sempre com um pagamento: o seu.',
      ],
    },
    appointment: {
      name: 'A sua consulta de quinta-feira',
      legend:
        'Marcou uma consulta com a Dra. Amari para quinta-feira às 9h30. O consultório já lhe tinha enviado mensagens deste número.',
      body: [
        'Consultório Dra. Amari: esperamos por si na {quinta-feira às 9h30}. Se não puder comparecer, {ligue-nos como habitualmente}.',
      ],
      header: 'O número é o das mensagens anteriores e o do cartão do consultório.',
      callouts: ['O dia e a hora são os combinados.', 'Nem link, nem código, nem pagamento: não precisa de fazer nada.'],
      answers: [
        'Pode ligar, e dir-lhe-iam que a consulta se mantém. Não é preciso.',
        'O seu calendário diz o mesmo. Ir ver não faz mal.',
        'É um lembrete autêntico. Denunciar mensagens autênticas faz perder tempo.',
        'Certo: mensagem esperada, número conhecido, nenhum pedido.',
      ],
    },
    locker: {
      name: 'Encomenda no cacifo',
      from: 'Swiftbox',
      legend: 'Na aplicação da Swiftbox escolheu o cacifo da Rua do Cais para a sua encomenda SB-9020. Devia chegar hoje.',
      body: [
        'Swiftbox: a encomenda {SB-9020} está no cacifo da Rua do Cais, 12. Código de abertura: 7731, também na aplicação. Disponível {até sexta-feira}.',
      ],
      callouts: [
        'O número e o local são os da sua encomenda. Um desconhecido não os saberia.',
        'Alguns dias para a levantar, sem taxa e sem link.',
      ],
      answers: [
        'A Swiftbox confirmaria. Perde algum tempo, mas não faz mal.',
        'Certo: a aplicação mostra o mesmo código. Quem lá for ver não precisa de avaliar a mensagem.',
        'A mensagem é autêntica. Uma denúncia faz a equipa de segurança perder tempo.',
        'Certo: corresponde à sua encomenda e não pede nada.',
      ],
    },
  },
};
