import { expect, test } from 'vitest';
import { textOfTitle } from '#tests/support/generator/page-of-title.ts';

test('a page has what is known of the gates of its place only if that concerns the title', () => {
  expect(textOfTitle('Motor de portão deslizante 500 kg em Guarulhos')).not.toMatch(/força o braço/);
  expect(textOfTitle('Clonar controle de portão em Diadema')).not.toMatch(/[Cc]apacitor fraco/);
  expect(textOfTitle('Capacitor de motor de portão em Diadema')).toContain('Capacitor fraco');
  expect(textOfTitle('Fechadura eletromagnética em Taboão da Serra')).not.toMatch(/enxurrada/);
  expect(textOfTitle('Manutenção de portão em condomínio na Vila Mariana')).not.toMatch(
    /Você anda|R\$ 5\.000/,
  );
  expect(textOfTitle('Conserto de portão basculante em Osasco')).toContain('o basculante raspa na rampa');
});

test('the answer comes before the place', () => {
  const [opening = ''] = textOfTitle('Fechadura eletromagnética para portão social em Taboão da Serra').split(
    /(?<=\.) /,
  );
  expect(opening).not.toMatch(/em Taboão/);
});

test('a title that asks whether we serve a place gets an answer that names it, and a quarter gives its town no article', () => {
  expect(textOfTitle('vcs atendem em Itaquaquecetuba?')).toMatch(/^Sim, atendemos em Itaquaquecetuba/);
  expect(textOfTitle('vocês atendem em Ribeirão Preto?')).not.toMatch(/^Sim/);
  expect(textOfTitle('instalador de portão em Cotia Granja Viana')).not.toMatch(/\bA Cotia/);
});

test('a service at a place begins with what we do there and what it costs', () => {
  for (const title of [
    'Instalação de motor para portão pivotante em Osasco',
    'Conserto de portão em Osasco',
    'Manutenção de portão automático em Osasco',
    'Motor de portão em Osasco',
    'Portão automático em Osasco',
  ]) {
    const [opening = ''] = textOfTitle(title).split('\n');
    expect(opening, title).toMatch(/em Osasco/i);
    expect(opening, title).toMatch(/R\$ \d/);
    expect(textOfTitle(title).match(/Osasco/g)?.length, title).toBeLessThanOrEqual(6);
  }
});

test('only pages about maintenance or repair mention the maintenance promotion', () => {
  expect(textOfTitle('Conserto de portão em Osasco')).toContain('Manutenção Express');
  expect(textOfTitle('Manutenção de portão em Guarulhos')).toContain('Manutenção Express');
  expect(textOfTitle('Instalação de motor de portão em Osasco')).not.toContain('Manutenção Express');
  expect(textOfTitle('Comprar motor de portão em Guarulhos')).not.toContain('Manutenção Express');
});

test('the maintenance promotion is named with its price, its two cities and its term, and told once', () => {
  for (const title of [
    'Manutenção Express de portão R$ 350 em Osasco',
    'Revisão de portão por R$ 350 em Guarulhos',
  ]) {
    const text = textOfTitle(title);
    expect(text, title).toMatch(
      /^Só em Guarulhos e em Osasco, a Manutenção Express custa R\$ 350, .* vale 1 mês a contar do orçamento/,
    );
    expect(text, title).not.toMatch(/há também um preço fechado|não se chega ao nosso kit/);
  }
});

test('a page about a building says nothing of tilting gates on ramps, and that the promotion may not hold for it', () => {
  const text = textOfTitle('Manutenção preventiva de portão para condomínio em Osasco');
  expect(text).not.toMatch(/raspa na rampa|há também um preço fechado/);
  expect(text).toContain('pode pedir orçamento à parte');
  expect(textOfTitle('Motor para portão de comércio em Diadema')).not.toMatch(/raspa na rampa/);
});
