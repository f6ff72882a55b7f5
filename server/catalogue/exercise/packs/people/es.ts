import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const es: TextOf<typeof plan> = {
  name: 'Nómina, vacaciones y beneficios',
  messages: {
    'payroll-account': {
      name: 'Confirme su cuenta de nómina',
      subject: 'Acción necesaria antes del día de pago',
      from: 'Nóminas',
      legend: 'Faltan tres días para cobrar. Sus datos bancarios están en el portal de RR. HH., y no los ha cambiado.',
      body: [
        '# No se puede pagar su sueldo',
        'Al preparar las nóminas de este mes, {no se ha podido verificar su cuenta}.',
        'Introduzca hoy de nuevo sus datos bancarios y {la contraseña del portal} para cobrar a tiempo.',
        '→ Confirmar la cuenta',
        '~ Nóminas',
      ],
      header: 'company-hr.example no forma parte de company.example.',
      callouts: [
        'Justo antes del día de pago es cuando mejor funciona. Su cuenta está bien.',
        'Nóminas conoce su cuenta y nunca necesita su contraseña.',
      ],
      answers: [
        'Nóminas puede ayudar en el número conocido. El portal lo muestra al momento, y conviene denunciar el correo.',
        'Correcto: el portal de RR. HH. muestra sus datos sin cambios.',
        'Correcto: alguien quiere desviar sueldos, y no solo el suyo.',
        'Es falso. Con esos datos, su sueldo va a otra cuenta.',
      ],
    },
    'benefits-deadline': {
      name: 'Los beneficios terminan esta noche',
      subject: 'Última oportunidad: elija sus beneficios',
      from: 'Equipo de Beneficios',
      legend: 'Su empresa anuncia los beneficios en sus reuniones y en la intranet. Nadie ha mencionado Wellness Choice.',
      body: [
        '# Gimnasio y masajes gratis para toda la plantilla',
        'Su empresa {ya lo ha pagado todo}. Solo falta su elección.',
        'Inicie sesión con su cuenta de trabajo antes de esta noche. {Quien no elija se queda sin nada}.',
        '→ Elegir beneficios',
      ],
      header: 'Una empresa desconocida escribe en nombre de la suya.',
      callouts: [
        '¿Qué empresa? El correo no dice el nombre de la suya.',
        'El plazo termina esta noche, pero nunca había oído hablar de ello.',
      ],
      answers: [
        'RR. HH. le diría que no hay tal oferta. Una denuncia les ahorra muchas llamadas.',
        'La intranet no dice nada. Ha hecho bien en mirar; denuncie también el correo.',
        'Correcto: un remitente desconocido quiere la contraseña de su trabajo.',
        'Es falso. El gimnasio es el cebo, y la contraseña, la captura.',
      ],
    },
    'leave-policy': {
      name: 'Nuevas reglas de vacaciones',
      subject: 'Cambio en la política de vacaciones, confirme su lectura',
      from: 'Recursos Humanos',
      legend: 'Es diciembre, y de verdad se habla de vacaciones. Las políticas se publican en la intranet, en company.example.',
      body: [
        'Estimados compañeros y compañeras:',
        'Desde enero, {los días que queden de este año caducan} a final de mes. La nueva política y su saldo están aquí:',
        '→ Leer y confirmar',
        'Confirme antes del viernes. Su responsable verá {quién no lo ha hecho}.',
        '~ Recursos Humanos',
      ],
      header: 'Lea la dirección desde el final: pertenece a policy-view.example. El company.example de delante es un adorno.',
      callouts: ['Un tema que afecta a todos, en el momento justo del año.', 'La mención de su responsable añade presión.'],
      answers: [
        'RR. HH. puede decírselo. Pero un correo tan bien hecho debe denunciarse por el bien de todos.',
        'La política de la intranet no ha cambiado. Después, denuncie el correo.',
        'Correcto: el dominio no es el de su empresa, empiece como empiece.',
        'Es falso. «Confirmar» significa iniciar sesión en una página ajena.',
      ],
    },
    application: {
      name: 'Una candidatura con enlace',
      subject: 'Candidatura para contabilidad',
      from: 'Jonas Brandt',
      legend:
        'Contrata personal para su equipo. Las candidaturas llegan por el portal de empleo, y no se busca a nadie para contabilidad.',
      body: [
        'Estimados señores y señoras:',
        'He leído con gran interés su anuncio para contabilidad.',
        'Por protección de datos, {mis documentos no van adjuntos}. Puede descargarlos aquí:',
        '→ Descargar el currículum (contraseña 2468)',
        'Si el archivo lo pide, {permita la edición y las macros}.',
        'Atentamente, Jonas Brandt',
      ],
      header: 'Quien presenta una candidatura puede usar cualquier proveedor de correo. Por sí solo no significa nada.',
      callouts: [
        'Un enlace en lugar de un PDF, con contraseña, para que ningún escáner pueda mirar dentro.',
        'Ningún currículum necesita macros. Ejecutan programas en su ordenador.',
      ],
      answers: [
        'Llamar al candidato lleva al propio remitente. Pregunte al equipo de seguridad.',
        'En el portal de empleo no hay tal candidatura. Ahora, denuncie el correo.',
        'Correcto: el equipo de seguridad puede abrir el archivo sin riesgo.',
        'Es falso. El archivo instalaría un programa malicioso.',
      ],
    },
    'wage-statement': {
      name: 'Certificado de ingresos',
      subject: 'Su certificado anual de ingresos está listo',
      from: 'Documentos de RR. HH.',
      legend:
        'Es enero. Como cada año, el certificado estará en el portal de RR. HH.; el año pasado lo anunció un correo de company.example.',
      body: [
        '# Su certificado de ingresos',
        '| Año | 2026',
        '| Estado | listo',
        'Lo necesita para su declaración. Por seguridad, al descargarlo se piden {su fecha de nacimiento y su número fiscal}.',
        '→ Descargar el certificado',
        '~ Documentos de RR. HH., servicio de {company-forms.example}',
      ],
      header: 'El año pasado el correo vino de company.example. Este no.',
      callouts: [
        'RR. HH. ya tiene estos datos. Con ellos, un desconocido puede presentar una declaración.',
        'Un proveedor es posible, pero entonces RR. HH. lo habría anunciado.',
      ],
      answers: [
        'RR. HH. puede decírselo. El portal lo muestra al momento, y el correo debe denunciarse.',
        'Correcto: si el certificado está listo, está en el portal.',
        'Correcto: en enero, este correo llega a miles de personas.',
        'Es falso. Busca datos con los que hacerse pasar por usted.',
      ],
    },
    'bonus-letter': {
      name: 'Su carta de bonificación',
      from: 'Equipo de RR. HH.',
      legend: 'Las bonificaciones las comunica su responsable en una reunión. RR. HH. nunca le ha enviado un SMS.',
      body: [
        'RR. HH.: {su carta de bonificación} está lista. Fírmela antes del cierre de nóminas de las 14:00: {company-bonus.example}',
      ],
      header: 'El nombre de un remitente no prueba nada, y menos «Equipo de RR. HH.».',
      callouts: [
        'Las buenas noticias nos vuelven descuidados, igual que las malas.',
        'No es el dominio de su empresa, y un contrato no se firma con un SMS.',
      ],
      answers: [
        'RR. HH. o su responsable pueden decírselo. Una denuncia avisa también a los demás.',
        'En el portal de RR. HH. no hay ninguna carta. Denuncie también el mensaje.',
        'Correcto: vía equivocada, dominio ajeno, plazo corto.',
        'Es falso. Para «firmar» hay que iniciar sesión.',
      ],
    },
    'leave-approved': {
      name: 'Vacaciones aprobadas',
      subject: 'Se han aprobado sus vacaciones del 3 al 7 de agosto',
      from: 'Vacaciones',
      legend:
        'Ayer pidió vacaciones del 3 al 7 de agosto en el portal de RR. HH. Estos correos llegan siempre de leave@company.example.',
      body: [
        '# Vacaciones aprobadas',
        '| Desde | {3 de agosto}',
        '| Hasta | 7 de agosto',
        '| Aprobadas por | Su responsable',
        'Encontrará la solicitud en el portal de RR. HH. {No hace falta responder}.',
      ],
      header: 'La dirección habitual en el dominio de su propia empresa.',
      callouts: ['Justo los días que ha pedido.', 'El correo nombra un lugar conocido, sin enlace, y no quiere nada.'],
      answers: [
        'Puede preguntar a su responsable, que se extrañará.',
        'El portal dice lo mismo. Mirarlo no hace daño.',
        'Es un correo auténtico. Denunciar correos auténticos quita tiempo.',
        'Correcto: lo esperaba, y todo encaja.',
      ],
    },
  },
};
