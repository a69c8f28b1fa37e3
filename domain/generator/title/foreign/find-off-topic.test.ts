/**
 * Titles that are off topic, from somebody in danger or in another language, and titles of ours with the same words.
 */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { textOfTitle } from '#tests/support/generator/page-of-title.ts';

test('a page for somebody in danger begins with the number to call, and sells nothing', () => {
  const numbers: readonly [title: string, number: RegExp][] = [
    ['minha mãe desmaiou o que fazer', /^Ligue agora para o 192/],
    ['Dor no peito do lado esquerdo', /^Ligue agora para o 192/],
    ['Cheiro de gás na garagem', /^Ligue para o 193/],
    ['apartamento pegando fogo', /^Ligue para o 193/],
    ['posso atirar em quem pula meu portão', /^Ligue 190/],
  ];
  for (const [title, number] of numbers) {
    const text = textOfTitle(title);
    expect(text, title).toMatch(number);
    expect(text, title).not.toMatch(/R\$|WhatsApp/);
  }
});

test('a title with an off-topic word and nothing of ours is refused', () => {
  for (const title of [
    'Melhor app de namoro para quem tem mais de 50 anos',
    'Melhores escolas particulares do Tatuapé',
    'Trem de cremalheira de Paranapiacaba',
    'Energia solar compensa em 2026?',
    'bolo de 2 kg',
  ]) {
    expect(understandTitle(title).main, title).toBeNull();
    expect(textOfTitle(title), title).not.toMatch(/R\$|motor novo/);
  }
});

test('a voltage or a frequency does not make a title with an unknown thing one about the motor', () => {
  for (const title of ['Lâmpada 60 hertz', 'Secador 220v preço'])
    expect(understandTitle(title).main, title).toBeNull();
  expect(understandTitle('Ligação 220v').main?.id).toBe('motor');
});

test('a rental is refused by the name of what is rented', () => {
  expect(textOfTitle('Aluguel de vestido de noiva em Osasco')).toMatch(
    /^Aluguel de vestido de noiva não está entre/,
  );
  expect(textOfTitle('Vestido de noiva')).not.toMatch(/psicólogo/);
});

test('an off-topic word does not count in a title that names the gate, asks about us, or has the word in the name of a quarter', () => {
  for (const title of [
    'Motor de portão para escola particular',
    'Vocês atendem no Carnaval?',
    'Conserto no Jardim das Orquídeas',
    'Controle do portão caiu na piscina',
  ]) {
    expect(understandTitle(title).offTopic, title).toBeNull();
  }
});

test('a title in English or Spanish is read as the same one in Portuguese', () => {
  expect(understandTitle('How much is a sliding gate motor').main?.id).toBe('portao-de-correr');
  expect(understandTitle('gate remote not working').faults).toContain('does-not-work');
  expect(understandTitle('portón levadizo no cierra').faults).toContain('does-not-close');
  expect(understandTitle('potrao nao feixa').main?.id).toBe('portao-automatico');
});

test('a word alone is read in the sense that it has for a gate', () => {
  expect(understandTitle('garagem').main?.id).toBe('portao-automatico');
  expect(textOfTitle('Telefone')).toMatch(/^O telefone e o botão do WhatsApp/);
  expect(textOfTitle('defeito')).toMatch(/^Diga o que o portão faz/);
  expect(understandTitle('porta de alumínio da garagem').main?.id).toBe('portao-de-aluminio');
});

test('a part of another thing is not a part of a gate', () => {
  for (const title of [
    'Controle de pressão arterial',
    'roldana de varal',
    'cabo de aço para academia',
    'central de ar condicionado split não gela',
    'Placa de rua Ipiranga',
    'fuso horário de Brasília',
    'porta de correr madeira preço',
    'nobreak para computador',
  ]) {
    expect(understandTitle(title).main, title).toBeNull();
    expect(textOfTitle(title), title).not.toMatch(/R\$/);
  }
});

test('a title with two trades gets an answer for both, and ours comes first', () => {
  expect(textOfTitle('Encanador e eletricista em Guarulhos')).toMatch(/eletricista residencial.*encanador/s);
  expect(textOfTitle('Aluguel de betoneira em Osasco')).not.toMatch(/também não é conosco/);
  expect(textOfTitle('Portão eletrônico e alarme residencial preço')).toMatch(
    /^[^.]*R\$.*Alarme não é conosco/s,
  );
  expect(textOfTitle('Cerca elétrica e câmeras em São Bernardo do Campo')).toMatch(
    /^Nem cerca elétrica nem câmera são serviço nosso/,
  );
});

test('each off-topic title gets its own refusal, without a price or a question', () => {
  const refusals = ['Receita de bolo de cenoura', 'Como declarar imposto de renda MEI', 'Whey engorda?'].map(
    textOfTitle,
  );
  expect(new Set(refusals).size).toBe(refusals.length);
  for (const text of refusals) {
    expect(text).toMatch(/portão automático/);
    expect(text).not.toMatch(/R\$|etiqueta|\?/);
  }
});

test('a subject that is not ours is refused first for a title with a place too, and without prices', () => {
  for (const title of ['Instalação de cerca elétrica em Barueri', 'Câmera de segurança em Guarulhos']) {
    const text = textOfTitle(title);
    expect(text, title).toMatch(/^(?:Cerca elétrica|Câmera) não está entre os nossos serviços/);
    expect(text, title).not.toMatch(/R\$|visita e preço/);
  }
});
