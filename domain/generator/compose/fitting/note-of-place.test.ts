import { expect, test } from 'vitest';
import { generatePage } from '#domain/generator/generate-page.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';

function textOf(title: string): string {
  const { html } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
  return htmlToText(html).replaceAll('\u00a0', ' ');
}

test('what is known of the gates of a place is lent only to a title about them', () => {
  expect(textOf('Motor de portão deslizante 500 kg em Guarulhos')).not.toMatch(/força o braço/);
  expect(textOf('Clonar controle de portão em Diadema')).not.toMatch(/[Cc]apacitor fraco/);
  expect(textOf('Capacitor de motor de portão em Diadema')).toContain('Capacitor fraco');
  expect(textOf('Fechadura eletromagnética em Taboão da Serra')).not.toMatch(/enxurrada/);
  expect(textOf('Manutenção de portão em condomínio na Vila Mariana')).not.toMatch(/Você anda|R\$ 5\.000/);
  expect(textOf('Conserto de portão basculante em Osasco')).toContain('o basculante raspa na rampa');
});

test('the answer comes before the place', () => {
  for (const title of [
    'Instalação de motor para portão pivotante em Osasco',
    'Fechadura eletromagnética para portão social em Taboão da Serra',
    'Conserto de portão em Osasco',
  ]) {
    const [opening = ''] = textOf(title).split(/(?<=\.) /);
    expect(opening, title).not.toMatch(/em (?:Osasco|Taboão)/);
  }
});

test('the maintenance promotion is told only of maintenance and repair', () => {
  expect(textOf('Conserto de portão em Osasco')).toContain('Manutenção Express');
  expect(textOf('Manutenção de portão em Guarulhos')).toContain('Manutenção Express');
  expect(textOf('Instalação de motor de portão em Osasco')).not.toContain('Manutenção Express');
  expect(textOf('Comprar motor de portão em Guarulhos')).not.toContain('Manutenção Express');
});

test('a subject that is not ours is refused first at a place too, and then briefly', () => {
  for (const title of ['Instalação de cerca elétrica em Barueri', 'Câmera de segurança em Guarulhos']) {
    const text = textOf(title);
    expect(text, title).toMatch(/^(?:Cerca elétrica|Câmera) não está entre os nossos serviços/);
    expect(text, title).not.toMatch(/R\$|visita e preço/);
  }
});

test('a title outside every trade is named as none of ours', () => {
  expect(textOf('Receita de bolo de cenoura')).toMatch(
    /^Receita de bolo de cenoura: isto não é assunto nosso/,
  );
});
