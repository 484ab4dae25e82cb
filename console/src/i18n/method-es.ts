import type { Method } from './method-en';

export const methodEs: Method = {
  counted: {
    text: [
      'Una respuesta es un texto de un motor a una pregunta en un momento. Una consulta en la que el motor no mostró respuesta no cuenta en ninguna métrica.',
      'Los días son los de UTC: una respuesta cuenta en el día que era en UTC cuando se dio, la lea donde la lea. Los momentos, como cuándo se dio una respuesta, se muestran en su propia zona horaria.',
      'Una mención es una aparición del nombre, de un nombre alternativo o del dominio de una marca seguida, como palabra entera, en el texto visible. Una cita es una página que la respuesta cita, una vez por respuesta. Un hallazgo es lo que una respuesta dice a favor o en contra de una característica de una marca, una vez por frase, característica y polaridad: cuenta cada hallazgo que figura en una respuesta, así que puede haber más hallazgos que respuestas.',
    ],
    limits: ['Solo se cuentan los nombres que se siguen. Toda cuota lo es entre las marcas seguidas: una respuesta que recomienda a un competidor desconocido no dice nada aquí.'],
  },
  visibility: {
    formula: 'preguntas con al menos una respuesta que menciona la marca ÷ preguntas con al menos una respuesta',
    text: [
      'Cada pregunta cuenta una vez en todo el periodo. Para una sola pregunta son las respuestas que mencionan la marca ÷ las respuestas.',
      'Con muchos días casi toda pregunta tiene una respuesta que nombra la marca, y la cifra se satura. Mire las preguntas una a una, o el veredicto, que prueba respuestas.',
    ],
    limits: ['No se puede sumar a partir de días ni de preguntas.'],
  },
  'share-of-voice': {
    formula: 'menciones de la marca ÷ menciones de todas las marcas seguidas',
    text: ['Primero las sumas, después una división. El puesto 1 es el mejor; los empates lo comparten (1, 1, 3).'],
    limits: ['Baja cuando a otras se las nombra más, aunque a la marca se la nombre igual. El veredicto pregunta con qué frecuencia las respuestas mencionan la marca, y para ella eso queda dentro del azar.'],
  },
  citations: {
    formula: 'citas de la página o del dominio ÷ todas las citas',
    text: [
      'Una página citada dos veces en una respuesta cuenta una vez. De las direcciones se quitan los parámetros de seguimiento y los fragmentos. Los enlaces y las notas al pie del texto también cuentan como citas.',
      'Una cita es propia de una marca cuando su servidor es el dominio de la marca o un subdominio suyo.',
    ],
    limits: ['Una cita dice que el motor mostró la página, no que la leyera ni que alguien la abriera.'],
  },
  sentiment: {
    formula: 'hallazgos a favor ÷ (hallazgos a favor + hallazgos en contra)',
    text: [
      'Los hallazgos de cada respuesta nombran una marca, una característica y una polaridad: a favor, en contra o neutral. La cuota deja fuera los neutrales; los recuentos los muestran.',
      'La cuota y su cambio sobre todas las características se suman aquí. Los veredictos que las acompañan son los de cada característica.',
    ],
    limits: ['Vale lo que vale su lectura. De los idiomas que no se leen no se conoce el sentimiento, y sus respuestas se cuentan aparte.'],
  },
  position: {
    formula: 'media del lugar de la marca entre las seguidas, sobre las respuestas que la mencionan',
    text: ['La marca que se menciona primero tiene el lugar 1. «Nombrada primero» es la parte de las respuestas que mencionan alguna marca seguida en la que esta va primero.'],
  },
  interval: {
    formula: '(p̂ + z²/2n ± z·√(p̂(1 − p̂)/n + z²/4n²)) ÷ (1 + z²/n), z = 1,96',
    text: ['La banda alrededor de un valor es el intervalo de puntuación del 95 %. Toma las preguntas (o las respuestas) por extracciones independientes de otras semejantes.'],
    limits: ['Para las mismas preguntas que se siguen es demasiado ancho; para todas las que hace la gente vale lo que vale su elección.'],
    source: 'E. B. Wilson, «Probable Inference, the Law of Succession, and Statistical Inference», 1927.',
  },
  verdict: {
    text: [
      'Un cambio se compara con el periodo de igual duración justo anterior, si no elige otro. «Sube» y «baja» significan que el azar apenas lo explica: el valor p corregido es como mucho 0,05, y la métrica no se movió al revés.',
      '«Dentro del azar» significa que lo visto es lo que hace el azar. «Pocos datos» significa que ningún resultado de tan pocas respuestas se habría distinguido del azar. «Cambió el modelo» significa que todos los motores que respondieron en ambos periodos tienen otro modelo.',
      'La prueba es exacta y mira respuestas, pregunta a pregunta y motor a motor. Su estadístico se divide por un efecto de diseño, porque la respuesta de hoy a menudo repite la de ayer. Se corrige sobre todas las filas.',
      'El intervalo junto a un cambio es de la métrica; el veredicto es de las respuestas. Por eso un intervalo puede dejar fuera el 0 donde el veredicto es «dentro del azar», y al revés. Una visibilidad que está en el 100 % antes y después «sube» donde más respuestas nombran la marca.',
    ],
    limits: [
      '«Dentro del azar» no prueba que nada se moviera. El intervalo dice cuánto pudo moverse.',
      'No hay efecto mínimo: con muchísimas respuestas un cambio de un punto es real, y quizá no importe.',
      'Elegir los periodos después de ver la serie hace que el azar parezca cambio.',
    ],
    source: 'C. R. Mehta, N. R. Patel, R. Gray, 1985 (la prueba); J. N. K. Rao, A. J. Scott, 1984 (el efecto de diseño); S. Holm, 1979 (la corrección).',
  },
  models: {
    text: [
      'Una línea discontinua marca el día desde el que las respuestas de un motor vienen de otro modelo. Un motor cuyos modelos conocidos difieren entre los dos periodos queda fuera del veredicto.',
    ],
    limits: ['Los modelos que nadie nombra, y los cambios dentro del nombre de un modelo, parecen cambios de la marca.'],
  },
  engines: {
    text: [
      'Los motores se comparan sobre las mismas preguntas y días. La respuesta de una API no es la del producto: la hace un solo modelo, sin el historial, el lugar ni la cuenta de una persona. La superficie dice de cuál de los dos es una respuesta.',
      'El motor incorporado inventa sus respuestas. Muestran cómo funciona el servicio, y nada sobre ninguna marca.',
    ],
    limits: ['No se puede concluir cuánta gente lee una respuesta así, ni qué vio una persona concreta.'],
  },
  gaps: {
    formula: 'respuestas que citan el dominio y nombran a un competidor pero no a la marca ÷ respuestas que lo citan y nombran alguna marca seguida',
    text: [
      'Fuentes que las respuestas citan cuando nombran a competidores y no a usted. Las páginas de las propias marcas quedan fuera.',
      'La lista se lee de las últimas respuestas del periodo, 500 como mucho.',
    ],
    limits: ['Es un recuento, no una prueba: unas pocas respuestas son una primera señal. Las observaciones prueban las fuentes sobre todas las respuestas.'],
  },
  insights: {
    text: [
      'Las observaciones usan la misma prueba y los mismos efectos de diseño que los veredictos. Una bajada o una subida se escribe solo donde la comparación de esa pregunta dice que baja o sube, donde pasa una tasa de falsos descubrimientos del 5 % sobre todas las preguntas y, en visibilidad, donde es de al menos 10 puntos.',
    ],
    limits: ['Dicen que las respuestas cambiaron, no por qué.'],
    source: 'Y. Benjamini, Y. Hochberg, «Controlling the False Discovery Rate», 1995.',
  },
  limits: {
    text: ['Lo que no se puede concluir de ninguna cifra de aquí:'],
    limits: [
      'Por qué. Un veredicto dice que las respuestas cambiaron, no qué las cambió: un sitio, una fuente, la búsqueda del motor, su humor.',
      'Movimientos que se anulan. Donde una marca subió en una pregunta y bajó en otra, se queda igual y cada pregunta tiene su propio veredicto.',
      'Deriva lenta. Las probabilidades que vagan durante semanas sin causa son un cambio entre periodos, y así se llaman.',
      'Las preguntas son las que alguien eligió. Nada aquí dice con qué frecuencia las hace la gente.',
    ],
  },
};
