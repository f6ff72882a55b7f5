import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const es: LureTexts<typeof plans> = {
  'parking-permit': {
    name: 'Caducan los permisos de aparcamiento',
    senderName: 'Gestión de Aparcamientos',
    subject: 'Permisos de aparcamiento: ¡ÚLTIMO DÍA!',
    body: [
      '# Su permiso caduca hoy',
      '{A todos los conductores}:',
      'Desde mañana rigen permisos nuevos en {{companyName}}. {La grúa retirará los coches sin permiso}, a cargo del propietario.',
      'Quedan {solo 12 plazas}.',
      '→ {Reservar mi plaza}',
      '~ Gestión de Aparcamientos',
    ],
    header: '¿Existe en su empresa una «Gestión de Aparcamientos»? Lea también la dirección, no solo el nombre.',
    callouts: [
      'Vale para cualquiera, incluso para quien viene en autobús.',
      'Una amenaza que cuesta dinero. Las normas nuevas se anuncian con tiempo y donde todos las leen.',
      'Las plazas escasas son un truco viejo: con prisa no se comprueba.',
      'Pregunte a quien lleva el edificio antes de pulsar nada.',
    ],
  },
  'canteen-vote': {
    name: 'Votar el menú y ganar',
    senderName: 'Comedor',
    subject: '¡¡Vote ya y GANE!!',
    body: [
      '# ¿Qué cocinamos?',
      '{Estimado comensal}:',
      'Vote el nuevo menú de {{companyName}} y {gane 50 comidas gratis}. ¡Son solo 10 segundos!',
      '{Solo cuentan los 100 primeros votos.}',
      '→ {Votar ahora}',
      '~ Su equipo del comedor le desea buen provecho',
    ],
    header: 'Exclamaciones y mayúsculas en el asunto: así grita la publicidad, no así escribe un comedor.',
    callouts: [
      'Si el comedor tiene su dirección, también tiene su nombre.',
      'Un gran premio por diez segundos. Lo que suena demasiado bien no suele ser cierto.',
      'Quien quiere opiniones quiere muchas. Esto solo mete prisa.',
      'Pregunte en el mostrador si hay una votación antes de seguir un enlace.',
    ],
  },
  'lost-and-found': {
    name: 'Una mochila en recepción',
    senderName: 'Recepción de {{companyName}}',
    subject: '¿Es suya esta mochila?',
    body: [
      'Hola, {{firstName}}:',
      'Nos han dejado una mochila oscura con un portátil dentro. {Alguien ha dicho que podría ser suya}, así que le escribo primero a usted.',
      'Si no lo es, llámeme igualmente si sabe de quién puede ser. {Solo estaré una hora más}.',
      'He dejado una foto aquí: {recepcion-fotos.example/2217}',
      'Un saludo, Marta, de recepción',
    ],
    header: '¿Conoce a alguna Marta en recepción? Un nombre de pila y un tono amable no cuestan nada.',
    callouts: [
      'No puede saber quién lo ha dicho. Sirve para que se sienta responsable.',
      'Es amable, pero es un plazo. Una mochila puede esperar a mañana.',
      'La dirección no es de su empresa. Vaya a recepción o llame al número que conoce.',
    ],
  },
  'desk-plan': {
    name: 'Nueva distribución de puestos',
    senderName: 'Servicios Generales',
    subject: 'Nueva distribución de puestos en su planta',
    body: [
      '# Nueva distribución',
      'Hola, {{firstName}}:',
      'Vamos a redistribuir las mesas de su planta. De momento tenemos esto sobre usted:',
      '| Departamento | {{department}}',
      '| Puesto | {sin confirmar}',
      '| Fecha | {{date}}',
      'Revise su puesto. {Si mañana no tenemos respuesta}, le daremos uno libre en otra planta.',
      '→ {Ver la distribución}',
    ],
    header: '¿Tiene su empresa unos «Servicios Generales»? Si duda, búsquelos en la libreta de direcciones.',
    callouts: [
      'Su departamento es correcto, pero eso se averigua fácilmente. Lo importante queda abierto para que mire.',
      'Estos cambios llevan semanas. Un plazo hasta mañana solo mete prisa.',
      'Pregunte a su responsable si hay mudanza. Lo sabría antes que usted.',
    ],
  },
  'meeting-moved': {
    name: 'Una reunión ha cambiado',
    senderName: 'Calendario',
    subject: 'Actualizado: planificación semanal',
    body: [
      '# Planificación semanal',
      '| Cuándo | jueves, 10:00–10:45',
      '| Dónde | {otra sala, ver el orden del día}',
      '| Organiza | Oficina de proyectos, {{companyName}}',
      'Hola, {{firstName}}: esta reunión ha cambiado. Se ha añadido el orden del día.',
      '→ {Abrir el orden del día}',
    ],
    header: 'Los calendarios envían los cambios en nombre de quien convocó la reunión, no como «Calendario».',
    callouts: [
      'Lo que necesita saber está detrás del enlace. Un cambio auténtico indica la sala.',
      'Mire su calendario: si la reunión no está, tampoco hay orden del día. Entonces, denuncie el correo.',
    ],
  },
  'policy-read': {
    name: 'Confirmar el código de conducta',
    senderName: 'Recursos Humanos de {{companyName}}',
    subject: 'Pendiente de confirmar: código de conducta',
    body: [
      'Hola, {{firstName}}:',
      'Se ha revisado el código de conducta de {{companyName}}. Los cambios tratan de los regalos de proveedores y de los dispositivos privados.',
      'Todos confirmamos una vez al año que lo hemos leído. {Falta su confirmación}, según la lista del {{date}}.',
      '→ {Leer y confirmar}',
      'Gracias por su ayuda, Recursos Humanos de {{companyName}}',
    ],
    header:
      'Un departamento en lugar de una persona, y un nombre que cualquiera puede escribir. ¿Le llegan correos así desde esta dirección?',
    callouts: [
      'Suena a una obligación olvidada. Nadie quiere ser el último, y por eso se hace clic.',
      'Las normas de la empresa están en la intranet. Ábralas allí: si de verdad falta algo, lo verá.',
    ],
  },
};
