import type { GameTexts } from '../shapes.ts';

export const spanishGames: GameTexts = {
  code: 'es',
  phishing: {
    name: 'Descubra el anzuelo',
    description: 'Diez mensajes de una semana cualquiera. Decida qué hacer con cada uno y lea por qué.',
    rounds: 'Diez situaciones',
    situations: {
      password: [
        'Usted trabaja en Lumora (lumora.example). Este correo dice que su contraseña caduca hoy y le ofrece conservarla. ¿Qué hace?',
        [
          'Denunciarlo y, si dudo, abrir yo mismo la página de inicio de sesión',
          'Pulsar el botón antes de que acabe el día',
          'Responder y preguntar si es auténtico',
          'Borrarlo y no decir nada',
        ],
        'El dominio del remitente no es lumora.example, y el plazo está para que no mire. Denunciarlo protege también a quienes recibieron el mismo correo.',
      ],
      invoice: [
        'Un proveedor conocido envía una factura. El correo menciona de paso que ha cambiado la cuenta bancaria. ¿Qué hace?',
        [
          'Llamar al proveedor al número de nuestros registros antes de pagar',
          'Pagar: la dirección es la de siempre',
          'Llamar al número del correo',
          'Pagar la mitad como prueba',
        ],
        'La dirección puede ser correcta y el buzón estar en manos ajenas. Una cuenta nueva se confirma llamando a un número que ya tenía.',
      ],
      boss: [
        'Un número desconocido con el nombre de su jefa escribe en el chat: está en una reunión, necesita ya tres tarjetas regalo y le pide discreción. ¿Qué hace?',
        [
          'Llamarla al número que conozco',
          'Comprar las tarjetas y guardar el recibo',
          'Preguntar en el chat si es ella',
          'Enviar primero una sola tarjeta',
        ],
        'Prisa, secreto y tarjetas regalo van juntos en este fraude. La respuesta llega a quien escribió; el número conocido llega a ella.',
      ],
      parcel: [
        'Un SMS dice que un paquete está retenido hasta que pague una pequeña tasa. En efecto, usted espera uno. ¿Qué hace?',
        [
          'Consultarlo en la aplicación o la web de la tienda',
          'Pagar: es una cantidad pequeña',
          'Abrir el enlace para ver de qué paquete se trata',
          'Responder STOP',
        ],
        'Estos mensajes llegan a miles de personas, y alguna siempre espera un paquete. La tasa es pequeña porque lo que importa es el número de su tarjeta.',
      ],
      parking: [
        'En el parquímetro hay una pegatina con un código, algo torcida, encima de otra. ¿Qué hace?',
        [
          'Pagar en la máquina o con la aplicación que ya uso',
          'Escanearlo: está en una máquina oficial',
          'Escanearlo y ver si la página está bien hecha',
          'Escanearlo con el teléfono de un compañero',
        ],
        'Cualquiera puede pegar una pegatina, y un código no muestra adónde lleva. Que la página parezca correcta no demuestra nada.',
      ],
      prompts: [
        'Son las 02:14. Su teléfono muestra una solicitud de acceso tras otra. ¿Qué hace?',
        [
          'Rechazarlas, cambiar mi contraseña y avisar',
          'Aprobar una para que paren',
          'Apagar el teléfono y dormir',
          'Esperar a que informática me escriba',
        ],
        'Estas solicitudes significan que ya conocen su contraseña. Una aprobación deja entrar al atacante; rechazar y cambiarla cierra la puerta.',
      ],
      document: [
        'Un compañero comparte un documento. El enlace abre esta página, que parece su propio inicio de sesión y pide su contraseña. ¿Qué hace?',
        [
          'Cerrarla y consultar al compañero por otra vía',
          'Iniciar sesión: la dirección empieza por lumora.example',
          'Probar primero con una contraseña antigua',
          'Iniciar sesión, porque la página muestra un candado',
        ],
        'Cuenta el final del nombre: esta página pertenece a files-share.test. El candado solo dice que la conexión va cifrada.',
      ],
      attachment: [
        'Un candidato envía un currículum que debe abrirse «en el navegador». Su empresa busca personal. ¿Qué hace?',
        [
          'No abrirlo y denunciarlo',
          'Abrirlo: las candidaturas son mi trabajo',
          'Reenviarlo a una compañera para que lo abra',
          'Guardarlo primero y abrirlo después',
        ],
        'El nombre termina en .html: es una página web, no un PDF, y suele ser un inicio de sesión falso. Da igual dónde se abra.',
      ],
      support: [
        'Llama «soporte informático»: su equipo envía virus, y usted debe instalar un programa y leer un código. ¿Qué hace?',
        [
          'Colgar y llamar al soporte a su número conocido',
          'Instalarlo mientras sigo al teléfono',
          'Leer el código, pero no instalar nada',
          'Pedirle primero que diga mi departamento',
        ],
        'El nombre y el número que se muestran pueden falsificarse, y su departamento está en internet. Los códigos son solo para usted; informática no los necesita.',
      ],
      teamday: [
        'El equipo de personas de Lumora (lumora.example) le recuerda la jornada de equipo. ¿Qué hace?',
        [
          'Leerlo: remitente y enlace son de la empresa y no pide ningún secreto',
          'Denunciarlo: todo correo con enlace es phishing',
          'Responder con mi contraseña para confirmar',
          'Borrarlo sin leerlo',
        ],
        'La mayoría del correo es auténtico. Dominio y enlace terminan en lumora.example, no hay presión ni secretos. Quien aún dude abre la intranet como siempre.',
      ],
    },
  },
  fakeOrReal: {
    name: 'Falso o real',
    description:
      'Siete llamadas y grabaciones. Decida cuáles son falsas y aprenda lo que ayuda siempre. Escenas dibujadas, sin personas reales ni rostros generados.',
    rounds: 'Siete escenas',
    fake: 'Falso',
    real: 'Real',
    scenes: {
      director: [
        'Tres momentos de una videollamada en once segundos. Los ojos nunca se cierran y la boca apenas se mueve, aunque se habla mucho.',
        'La directora le llama por primera vez: una compra secreta, la transferencia debe salir en una hora. ¿Falso o real?',
        'Los ojos fijos y los labios quietos son señales hoy y mañana desaparecerán. La prisa, el secreto y el dinero quedan. Cuelgue y llame a la directora al número que conoce.',
      ],
      product: [
        'Tres momentos de una grabación: los labios se mueven, los ojos parpadean, estante y luz no cambian. Debajo pone brightline.example.',
        'Su proveedor presenta un papel nuevo en un vídeo de su propia web, brightline.example. ¿Falso o real?',
        'Lo encontró donde publica el propio proveedor y no le pide nada. Si llevara a un pago o a un inicio de sesión, usted lo comprobaría igualmente con una llamada.',
      ],
      voice: [
        'Un mensaje de voz de 21 segundos de Noa, desde el +44 7700 900457. Las ondas de la voz se repiten por igual, sin pausa para respirar.',
        '«Soy Noa, se me rompió el teléfono, este es mi número nuevo. Por favor, transfiere hoy el alquiler por mí.» Es su voz. ¿Falso o real?',
        'Bastan unos segundos de una voz para copiarla. Número nuevo y dinero: llame a Noa al número antiguo o use una palabra que solo conozcan los dos.',
      ],
      callback: [
        'Dos teléfonos: una llamada del +44 7700 900233 terminó; otra a la extensión 4117 fue atendida y confirmada.',
        'La directora financiera llamó por un pago modificado. Usted colgó, marcó su extensión del directorio y ella lo confirmó. ¿Falso o real?',
        'Decide el camino de vuelta, no la voz: marcó un número que ya tenía y ella estaba al tanto. Lleva un minuto y sirve contra cualquier falsificación.',
      ],
      applicant: [
        'Tres momentos de una entrevista por vídeo. Cuando una mano pasa ante la mejilla, el borde de la cara se difumina y se mezcla con los dedos.',
        'Un candidato a un puesto con datos de clientes hace la entrevista desde casa. Una vez, una mano pasa ante la cara. ¿Falso o real?',
        'Una cara superpuesta se rompe cuando algo pasa por delante. No acuse a nadie por ello: invite a una segunda reunión, compruebe un documento y llame a una referencia.',
      ],
      townhall: [
        'Tres momentos de una retransmisión: una vez la imagen se congela y se difumina, una vez los ojos están cerrados, luego vuelve a ser nítida. Debajo pone intranet.lumora.example.',
        'La reunión de personal, anunciada hace una semana en la intranet, va a saltos: los labios van tras la voz y la imagen se congela. ¿Falso o real?',
        'Una mala conexión también difumina las caras. Se anunció donde se anuncian estas cosas y no hay nada en juego. Quien ve un engaño en cada fallo pronto no se fía de nada.',
      ],
      helpdesk: [
        'Tres momentos de una videollamada. Tras el hombro derecho brilla una lámpara, pero la mitad derecha de la cara está en sombra. Debajo, seis casillas vacías para un código.',
        '«Le llamo del soporte, ya me ve: léame, por favor, las seis cifras que va a recibir.» ¿Falso o real?',
        'La luz no encaja, pero basta la petición: un código nunca se lee en voz alta, aparezca quien aparezca. Cuelgue y llame usted al soporte.',
      ],
    },
  },
};
