import type { LureTexts } from '../../shapes.ts';
import type { plans } from './plan.ts';

export const es: LureTexts<typeof plans> = {
  'storage-cleanup': {
    name: 'Archivos a punto de borrarse',
    senderName: 'Equipo de Almacenamiento',
    subject: 'ÚLTIMO AVISO: se borrarán sus archivos',
    body: [
      '# Debe actuar ahora',
      '{Estimado empleado}:',
      'Por una limpieza, en el almacenamiento de {{companyName}} se borrarán {todos los archivos con más de 30 días}, {hoy a las 18:00}.',
      'Para conservar los suyos, confirme ahora su cuenta:',
      '→ {Conservar mis archivos}',
      '~ Equipo de Almacenamiento. No responda a este mensaje.',
    ],
    header: 'Cualquiera puede llamarse «Equipo de Almacenamiento». Lea la dirección entera y piense si conoce a ese equipo.',
    callouts: [
      'Su empresa sabe cómo se llama usted. Un correo para miles de personas no lo sabe.',
      'Ninguna empresa borra de un día para otro aquello con lo que trabaja. El susto busca que haga clic.',
      'Con un plazo de horas no queda tiempo para preguntar a nadie. Tómese ese tiempo.',
      'Para que los archivos sigan en su sitio no hay que confirmar nada. Abra el almacenamiento como siempre y mírelo.',
    ],
  },
  'update-required': {
    name: 'Actualización urgente',
    senderName: '{{companyName}} TI',
    subject: 'URGENTE: su ordenador no está protegido',
    body: [
      '# Falta una actualización de seguridad',
      'Hola:',
      'En la revisión del {{date}} se encontraron {47 fallos de seguridad} en su ordenador. Sin la actualización, {dentro de 2 horas se quedará sin red}.',
      'Basta un clic, {sin reiniciar y sin ayuda de TI}.',
      '→ {Instalar la actualización}',
      '~ {{companyName}} TI, mensaje automático',
    ],
    header: 'Que el remitente lleve el nombre de su empresa no prueba nada: cualquiera puede escribirlo.',
    callouts: [
      'Una cifra que asusta y que no se puede comprobar. Los avisos auténticos dicen de qué actualización se trata.',
      'Una amenaza con poco plazo. Un departamento de TI lo anuncia con días de antelación.',
      'Así no preguntará a quien lo sabría. Pregunte a TI, en el número que ya tiene.',
      'Las actualizaciones llegan por los ajustes del ordenador o su centro de software, nunca por un botón en un correo.',
    ],
  },
  'held-messages': {
    name: 'Mensajes retenidos por el filtro',
    senderName: 'Filtro de correo de {{companyName}}',
    subject: 'Hay 3 mensajes retenidos para usted',
    body: [
      '# Mensajes en espera',
      'Hola, {{firstName}}:',
      'El filtro ha retenido estos mensajes desde el {{date}}:',
      '| {Presupuesto, segunda versión} | 9:14',
      '| Cita del jueves | 10:02',
      '| Contrato firmado | 11:37',
      'Libérelos {en un plazo de 24 horas}; después se borrarán.',
      '→ {Revisar los mensajes}',
    ],
    header:
      '¿Había recibido antes un aviso así, y desde esta dirección? Si no, abra el filtro como le haya enseñado el departamento de TI.',
    callouts: [
      'Un asunto sin remitente le encaja a cualquiera: siempre hay alguien que espera un presupuesto.',
      'Los filtros suelen guardar los mensajes durante semanas. El plazo corto mete prisa.',
      'Antes de hacer clic, ponga el puntero sobre el botón (en el móvil, manténgalo pulsado): no lleva a su programa de correo.',
    ],
  },
  'new-sign-in': {
    name: 'Acceso desde otro dispositivo',
    senderName: 'Seguridad de la cuenta',
    subject: 'Nuevo acceso a su cuenta de {{companyName}}',
    body: [
      '# ¿Ha sido usted?',
      'Hola, {{firstName}}:',
      'Alguien ha entrado en su cuenta desde un dispositivo que no conocemos:',
      '| Fecha | {{date}}',
      '| Lugar | {Gdansk, Polonia}',
      '| Dispositivo | Tableta',
      '{Si hoy no tenemos noticias suyas, la cuenta se bloqueará.}',
      '→ {Revisar el acceso}',
    ],
    header: 'Un remitente sin el nombre de una persona ni el de la empresa. ¿Quién es exactamente «Seguridad de la cuenta»?',
    callouts: [
      'Un lugar lejano alarma, y con alarma se hace clic. Cualquiera puede escribir un lugar.',
      'Un aviso auténtico no empeora porque usted tarde una hora en comprobarlo.',
      'No siga el camino del correo: abra su cuenta por sí mismo y mire los últimos accesos, o pregunte a TI.',
    ],
  },
  'meeting-tool': {
    name: 'Nueva herramienta de videollamadas',
    senderName: 'Servicio de TI de {{companyName}}',
    subject: 'Videollamadas: su calendario se traslada el lunes',
    body: [
      'Hola, {{firstName}}:',
      'A partir del lunes, en {{companyName}} usaremos otra herramienta para las videollamadas. Sus citas se trasladarán solas {en cuanto confirme su calendario}.',
      'Se tarda un minuto. Usted está en el primer grupo, así que le pedimos que lo haga antes del fin de semana.',
      '→ {Confirmar el calendario}',
      'El lunes enviaremos las instrucciones y las dudas más habituales.',
      'Un saludo, servicio de TI de {{companyName}}',
    ],
    header: 'Es amable y encaja con su trabajo. Razón de más para mirar la dirección: ¿le escribe TI desde ahí?',
    callouts: [
      'TI puede trasladar calendarios sin usted. Además, el cambio estaría anunciado en la intranet o lo sabría su responsable.',
      'El botón de un correo inesperado es el peor camino. Pregunte antes a un compañero o a TI.',
    ],
  },
  'ticket-answer': {
    name: 'Una duda sobre su incidencia',
    senderName: 'Centro de asistencia',
    subject: 'Re: [#48213] Su consulta',
    body: [
      'Hola, {{firstName}}:',
      'Hemos mirado su consulta y {nos queda una pregunta}. Respóndala en la incidencia y podremos seguir:',
      '→ {Abrir la incidencia 48213}',
      'Si no sabemos nada, la incidencia se cerrará sola dentro de cinco días.',
      'Gracias, centro de asistencia de {{companyName}}',
    ],
    header: 'Con «Re:» parece una respuesta. ¿Escribió usted al centro de asistencia, y tiene su incidencia ese número?',
    callouts: [
      '¿Qué consulta? Una respuesta auténtica repite lo que usted escribió.',
      'Si tiene una incidencia, ábrala en el propio sistema de asistencia. Si no la tiene, denuncie el correo.',
    ],
  },
};
