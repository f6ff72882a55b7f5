import { type LanguageTexts, quiz } from '../shapes.ts';

export const brazilian: LanguageTexts = {
  code: 'pt-br',
  categories: {
    scams: 'Phishing e golpes',
    access: 'Senhas e acesso',
    devices: 'Dispositivos e viagens',
    data: 'Dados e local de trabalho',
  },
  videos: {
    phishing: 'Anatomia de um e-mail de phishing',
    links: 'Para onde vai este link?',
    passwords: 'Senhas que resistem',
    'two-step': 'A verificação em duas etapas em um minuto',
    ransomware: 'Ransomware: arquivos sequestrados',
    'phone-calls': 'Quem liga não é quem diz ser',
    'text-messages': 'Smishing: golpes por SMS',
    'public-wifi': 'O preço do Wi-Fi gratuito',
    'clean-desk': 'Mesa limpa, tela bloqueada',
    'personal-data': 'Dados pessoais: trate com cuidado',
    'report-it': 'Viu algo? Avise',
    deepfakes: 'Deepfakes: não acredite nos seus ouvidos',
  },
  courses: [
    {
      slug: 'pt-br-essentials',
      name: 'Fundamentos de segurança da informação',
      description: 'O que todos precisam saber no trabalho: golpes, acesso, dispositivos e dados.',
      type: 'awareness',
      level: 1,
      free: true,
      sections: [
        [
          'Golpes',
          [
            ['Como a isca é feita', 'phishing'],
            ['Ler o link antes de clicar', 'links'],
            ['Ligações que pedem códigos', 'phone-calls'],
          ],
        ],
        [
          'No dia a dia',
          [
            ['Um acesso mais seguro', 'two-step'],
            ['Avisar logo', 'report-it'],
            quiz('Teste seus conhecimentos', [
              [
                'Qual é o sinal mais claro de phishing?',
                ['Ter um logotipo', 'Pressionar e pedir um segredo', 'Ser curto', 'Chegar de manhã'],
                2,
              ],
              [
                '“O suporte de TI” pede por telefone o código que você acabou de receber. O que você faz?',
                ['Passo o código', 'Passo a metade', 'Desligo e ligo para o número conhecido', 'Mando pelo chat'],
                3,
              ],
              [
                'Você clicou em um link suspeito. E agora?',
                ['Apago e não conto', 'Aviso a equipe de segurança na hora', 'Espero', 'Reinicio o computador'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
  ],
};
