/**
 * For a question with no word from any list: its form decides whom to ask instead. The first entry that fits counts.
 */
import type { OffTopic } from '../off-topic.ts';

export const questionForms: readonly OffTopic[] = [
  {
    words:
      'instalacao|instalar|instala|conserto|consertar|conserta|manutencao|reparo|reparar|troca de*|limpeza|limpar|aplicar|aplicacao|reforma|reformar|fabricacao|lavagem',
    opening:
      'Esse serviço é com um profissional do ramo ou com a assistência da marca, e não o fazemos. O que instalamos e consertamos é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'aluguel|alugar|alugo|aluga|locacao',
    opening:
      'Alugar isso é com uma locadora ou uma loja do ramo, que põe preço e prazo por escrito. O nosso trabalho é só portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'quanto custa|quanto e|preco|precos|valor|barat*|promocao|promocoes|comprar|onde comprar|onde vende|a venda|desconto*|oferta*|cupom',
    opening:
      'Preço e compra disso são com uma loja ou uma empresa do ramo; peça o valor por escrito. Aqui só se vende e se conserta portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'onde fica|onde e|endereco|horario de*|que horas|telefone de*|perto de mim|perto de*|como chegar*|aberto agora|aberto hoje',
    opening:
      'Endereço, telefone e horário estão no aplicativo de mapas ou no site do lugar. Nós atendemos só portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'quem e|quem foi|quem era|quantos anos tem|quando nasceu|quando morreu|idade de*|biografia*|altura de*',
    opening:
      'Sobre uma pessoa respondem uma enciclopédia ou um portal de notícias. Daqui só saem respostas sobre portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'o que e|o que significa|significado*|para que serve|diferenca entre*|historia de*|origem de*|exemplos de*',
    opening:
      'Para saber o que isso é, vale um dicionário, uma enciclopédia ou quem trabalha na área. O que sabemos explicar é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'como fazer|como tirar|como usar|como saber|como baixar|como emitir|como solicitar|passo a passo|como*',
    opening:
      'O passo a passo disso está no site do órgão ou da marca responsável, ou com quem faz isso todo dia. O que ensinamos é a usar um portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'qual*|quais*|melhor|melhores|vale a pena|compensa|e bom',
    opening:
      'Quem compara bem isso é uma loja do ramo ou quem já usa. Nós só comparamos motores de portão automático, em São Paulo e na Grande São Paulo.',
  },
];
