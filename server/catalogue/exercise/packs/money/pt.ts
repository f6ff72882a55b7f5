import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const pt: TextOf<typeof plan> = {
  name: 'Dinheiro e fornecedores',
  messages: {
    'urgent-transfer': {
      name: 'A diretora-geral precisa de uma transferência',
      subject: 'Está no escritório?',
      from: 'Dana Whitlock',
      legend:
        'Trabalha na contabilidade. Dana Whitlock é a diretora-geral e hoje está numa feira. As transferências precisam de duas aprovações.',
      body: [
        'Bom dia,',
        'Estou numa negociação e {não posso falar ao telefone}. Vamos comprar uma empresa, e o sinal de 38.500 € tem de ser pago hoje.',
        'Prepare a transferência, por favor. Já lhe mando o IBAN. {Trate disto com sigilo}, mesmo dentro da equipa.',
        'Dana Whitlock',
      ],
      header: 'O nome é o dela, o endereço não: ceo-office.example.',
      callouts: [
        'A verificação mais simples, um telefonema, fica logo excluída.',
        'O sigilo serve para contornar a segunda aprovação. As regras também valem para a direção.',
      ],
      answers: [
        'Certo: ligue a Dana Whitlock, para o número que já tem, ou para o gabinete dela. Um pedido verdadeiro não receia ser confirmado.',
        'Nenhuma aplicação mostra se foi Dana Whitlock quem escreveu isto.',
        'Certo: a equipa de segurança e a contabilidade têm de saber de imediato.',
        'É falsa. Transferências destas quase nunca se conseguem recuperar.',
      ],
    },
    'new-bank-details': {
      name: 'O novo IBAN de um fornecedor',
      subject: 'Re: Encomenda 5582, novo IBAN',
      from: 'Ines Calloway',
      legend:
        'Está mesmo à espera da fatura da encomenda 5582. Ines Calloway, da Hollowmoor, escreveu sempre de hollowmoor.example.',
      body: [
        'Bom dia,',
        'Quanto à sua encomenda 5582: conforme combinado, a mercadoria segue na quarta-feira.',
        'Devido a uma auditoria, {a nossa conta antiga foi encerrada}. A partir de hoje, agradecemos que pague esta fatura e as seguintes para a nova conta. Enviaremos o IBAN de seguida.',
        'Por favor, {confirme em resposta a este e-mail}. Obrigada pela boa colaboração.',
        'Ines Calloway, contabilidade',
      ],
      header:
        'hollowmoor-paper.example é novo. Alguém conhece a sua encomenda, provavelmente por ter entrado numa caixa de correio alheia.',
      callouts: [
        'Uma conta nova é o cerne desta burla. O resto do e-mail pode ser verdade.',
        'Uma resposta vai parar a quem enviou este e-mail. Pergunte por uma via que já conheça.',
      ],
      answers: [
        'Certo: ligue para a Hollowmoor pelo número que tem nos seus registos, nunca por um que venha no e-mail.',
        'O portal do fornecedor ainda mostra a conta antiga. É um forte indício, mas só um telefonema dá a certeza.',
        'Importante, mas ligue também ao fornecedor: a caixa de correio dele pode estar em mãos alheias.',
        'É falsa, embora a encomenda seja verdadeira. O dinheiro ficaria perdido.',
      ],
    },
    'unknown-invoice': {
      name: 'Terceiro aviso',
      subject: 'TERCEIRO AVISO: fatura 90213',
      from: 'Brightquill Faturação',
      legend: 'A sua empresa compra o material de escritório noutro lado. Na equipa, ninguém conhece a fatura 90213.',
      body: [
        '# Terceiro aviso',
        '| Fatura | {90213}',
        '| Valor | 1.274,00 €',
        '| Vencimento | há 21 dias',
        'Se não pagar hoje, {entregamos o caso aos nossos advogados}.',
        '→ Ver a fatura',
      ],
      header: 'A Brightquill escreve de brightquill.example. A sua empresa nem sequer é cliente.',
      callouts: [
        'Um terceiro aviso sem ter havido um primeiro. E não há nenhuma encomenda.',
        'Contam com o medo de problemas para que abra a «fatura».',
      ],
      answers: [
        'O departamento de compras pode dizer-lhe que não há encomenda. Mesmo assim, é preciso denunciar.',
        'No programa de contabilidade não há nenhuma fatura com esse número. A seguir, denuncie o e-mail.',
        'Certo: nenhuma encomenda, uma ameaça e um endereço que não é o da Brightquill.',
        'É falsa. Por trás do botão está um ficheiro malicioso.',
      ],
    },
    'supplier-invoice': {
      name: 'Uma fatura no portal',
      subject: 'Fatura 2214 da encomenda 5582',
      from: 'Hollowmoor',
      legend: 'Encomendou papel com o número 5582. A Hollowmoor põe as faturas no portal de clientes e avisa assim todos os meses.',
      body: [
        '# Nova fatura',
        '| Encomenda | {5582}',
        '| Fatura | 2214',
        '| Valor | 860,00 €',
        'Já está disponível no portal, onde inicia sessão como habitualmente. {Os nossos dados bancários não mudaram}.',
        '~ A Hollowmoor nunca envia novos dados bancários por e-mail.',
      ],
      header: 'O endereço termina em hollowmoor.example, como nos meses anteriores.',
      callouts: ['A encomenda é a sua, e o valor bate certo.', 'Nem conta nova, nem link, nem prazo.'],
      answers: [
        'O fornecedor confirmaria. Com faturas, perguntar nunca é um erro; aqui, simplesmente, não é preciso.',
        'Certo: a fatura está no portal, e chega-se lá sem o e-mail.',
        'O e-mail é autêntico. Denunciar e-mails autênticos faz perder tempo.',
        'Certo: a encomenda, o valor, o remetente e o procedimento são os habituais.',
      ],
    },
    'gift-cards': {
      name: 'Cartões-presente para a equipa',
      legend: 'Um número que não conhece escreve em nome da sua chefia, que está a dois gabinetes de distância.',
      body: [
        'Olá, sou eu, estou em reunião e não posso sair. Preciso de {5 cartões-presente de 100 €} para fazer uma surpresa à equipa. Podes comprá-los agora?',
        'Raspa-os e {manda-me uma foto dos códigos}. Amanhã dou-te o dinheiro.',
      ],
      header: 'O número da sua chefia está guardado no seu telemóvel. Este não.',
      callouts: [
        'Os cartões-presente não deixam rasto: só numa burla alguém os pede com tanta pressa.',
        'O código é o dinheiro. Uma vez enviado, está gasto.',
      ],
      answers: [
        'Certo: ligue à sua chefia ou vá lá perguntar.',
        'Nenhuma aplicação lhe diz quem está a escrever.',
        'Certo: há outras pessoas na equipa a receber a mesma mensagem.',
        'É falsa. Nenhuma chefia compra presentes desta maneira.',
      ],
    },
    overpayment: {
      name: 'Um pagamento a mais',
      subject: 'Pagamento em excesso, pedido de devolução',
      from: 'Oakline Events',
      legend: 'Trata dos recebimentos. A Oakline, um cliente novo, fez ontem uma encomenda de 900 €.',
      body: [
        'Bom dia,',
        'Por lapso, pagámos {9.000 € em vez de 900 €}. A confirmação do nosso banco vai a caminho.',
        'Agradecemos que devolva 8.100 € {ainda hoje, para a nossa outra conta}. A auditora está cá e precisamos disto na contabilidade.',
        'Muito obrigado pela compreensão, M. Oakes',
      ],
      header: 'O cliente é novo, por isso não há nada com que comparar o endereço.',
      callouts: [
        'O dinheiro chegou? Uma confirmação não é um pagamento, e um cheque pode não ter cobertura.',
        'Uma devolução faz-se sempre para a conta de onde veio o dinheiro.',
      ],
      answers: [
        'Uma chamada vai dar a quem escreveu isto. Pergunte antes ao seu banco.',
        'Certo: o homebanking mostra que não entraram 9.000 €.',
        'Denunciar é boa ideia, mas veja primeiro se chegou a entrar algum dinheiro.',
        'É falsa. Devolveria dinheiro que nunca recebeu.',
      ],
    },
    'expenses-approved': {
      name: 'Despesas aprovadas',
      subject: 'A sua nota de despesas ER-3310 foi aprovada',
      from: 'Despesas',
      legend: 'Na sexta-feira entregou a nota de despesas ER-3310, de 212,40 €. expenses@company.example é o remetente habitual.',
      body: [
        'Bom dia,',
        'A sua nota de despesas foi aprovada.',
        '| Nota | {ER-3310}',
        '| Valor | 212,40 €',
        'O valor {é pago com o próximo salário}, na conta que já temos. Não precisa de fazer nada.',
        'Despesas',
      ],
      header: 'O domínio da sua própria empresa e o remetente habitual.',
      callouts: ['O número e o valor são os da sua nota.', 'Nenhuma pergunta sobre a sua conta: já é conhecida.'],
      answers: [
        'A contabilidade confirmaria. Não é preciso.',
        'O sistema de despesas mostra o mesmo. Ir ver não faz mal.',
        'É um e-mail autêntico; denunciá-lo faz perder tempo.',
        'Certo: entregou a nota, e tudo bate certo.',
      ],
    },
  },
};
