import type { PolicyTexts } from '../shapes.ts';

export const es: PolicyTexts = {
  notice: 'Un punto de partida, no asesoramiento jurídico. Adáptelo antes de publicarlo.',
  headings: { purpose: 'Finalidad', appliesTo: 'A quién se aplica', inDoubt: 'En caso de duda', contact: 'Contacto' },
  policies: {
    'acceptable-use': {
      name: 'Uso aceptable',
      summary: 'Qué se puede hacer con los dispositivos, las cuentas y la red de la empresa, y qué no.',
      purpose:
        '{{companyName}} le facilita dispositivos, cuentas y una red para que pueda trabajar bien. Esta política explica cómo usarlos para que sigan siendo seguros para usted, para sus compañeros y para las personas cuyos datos conservamos.',
      appliesTo:
        'Se aplica a todas las personas que usan nuestros dispositivos, nuestras cuentas o nuestra red: plantilla, personal temporal y colaboradores externos, en la oficina y en cualquier otro lugar. También se aplica a su propio teléfono u ordenador mientras trabaja con él.',
      rules: [
        {
          heading: 'Dispositivos y software',
          points: [
            'Use para el trabajo los dispositivos y las cuentas que ha recibido. Un uso privado breve es aceptable si no pone nada en riesgo ni estorba al trabajo.',
            'Instale software solo desde los sitios que el equipo de TI ha aprobado. Si necesita otra cosa, solicítela antes.',
            'Reinicie cuando haya una actualización pendiente, a ser posible el mismo día. No aplace las actualizaciones de seguridad.',
            'Deje activada la protección: antivirus, cortafuegos, cifrado del disco y bloqueo de pantalla.',
            'Conecte memorias USB y otros soportes solo si sabe de dónde proceden.',
          ],
        },
        {
          heading: 'Internet, correo y cuentas',
          points: [
            'Mantenga el trabajo en las cuentas de trabajo. No reenvíe correo de trabajo a un buzón privado ni guarde archivos en una nube privada.',
            'No permita que otra persona trabaje con su cuenta, ni siquiera un momento.',
            'No visite, guarde ni envíe nada que sea ilegal, ofensivo o que pretenda dañar a otros.',
            'Compruebe el remitente y la dirección de un enlace antes de abrirlo, y tenga cuidado con los archivos adjuntos inesperados.',
            'Consulte solo los datos que su tarea requiere, aunque el sistema le permita ver más.',
          ],
        },
        {
          heading: 'Si deja la empresa o cambia de puesto',
          points: [
            'Devuelva el último día todos los dispositivos, llaves y tarjetas, con los datos que contienen.',
            'Indique qué accesos ya no necesita cuando cambie su trabajo.',
          ],
        },
      ],
      inDoubt:
        'Si no está seguro de que algo esté permitido, deténgase y consúltelo antes de hacerlo. Una pregunta cuesta un minuto y nunca se le reprochará. Si una norma le impide avanzar, buscaremos con usted una buena solución.',
      contact:
        'Envíe sus preguntas y sus solicitudes de excepción a {{securityContact}}. Avise también de inmediato si pierde un dispositivo o si este se comporta de forma extraña.',
    },
    passwords: {
      name: 'Contraseñas e inicio de sesión',
      summary: 'Cómo se eligen, se guardan y se protegen las contraseñas, y cuándo hace falta un segundo paso.',
      purpose:
        'La mayoría de las intrusiones empiezan con una contraseña que alguien adivinó, que se usaba en varios sitios o que se escribió en una página falsa. Esta política explica cómo iniciamos sesión en {{companyName}}, para que una contraseña perdida no abra todo lo demás.',
      appliesTo:
        'Se aplica a todas las personas que tienen una cuenta nuestra y a todas las cuentas que usa para trabajar, incluidos los servicios de otros proveedores, los buzones compartidos y las cuentas de prueba.',
      rules: [
        {
          heading: 'Elija contraseñas seguras',
          points: [
            'Use al menos 14 caracteres. Varias palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
            'Use una contraseña distinta para cada cuenta, y nunca una que también use en su vida privada.',
            'Evite los nombres, las fechas, el nombre de la empresa y las filas de teclas como «qwerty».',
            'Deje que el gestor de contraseñas que le facilitamos cree y guarde sus contraseñas. Así solo tendrá que recordar una.',
          ],
        },
        {
          heading: 'Proteja el inicio de sesión',
          points: [
            'Active un segundo paso siempre que exista. Una llave de acceso, una llave de seguridad o una aplicación son mejores que los códigos por SMS.',
            'Confirme un inicio de sesión en el teléfono solo si acaba de empezarlo usted. Rechace todo lo demás y avísenos.',
            'No diga nunca a nadie una contraseña o un código: ni a un compañero, ni a un superior, ni al servicio de asistencia. Nosotros nunca se los pediremos.',
            'Escriba una contraseña solo en una página que haya abierto usted, desde un marcador o con su dirección.',
            'No anote contraseñas en papeles junto a la pantalla, en documentos ni en chats.',
          ],
        },
        {
          heading: 'Si alguien puede conocer una contraseña',
          points: [
            'Cámbiela de inmediato, primero allí y después en todos los sitios donde también la usaba.',
            'Cierre todas las demás sesiones si el servicio lo permite.',
            'Avísenos el mismo día, aunque no esté seguro y aunque el error haya sido suyo.',
          ],
        },
      ],
      inDoubt:
        'Si una página, una llamada o un mensaje le pide una contraseña o un código y usted duda, ciérrelo. Entre en el servicio como lo hace siempre, o devuelva la llamada a un número que ya conozca.',
      contact:
        'Diríjase a {{securityContact}} si tiene preguntas sobre contraseñas o si un segundo paso no funciona, y de inmediato si otra persona puede conocer una contraseña.',
    },
    'clean-desk': {
      name: 'Mesa y pantallas',
      summary: 'Qué puede quedar en la mesa, la pantalla, la impresora y la pizarra al alejarse de ellas, y qué no.',
      purpose:
        'Un papel en la mesa, una pantalla abierta o una pizarra llena cuentan a las visitas, al personal de limpieza y a quien pasa por delante más de lo que queremos. Con unos pocos hábitos, {{companyName}} mantiene lo confidencial fuera de la vista.',
      appliesTo:
        'Se aplica a todas las personas que trabajan en nuestras instalaciones, en casa, en la sede de un cliente o de viaje. Las visitas y los proveedores también la cumplen; se la explica quien los invita.',
      rules: [
        {
          heading: 'Cuando deja su sitio',
          points: [
            'Bloquee la pantalla siempre, aunque sea por un minuto. En la mayoría de los ordenadores bastan dos teclas.',
            'Dé la vuelta a los papeles confidenciales o guárdelos, y lléveselos si la sala queda abierta.',
            'No deje teléfonos, tarjetas, llaves ni soportes de datos en la mesa.',
            'No guarde contraseñas en papel, ni siquiera debajo del teclado o en un cajón.',
          ],
        },
        {
          heading: 'Al final de la jornada',
          points: [
            'Guarde bajo llave los papeles y dispositivos que contengan datos personales o confidenciales.',
            'Llévese la llave en lugar de dejarla en la cerradura.',
            'Deposite el papel confidencial en la destructora o en el contenedor cerrado, nunca en una papelera abierta.',
            'Apague o bloquee el ordenador, y cierre ventanas y puertas si es la última persona en salir.',
          ],
        },
        {
          heading: 'Salas y pantallas compartidas',
          points: [
            'Recoja enseguida lo que imprima, e imprima páginas confidenciales solo donde pueda esperarlas.',
            'Después de una reunión, borre la pizarra y llévese las hojas del rotafolio.',
            'En una videollamada comparta una sola ventana, no toda la pantalla, y desactive antes las notificaciones.',
            'Oriente la pantalla para que no se vea desde ventanas y pasillos, o use un filtro de privacidad.',
            'Acompañe a las visitas y hable con amabilidad a quien no lleve acreditación: «¿Puedo ayudarle a encontrar a alguien?».',
          ],
        },
      ],
      inDoubt:
        'Si no sabe si un papel es confidencial, trátelo como si lo fuera. Si encuentra uno olvidado, póngalo a salvo, no siga leyendo y entréguelo a su dueño o al contacto que figura más abajo.',
      contact:
        'Diríjase a {{securityContact}} si necesita un armario con llave, un filtro de privacidad o un contenedor para papel, o si encuentra documentos o ve a personas desconocidas donde no deberían estar.',
    },
    'working-away': {
      name: 'Trabajo fuera de la oficina',
      summary: 'Cómo trabajar con seguridad en casa, en el tren, en hoteles y en el extranjero.',
      purpose:
        'En casa o de viaje falta la protección de la oficina: puertas cerradas, una red propia, compañeros cerca. Esta política explica cómo el trabajo para {{companyName}} sigue siendo seguro, lo haga donde lo haga.',
      appliesTo:
        'Se aplica a todas las personas que trabajan fuera de nuestras instalaciones, ya sea para una llamada en el tren o durante todo el año, con nuestros dispositivos o con los suyos donde esté permitido.',
      rules: [
        {
          heading: 'En casa',
          points: [
            'Use el dispositivo de trabajo para trabajar, y no deje que lo usen familiares ni invitados.',
            'Proteja su red wifi con una contraseña larga y propia, y sustituya las contraseñas con las que venía el router.',
            'Mantenga actualizado el software del router, y cámbielo cuando deje de recibir actualizaciones.',
            'Haga las llamadas sobre asuntos confidenciales donde nadie pueda escuchar, tampoco los altavoces inteligentes.',
            'Lleve el papel confidencial a la oficina en lugar de tirarlo a la basura doméstica.',
          ],
        },
        {
          heading: 'De viaje',
          points: [
            'Lleve los dispositivos consigo. No los deje en un coche, en un guardarropa ni en la mesa de una cafetería.',
            'Prefiera el punto de acceso de su teléfono a las redes wifi públicas. Si no tiene más remedio que usar una, conecte antes la VPN de la empresa.',
            'Use un filtro de privacidad y siéntese donde nadie pueda leer su pantalla.',
            'Cargue en un enchufe con su propio cargador, o con una batería, no en un puerto USB desconocido.',
            'No mencione clientes ni cifras cuando puedan oírle personas desconocidas.',
          ],
        },
        {
          heading: 'Antes de viajar al extranjero',
          points: [
            'Avísenos con tiempo si quiere llevar dispositivos a otro país; algunos viajes requieren otro equipo.',
            'Lleve solo los datos que necesite allí.',
            'Si ha perdido de vista un dispositivo o lo han inspeccionado, notifíquelo antes de seguir trabajando.',
          ],
        },
      ],
      inDoubt:
        'Si el lugar, la red o la situación no le da confianza, aplace el trabajo hasta estar en un sitio seguro. Un plazo no es motivo para correr riesgos; hable con su responsable y encontrarán juntos otra manera.',
      contact:
        'Diríjase a {{securityContact}} si tiene preguntas sobre viajes o trabajo en casa, y de inmediato, a cualquier hora, si pierde o le roban un dispositivo o un documento.',
    },
    'information-handling': {
      name: 'Tratamiento de la información',
      summary: 'Qué tipos de información existen y cómo se guarda, se comparte y se elimina cada uno.',
      purpose:
        'No todo lo que sabemos es para todo el mundo. Esta política establece tres niveles para la información en {{companyName}}, y explica para cada uno cómo guardarla, compartirla y eliminarla.',
      appliesTo:
        'Se aplica a todas las personas que ven o manejan nuestra información o la de nuestros clientes, en cualquier forma: archivos, correos, chats, papel, imágenes, grabaciones y conversaciones.',
      rules: [
        {
          heading: 'Conozca el nivel',
          points: [
            'Pública: publicada a propósito, como el sitio web. Cualquiera puede tenerla.',
            'Interna: todo lo demás por defecto, como planes, actas e instrucciones. No sale de la empresa.',
            'Confidencial: dañaría a personas o a la empresa si saliera a la luz, como datos personales, contratos, precios y datos de acceso. Solo puede verla quien la necesite para una tarea.',
            'Quien crea un documento decide su nivel y lo indica en la primera página si es confidencial.',
          ],
        },
        {
          heading: 'Guarde y comparta con cuidado',
          points: [
            'Guarde el trabajo en los sistemas que facilitamos, no en el escritorio, en memorias USB ni en servicios privados.',
            'Dé acceso a personas concretas, solo el que necesiten, y retírelo cuando termine la tarea.',
            'Compruebe los destinatarios antes de enviar, sobre todo los que el programa de correo ha completado por su cuenta.',
            'Envíe los archivos confidenciales como enlace protegido o cifrados, y la contraseña por otra vía.',
            'Asegúrese de que haya un acuerdo de confidencialidad firmado antes de compartir algo interno con terceros.',
            'Elimine los nombres y las cifras que el destinatario no necesite.',
          ],
        },
        {
          heading: 'No la conserve más de lo necesario',
          points: [
            'Elimine lo que ya haya cumplido su finalidad, también en las descargas, los chats y la papelera.',
            'Respete los plazos de conservación que su departamento tiene para contratos y datos personales.',
            'Entregue los dispositivos y soportes antiguos; el equipo de TI los borra.',
          ],
        },
      ],
      inDoubt:
        'Si no conoce el nivel, trate la información como confidencial y consulte a la persona responsable de ella. Si la pide alguien de fuera, diga con amabilidad que devolverá la llamada y averigüe primero quién es en realidad.',
      contact:
        'Diríjase a {{securityContact}} si tiene preguntas sobre los niveles o sobre cómo compartir, y de inmediato si la información ha llegado a quien no debía, aunque sea por una dirección mal escrita.',
    },
    'incident-reporting': {
      name: 'Notificación de incidentes',
      summary: 'Qué se considera un incidente de seguridad, cómo se notifica y qué hacer hasta que llegue la ayuda.',
      purpose:
        'Cuanto antes sepamos de un incidente, menor será el daño. Esta política explica qué hay que notificar en {{companyName}}, cómo, y qué hacer mientras tanto. Quien notifica ayuda a todos y no tiene nada que temer por un error cometido de buena fe.',
      appliesTo:
        'Se aplica a todas las personas que trabajan para nosotros, con cualquier dispositivo y en cualquier lugar. Notifique también lo que observe en socios y proveedores.',
      rules: [
        {
          heading: 'Notifique de inmediato',
          points: [
            'Un mensaje, una llamada o un vídeo que intente engañarle, sobre todo si ha hecho clic, ha escrito datos o ha pagado.',
            'Un dispositivo, una tarjeta, una llave o un documento perdido o robado.',
            'Un ordenador que se comporta de forma extraña: ventanas que se abren solas, archivos que ya no se abren, una exigencia de dinero.',
            'Un inicio de sesión o un cambio en su cuenta que no sea suyo.',
            'Datos que han llegado a quien no debían, o que usted puede ver y no debería.',
            'Personas desconocidas en nuestras instalaciones, o una puerta o un armario forzados.',
          ],
        },
        {
          heading: 'Cómo notificar',
          points: [
            'Use el botón para notificar correos sospechosos. Para todo lo demás, llame o escriba al contacto que figura más abajo.',
            'Llame si es urgente o si su ordenador puede estar afectado; no escriba desde ese ordenador.',
            'Diga qué ocurrió, cuándo, en qué dispositivo y qué ha hecho desde entonces. Las suposiciones son bienvenidas si dice que lo son.',
            'No espere a estar seguro ni investigue por su cuenta.',
          ],
        },
        {
          heading: 'Hasta que llegue la ayuda',
          points: [
            'Desconecte el dispositivo de la red, pero déjelo encendido.',
            'No borre ni cambie nada; los correos y los archivos son pruebas.',
            'Cambie la contraseña desde otro dispositivo si la escribió en una página falsa.',
            'Llame primero al banco si se ha enviado dinero.',
            'Deje las respuestas a clientes y a la prensa a las personas responsables.',
          ],
        },
      ],
      inDoubt: 'Notifíquelo. Diez avisos que resultan inofensivos son mejores que uno que nunca llegó. Le diremos qué era.',
      contact:
        'Dirija su notificación a {{securityContact}}. Si no recibe respuesta y es urgente, avise a su responsable, que sabe a quién llamar a continuación.',
    },
    'ai-assistants': {
      name: 'Asistentes de IA',
      summary: 'Qué herramientas de IA se usan para trabajar, qué no se escribe nunca en ellas y cómo se revisan los resultados.',
      purpose:
        'Los asistentes que escriben, traducen, programan y dibujan pueden ahorrarnos mucho tiempo. También pueden revelar lo que debemos proteger y equivocarse con palabras convincentes. Esta política explica cómo usarlos bien en {{companyName}}.',
      appliesTo:
        'Se aplica a todas las personas que usan estas herramientas para trabajar: chats, funciones de los programas de oficina, asistentes de programación, herramientas que graban y resumen reuniones, y generadores de imágenes o voces.',
      rules: [
        {
          heading: 'Elija la herramienta',
          points: [
            'Use las herramientas de nuestra lista de aprobadas, con su cuenta de trabajo.',
            'No use cuentas privadas para trabajar: no sabemos qué ocurre allí con el contenido.',
            'Solicite una herramienta nueva antes de probarla con datos reales. Una prueba con datos inventados es aceptable.',
            'Permita que un asistente acceda a buzones, archivos o sistemas solo si el equipo de TI ha aprobado esa conexión.',
          ],
        },
        {
          heading: 'Qué no debe introducir',
          points: [
            'Datos personales de clientes, candidatos o compañeros, salvo que la herramienta esté aprobada para ello.',
            'Contraseñas, claves y otros datos de acceso, tampoco en código o en capturas de pantalla.',
            'Contratos, precios, cifras y planes que sean confidenciales.',
            'Obras de otras personas que no tengamos derecho a transmitir.',
          ],
        },
        {
          heading: 'Revise el resultado',
          points: [
            'Usted responde de lo que envía, publica o decide, como si lo hubiera escrito usted.',
            'Compruebe hechos, cifras, fuentes y cálculos; los asistentes inventan algunos.',
            'Haga revisar y probar el código como cualquier otro.',
            'Deje las decisiones sobre personas a las personas.',
            'Diga abiertamente que un texto, una imagen o una voz se ha generado con IA cuando el público esperaría saberlo.',
            'Avise a todos los participantes antes de que una herramienta grabe o resuma una reunión, y respete un no.',
            'Esté atento a las instrucciones que un documento o un sitio web dé a su asistente, y no deje que las siga.',
          ],
        },
      ],
      inDoubt:
        'Imagine que el texto que va a introducir aparece mañana en un periódico. Si eso causara daño, no lo incluya, o sustituya los nombres y las cifras por otros inventados.',
      contact:
        'Envíe las solicitudes de herramientas y sus preguntas a {{securityContact}}. Escriba también si ya ha introducido algo que no debía: juntos quizá aún podamos limitar el daño.',
    },
  },
};
