import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const pt: TextOf<typeof plan> = {
  name: 'Viagens e eventos',
  messages: {
    'flight-cancelled': {
      name: 'Voo cancelado',
      from: 'Tidewell Air',
      legend: 'Amanhã viaja com a Tidewell às 7h40. A reserva está na aplicação da Tidewell.',
      body: [
        'Tidewell: {o seu voo de amanhã} foi cancelado. Escolha outro sem custos, restam poucos lugares: {tidewell-rebook.example}',
      ],
      header: 'O nome pode ser falsificado. Uma mensagem verdadeira também estaria na aplicação.',
      callouts: [
        'Nem número de voo, nem nome: serve a qualquer pessoa que viaje amanhã.',
        'O endereço da Tidewell é tidewell.example. Com a palavra a mais, é outro.',
      ],
      answers: [
        'A companhia aérea pode responder, pelo número que está na sua reserva. Na aplicação não há fila de espera.',
        'Certo: a aplicação mostra que o voo parte às 7h40.',
        'Certo: a página pede os dados do cartão e do passaporte.',
        'É falsa. Quem troca de voo paga por um que não existe.',
      ],
    },
    'hotel-card': {
      name: 'O hotel pede um cartão',
      subject: 'A sua reserva 77104: verifique o seu cartão',
      from: 'Hotel Meridia',
      legend: 'Daqui a duas semanas fica no Hotel Meridia, reserva 77104. Reservou e pagou em hotelmeridia.example.',
      body: [
        '# Reserva 77104',
        '| Hóspedes | 1 adulto, 3 noites',
        '| Chegada | dentro de 14 dias',
        'O seu cartão {não pôde ser verificado}. Introduza-o novamente no prazo de 12 horas; caso contrário, {o quarto será libertado}.',
        'É cativado um pequeno valor, devolvido de imediato.',
        '→ Verificar o cartão',
        '~ Hotel Meridia, reservas',
      ],
      header: 'A reserva veio de hotelmeridia.example; este e-mail vem de meridia-booking.example.',
      callouts: [
        'Já pagou. O número da reserva está certo, mas também se roubam dados de reservas.',
        'Mesmo antes de uma viagem, ninguém quer ficar sem quarto.',
      ],
      answers: [
        'Certo: ligue para o número que vem na sua confirmação; o hotel não sabe de nada disto.',
        'Certo: na sua conta do hotel, a estadia está paga.',
        'Faz bem em denunciar, mas avise também o hotel: as reservas dele estão em mãos alheias.',
        'É falsa, embora os dados estejam certos. O seu cartão seria debitado.',
      ],
    },
    'conference-speaker': {
      name: 'Um convite para falar numa conferência',
      subject: 'Convite: palestra de abertura na Leaders of Industry',
      from: 'Prof. A. Lindqvist',
      legend: 'Nunca falou numa conferência e não conhece a Leaders of Industry.',
      body: [
        '# O seu percurso convenceu a nossa comissão',
        '{Ilustre especialista},',
        'Gostaríamos de contar com a sua palestra de abertura perante 2.000 pessoas. {Apenas a taxa do programa, de 390 €}, fica a seu cargo.',
        'Agradecemos que confirme até amanhã com a sua conta de trabalho, pois o programa segue para impressão.',
        '→ Confirmar a palestra',
      ],
      header: 'Um domínio sobre o qual não se sabe mais nada. Procure a conferência por outra via.',
      callouts: [
        'Especialista em quê? Elogios sem nome.',
        'As conferências a sério pagam a quem faz a palestra de abertura, e não o contrário.',
      ],
      answers: [
        'Qualquer número que indiquem vai dar a quem escreveu o e-mail. Alguém da sua área poderia dizer-lhe mais.',
        'Uma pesquisa não encontra essa conferência. Denuncie, para que os colegas saibam.',
        'Certo: elogios, uma taxa e a palavra-passe da sua conta de trabalho.',
        'É falsa. Ficaria sem o dinheiro da taxa e sem a palavra-passe.',
      ],
    },
    'calendar-invite': {
      name: 'Convite para uma reunião',
      subject: 'Atualização: reorganização do seu departamento, 15h00',
      from: 'Reunião',
      legend: 'No seu calendário não aparece esta reunião. Na sua empresa, são as pessoas que convidam, pelo calendário.',
      body: [
        'A reunião {«Reorganização: quem fica e quem sai»} passou para hoje às 15h00.',
        '| Organização | Administração',
        '| Participantes | {4 pessoas além de si}',
        'A ordem de trabalhos, com os nomes, está disponível depois de iniciar sessão:',
        '→ Ver a ordem de trabalhos',
      ],
      header: 'Ninguém da sua empresa: meet-invite.example.',
      callouts: ['Um título a que ninguém consegue ficar indiferente.', 'Quem são essas pessoas? Um convite verdadeiro mostra-o.'],
      answers: [
        'A sua chefia pode esclarecer. Mas basta olhar para o calendário.',
        'Certo: no seu calendário, esta reunião não existe.',
        'Certo: o e-mail joga com o medo e pede que inicie sessão.',
        'É falsa. A ordem de trabalhos é um formulário de início de sessão.',
      ],
    },
    'room-block': {
      name: 'Quartos para a conferência',
      subject: 'Nordkonf: o seu quarto ainda não está reservado',
      from: 'Nordkonf Alojamento',
      legend: 'Tem inscrição na Nordkonf (nordkonf.example). A confirmação não dizia nada sobre quartos.',
      body: [
        '# Quartos perto do local do evento',
        'Caro(a) participante,',
        'Como {parceiro oficial de alojamento}, guardamos-lhe um quarto até quinta-feira, a 119 € por noite.',
        'Depois só haverá quartos a partir de 260 €. O cartão é debitado de imediato e {não é possível cancelar}.',
        '→ Reservar quarto',
        '~ nordkonf-hotels.example não é responsável pelo programa.',
      ],
      header: 'nordkonf-hotels.example não é nordkonf.example. As listas de participantes são muitas vezes públicas.',
      callouts: [
        'Isso qualquer um pode dizer. Se é verdade, só a organização sabe.',
        'Pago de imediato e sem cancelamento: o dinheiro perdeu-se.',
      ],
      answers: [
        'Certo: ligue para o número que está na página da própria conferência; a organização sabe quem são os seus parceiros.',
        'O site da organização não indica nenhum parceiro, o que é um forte indício. Mas só ela pode dar a certeza.',
        'É correto denunciar; antes disso, pode perguntar à organização, que pode avisar todos os participantes.',
        'É falsa. No hotel não vai haver nenhuma reserva em seu nome.',
      ],
    },
    'toll-fine': {
      name: 'Portagem por pagar',
      legend: 'Na semana passada conduziu um carro alugado. A empresa de aluguer cobra as portagens na fatura.',
      body: [
        'Último aviso: o seu veículo tem uma {portagem em dívida de 6,40 €}. Para evitar uma coima de 85 €, pague hoje: {toll-office-pay.example}',
      ],
      header: 'Uma entidade que escreve de um número de telefone comum.',
      callouts: [
        'Que carro, que estrada, que dia? Um aviso verdadeiro indica-o.',
        'Uma quantia pequena ao lado de uma coima grande leva a pagar depressa. O alvo é o cartão.',
      ],
      answers: [
        'A empresa de aluguer pode responder. A página da própria concessionária da autoestrada seria mais rápida.',
        'Certo: na página da própria concessionária é possível procurar pela matrícula.',
        'Certo: estas mensagens seguem para números ao acaso.',
        'É falsa. Com o número do cartão, levam mais do que 6,40 €.',
      ],
    },
    'train-ticket': {
      name: 'O seu bilhete de comboio',
      subject: 'O seu bilhete para Westbrook, compra R-20817',
      from: 'Railhop',
      legend: 'Há dez minutos comprou um bilhete para Westbrook na aplicação da Railhop. A Railhop escreve de railhop.example.',
      body: [
        '# Obrigado pela sua compra',
        '| Compra | {R-20817}',
        '| Comboio | Terça-feira, 8h04, Westbrook',
        '| Preço | 34,00 €, pago',
        'O bilhete está na aplicação. No comboio, {basta mostrar o telemóvel}.',
      ],
      header: 'O domínio verdadeiro, dez minutos depois da sua compra.',
      callouts: ['O número, o comboio e o preço são os que estão na aplicação.', 'Está tudo tratado. O e-mail não pede nada.'],
      answers: [
        'A Railhop confirmaria a compra. Não é preciso perguntar.',
        'A aplicação mostra o bilhete. Ir ver não faz mal.',
        'É a confirmação da sua própria compra; não há nada a denunciar.',
        'Certo: esperado, coerente e sem qualquer pedido.',
      ],
    },
  },
};
