import type { LandingTexts } from '../shapes.ts';
import type { landings } from './plan.ts';

export const es: LandingTexts<typeof landings> = {
  document: {
    name: 'Un documento en espera',
    title: 'Le espera un documento',
    paragraph: 'Se abre en la página siguiente.',
    buttonText: 'Continuar',
  },
  'delivery-day': {
    name: 'Confirmar el día de entrega',
    title: 'Confirme el día de entrega',
    paragraph: 'Los días que quedan libres están en la página siguiente.',
    buttonText: 'Ver los días',
  },
  everyone: {
    name: 'Explicación para todos los correos',
    title: 'Este correo era una prueba',
    paragraph:
      'Lo ha enviado su empresa para que todos puedan practicar cómo reconocer el phishing. No ha pasado nada, y le puede ocurrir a cualquiera: estos correos se hacen para parecer auténticos.',
    middleText:
      'Usted no ha escrito nada, y no se ha pedido ni guardado ninguna contraseña ni otros datos personales. Aquí puede ver qué delata al correo. La próxima vez, use el botón de denuncia o avise a TI, aunque ya haya hecho clic: así también se avisa a los demás.',
  },
  services: {
    name: 'Explicación para correos de tiendas y servicios',
    title: 'Este correo no era de la empresa que nombraba',
    paragraph:
      'Era una prueba de su propia empresa, con un remitente inventado. No se ha pedido, pagado ni anulado nada, y le puede ocurrir a cualquiera.',
    middleText:
      'Usted no ha escrito nada, y no se ha pedido ni guardado ninguna contraseña ni otros datos personales. Si un correo le sorprende, deje el enlace: abra la aplicación o escriba usted la dirección. Después, use el botón de denuncia o avise a TI, para que también se avise a los demás.',
  },
};
