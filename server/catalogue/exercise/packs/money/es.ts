import type { TextOf } from '../../shapes.ts';
import type { plan } from './plan.ts';

export const es: TextOf<typeof plan> = {
  name: 'Dinero y proveedores',
  messages: {
    'urgent-transfer': {
      name: 'La directora necesita una transferencia',
      subject: '¿Está en su mesa?',
      from: 'Dana Whitlock',
      legend:
        'Trabaja en contabilidad. Dana Whitlock dirige la empresa y hoy está en una feria. Las transferencias requieren dos autorizaciones.',
      body: [
        'Hola:',
        'Estoy en una negociación y {no puedo hablar por teléfono}. Compramos una empresa, y hoy vence un depósito de 38.500 €.',
        'Prepare la transferencia. Enseguida le mando la cuenta. {Trátelo de forma confidencial}, también en el equipo.',
        'Dana Whitlock',
      ],
      header: 'El nombre es el suyo; la dirección, no: ceo-office.example.',
      callouts: [
        'La comprobación más sencilla, una llamada, se descarta de antemano.',
        'Con el secreto se pretende esquivar la segunda autorización. Las reglas valen también para la dirección.',
      ],
      answers: [
        'Correcto: llame a Dana al número conocido o a su oficina. Una petición auténtica resiste una comprobación.',
        'Ninguna aplicación muestra si Dana ha escrito esto.',
        'Correcto: el equipo de seguridad y contabilidad deben saberlo de inmediato.',
        'Es falso. Estas transferencias casi nunca se recuperan.',
      ],
    },
    'new-bank-details': {
      name: 'Nueva cuenta de un proveedor',
      subject: 'Re: Pedido 5582, nuevos datos bancarios',
      from: 'Ines Calloway',
      legend:
        'De verdad espera la factura del pedido 5582. Ines Calloway, de Hollowmoor, ha escrito siempre desde hollowmoor.example.',
      body: [
        'Buenos días:',
        'Sobre su pedido 5582: como acordamos, la mercancía sale el miércoles.',
        'Debido a una auditoría, {nuestra cuenta antigua está cerrada}. Pague esta factura y todas las siguientes en la nueva cuenta desde hoy. Recibirá los datos enseguida.',
        '{Confirme respondiendo a este correo}, por favor. Gracias por la buena colaboración.',
        'Ines Calloway, contabilidad',
      ],
      header: 'hollowmoor-paper.example es nuevo. Alguien conoce su pedido, seguramente por un buzón asaltado.',
      callouts: [
        'Una cuenta nueva es el núcleo de este fraude. El resto del correo puede ser verdad.',
        'La respuesta va al remitente de este correo. Pregunte por una vía que conozca de antes.',
      ],
      answers: [
        'Correcto: llame a Hollowmoor al número de sus propios registros, nunca a uno del correo.',
        'El portal del proveedor muestra aún la cuenta antigua. Es un indicio fuerte, pero la certeza la da solo una llamada.',
        'Importante, pero hay que llamar también al proveedor: su buzón puede estar en manos ajenas.',
        'Es falso, aunque el pedido sea correcto. El dinero se perdería.',
      ],
    },
    'unknown-invoice': {
      name: 'Tercer aviso',
      subject: 'TERCER AVISO: factura 90213',
      from: 'Brightquill Facturas',
      legend: 'Su empresa compra el material de oficina en otro sitio. Nadie del equipo conoce la factura 90213.',
      body: [
        '# Tercer aviso',
        '| Factura | {90213}',
        '| Importe | 1.274,00 €',
        '| Vencimiento | hace 21 días',
        'Si no paga hoy, {pasaremos el caso a nuestros abogados}.',
        '→ Ver la factura',
      ],
      header: 'Brightquill escribe desde brightquill.example. Ni siquiera compran allí.',
      callouts: [
        'Un tercer aviso sin que haya habido un primero. No hay ningún pedido.',
        'Quieren que, por miedo a los problemas, abra la «factura».',
      ],
      answers: [
        'Compras puede decirle que no hay pedido. Aun así, hace falta denunciarlo.',
        'En su sistema contable no consta esa factura. Después, denuncie el correo.',
        'Correcto: ningún pedido, una amenaza y una dirección ajena.',
        'Es falso. Detrás del botón espera un archivo dañino.',
      ],
    },
    'supplier-invoice': {
      name: 'Una factura en el portal',
      subject: 'Factura 2214 del pedido 5582',
      from: 'Hollowmoor',
      legend: 'Encargó papel con el número 5582. Hollowmoor deja sus facturas en su portal y las anuncia así cada mes.',
      body: [
        '# Una factura nueva',
        '| Pedido | {5582}',
        '| Factura | 2214',
        '| Importe | 860,00 €',
        'La encontrará en el portal, donde inicia sesión como siempre. {Nuestros datos bancarios no han cambiado}.',
        '~ Hollowmoor nunca envía nuevos datos bancarios por correo electrónico.',
      ],
      header: 'La dirección termina en hollowmoor.example, como en meses anteriores.',
      callouts: ['El pedido es el suyo, y el importe coincide.', 'Ni cuenta nueva, ni enlace, ni plazo.'],
      answers: [
        'El proveedor lo confirmaría. Con las facturas nunca está mal preguntar; aquí, simplemente, no hace falta.',
        'Correcto: el portal contiene la factura, y se llega a él sin el correo.',
        'El correo es auténtico. Denunciar correos auténticos quita tiempo.',
        'Correcto: pedido, importe, remitente y vía son los conocidos.',
      ],
    },
    'gift-cards': {
      name: 'Tarjetas regalo para el equipo',
      legend: 'Un número desconocido escribe en nombre de su jefa. Ella está a dos despachos de distancia.',
      body: [
        'Hola, soy yo, estoy atrapada en una reunión. Necesito {5 tarjetas regalo de 100 €} como sorpresa para el equipo. ¿Puede comprarlas ahora?',
        'Rásquelas y {mándeme los códigos en una foto}. Mañana recibirá el dinero.',
      ],
      header: 'El número de su jefa está en su teléfono. Este no.',
      callouts: [
        'Las tarjetas regalo no se pueden rastrear: nadie más las pide con tanta prisa.',
        'El código es el dinero. Una vez enviado, está gastado.',
      ],
      answers: [
        'Correcto: llame a su jefa o acérquese a preguntar.',
        'Ninguna aplicación puede decirle quién escribe.',
        'Correcto: otras personas del equipo reciben el mismo mensaje.',
        'Es falso. Ningún responsable compra regalos así.',
      ],
    },
    overpayment: {
      name: 'Pago de más',
      subject: 'Pago en exceso, devuélvanos la diferencia',
      from: 'Oakline Events',
      legend: 'Se ocupa de los cobros. Oakline hizo ayer un pedido de 900 €; es un cliente nuevo.',
      body: [
        'Hola:',
        'Por error hemos pagado {9.000 € en lugar de 900 €}. La confirmación de nuestro banco está en camino.',
        'Devuélvanos 8.100 € {hoy mismo, a nuestra otra cuenta}. La auditora está aquí, y lo necesitamos en los libros.',
        'Muchas gracias por su comprensión, M. Oakes',
      ],
      header: 'El cliente es nuevo, así que no hay con qué comparar la dirección.',
      callouts: [
        '¿Ha llegado el dinero? Una confirmación no es un pago, y un cheque puede no tener fondos.',
        'Se devuelve a la cuenta de la que vino el dinero.',
      ],
      answers: [
        'Una llamada lleva a quienes han escrito esto. Pregunte a su banco.',
        'Correcto: su banca en línea muestra que no han llegado 9.000 €.',
        'Denunciar está bien. Antes, mire si hay siquiera dinero.',
        'Es falso. Devolvería un dinero que nunca ha recibido.',
      ],
    },
    'expenses-approved': {
      name: 'Gastos aprobados',
      subject: 'Su nota de gastos ER-3310 se ha aprobado',
      from: 'Gastos',
      legend: 'El viernes presentó la nota de gastos ER-3310, de 212,40 €. expenses@company.example es el remitente habitual.',
      body: [
        'Hola:',
        'Su nota de gastos se ha aprobado.',
        '| Nota | {ER-3310}',
        '| Importe | 212,40 €',
        'El importe {se paga con la próxima nómina}, en la cuenta que ya tenemos. No tiene que hacer nada.',
        'Gastos',
      ],
      header: 'El dominio de su propia empresa y el remitente habitual.',
      callouts: ['El número y el importe son los de su nota.', 'Ninguna pregunta sobre su cuenta: ya se conoce.'],
      answers: [
        'Contabilidad lo confirmaría. No hace falta.',
        'El sistema de gastos muestra lo mismo. Mirarlo no hace daño.',
        'Es un correo auténtico; denunciarlo quita tiempo.',
        'Correcto: presentó la nota, y todo encaja.',
      ],
    },
  },
};
