import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const es: TextOf<typeof plan> = {
  name: 'En el teléfono',
  messages: {
    'bank-block': {
      name: 'Cuenta bloqueada',
      from: 'Northfern Bank',
      legend: 'Su banco es Northfern, y tiene su aplicación. El mensaje llega un domingo, debajo de otros auténticos del banco.',
      body: [
        'Northfern: {actividad inusual}, su cuenta se ha bloqueado. Confirme su identidad para desbloquearla: {northfern-unblock.example}',
      ],
      header: 'El nombre del remitente de un SMS se puede falsificar. El teléfono lo coloca entonces debajo de los auténticos.',
      callouts: [
        'No dice qué ha pasado. Quieren que pulse por miedo.',
        'Los bancos no envían enlaces a páginas de inicio de sesión. La dirección auténtica es northfern.example.',
      ],
      answers: [
        'Una llamada ayuda si toma el número de su tarjeta. La aplicación lo muestra al momento.',
        'Correcto: la aplicación se abre y muestra el saldo, así que no hay nada bloqueado.',
        'Correcto: el banco y su equipo de seguridad pueden hacer que se retire la página.',
        'Es falso. La página recoge su acceso y luego pide también el código.',
      ],
    },
    'new-number': {
      name: 'El nuevo número de un compañero',
      legend: 'Trabaja con Tom Ferris, de ventas, cuyo número tiene guardado. Este mensaje llega de uno desconocido.',
      body: [
        'Hola, soy Tom, de ventas. {Se me ha roto el móvil}, este es mi nuevo número. Guárdalo, por favor.',
        'Estoy a punto de ver a un cliente: ¿puedes enviarme aquí {la lista de contratos con los precios}? Es urgente.',
      ],
      header: 'Un número desconocido, y solo el texto dice de quién es.',
      callouts: [
        'Un móvil roto explica el número nuevo y por qué no se puede llamar al antiguo. Es el comienzo habitual.',
        'Datos confidenciales a un número privado: también un compañero de verdad tendría que usar otra vía.',
      ],
      answers: [
        'Correcto: llame a Tom al número conocido o pregúntele en el chat de la empresa.',
        'Ninguna aplicación muestra de quién es este número.',
        'Denunciarlo está bien. Pero si de verdad fuera Tom, solo se sabría llamando: llame también.',
        'Es falso. La lista iría a manos de alguien desconocido.',
      ],
    },
    helpdesk: {
      name: 'El servicio técnico quiere ayudar',
      from: 'Servicio técnico',
      legend:
        'No tiene ninguna incidencia abierta. El servicio técnico de su empresa responde por correo electrónico y tiene el número 555-0100.',
      body: [
        'Servicio técnico: se ha encontrado un virus en su ordenador. {No lo apague}.',
        'Instale la aplicación de soporte para que nuestro técnico pueda eliminarlo: {company-remote.example/app}',
      ],
      header: 'El nombre no dice quién escribe, y su servicio técnico no envía SMS.',
      callouts: [
        'Se espera que actúe antes de que alguien más lo vea.',
        'Una aplicación de una dirección ajena da a desconocidos el control de su dispositivo.',
      ],
      answers: [
        'Correcto: en su propio número, el servicio técnico sabe que no ha enviado nada.',
        'El programa de protección de su ordenador no muestra ningún virus. Es bueno saberlo, pero el servicio técnico debe enterarse.',
        'Correcto: otras personas están recibiendo este mensaje ahora mismo.',
        'Es falso. Todavía no hay virus: lo sería la aplicación.',
      ],
    },
    'double-charge': {
      name: 'Cobro doble',
      from: 'Fonora',
      legend: 'Fonora es su compañía de teléfono. La factura llega el día cinco; hoy es día veinte.',
      body: [
        'Fonora: por error se le ha cobrado dos veces. Recupere hoy sus {48,60 €}: {fonora-refunds.example} La oferta termina a las 20:00.',
      ],
      header: 'Los nombres de los remitentes se eligen libremente.',
      callouts: [
        'Compruébelo: su extracto muestra un solo pago.',
        'Las devoluciones auténticas se abonan sin más. Nadie tiene que abrir una página antes de las 20:00.',
      ],
      answers: [
        'Atención al cliente puede responder si toma el número de su factura.',
        'Correcto: la aplicación de Fonora muestra facturas y pagos.',
        'Correcto: el mensaje llega a muchas personas, sea cual sea su compañía.',
        'Es falso. Para «pagar», la página pide su tarjeta.',
      ],
    },
    'job-offer': {
      name: 'Dinero fácil desde casa',
      legend: 'No busca otro empleo ni ha enviado ninguna solicitud.',
      body: [
        'Hola, soy Mia, de Starfield Recruiting. Nos gusta su currículum. {300 € al día} por dar «me gusta» a vídeos, 1 hora, desde casa.',
        '¿Le interesa? {Escríbanos por mensajería}: starfield-jobs.example/chat',
      ],
      header: 'Una seleccionadora con un número corriente y sin dirección de empresa.',
      callouts: [
        'Mucho dinero por poco trabajo. Pronto piden un «depósito».',
        'En la mensajería no le protege ningún filtro de su empresa, y nadie más lo lee.',
      ],
      answers: [
        'El único número que tiene es el de esas personas. Una llamada les muestra que el suyo está en uso.',
        'Aquí no hay aplicación oficial. Buscar la empresa muestra, como mucho, que no existe.',
        'Correcto: denuncie y bloquee el número, y no conteste.',
        'Es falso. Estas ofertas acaban con un pago: el suyo.',
      ],
    },
    appointment: {
      name: 'Su cita del jueves',
      legend: 'Tiene cita con la doctora Amari el jueves a las 9:30. La consulta ya le ha escrito desde este número.',
      body: ['Consulta de la Dra. Amari: le esperamos el {jueves a las 9:30}. Si no puede venir, {llámenos como siempre}.'],
      header: 'El número es el de mensajes anteriores y el de la tarjeta de la consulta.',
      callouts: ['El día y la hora son los acordados.', 'Ni enlace, ni código, ni pago: no tiene que hacer nada.'],
      answers: [
        'Puede llamar, y oiría que la cita sigue en pie. No hace falta.',
        'Su calendario dice lo mismo. Mirarlo no hace daño.',
        'Es un recordatorio auténtico. Denunciar mensajes auténticos quita tiempo.',
        'Correcto: esperado, número conocido, ninguna petición.',
      ],
    },
    locker: {
      name: 'Paquete en la taquilla',
      from: 'Swiftbox',
      legend: 'En la aplicación de Swiftbox eligió la taquilla de la calle del Puerto para su paquete SB-9020. Debía llegar hoy.',
      body: [
        'Swiftbox: {SB-9020} está en la taquilla de la calle del Puerto, 12. Código para abrir: 7731, también en la aplicación. Disponible {hasta el viernes}.',
      ],
      callouts: [
        'El número y el lugar son los de su pedido. Los desconocidos no los saben.',
        'Unos días para recogerlo, sin tasa y sin enlace.',
      ],
      answers: [
        'Swiftbox lo confirmaría. Le cuesta tiempo, pero no hace daño.',
        'Correcto: la aplicación muestra el mismo código. Quien mira allí no tiene que juzgar el mensaje.',
        'El mensaje es auténtico. Una denuncia quita tiempo al equipo de seguridad.',
        'Correcto: coincide con su pedido y no pide nada.',
      ],
    },
  },
};
