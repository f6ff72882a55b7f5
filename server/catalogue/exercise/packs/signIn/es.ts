import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const es: TextOf<typeof plan> = {
  name: 'Cuentas e inicio de sesión',
  messages: {
    'shared-document': {
      name: 'Un documento compartido',
      subject: 'Lena Ortiz ha compartido «Salarios 2027» con usted',
      from: 'Lena Ortiz',
      legend: 'Su empresa comparte archivos con Papershelf, en papershelf.example. Lena Ortiz dirige otro departamento.',
      body: [
        '# Lena Ortiz ha compartido un archivo con usted',
        '| Archivo | {Salarios 2027, confidencial}',
        '| Acceso | {termina en 1 hora}',
        'Inicie sesión con su dirección de trabajo para abrirlo.',
        '→ Abrir el archivo',
        '~ Papershelf Inc., 14 Mill Lane',
      ],
      header: 'Papershelf escribe desde papershelf.example. Esto es papershelf-docs.example.',
      callouts: [
        'Un archivo que apetece leer. ¿Por qué iba Lena a compartirlo con usted?',
        'El poco tiempo busca impedir que pregunte.',
      ],
      answers: [
        'Lena puede decirle que no ha compartido nada. Es seguro, pero quizá otros lo estén abriendo ahora: denúncielo.',
        'Si abre usted Papershelf, no hay tal archivo. Aun así, conviene denunciar el correo.',
        'Correcto: un dominio parecido pide la contraseña de su trabajo.',
        'Es falso. La página se parece a Papershelf y se queda con su contraseña.',
      ],
    },
    'approval-requests': {
      name: 'Una solicitud tras otra',
      from: 'Seguridad de TI',
      legend: 'Desde las 6:00, su teléfono pregunta si está iniciando sesión. Está desayunando y no es así. Entonces llega esto.',
      body: [
        'Seguridad de TI: {estamos probando su acceso}. Las solicitudes terminarán en cuanto {apruebe una de ellas}. Gracias por su ayuda.',
      ],
      header: 'Su departamento de TI no prueba accesos por SMS, y cualquiera puede usar este nombre.',
      callouts: [
        'Un motivo inofensivo para algo alarmante. Alguien tiene su contraseña e intenta entrar.',
        'Es el único toque que les falta. Rechace cada solicitud y cambie su contraseña.',
      ],
      answers: [
        'Llamar a TI al número conocido está bien. Denúncielo también: alguien sabe su contraseña.',
        'La aplicación de autenticación muestra de dónde vienen. Rechácelas y denúncielo.',
        'Correcto: rechazar, denunciar, cambiar la contraseña.',
        'Es falso. Quien aprueba deja entrar al desconocido.',
      ],
    },
    'new-device': {
      name: 'Acceso desde un dispositivo nuevo',
      subject: 'Nuevo inicio de sesión en Papershelf',
      from: 'Papershelf',
      legend:
        'Hoy ha recibido un portátil nuevo y a las 9:12 ha iniciado sesión en Papershelf (papershelf.example). Un minuto después llega este correo.',
      body: [
        '# Nuevo inicio de sesión',
        '| Dispositivo | {Portátil, Firefox}',
        '| Hora | hoy, 9:12',
        '¿Ha sido usted? Entonces no tiene que hacer nada.',
        'Si no, abra Papershelf y elija Ajustes, Seguridad. {Este correo no tiene enlaces a propósito}.',
      ],
      header: 'La dirección termina en papershelf.example, el dominio auténtico.',
      callouts: [
        'El dispositivo y la hora son los de su propio acceso.',
        'Un aviso que no lleva a ninguna parte no puede quitarle nada.',
      ],
      answers: [
        'En Papershelf nadie sabría más de lo que dice el correo. No hace daño.',
        'Correcto: en Ajustes, Seguridad están sus dispositivos, sin ningún enlace.',
        'El aviso es auténtico, y es bueno que exista. Denunciarlo quita tiempo.',
        'Correcto: encaja con lo que acaba de hacer, viene del dominio auténtico y no tiene enlaces.',
      ],
    },
    voicemail: {
      name: 'Llamada perdida con mensaje de voz',
      subject: 'Nuevo mensaje de voz (0:42) para usted',
      from: 'Ringloft Voice',
      legend: 'En su empresa, los mensajes de voz están en el propio teléfono. Nunca ha oído hablar de Ringloft.',
      body: [
        '# Tiene 1 mensaje nuevo',
        '| De | {+1 202-555-0127}',
        '| Duración | 42 segundos',
        'El mensaje {se eliminará a medianoche}.',
        '→ Escuchar el mensaje',
        '~ Para escucharlo, inicie sesión con la contraseña de su buzón.',
      ],
      header: 'Un servicio que su empresa no usa no puede tener un mensaje para usted.',
      callouts: ['Un número que no se reconoce despierta la curiosidad.', 'El plazo busca impedir que pregunte a otros.'],
      answers: [
        'TI puede decirle que no usan Ringloft. Una denuncia se lo dice al mismo tiempo.',
        'Su teléfono no muestra ningún mensaje. Está bien comprobarlo, pero denuncie el correo.',
        'Correcto: servicio desconocido, un plazo y la contraseña de su buzón.',
        'Es falso. Detrás no hay grabación, sino un formulario para su contraseña.',
      ],
    },
    'scan-to-renew': {
      name: 'Escanee el código',
      subject: 'Renueve su inicio de sesión en dos pasos',
      from: 'Seguridad de TI',
      legend: 'Su aplicación de autenticación funciona. Los cambios en el acceso se anuncian en la intranet, y allí no hay nada.',
      body: [
        '# Su segundo paso caduca',
        'Toda la plantilla debe renovar su acceso antes de mañana. {Escanee el código con su móvil personal}:',
        '▦',
        'Se tarda un minuto. {Sin la renovación perderá el acceso}.',
        '~ Seguridad de TI',
      ],
      header: 'company-mfa.example no es company.example. El guion lo convierte en un dominio ajeno.',
      callouts: [
        'Un código oculta la dirección a usted y al filtro del correo. Su empresa no protege su móvil personal.',
        'Presión, y ni una palabra sobre dónde preguntar.',
      ],
      answers: [
        'Una llamada a TI al número conocido lo aclara. Una denuncia es más rápida y llega a todos.',
        'La aplicación muestra que no caduca nada. Después, denuncie el correo.',
        'Correcto: no escanear, denunciar.',
        'Es falso. La página que hay detrás del código se queda con la contraseña y el segundo factor.',
      ],
    },
    'password-changed': {
      name: 'Su contraseña se ha cambiado',
      subject: 'Su contraseña se cambió a las 8:12',
      from: 'Servicio técnico',
      legend: 'No ha cambiado su contraseña y tiene la sesión abierta. Las direcciones de su empresa terminan en company.example.',
      body: [
        'Hola:',
        'La contraseña de su cuenta se cambió hoy a las 8:12. Si ha sido usted, no haga caso de este mensaje.',
        'Si no, {deshaga el cambio en 30 minutos}:',
        '→ Restaurar mi contraseña',
        'Un saludo, Servicio técnico, {cornpany.example}',
      ],
      header: 'Léalo letra por letra: cornpany, con r y n, en lugar de company, con m.',
      callouts: ['Tranquilo, cortés, creíble y, aun así, con prisa.', 'Otra vez el mismo parecido. En un móvil apenas se ve.'],
      answers: [
        'Correcto: en el número conocido, el servicio técnico ve si ha cambiado algo.',
        'Su sesión sigue abierta, así que la contraseña es la de antes. Denuncie también el correo.',
        'Correcto: un dominio tan parecido significa que alguien apunta a su empresa.',
        'Es falso. Para «restaurar» pide la contraseña actual.',
      ],
    },
    'session-code': {
      name: 'Un código para iniciar sesión',
      from: 'Tidewell',
      legend:
        'Está reservando un viaje de trabajo en tidewell.example y acaba de escribir su contraseña. La página pide un código.',
      body: ['Tidewell: su código es 402 118. Vale durante 5 minutos. {No se lo diga a nadie}, tampoco a nosotros.'],
      callouts: ['El mensaje llega cuando usted lo pide y no contiene ningún enlace.'],
      answers: [
        'No hay nada que preguntar: el código lo ha pedido usted.',
        'Ya está en la página correcta. Volver a mirar su dirección no hace daño.',
        'El mensaje es auténtico. Sería distinto si no estuviera iniciando sesión.',
        'Correcto: el código lo ha pedido usted y solo lo escribe allí.',
      ],
    },
  },
};
