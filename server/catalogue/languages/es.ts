import { type LanguageTexts, quiz } from '../shapes.ts';

export const spanish: LanguageTexts = {
  code: 'es',
  categories: {
    scams: 'Phishing y estafas',
    access: 'Contraseñas y acceso',
    devices: 'Dispositivos y viajes',
    data: 'Datos y puesto de trabajo',
  },
  videos: {
    phishing: 'Anatomía de un correo de phishing',
    links: '¿Adónde lleva este enlace?',
    passwords: 'Contraseñas que aguantan',
    'two-step': 'La verificación en dos pasos en un minuto',
    ransomware: 'Ransomware: archivos secuestrados',
    'phone-calls': 'Quien llama no es quien dice ser',
    'text-messages': 'Smishing: estafas por SMS',
    'public-wifi': 'El precio del wifi gratis',
    'clean-desk': 'Mesa limpia, pantalla bloqueada',
    'personal-data': 'Datos personales: trátelos con cuidado',
    'report-it': 'Si ve algo, dígalo',
    deepfakes: 'Deepfakes: no se fíe del oído',
  },
  courses: [
    {
      slug: 'es-essentials',
      name: 'Fundamentos de ciberseguridad',
      description: 'Lo que toda persona debe saber en el trabajo: estafas, accesos, dispositivos y datos.',
      type: 'awareness',
      level: 1,
      free: true,
      popular: true,
      cheatSheet: 'reconoce-el-phishing',
      sections: [
        [
          'Estafas',
          [
            ['Cómo se construye un engaño', 'phishing'],
            ['Leer un enlace antes de pulsarlo', 'links'],
            ['Llamadas que piden códigos', 'phone-calls'],
          ],
        ],
        [
          'Su día a día',
          [
            ['Un acceso más seguro', 'two-step'],
            ['Avisar a tiempo', 'report-it'],
            quiz('Compruebe lo aprendido', [
              [
                '¿Cuál es la señal más clara de phishing?',
                ['Que lleve un logotipo', 'Que meta prisa y pida un secreto', 'Que sea corto', 'Que llegue por la mañana'],
                2,
              ],
              [
                'Alguien «de informática» le pide el código que acaba de recibir. ¿Qué hace?',
                ['Se lo doy', 'Le doy la mitad', 'Cuelgo y llamo yo al número conocido', 'Se lo escribo por chat'],
                3,
              ],
              [
                'Ha pulsado un enlace sospechoso. ¿Y ahora?',
                ['Lo borro y callo', 'Aviso enseguida al equipo de seguridad', 'Espero a ver qué pasa', 'Reinicio el ordenador'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'es-passwords',
      name: 'Contraseñas y llaves de acceso',
      description: 'Por qué importa la longitud y qué detiene de verdad el segundo paso.',
      type: 'awareness',
      level: 2,
      sections: [
        [
          'Acceso',
          [
            ['Largas y distintas', 'passwords'],
            ['El segundo paso', 'two-step'],
            quiz('Acceso seguro', [
              ['¿Cuál resiste más tiempo?', ['P@ssw0rd!', 'Verano2026', 'farol-órbita-canoa-trigo', 'qwerty123'], 3],
              [
                '¿Dónde se guardan las contraseñas del trabajo?',
                ['En una hoja de cálculo', 'En el gestor de contraseñas', 'Bajo el teclado', 'En el correo'],
                2,
              ],
              [
                'Recibe un aviso de acceso que no ha iniciado. ¿Qué hace?',
                ['Lo apruebo', 'Lo rechazo, cambio la contraseña y aviso', 'Apago el móvil', 'Lo ignoro'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
    {
      slug: 'es-gdpr',
      name: 'El RGPD en la práctica',
      description: 'Datos personales, derechos de las personas y las 72 horas tras un incidente.',
      type: 'compliance',
      level: 2,
      sections: [
        [
          'Datos de personas',
          [
            ['Qué es un dato personal', 'personal-data'],
            ['Qué queda sobre la mesa', 'clean-desk'],
            quiz('RGPD', [
              [
                '¿Cuál es un dato personal?',
                ['El tiempo', 'La dirección de una clienta', 'El precio de un producto', 'Un día festivo'],
                2,
              ],
              [
                '¿En qué plazo se notifica a la autoridad una brecha que debe notificarse?',
                ['72 horas', '30 días', 'Un año', 'Cuando se resuelva'],
                1,
              ],
              [
                'Ha enviado una lista de clientes a quien no era. ¿Qué hace?',
                ['Nada', 'Aviso de inmediato al contacto de privacidad', 'Borro el enviado', 'Espero respuesta'],
                2,
              ],
            ]),
          ],
        ],
      ],
    },
  ],
};
