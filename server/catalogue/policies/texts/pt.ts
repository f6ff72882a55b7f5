import type { PolicyTexts } from '../shapes.ts';

export const pt: PolicyTexts = {
  notice: 'Um ponto de partida, não aconselhamento jurídico. Adapte o texto antes de o publicar.',
  headings: { purpose: 'Finalidade', appliesTo: 'A quem se aplica', inDoubt: 'Em caso de dúvida', contact: 'Contacto' },
  policies: {
    'acceptable-use': {
      name: 'Utilização aceitável',
      summary: 'O que se pode fazer com os dispositivos, as contas e a rede da empresa, e o que não se pode.',
      purpose:
        'Na {{companyName}} recebe dispositivos, contas e uma rede para poder trabalhar bem. Esta política explica como os utilizar para que continuem seguros para si, para os seus colegas e para as pessoas cujos dados guardamos.',
      appliesTo:
        'Aplica-se a todas as pessoas que utilizam os nossos dispositivos, contas ou rede: trabalhadores, pessoal temporário e colaboradores externos, no escritório e em qualquer outro lugar. Aplica-se também ao seu telefone ou computador pessoal enquanto trabalha com ele.',
      rules: [
        {
          heading: 'Dispositivos e software',
          points: [
            'Utilize no trabalho os dispositivos e as contas que recebeu para esse fim. Uma breve utilização pessoal é aceitável se não puser nada em risco nem prejudicar o trabalho.',
            'Instale software apenas a partir de fontes aprovadas pela equipa de TI. Se precisar de outra coisa, faça primeiro um pedido.',
            'Reinicie quando houver uma atualização pendente, se possível no próprio dia. Não adie as atualizações de segurança.',
            'Deixe a proteção ligada: antivírus, firewall, encriptação do disco e bloqueio do ecrã.',
            'Ligue pens USB e outros suportes apenas se souber de onde vêm.',
          ],
        },
        {
          heading: 'Internet, e-mail e contas',
          points: [
            'Mantenha o trabalho nas contas de trabalho. Não reencaminhe e-mails de trabalho para uma caixa pessoal nem guarde ficheiros numa nuvem pessoal.',
            'Não deixe outra pessoa trabalhar com a sua conta, nem por um momento.',
            'Não visite, guarde nem envie nada que seja ilegal, ofensivo ou destinado a prejudicar outras pessoas.',
            'Verifique o remetente e o endereço de uma ligação antes de a abrir, e tenha cuidado com anexos inesperados.',
            'Consulte apenas os dados de que a sua tarefa necessita, mesmo que o sistema lhe mostre mais.',
          ],
        },
        {
          heading: 'Quando sai ou muda de funções',
          points: [
            'Devolva no último dia todos os dispositivos, chaves e cartões, com os dados que contêm.',
            'Indique os acessos de que já não precisa quando o seu trabalho mudar.',
          ],
        },
      ],
      inDoubt:
        'Se não tem a certeza de que algo é permitido, pare e esclareça antes de o fazer. Uma pergunta custa um minuto e nunca lhe será censurada. Se uma regra o impedir de avançar, procuraremos consigo uma boa solução.',
      contact:
        'Envie perguntas e pedidos de exceção a {{securityContact}}. Avise também de imediato se um dispositivo se perder ou tiver um comportamento estranho.',
    },
    passwords: {
      name: 'Palavras-passe e início de sessão',
      summary: 'Como se escolhem, guardam e protegem as palavras-passe, e quando é necessário um segundo passo.',
      purpose:
        'A maioria das intrusões começa com uma palavra-passe adivinhada, reutilizada ou introduzida numa página falsa. Esta política explica como iniciamos sessão na {{companyName}}, para que uma palavra-passe perdida não abra tudo o resto.',
      appliesTo:
        'Aplica-se a todas as pessoas com uma conta nossa e a todas as contas que utiliza no trabalho, incluindo serviços de outros fornecedores, caixas de correio partilhadas e contas de teste.',
      rules: [
        {
          heading: 'Escolha palavras-passe fortes',
          points: [
            'Utilize pelo menos 14 caracteres. Algumas palavras sem relação entre si são fáceis de memorizar e difíceis de adivinhar.',
            'Utilize uma palavra-passe diferente para cada conta, e nunca uma que use também na vida pessoal.',
            'Evite nomes, datas, o nome da empresa e sequências de teclas como «qwerty».',
            'Deixe o gestor de palavras-passe que disponibilizamos criar e guardar as suas palavras-passe. Assim só terá de memorizar uma.',
          ],
        },
        {
          heading: 'Proteja o início de sessão',
          points: [
            'Ative um segundo passo sempre que exista. Prefira uma chave de acesso, uma chave de segurança ou uma aplicação aos códigos por SMS.',
            'Confirme um início de sessão no telefone apenas se acabou de o começar. Recuse tudo o resto e avise-nos.',
            'Nunca diga a ninguém uma palavra-passe ou um código: nem a um colega, nem a uma chefia, nem à equipa de apoio. Nunca lhos pediremos.',
            'Introduza uma palavra-passe apenas numa página que abriu por si, a partir de um marcador ou do endereço.',
            'Não escreva palavras-passe em papéis junto ao ecrã, em documentos nem em chats.',
          ],
        },
        {
          heading: 'Quando alguém pode conhecer uma palavra-passe',
          points: [
            'Altere-a de imediato, primeiro aí e depois em todos os sítios onde também a utilizava.',
            'Termine todas as outras sessões se o serviço o permitir.',
            'Avise-nos no próprio dia, mesmo que não tenha a certeza e mesmo que o erro tenha sido seu.',
          ],
        },
      ],
      inDoubt:
        'Se uma página, uma chamada ou uma mensagem pedir uma palavra-passe ou um código e hesitar, feche-a. Aceda ao serviço como faz sempre, ou ligue de volta para um número que já conhece.',
      contact:
        'Contacte {{securityContact}} se tiver perguntas sobre palavras-passe ou se um segundo passo não funcionar, e de imediato se outra pessoa puder conhecer uma palavra-passe.',
    },
    'clean-desk': {
      name: 'Secretária e ecrãs',
      summary: 'O que pode ficar na secretária, no ecrã, na impressora e no quadro quando nos afastamos, e o que não pode.',
      purpose:
        'Um papel na secretária, um ecrã aberto ou um quadro cheio contam a visitantes, ao pessoal de limpeza e a quem passa mais do que queremos. Com alguns hábitos, na {{companyName}} mantemos longe da vista o que é confidencial.',
      appliesTo:
        'Aplica-se a todas as pessoas que trabalham nas nossas instalações, em casa, num cliente ou em viagem. Os visitantes e os prestadores de serviços também a cumprem; quem os convida explica-lha.',
      rules: [
        {
          heading: 'Quando sai do seu lugar',
          points: [
            'Bloqueie o ecrã sempre, mesmo que seja por um minuto. Na maioria dos computadores bastam duas teclas.',
            'Vire ou arrume os papéis confidenciais, e leve-os consigo se a sala ficar aberta.',
            'Não deixe telefones, cartões, chaves nem suportes de dados na secretária.',
            'Não guarde palavras-passe em papel, nem debaixo do teclado nem numa gaveta.',
          ],
        },
        {
          heading: 'No fim do dia',
          points: [
            'Feche à chave os papéis e dispositivos que contenham dados pessoais ou confidenciais.',
            'Leve a chave consigo em vez de a deixar na fechadura.',
            'Coloque o papel confidencial na destruidora de papel ou no contentor fechado, nunca num caixote do lixo aberto.',
            'Desligue ou bloqueie o computador, e feche janelas e portas se for a última pessoa a sair.',
          ],
        },
        {
          heading: 'Salas e ecrãs partilhados',
          points: [
            'Recolha de imediato o que imprime, e imprima páginas confidenciais apenas onde possa esperar por elas.',
            'Depois de uma reunião, apague o quadro e leve consigo as folhas do flipchart.',
            'Numa videochamada, partilhe uma só janela, não o ecrã inteiro, e desligue primeiro as notificações.',
            'Vire o ecrã para longe de janelas e corredores, ou utilize um filtro de privacidade.',
            'Acompanhe os visitantes e dirija-se com simpatia a quem não tiver cartão: «Posso ajudar a encontrar alguém?»',
          ],
        },
      ],
      inDoubt:
        'Se não sabe se um papel é confidencial, trate-o como se fosse. Se encontrar um que ficou esquecido, guarde-o em segurança, não continue a ler e entregue-o ao dono ou ao contacto abaixo.',
      contact:
        'Contacte {{securityContact}} se precisar de um armário com fechadura, de um filtro de privacidade ou de um contentor para papel, ou se encontrar documentos ou notar estranhos onde não deviam estar.',
    },
    'working-away': {
      name: 'Trabalho fora do escritório',
      summary: 'Como trabalhar em segurança em casa, no comboio, em hotéis e no estrangeiro.',
      purpose:
        'Em casa ou em viagem falta a proteção do escritório: portas fechadas, uma rede nossa, colegas por perto. Esta política explica como o trabalho para a {{companyName}} se mantém seguro onde quer que o faça.',
      appliesTo:
        'Aplica-se a todas as pessoas que trabalham fora das nossas instalações, seja para uma chamada no comboio ou durante todo o ano, com os nossos dispositivos ou com os seus, onde isso for permitido.',
      rules: [
        {
          heading: 'Em casa',
          points: [
            'Utilize o dispositivo de trabalho para trabalhar, e não deixe familiares nem convidados usá-lo.',
            'Proteja a sua rede sem fios com uma palavra-passe longa e própria, e substitua as palavras-passe que vieram com o router.',
            'Mantenha atualizado o software do router, e substitua-o quando deixar de receber atualizações.',
            'Faça chamadas sobre assuntos confidenciais onde outros não possam ouvir, incluindo colunas inteligentes.',
            'Leve o papel confidencial de volta ao escritório em vez de o deitar no lixo doméstico.',
          ],
        },
        {
          heading: 'Em viagem',
          points: [
            'Mantenha os dispositivos consigo. Não os deixe num carro, num bengaleiro ou na mesa de um café.',
            'Prefira o ponto de acesso do seu telefone às redes sem fios públicas. Se tiver de usar uma, ligue primeiro a VPN da empresa.',
            'Utilize um filtro de privacidade, e sente-se de modo a que ninguém leia o seu ecrã.',
            'Carregue numa tomada com o seu próprio carregador, ou com uma bateria, não numa porta USB desconhecida.',
            'Não mencione clientes nem números quando estranhos o possam ouvir.',
          ],
        },
        {
          heading: 'Antes de viajar para o estrangeiro',
          points: [
            'Avise-nos com antecedência se quiser levar dispositivos para outro país; algumas viagens exigem outro equipamento.',
            'Leve apenas os dados de que lá precisa.',
            'Se perdeu um dispositivo de vista ou se este foi inspecionado, comunique-o antes de continuar a trabalhar.',
          ],
        },
      ],
      inDoubt:
        'Se o local, a rede ou a situação não lhe inspirar confiança, adie o trabalho até estar num sítio seguro. Um prazo não é razão para correr riscos; fale com a sua chefia e encontrarão juntos outra forma.',
      contact:
        'Contacte {{securityContact}} se tiver perguntas sobre viagens ou trabalho em casa, e de imediato, a qualquer hora, se um dispositivo ou documento se perder ou for roubado.',
    },
    'information-handling': {
      name: 'Tratamento da informação',
      summary: 'Que tipos de informação existem, e como se guarda, partilha e elimina cada um.',
      purpose:
        'Nem tudo o que sabemos se destina a todos. Esta política define três níveis para a informação na {{companyName}}, e explica para cada um como a guardar, partilhar e eliminar.',
      appliesTo:
        'Aplica-se a todas as pessoas que veem ou tratam a nossa informação ou a dos nossos clientes, em qualquer forma: ficheiros, e-mails, chats, papel, imagens, gravações e conversas.',
      rules: [
        {
          heading: 'Conheça o nível',
          points: [
            'Pública: publicada de propósito, como o site. Qualquer pessoa a pode ter.',
            'Interna: por predefinição, tudo o resto, como planos, atas e instruções. Fica dentro da empresa.',
            'Confidencial: prejudicaria pessoas ou a empresa se saísse, como dados pessoais, contratos, preços e dados de acesso. Só a pode ver quem precise dela para uma tarefa.',
            'Quem cria um documento decide o nível e indica-o na primeira página se for confidencial.',
          ],
        },
        {
          heading: 'Guarde e partilhe com cuidado',
          points: [
            'Guarde o trabalho nos sistemas que disponibilizamos, não no ambiente de trabalho, em pens USB ou em serviços pessoais.',
            'Dê acesso a pessoas concretas, apenas o necessário, e retire-o quando a tarefa terminar.',
            'Verifique os destinatários antes de enviar, sobretudo os que o programa de e-mail preencheu sozinho.',
            'Envie ficheiros confidenciais como ligação protegida ou encriptados, e a palavra-passe por outra via.',
            'Certifique-se de que há um acordo de confidencialidade assinado antes de partilhar algo interno com parceiros.',
            'Retire nomes e números de que o destinatário não precisa.',
          ],
        },
        {
          heading: 'Não a guarde mais tempo do que o necessário',
          points: [
            'Elimine o que já cumpriu a sua finalidade, também nas transferências, nos chats e no lixo.',
            'Respeite os prazos de conservação do seu departamento para contratos e dados pessoais.',
            'Entregue dispositivos e suportes antigos; a equipa de TI apaga-os.',
          ],
        },
      ],
      inDoubt:
        'Se não conhece o nível, trate a informação como confidencial e confirme com quem é responsável por ela. Se alguém de fora a pedir, diga com educação que volta a ligar, e confirme primeiro quem é de facto.',
      contact:
        'Contacte {{securityContact}} se tiver perguntas sobre níveis e partilha, e de imediato se a informação chegou às pessoas erradas, mesmo que por um endereço mal escrito.',
    },
    'incident-reporting': {
      name: 'Comunicação de incidentes',
      summary: 'O que é um incidente de segurança, como se comunica e o que fazer até chegar ajuda.',
      purpose:
        'Quanto mais cedo soubermos de um incidente, menor será o dano. Esta política explica o que comunicar na {{companyName}}, como, e o que fazer entretanto. Quem comunica ajuda todos e nada tem a temer por um erro de boa-fé.',
      appliesTo:
        'Aplica-se a todas as pessoas que trabalham para nós, com qualquer dispositivo e em qualquer lugar. Comunique também o que notar em parceiros e prestadores de serviços.',
      rules: [
        {
          heading: 'Comunique de imediato',
          points: [
            'Uma mensagem, chamada ou vídeo que o tente enganar, sobretudo se clicou, introduziu ou pagou algo.',
            'Um dispositivo, cartão, chave ou documento perdido ou roubado.',
            'Um computador com um comportamento estranho: janelas que se abrem sozinhas, ficheiros que já não abrem, uma exigência de dinheiro.',
            'Um início de sessão ou uma alteração na sua conta que não tenha sido sua.',
            'Dados que chegaram às pessoas erradas, ou que consegue ver e não devia.',
            'Estranhos nas nossas instalações, ou uma porta ou um armário arrombados.',
          ],
        },
        {
          heading: 'Como comunicar',
          points: [
            'Utilize o botão de denúncia para e-mails suspeitos. Para tudo o resto, ligue ou escreva ao contacto abaixo.',
            'Ligue se for urgente ou se o seu computador puder estar afetado; não escreva a partir desse computador.',
            'Diga o que aconteceu, quando, em que dispositivo e o que fez desde então. As suposições são bem-vindas se disser que o são.',
            'Não espere até ter a certeza, e não investigue por conta própria.',
          ],
        },
        {
          heading: 'Até chegar ajuda',
          points: [
            'Retire o dispositivo da rede, mas não o desligue.',
            'Não elimine nem altere nada; os e-mails e os ficheiros são provas.',
            'Altere a palavra-passe a partir de outro dispositivo se a introduziu numa página falsa.',
            'Ligue primeiro para o banco se foi enviado dinheiro.',
            'Deixe as respostas a clientes e à imprensa às pessoas responsáveis.',
          ],
        },
      ],
      inDoubt:
        'Comunique. Dez comunicações que se revelam inofensivas são melhores do que uma que nunca chegou. Dir-lhe-emos o que era.',
      contact:
        'Comunique os incidentes a {{securityContact}}. Se não tiver resposta e for urgente, avise a sua chefia, que sabe a quem ligar a seguir.',
    },
    'ai-assistants': {
      name: 'Assistentes de IA',
      summary: 'Que ferramentas de IA se usam no trabalho, o que nunca se escreve nelas e como se verificam os resultados.',
      purpose:
        'Os assistentes que escrevem, traduzem, programam e desenham podem poupar-nos muito tempo. Também podem revelar o que temos de proteger, e enganar-se com palavras convincentes. Esta política explica como os utilizar bem na {{companyName}}.',
      appliesTo:
        'Aplica-se a todas as pessoas que utilizam estas ferramentas no trabalho: chats, funções em programas de escritório, assistentes de programação, ferramentas que gravam e resumem reuniões, e geradores de imagens ou vozes.',
      rules: [
        {
          heading: 'Escolha a ferramenta',
          points: [
            'Utilize as ferramentas da nossa lista de ferramentas aprovadas, com a sua conta de trabalho.',
            'Não utilize contas pessoais no trabalho: não sabemos o que lá acontece aos conteúdos.',
            'Peça uma nova ferramenta antes de a experimentar com dados reais. Um teste com dados inventados é aceitável.',
            'Deixe um assistente aceder a caixas de correio, ficheiros ou sistemas apenas se a equipa de TI aprovou essa ligação.',
          ],
        },
        {
          heading: 'O que não introduz',
          points: [
            'Dados pessoais de clientes, candidatos ou colegas, a não ser que a ferramenta esteja aprovada para isso.',
            'Palavras-passe, chaves e outros dados de acesso, também em código ou em capturas de ecrã.',
            'Contratos, preços, números e planos que sejam confidenciais.',
            'Obras de outras pessoas que não temos o direito de transmitir.',
          ],
        },
        {
          heading: 'Verifique o resultado',
          points: [
            'Responde pelo que envia, publica ou decide, como se o tivesse escrito.',
            'Verifique factos, números, fontes e cálculos; os assistentes inventam alguns.',
            'Peça que o código seja revisto e testado como qualquer outro.',
            'Deixe às pessoas as decisões sobre pessoas.',
            'Diga abertamente que um texto, uma imagem ou uma voz foi gerado por IA quando o público esperaria sabê-lo.',
            'Avise todos os participantes antes de uma ferramenta gravar ou resumir uma reunião, e respeite um não.',
            'Esteja atento às instruções que um documento ou site dê ao seu assistente, e não deixe que as siga.',
          ],
        },
      ],
      inDoubt:
        'Imagine que o texto que vai introduzir aparece amanhã num jornal. Se isso causar danos, deixe-o de fora, ou substitua nomes e números por outros inventados.',
      contact:
        'Envie pedidos de ferramentas e perguntas a {{securityContact}}. Escreva também se já introduziu algo que não devia: juntos talvez ainda possamos limitar os danos.',
    },
  },
};
