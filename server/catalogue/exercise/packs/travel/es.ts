import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const es: TextOf<typeof plan> = {
  name: 'Viajes y eventos',
  messages: {
    'flight-cancelled': {
      name: 'Vuelo cancelado',
      from: 'Tidewell Air',
      legend: 'Mañana vuela con Tidewell a las 7:40. La reserva está en la aplicación de Tidewell.',
      body: [
        'Tidewell: {su vuelo de mañana} se ha cancelado. Elija otro sin coste, quedan pocas plazas: {tidewell-rebook.example}',
      ],
      header: 'El nombre se puede falsificar. Un mensaje auténtico estaría también en la aplicación.',
      callouts: [
        'Ni número de vuelo ni nombre: vale para cualquiera que vuele mañana.',
        'La dirección de Tidewell es tidewell.example. Con la palabra añadida, es otra.',
      ],
      answers: [
        'La aerolínea puede responder en el número de su reserva. En la aplicación no hay cola.',
        'Correcto: la aplicación muestra que el vuelo sale a las 7:40.',
        'Correcto: la página pide los datos de la tarjeta y del pasaporte.',
        'Es falso. Quien cambia el vuelo paga por uno que no existe.',
      ],
    },
    'hotel-card': {
      name: 'El hotel pide la tarjeta',
      subject: 'Su reserva 77104: verifique su tarjeta',
      from: 'Hotel Meridia',
      legend: 'Dentro de dos semanas se aloja en el Hotel Meridia, reserva 77104. Reservó y pagó en hotelmeridia.example.',
      body: [
        '# Reserva 77104',
        '| Huésped | 1 persona, 3 noches',
        '| Llegada | dentro de 14 días',
        'Su tarjeta {no se ha podido verificar}. Introdúzcala de nuevo en 12 horas; de lo contrario, {la habitación quedará libre}.',
        'Se retiene una pequeña cantidad, que se devuelve al momento.',
        '→ Verificar la tarjeta',
        '~ Hotel Meridia, reservas',
      ],
      header: 'La reserva vino de hotelmeridia.example; este correo viene de meridia-booking.example.',
      callouts: [
        'Ya ha pagado. El número es correcto, pero también se roban datos de reservas.',
        'Justo antes de un viaje, nadie quiere perder la habitación.',
      ],
      answers: [
        'Correcto: en el número de su confirmación, el hotel no sabe nada de esto.',
        'Correcto: en su cuenta del hotel, la estancia está pagada.',
        'Bien, pero el hotel debe saber también que sus reservas están en manos ajenas.',
        'Es falso, aunque los datos sean correctos. Se cobraría en su tarjeta.',
      ],
    },
    'conference-speaker': {
      name: 'Le invitan a dar una charla',
      subject: 'Invitación: ponencia inaugural en Leaders of Industry',
      from: 'Prof. A. Lindqvist',
      legend: 'Nunca ha hablado en una conferencia y no conoce Leaders of Industry.',
      body: [
        '# Ha convencido a nuestro comité',
        'Saludos, {eminencia en la materia}:',
        'Nos gustaría escucharle en la ponencia inaugural, ante 2.000 asistentes. {Solo la cuota del programa, 390 €}, corre de su cuenta.',
        'Confirme antes de mañana con su cuenta de trabajo, ya que el programa va a imprenta.',
        '→ Confirmar la ponencia',
      ],
      header: 'Un dominio del que no se sabe nada más. Busque la conferencia por su cuenta.',
      callouts: ['¿En qué materia? Halagos sin nombre.', 'Las conferencias de verdad pagan a sus ponentes, y no al revés.'],
      answers: [
        'El número del correo lleva a quienes lo escriben. Alguien de su sector podría decirle más.',
        'Una búsqueda no encuentra tal conferencia. Denúncielo para que los demás lo sepan.',
        'Correcto: halagos, una cuota y la contraseña de su trabajo.',
        'Es falso. Se perderían la cuota y la contraseña.',
      ],
    },
    'calendar-invite': {
      name: 'Invitación a una reunión',
      subject: 'Cambio: reorganización de su departamento, 15:00',
      from: 'Reunión',
      legend: 'Su calendario no muestra tal reunión. En su empresa invitan personas, y lo hacen en el calendario.',
      body: [
        'La reunión {«Reorganización: quién se queda y quién se va»} se ha trasladado a hoy a las 15:00.',
        '| Organiza | Dirección',
        '| Asisten | {usted y 4 más}',
        'El orden del día con los nombres está disponible tras iniciar sesión:',
        '→ Ver el orden del día',
      ],
      header: 'Nadie de su empresa: meet-invite.example.',
      callouts: ['Un título que nadie puede pasar por alto.', '¿Quiénes son los demás? Una invitación auténtica lo muestra.'],
      answers: [
        'Su responsable puede decírselo. Pero basta con mirar el calendario.',
        'Correcto: su calendario no muestra tal reunión.',
        'Correcto: el correo juega con el miedo y quiere un inicio de sesión.',
        'Es falso. El orden del día es un formulario de acceso.',
      ],
    },
    'room-block': {
      name: 'Habitaciones para la conferencia',
      subject: 'Nordkonf: aún no ha reservado habitación',
      from: 'Nordkonf Habitaciones',
      legend: 'Tiene plaza en Nordkonf (nordkonf.example). La confirmación no decía nada de habitaciones.',
      body: [
        '# Habitaciones cerca de la sede',
        'Hola:',
        'Como {socio oficial de alojamiento}, le guardamos una habitación hasta el jueves, a 119 € la noche.',
        'Después solo quedarán desde 260 €. El cargo es inmediato, y {no es posible cancelar}.',
        '→ Reservar habitación',
        '~ nordkonf-hotels.example no es responsable del programa.',
      ],
      header: 'nordkonf-hotels.example no es nordkonf.example. Las listas de asistentes suelen ser públicas.',
      callouts: [
        'Eso puede decirlo cualquiera. Si es verdad, solo lo sabe la organización.',
        'Pagado al momento y sin cancelación: el dinero se ha ido.',
      ],
      answers: [
        'Correcto: la organización, en el número de su página, sabe quiénes son sus socios.',
        'Su web no nombra a ningún socio: es un indicio fuerte. Solo la organización lo sabe con certeza.',
        'Denunciar está bien; antes puede preguntar a la organización, que puede avisar a todos.',
        'Es falso. En el hotel no habrá ninguna reserva para usted.',
      ],
    },
    'toll-fine': {
      name: 'Peaje sin pagar',
      legend: 'La semana pasada condujo un coche de alquiler. La empresa de alquiler cobra los peajes con la factura.',
      body: [
        'Último aviso: su vehículo tiene un {peaje pendiente de 6,40 €}. Para evitar una multa de 85 €, pague hoy: {toll-office-pay.example}',
      ],
      header: 'Una oficina que escribe desde un número de teléfono corriente.',
      callouts: [
        '¿Qué coche, qué carretera, qué día? Un aviso auténtico lo dice.',
        'Una suma pequeña frente a una multa grande hace pagar deprisa. Buscan la tarjeta.',
      ],
      answers: [
        'La empresa de alquiler puede responder. La página de la propia autopista sería más rápida.',
        'Correcto: en la página de la autopista se puede buscar por matrícula.',
        'Correcto: estos mensajes llegan a números cualesquiera.',
        'Es falso. Con el número de la tarjeta se llevan más de 6,40 €.',
      ],
    },
    'train-ticket': {
      name: 'Su billete de tren',
      subject: 'Su billete a Westbrook, pedido R-20817',
      from: 'Railhop',
      legend: 'Hace diez minutos compró un billete a Westbrook en la aplicación de Railhop. Railhop escribe desde railhop.example.',
      body: [
        '# Gracias por su pedido',
        '| Pedido | {R-20817}',
        '| Tren | Martes, 8:04, Westbrook',
        '| Precio | 34,00 €, pagado',
        'El billete está en la aplicación. En el tren, {enseñe el teléfono y nada más}.',
      ],
      header: 'El dominio auténtico, diez minutos después de su compra.',
      callouts: ['El número, el tren y el precio son los de la aplicación.', 'Todo está hecho. El correo no pide nada.'],
      answers: [
        'Railhop confirmaría el pedido. No hace falta preguntar.',
        'La aplicación muestra el billete. Mirarla no hace daño.',
        'Es la confirmación de su propio pedido; no hay nada que denunciar.',
        'Correcto: esperado, coherente y sin ninguna petición.',
      ],
    },
  },
};
