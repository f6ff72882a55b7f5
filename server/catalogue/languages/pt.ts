import { type LanguageTexts, quiz } from '../shapes.ts';

export const portuguese: LanguageTexts = {
  code: 'pt',
  categories: {
    scams: 'Phishing e burlas',
    access: 'Palavras-passe e acesso',
    devices: 'Dispositivos e viagens',
    data: 'Dados e local de trabalho',
  },
  videos: {
    phishing: 'Anatomia de uma mensagem de phishing',
    links: 'Para onde vai este link?',
    passwords: 'Palavras-passe que resistem',
    'two-step': 'A verificação em dois passos num minuto',
    ransomware: 'Ransomware: ficheiros sequestrados',
    'phone-calls': 'Quem liga não é quem diz ser',
    'text-messages': 'Smishing: burlas por SMS',
    'public-wifi': 'O preço do Wi-Fi gratuito',
    'clean-desk': 'Secretária limpa, ecrã bloqueado',
    'personal-data': 'Dados pessoais: tratar com cuidado',
    'report-it': 'Viu algo? Avise',
    deepfakes: 'Deepfakes: não acredite nos seus ouvidos',
  },
  courses: [
    {
      slug: 'pt-essentials',
      name: 'Fundamentos de cibersegurança',
      description: 'O que todos devem saber no trabalho: burlas, acessos, dispositivos e dados.',
      type: 'awareness',
      level: 1,
      free: true,
      popular: true,
      sections: [
        [
          'Burlas',
          [
            ['Como se constrói o isco', 'phishing'],
            ['Ler o link antes de clicar', 'links'],
            ['Chamadas que pedem códigos', 'phone-calls'],
          ],
        ],
        [
          'No dia a dia',
          [
            ['Um acesso mais seguro', 'two-step'],
            ['Avisar cedo', 'report-it'],
            quiz('Verifique o que sabe', [
              [
                'Qual é o sinal mais claro de phishing?',
                ['Ter um logótipo', 'Meter pressa e pedir um segredo', 'Ser curto', 'Chegar de manhã'],
                2,
              ],
              [
                '«O apoio informático» pede-lhe o código que acabou de receber. O que faz?',
                ['Dou o código', 'Dou metade', 'Desligo e ligo para o número conhecido', 'Envio por chat'],
                3,
              ],
              [
                'Clicou num link suspeito. E agora?',
                ['Apago e calo-me', 'Aviso já a equipa de segurança', 'Espero', 'Reinicio'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'pt-passwords',
      name: 'Palavras-passe e chaves de acesso',
      description: 'Porque conta o comprimento e o que o segundo passo trava de verdade.',
      type: 'awareness',
      level: 2,
      sections: [
        [
          'Acesso',
          [
            ['Longas e diferentes', 'passwords'],
            ['O segundo passo', 'two-step'],
            quiz('Acesso seguro', [
              ['Qual resiste mais tempo?', ['P@ssw0rd!', 'Verao2026', 'farol-órbita-canoa-trigo', 'qwerty123'], 3],
              [
                'Onde se guardam as palavras-passe do trabalho?',
                ['Numa folha de cálculo', 'No gestor de palavras-passe', 'Debaixo do teclado', 'No e-mail'],
                2,
              ],
              [
                'O telemóvel pede para aprovar um acesso que não iniciou.',
                ['Aprovo', 'Recuso, mudo a palavra-passe e aviso', 'Desligo o telemóvel', 'Ignoro'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'pt-finance',
      name: 'Segurança para equipas financeiras',
      description: 'Fornecedores falsos e urgências inventadas: os controlos que resistem.',
      type: 'specialized',
      level: 3,
      sections: [
        [
          'Pagar sem erro',
          [
            ['O IBAN que mudou', 'phishing'],
            ['Uma voz conhecida demais', 'deepfakes'],
            quiz('Na tesouraria', [
              [
                'Um fornecedor anuncia um novo IBAN por e-mail. O que faz?',
                ['Pago', 'Ligo para um contacto já conhecido', 'Respondo à mensagem', 'Pago metade'],
                2,
              ],
              [
                'Para que serve a dupla aprovação?',
                ['Para ser rápido', 'Enganar uma só pessoa deixa de bastar', 'Para poupar papel', 'Para haver culpado'],
                2,
              ],
              [
                'A direção pede uma transferência secreta por e-mail.',
                ['Obedeço', 'Sigo o processo, sem exceções', 'Pago um valor pequeno', 'Pergunto respondendo'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
  ],
};
