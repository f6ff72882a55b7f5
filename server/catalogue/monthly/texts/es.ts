import type { MonthlyTexts } from '../shapes.ts';

export const es: MonthlyTexts = {
  phishing: {
    sentences: [
      'Un correo de phishing parece normal, pero esconde un anzuelo: un enlace, una petición de dinero o de una contraseña.',
      'Mirar con calma quién lo envía y qué pide suele bastar para descubrirlo.',
    ],
    tips: [
      'Compruebe la dirección completa del remitente antes de responder o pulsar.',
      'Abra la página por su cuenta en lugar de seguir un enlace que le mete prisa.',
      'Notifique un correo sospechoso con el botón o avise al equipo de TI.',
    ],
  },
  links: {
    sentences: [
      'El texto de un enlace no dice adónde lleva, y un código QR no muestra ninguna dirección antes de escanearlo.',
      'Si mira primero la dirección, evitará muchas trampas.',
    ],
    tips: [
      'Ponga el cursor sobre el enlace sin pulsarlo y lea la dirección que aparece.',
      'Escriba la dirección de la página de acceso o use su marcador.',
      'Lea la dirección que muestra la cámara antes de abrir un código QR.',
    ],
  },
  passwords: {
    sentences: [
      'Quien consigue una contraseña la prueba también en otras cuentas.',
      'Si cada cuenta tiene su propia contraseña larga, una llave perdida solo abre una puerta.',
    ],
    tips: [
      'Cambie una contraseña que use en más de una cuenta.',
      'Guarde sus contraseñas en el gestor que autoriza su empresa.',
      'Forme su próxima contraseña con varias palabras sin relación entre sí.',
    ],
  },
  'two-step': {
    sentences: [
      'Una contraseña es una sola cerradura, y se puede robar.',
      'Con un segundo paso, por ejemplo en el teléfono, una contraseña robada no basta por sí sola para entrar.',
    ],
    tips: [
      'Active la verificación en dos pasos en su correo, también en el personal.',
      'Rechace cualquier inicio de sesión que no haya empezado y avise.',
      'No comparta ningún código, aunque quien llama diga que es urgente.',
    ],
  },
  ransomware: {
    sentences: [
      'El ransomware bloquea los archivos y los delincuentes exigen dinero para devolverlos.',
      'Las copias de seguridad guardadas aparte ayudan a recuperar el trabajo.',
    ],
    tips: [
      'Guarde su trabajo donde la empresa hace copias, no solo en su equipo.',
      'Instale las actualizaciones pendientes y reinicie su equipo.',
      'Si los archivos se bloquean solos, desconéctese de la red y llame al equipo de TI.',
    ],
  },
  'phone-calls': {
    sentences: [
      'Quien llama puede decir que es su banco, el equipo de TI o su jefe, y hasta falsear el número que aparece.',
      'Estas llamadas buscan dinero o contraseñas, así que compruebe primero quién llama.',
    ],
    tips: [
      'Cuelgue y llame usted a un número que ya conozca.',
      'No diga por teléfono ninguna contraseña ni ningún código.',
      'Hable con otra persona del equipo antes de pagar algo a raíz de una llamada.',
    ],
  },
  'text-messages': {
    sentences: [
      'Un SMS sobre un paquete o un pago puede llevar a una página falsa.',
      'En una pantalla pequeña, una dirección incorrecta pasa fácilmente desapercibida.',
    ],
    tips: [
      'Siga su paquete en la aplicación o la web de la tienda, no con el enlace del SMS.',
      'Si alguien conocido escribe desde otro número, llame antes al de siempre.',
      'Informe al equipo de TI de un mensaje sospechoso y después elimínelo.',
    ],
  },
  'public-wifi': {
    sentences: [
      'Cualquiera puede crear una red wifi gratuita con un nombre que parece fiable y observar lo que pasa en ella.',
      'Una conexión propia y protegida mantiene su trabajo fuera de la vista.',
    ],
    tips: [
      'Use el punto de acceso de su teléfono o la VPN de su empresa cuando esté fuera.',
      'Desactive la conexión automática a redes abiertas en el teléfono y el portátil.',
      'Borre las redes de viajes anteriores que sus dispositivos todavía recuerdan.',
    ],
  },
  'clean-desk': {
    sentences: [
      'Cualquiera que pase puede leer lo que queda sobre la mesa o en la pantalla.',
      'Bloquear la pantalla y recoger la mesa lleva un momento y no deja nada a la vista.',
    ],
    tips: [
      'Bloquee la pantalla cada vez que se levante, aunque sea para un café.',
      'Recoja lo impreso enseguida y triture lo que ya no necesite.',
      'Entregue al equipo de TI una memoria USB que encuentre, sin conectarla.',
    ],
  },
  'personal-data': {
    sentences: [
      'Detrás de los nombres, direcciones y documentos hay personas, y un destinatario equivocado puede bastar para exponerlas.',
      'Proteja estos datos con el mismo cuidado que los suyos.',
    ],
    tips: [
      'Revise otra vez a todos los destinatarios antes de enviar datos personales.',
      'Comparta datos personales solo con quien los necesite para su trabajo.',
      'Si algo llegó al destinatario equivocado, avise de inmediato.',
    ],
  },
  'report-it': {
    sentences: [
      'Un correo extraño o un dispositivo perdido es un peligro que los demás no suelen ver hasta que usted lo dice.',
      'Cuanto antes se sepa, antes se podrá proteger a todos.',
    ],
    tips: [
      'Notifique un correo sospechoso con el botón o avise al equipo de TI.',
      'Guarde en su teléfono el número del equipo de TI.',
      'Si ha pulsado o escrito algo, dígalo enseguida.',
    ],
  },
  deepfakes: {
    sentences: [
      'Hay programas que imitan caras y voces, así que una voz conocida no demuestra nada.',
      'Los estafadores los usan para conseguir dinero o datos, y devolver la llamada puede detenerlos.',
    ],
    tips: [
      'Devuelva la llamada a un número que conozca antes de pagar o enviar datos.',
      'Acuerde con su familia y su equipo una palabra clave para las peticiones urgentes.',
      'Haga que otra persona confirme un pago inusual, aunque lo pida su jefe.',
    ],
  },
};
