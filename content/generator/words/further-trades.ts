/** More trades that are not ours, such as glazing, locks and keys, and the papers of a building. */
import type { Trade } from './trade.ts';

export const furtherTrades: readonly Trade[] = [
  {
    name: 'Película de vidro',
    who: 'uma empresa de películas',
    words: 'pelicula*|insulfilm*|insufilm*|adesivo para vidro|adesivo jateado',
  },
  {
    name: 'Porta de vidro sem motor',
    who: 'uma vidraçaria, que troca também a mola e a dobradiça dela',
    words:
      'blindex|porta blindex|porta de blindex|porta de vidro blindex|porta de vidro temperado|vidro temperado|mola de piso|mola hidraulica|mola aerea|porta de vidro quebrada|porta de vidro estilhacou|porta de vidro de sala|porta de vidro de varanda',
  },
  {
    name: 'Cobertura de garagem',
    who: 'uma empresa de coberturas ou um serralheiro',
    words:
      'cobertura de policarbonato|cobertura para garagem|cobertura de garagem|cobertura para carro|cobertura de vidro|cobertura retratil|policarbonato|pergolado*|telha de policarbonato|toldo de garagem',
  },
  {
    name: 'Pilar retrátil de entrada',
    who: 'uma empresa de controle de acesso',
    words: 'bollard|bollards|pilar retratil|pilares retrateis|pilarete*|balizador retratil',
  },
  {
    name: 'Cerca, gradil ou alambrado',
    who: 'uma empresa de cercas e alambrados',
    words:
      'cerca para piscina|cerca de piscina|cerca piscina|cercado para piscina|cerca de jardim|cerca de arame|cerca de madeira|cerca viva|alambrado*|gradil|gradis|tela de alambrado',
  },
  {
    name: 'Portão de criança ou de animal para dentro de casa',
    who: 'uma loja de artigos infantis ou de animais',
    words:
      'portao infantil|portao de bebe|portao para bebe|portao de escada|portao para escada|portao de pet|portao pet|portao para pet|portao de cachorro|portao para cachorro|portao para caes|grade para bebe|grade de escada|portaozinho de escada|portaozinho de crianca|portaozinho infantil|portaozinho de seguranca|portaozinho de bebe|portaozinho de cachorro|portaozinho para|portaozinho pet|grade de bebe',
    appliesDespiteGate: true,
  },
  {
    name: 'Controle e chave de carro',
    who: 'um chaveiro automotivo ou a concessionária',
    words:
      'chave canivete|chave presencial|controle de alarme de carro|alarme de carro|controle de alarme automotivo|codificacao de chave|chave codificada de carro',
  },
  {
    name: 'Socorro de carro que não pega',
    who: 'o seguro do carro ou um mecânico',
    words:
      'bateria arriou|bateria arriada|carro nao pega|carro nao liga|carro sem bateria|bateria de carro|chupeta em bateria|carro morreu|pneu furado',
  },
  {
    name: 'Marido de aluguel',
    who: 'um profissional de pequenos reparos',
    words: 'marido de aluguel|faz tudo|pequenos reparos|reparos domesticos',
  },
  {
    name: 'Chaveiro de casa e de carro',
    who: 'um chaveiro do bairro',
    touches:
      'Se o que não abre é o portão automático, o serviço é conosco: quem segura a folha é o motor, e não a fechadura. Desligue o disjuntor e solte o motor na chave dele; se não solta, o conserto fica entre {{repair.from}} e {{repair.to}}, sem taxa de visita.',
    isTakenForGate: true,
    words:
      'chaveiro|chaveiros|chaveiro 24h|chaveiro 24 horas|chaveiro em*|chaveiro urgente|chaveiro residencial|servico de chaveiro|trancado para fora|trancada para fora|porta trancada|chave quebrada em fechadura|chave quebrou em fechadura|perdi a chave de casa|abertura de porta|abrir porta sem chave|copia de chaves|chaveiro a domicilio|chaveiro perto de mim|chaveiro automotivo|copia de chave|chave de carro|chave codificada',
  },
  {
    name: 'Padrão de entrada e medidor de energia',
    who: 'um eletricista credenciado pela distribuidora',
    words:
      'padrao de entrada|troca de padrao de energia|medidor de energia|relogio de luz|poste padrao|poste de luz',
  },
  {
    name: 'Modelo de ata ou de outro documento',
    who: 'a administradora do condomínio ou um advogado',
    touches:
      'Se o documento é sobre o portão, do nosso lado vai a proposta por escrito, com peça, mão de obra, valor, prazo e garantia em linhas separadas, para anexar.',
    isTakenForGate: true,
    words:
      'modelo de ata|modelo ata|ata modelo|modelo de ata de assembleia|modelo de ata de reuniao|ata de assembleia de condominio|ata de reuniao de condominio|ata de condominio|modelo de edital|modelo de edital de convocacao|modelo de convocacao|edital de convocacao|edital de convocacao de assembleia|modelo de contrato|modelo de recibo|recibo modelo|modelo de declaracao|modelo de procuracao|modelo de comunicado|modelo de circular|modelo de notificacao|modelo de advertencia|modelo de oficio|modelo de regimento|modelo de regimento interno|modelo de convencao|modelo de carta|como fazer ata|como fazer uma ata|como redigir ata|como redigir uma ata|minuta de ata|minuta de contrato|modelo de contrato de prestacao de servico|modelo de carta de advertencia|modelo de termo',
  },
];
