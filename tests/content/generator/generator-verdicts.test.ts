/** A title that wants a yes or a no about a part gets one in its first words. */
import { expect, test } from 'vitest';
import { openingOfTitle } from '#tests/support/generator/page-of-title.ts';

const parts: readonly string[] = [
  'a cremalheira',
  'a roldana do portão',
  'o capacitor do motor',
  'a engrenagem do motor',
  'a placa do portão',
  'a central do portão',
  'a fotocélula',
  'o fim de curso',
  'o cabo de aço do basculante',
  'o contrapeso do basculante',
  'o controle do portão',
  'o receptor do portão',
  'a botoeira',
  'o nobreak do portão',
  'a trava elétrica',
  'a fiação do portão',
  'o braço do basculante',
  'o fuso do motor',
  'a embreagem do motor',
  'o motor do portão',
];

const forms: readonly ((part: string, name: string) => string)[] = [
  (part) => `dá para consertar ${part}`,
  (part) => `tem como consertar ${part}`,
  (part) => `pode passar óleo n${part}`,
  (part) => `pode lavar ${part}`,
  (_, name) => `posso usar ${name} de outra marca`,
  (_, name) => `${name} serve usado`,
  (_, name) => `precisa de ${name}`,
  (_, name) => `é obrigatório ter ${name}`,
];

const single: readonly string[] = [
  'dá para soldar a cremalheira',
  'dá para consertar bobina',
  'pode passar óleo no trilho',
  'dá para usar o celular como controle',
  'pode lavar o motor',
  'precisa de aterramento',
  'tem como resetar a central',
  'posso usar roldana maior',
  'cabo de varal serve no portão basculante',
  'botoeira é obrigatória',
  'pode ligar o motor sem capacitor',
  'dá para trocar a bateria do controle em casa',
];

const verdict =
  /^(?:Sim|Não|Nem|Nunca|Em geral|Em regra|Em casa, não|Na prática, sim|Quase|Às vezes|Depende|Só|Vale|Compensa|Convém|Pode|Dá|Tem|Serve|Precisa|Aguenta)(?!\p{L})/u;
/** A question of the subject that asks the same stands before its answer. */
const question = /^[^.?]*\?\s*/u;

function firstWordsOf(title: string): string {
  return openingOfTitle(title).replace(question, '');
}

test('the first words are a yes, a no or what it depends on', { timeout: 120_000 }, () => {
  const walked = parts.flatMap((part) => forms.map((form) => form(part, part.slice(2))));
  const titles = [...walked, ...single];
  expect(titles.length).toBeGreaterThan(150);
  expect(
    titles
      .map((title) => `${firstWordsOf(title).slice(0, 120)} (${title})`)
      .filter((said) => !verdict.test(said)),
  ).toEqual([]);
});

test('a title that asks how is not answered with a yes or a no', () => {
  const titles = [
    'como soldar a cremalheira',
    'como consertar a placa do portão',
    'como lubrificar o trilho',
  ];
  for (const title of titles)
    expect(firstWordsOf(title), title).not.toMatch(/^(?:Dá|Em geral, sim|Não)(?!\p{L})/u);
});

test('a question about a danger gets a yes or a no, and somebody in it what to do first', () => {
  expect(openingOfTitle('cachorro pode ser esmagado pelo portão automático?')).toMatch(/^Sim, /);
  expect(openingOfTitle('gato passou embaixo do portão e ficou preso')).toMatch(/^Desligue o disjuntor/);
  expect(openingOfTitle('portão enferrujado embaixo pode cair?')).toMatch(/^Pode, quando falha/);
  expect(openingOfTitle('portão vai cair')).toMatch(/^Afaste todos agora/);
  expect(openingOfTitle('viajar e deixar o motor do portão desligado da tomada faz mal?')).toMatch(
    /^Não faz mal/,
  );
});

test('a question about fire, water, solvents, pets, remotes or a failing part is answered, and not its part described', () => {
  const openings: Readonly<Record<string, RegExp>> = {
    'saiu fogo da tomada do motor do portão': /^Desligue já o disjuntor.*sem jogar água/,
    'pode ligar o motor do portão na extensão?': /^Não ligue o motor do portão em extensão/,
    'portão alagou até a metade posso ligar': /^Entrou água no motor/,
    'portão anda sozinho uns centímetros depois que para': /vai no embalo/,
    'portão escorrega na ladeira quando destrava': /fora de nível/,
    'quanto tempo dura a graxa do motor do portão': /^A graxa de fora/,
    'quanto tempo dura o motor do portão': /^Um motor de portão de casa/,
    'pode lavar a cremalheira com gasolina': /^Não use/,
    'pode lavar a cremalheira': /^Pode, com jato fraco/,
    'vale a pena lubrificar portão com silicone spray': /^Pode, onde não há muita carga/,
    'pode passar silicone no trilho do portão': /^Não: no trilho/,
    'esqueci o portão destravado a noite toda, tem perigo?': /^Tem perigo, sim/,
    'portão pode fechar em cima do cachorro pequeno?': /^Sim, /,
    'cachorro foge quando o portão abre, tem sensor para isso?': /^Sensor não segura bicho que foge/,
    'avó surda e portão automático, tem aviso de luz?': /^Para quem não ouve/,
    'como saber se clonaram meu controle': /não deixa marca/,
    'o que acontece se a fotocélula quebrar?': /^Sem fotocélula o portão para de fechar/,
    'o que acontece se desligar o motor no meio do caminho': /^Não estraga/,
    'portão para no meio do caminho': /^Portão que para no meio/,
  };
  for (const [title, wanted] of Object.entries(openings))
    expect(openingOfTitle(title), title).toMatch(wanted);
});
