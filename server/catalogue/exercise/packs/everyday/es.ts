import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const es: TextOf<typeof plan> = {
  name: 'Trampas de cada día',
  messages: {
    'parcel-fee': {
      name: 'Una tasa por un paquete',
      legend:
        'La semana pasada encargó unos auriculares. La tienda dijo que los entrega Swiftbox, y usted tiene la aplicación de Swiftbox.',
      body: [
        'Swiftbox: su paquete SB-4471 está retenido. Pague la tasa pendiente de 1,99 € {en un plazo de 12 horas} o se devolverá: {swiftbox-fee.example/4471}',
      ],
      header:
        'Las empresas de reparto rara vez escriben desde un número de teléfono corriente. Cualquiera puede poner un nombre en el texto.',
      callouts: [
        'La prisa es una herramienta: quien teme perder un paquete comprueba menos.',
        'La dirección empieza por el nombre conocido, pero es otra. La tasa pequeña busca el número de su tarjeta.',
      ],
      answers: [
        'Llamar a Swiftbox sirve si busca usted el número. La aplicación es más rápida, y además conviene denunciar el mensaje.',
        'Correcto: la aplicación muestra dónde está el paquete y si hay algo que pagar.',
        'Correcto: denunciarlo avisa también a otras personas que esperan paquetes.',
        'Es falso. Quien paga la tasa entrega su número de tarjeta a desconocidos.',
      ],
    },
    'password-expiry': {
      name: 'La contraseña caduca hoy',
      subject: 'Su contraseña caduca HOY',
      from: 'Soporte de TI',
      legend:
        'Es lunes por la mañana. Las direcciones de su empresa terminan en company.example, y la contraseña se cambia en la página de inicio de sesión.',
      body: [
        '# Contraseña caducada',
        '{Estimado usuario}:',
        'Su contraseña caduca hoy a las 17:00. {Conserve su contraseña actual} para seguir trabajando sin interrupciones.',
        '→ Conservar mi contraseña',
        '~ Equipo de soporte de TI. Las cuentas que no se confirmen se eliminarán.',
      ],
      header: 'company-passwords.example no es el dominio de su empresa. Cualquiera puede registrar un nombre así.',
      callouts: [
        'Su departamento de TI sabe cómo se llama usted. Un correo para miles de personas no lo sabe.',
        'Para conservar una contraseña no hay que escribirla. La página que hay detrás del botón solo la recoge.',
      ],
      answers: [
        'Preguntar a TI por teléfono es seguro, pero una denuncia llega antes y ayuda a todos.',
        'La página auténtica muestra que no caduca nada. Aun así, conviene denunciar el correo.',
        'Correcto: dominio ajeno, ningún nombre, una amenaza. Su equipo de seguridad puede detenerlo para todos.',
        'Es falso. Con la contraseña, unos desconocidos pueden leer su correo.',
      ],
    },
    'prize-voucher': {
      name: 'Ha ganado un vale',
      subject: '¡Enhorabuena! Le espera un vale de 500 €',
      from: 'Brightquill Premios',
      legend: 'Una vez compró bolígrafos en Brightquill. No ha participado en ningún sorteo.',
      body: [
        '# Es nuestro cliente número 10.000',
        'Entre todos los clientes, {la elección ha recaído en usted} para un vale de 500 €.',
        'Solo hay que pagar con tarjeta {los gastos de envío de 2 €}. Quedan 3 vales.',
        '→ Recoger mi vale',
      ],
      header:
        'El nombre es el de Brightquill, pero la dirección termina en brightquill-prizes.example. La tienda escribe desde brightquill.example.',
      callouts: [
        'No se puede ganar un sorteo en el que no se participa.',
        'Un premio que cuesta dinero no lo es. Lo que buscan es el número de la tarjeta.',
      ],
      answers: [
        'La tienda puede confirmar que no hay sorteo, pero no hace falta llamar para verlo.',
        'Su cuenta en la tienda no muestra ningún vale. Denuncie también el correo para avisar a los demás.',
        'Correcto: un premio inesperado, un pago y una dirección ajena bastan.',
        'Es falso. No hay vale, solo un formulario para su tarjeta.',
      ],
    },
    'tax-refund': {
      name: 'Devolución de impuestos por correo electrónico',
      subject: 'Devolución de 684,20 € aprobada',
      from: 'Centro de Pagos Fiscales',
      legend:
        'En primavera presentó su declaración. La agencia tributaria envía sus resoluciones por carta y las muestra en su portal.',
      body: [
        '# Su devolución se ha aprobado',
        '| Importe | 684,20 €',
        '| Referencia | {TR-2026-55/01}',
        'Para recibirla, {confirme su tarjeta bancaria} antes de la medianoche. No se admitirán solicitudes posteriores.',
        '→ Recibir la devolución',
      ],
      header: 'Una agencia tributaria no escribe desde tax-payout.example, y el «Centro de Pagos Fiscales» no existe.',
      callouts: [
        'Una referencia parece oficial, pero no prueba nada. Compárela con su última carta.',
        'Para pagarle dinero, nadie necesita el número de la tarjeta con su código.',
      ],
      answers: [
        'Puede preguntar a la agencia, en el número de sus cartas. El portal responde antes.',
        'Correcto: el portal muestra cada resolución. Si allí no hay devolución, no la hay.',
        'Correcto: estos correos llegan a muchas personas a la vez.',
        'Es falso. El formulario se queda con los datos de la tarjeta, y el dinero va en sentido contrario.',
      ],
    },
    'mailbox-full': {
      name: 'Buzón casi lleno',
      subject: 'Aviso: buzón al 98 %',
      from: 'Administración de Correo',
      legend: 'Hoy su correo funciona sin problemas. El programa muestra que está ocupada una décima parte del espacio.',
      body: [
        '¡Atención!',
        'Su buzón ha llegado al 98 % de su espacio. {11 mensajes entrantes están retenidos}.',
        'Inicie sesión para obtener 5 GB más sin coste:',
        '→ Ampliar el buzón',
        'De lo contrario, {se cerrará su buzón} en 24 horas.',
        'Administración de Correo',
      ],
      header: 'mail-storage-team.example no es ni su empresa ni su proveedor de correo.',
      callouts: [
        'El cebo es la curiosidad por los mensajes perdidos. No puede comprobar la cifra.',
        'Una amenaza con plazo. Su departamento de TI no cierra buzones por correo electrónico.',
      ],
      answers: [
        'TI puede decirle que su buzón está bien, pero también lo dice su programa de correo.',
        'El programa de correo muestra el espacio real. Después, denuncie el correo.',
        'Correcto: remitente ajeno, una amenaza y la petición de iniciar sesión.',
        'Es falso. La página que hay detrás pide su contraseña.',
      ],
    },
    'card-declined': {
      name: 'Pago rechazado',
      subject: 'No hemos podido cobrar en su tarjeta',
      from: 'Viewnest',
      legend: 'Ve películas en Viewnest. Su tarjeta es válida, y ayer por la noche todo funcionaba.',
      body: [
        '# Su suscripción termina hoy',
        'Hola, {apreciado miembro}:',
        'Se ha rechazado su último pago de 12,99 €. Actualice ahora su tarjeta para conservar la cuenta y las listas.',
        '→ Actualizar la tarjeta',
        '~ No responda a este correo. {viewnest-renewal.example}',
      ],
      header: 'Viewnest escribe desde viewnest.example. Con una palabra añadida, es otro dominio.',
      callouts: [
        'Una empresa con la que tiene un contrato le llama por su nombre.',
        'Aquí se ve otra vez que el correo no es de Viewnest.',
      ],
      answers: [
        'Atención al cliente puede ayudar si busca usted el número. La aplicación es más rápida.',
        'Correcto: abra la aplicación o escriba la dirección. Allí se ve si falta un pago.',
        'Correcto: ni el remitente ni la dirección son de Viewnest.',
        'Es falso. La página copia el aspecto y se queda con los datos de su tarjeta.',
      ],
    },
    'canteen-menu': {
      name: 'Esta semana en el comedor',
      subject: 'Comedor: menú de la semana',
      from: 'Comedor',
      legend: 'Cada lunes, el comedor de su empresa envía su menú desde canteen@company.example. Hoy también.',
      body: [
        'Buenos días:',
        'Esto es lo que cocinamos esta semana:',
        '| Lunes | Sopa de lentejas con pan',
        '| Martes | Pasta con setas',
        '| Miércoles | Pescado con patatas',
        '| Jueves | Curri de verduras',
        'El viernes cerramos por el simulacro de incendio. {No hace falta apuntarse}.',
        'Buen provecho, el equipo del comedor',
      ],
      header: 'La dirección termina en company.example, como siempre, y el correo llega el día habitual.',
      callouts: ['El correo no quiere nada: ni clic, ni contraseña, ni pago, ni prisa.'],
      answers: [
        'Puede llamar al comedor, pero no hay nada que averiguar.',
        'El menú está también en la intranet. Mirarlo no hace daño, pero no es necesario.',
        'No hay nada que denunciar. Las denuncias de mensajes auténticos quitan tiempo al equipo de seguridad.',
        'Correcto: remitente conocido, correo esperado, ninguna petición.',
      ],
    },
  },
};
