/**
 * What the conversations of a region are about, in more detail than the cards: the fault or wish behind them, and where
 * to read more. Markdown, with the figures as tokens.
 */

export interface RegionCase {
  title: string;
  text: string;
}

export const regionCases: Readonly<Record<string, readonly RegionCase[]>> = {
  'sao-paulo-capital': [
    {
      title: 'Barulho que passa pela parede geminada',
      text: 'No sobrado da [Mooca](/cidades/mooca) ou da [Vila Prudente](/cidades/vila-prudente), a coluna do portão costuma ser a mesma parede da sala ao lado, e qualquer folga no suporte vira ronco do outro lado. O técnico aperta a fixação, lubrifica a mecânica e só depois julga o motor. A página do [motor fazendo barulho](/motor-de-portao-fazendo-barulho) ensina a reconhecer cada som.',
    },
    {
      title: 'Folha que para no meio da ladeira',
      text: 'Em rua inclinada como as da [Penha](/cidades/penha) e da [Lapa](/cidades/lapa), põe-se a culpa na ladeira, mas é o contrapeso fora do ponto que faz a folha pesar na subida, e a central entende esse esforço como obstáculo. O acerto começa pelo [contrapeso](/contrapeso-do-portao-desregulado) e pode resolver sem peça nova. Se a parada acontece sempre no mesmo ponto, leia [portão para no meio do caminho](/portao-para-no-meio-do-caminho).',
    },
    {
      title: 'Controle que sumiu com um funcionário',
      text: 'Comércio e prédio trocam de gente, e o controle que não volta continua abrindo a garagem. Com memória numerada e lista, apaga-se só aquele; sem elas, limpa-se a central e gravam-se de novo os que ficaram, o que leva pouco tempo. Veja o que pedir em [roubaram o controle do portão](/roubaram-o-controle-do-portao), ou conheça o [controle de código rolante](/topicos/controle-remoto-de-portao).',
    },
  ],
  guarulhos: [
    {
      title: 'Galpão de Cumbica com motor de casa',
      text: 'Portão de carga abre dezenas de vezes por dia, e o motor residencial esquenta até desligar sozinho. Em [Cumbica](/cidades/cumbica) e na região das transportadoras, o caminho é contar as aberturas na hora de maior movimento e pedir um motor feito para esse ritmo. O sintoma está em [motor que esquenta muito](/motor-de-portao-esquenta-muito).',
    },
    {
      title: 'Pó de rua de terra no trilho',
      text: 'No [Bonsucesso](/cidades/bonsucesso) e em partes dos [Pimentas](/cidades/pimentas), a terra se junta à graxa e forma uma pasta que trava a roldana do deslizante. Escova seca no trilho, disjuntor desligado, resolve boa parte. Quando a [roldana quebra](/roldana-do-portao-quebrada), a folha fica pesada para qualquer motor.',
    },
    {
      title: 'Portão que abre sozinho de madrugada',
      text: 'Receptor antigo, de código fixo, pode responder ao controle de outra casa da rua. A troca por código rolante encerra o caso, e a página [portão abre sozinho](/portao-abre-sozinho) mostra as outras causas possíveis. Os serviços da cidade, com a Manutenção Express de {{express}}, estão em [portão automático em Guarulhos](/portao-automatico-guarulhos).',
    },
  ],
  osasco: [
    {
      title: 'Água que sobe na rua baixa',
      text: 'No [Rochdale](/cidades/rochdale) e nas ruas próximas ao córrego, motor instalado rente ao chão pode ficar submerso. Quem já passou por isso deve desligar o disjuntor e não testar: o passo a passo está em [motor que molhou na enchente](/motor-de-portao-molhou-na-enchente). No basculante, a central sobe para o alto da parede, e o técnico mede se o motor, em pé na coluna, fica acima da marca da água.',
    },
    {
      title: 'Tempestade que queima só a placa',
      text: 'Depois de um raio, o motor costuma sobreviver e a central, não. Medir a bobina separa um defeito do outro antes de qualquer compra, como explica [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio). O reparo ou a troca da placa fica entre {{part.board.from}} e {{part.board.to}}.',
    },
    {
      title: 'Batida que se ouve no primeiro andar',
      text: 'Em prédio da [Vila Yara](/cidades/vila-yara), a folha que chega forte ao batente transmite o golpe para a laje. Regular o ponto de parada e a desaceleração basta na maioria das vezes. Os cuidados estão em [portão batendo forte ao fechar](/portao-batendo-forte-ao-fechar), e os demais serviços, com a Manutenção Express de {{express}}, oferta de Guarulhos e Osasco, em [portão automático em Osasco](/portao-automatico-osasco).',
    },
  ],
  'santo-andre': [
    {
      title: 'Garagem abaixo do nível da rua',
      text: 'Em bairro de encosta, a rampa molhada é o que faz muita gente querer o controle. Nesse tipo de entrada o instalador confere para que lado a folha se projeta, se ela raspa no piso e onde a água escorre. A página de [Santo André](/cidades/santo-andre) fala das garagens da cidade e do que pedir no orçamento.',
    },
    {
      title: 'Controle que só pega de perto',
      text: 'Um fio de antena cortado na pintura do muro reduz o alcance a poucos passos, e trocar a pilha não muda nada. Antes de comprar outro controle, compare com os da família: se todos perderam alcance, o defeito está no receptor. O roteiro completo está em [controle só funciona de perto](/controle-do-portao-so-funciona-de-perto).',
    },
    {
      title: 'Madeira maciça e revisão de condomínio',
      text: 'Folha de marcenaria aceita motor desde que o esforço do braço se espalhe por uma chapa, assunto de [motor em portão de madeira](/topicos/instalacao-de-motor-em-portao-de-madeira). Já o síndico ganha previsibilidade com a [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico), que em prédio se faz duas vezes por ano.',
    },
  ],
  'sao-bernardo': [
    {
      title: 'Umidade da represa na placa',
      text: 'Perto da Billings a neblina entra na caixa da central e esverdeia os contatos, o que faz o portão abrir ou parar sem ordem. Vedação nova e fios entrando por baixo evitam que volte. Se a água já chegou à eletrônica, siga [placa do portão molhou](/placa-do-portao-molhou).',
    },
    {
      title: 'Folha caseira mais pesada do que parece',
      text: 'Portão feito com chapa grossa passa do peso que um motor comum carrega, e trocar só o motor não resolve. O técnico estima o peso pela medida e pela espessura, completa o contrapeso e indica a força. O sinal mais comum é o [motor que força e não sai](/motor-do-portao-forca-e-nao-sai).',
    },
    {
      title: 'Luz que falta com a viagem marcada',
      text: 'A chave do destravamento guardada dentro de casa transforma a falta de luz em dois minutos de espera. A sequência segura está em [como abrir o portão sem luz](/como-abrir-portao-sem-luz), e quem depende do portão todo dia pode pôr um [nobreak](/topicos/nobreak-para-portao-automatico). Veja também a página de [São Bernardo do Campo](/cidades/sao-bernardo-do-campo).',
    },
  ],
  'zona-norte-sp': [
    {
      title: 'Trilho com folha, pedra e pneu',
      text: 'No Tremembé, ao pé da serra, o trilho do deslizante acumula folhas; em pátio de caminhão, ele entorta com o peso da roda. Nos dois casos a cremalheira começa a saltar, como mostra [cremalheira pulando](/cremalheira-do-portao-pulando). Limpeza e alinhamento vêm antes de qualquer conversa sobre motor.',
    },
    {
      title: 'Rua estreita e basculante que avança',
      text: 'Na Freguesia do Ó, em [Santana](/cidades/santana) e em dia de feira no [Tucuruvi](/cidades/tucuruvi), interessa saber até onde a folha chega na calçada. O instalador mede essa projeção movendo a folha à mão e marca o limite. Para quem entra com carro atrás, a conta da velocidade está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    },
    {
      title: 'Tempo de espera para quem precisa dele',
      text: 'Cadeira de rodas, carrinho de bebê e idoso pedem uma pausa maior antes do fechamento e a [fotocélula](/topicos/sensor-fotocelula-para-portao) numa altura que enxergue a pessoa. As duas coisas se ajustam na instalação, com o morador presente. Se o seu portão fecha cedo demais, peça essa regulagem numa [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    },
  ],
  'zona-sul-sp': [
    {
      title: 'Vento na folha de chapa fechada',
      text: 'Em [Interlagos](/cidades/interlagos), à beira da represa, a chapa inteira recebe o vento como uma vela, e a central para o motor por segurança. A força tem de vencer a rajada sem perder a sensibilidade a um obstáculo, e esse ajuste se faz com o portão em uso. Quando a parada é frequente, compare com [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
    {
      title: 'Cabo de aço que começou a desfiar',
      text: 'O cabo do basculante segura o contrapeso, e um fio solto avisa que ele vai romper. Ninguém deve passar embaixo nem tocar no conjunto até o técnico trocar o par. O que fazer enquanto ele não chega está em [cabo de aço arrebentou](/cabo-de-aco-do-portao-arrebentou).',
    },
    {
      title: 'Motor ligado numa extensão',
      text: 'Tomada distante, fio fino e emenda fazem a tensão cair justamente na partida, e o portão perde força no fim da tarde. O motor quer um circuito próprio, feito por eletricista. Antes de condenar a peça, veja [motor perdeu a força](/motor-do-portao-perdeu-a-forca) e a página do seu bairro, como [Jabaquara](/cidades/jabaquara) ou [Vila Mariana](/cidades/vila-mariana).',
    },
  ],
  'abcd-paulista': [
    {
      title: 'Madeira que incha com a garoa',
      text: 'Em [Ribeirão Pires](/cidades/ribeirao-pires) e em [Rio Grande da Serra](/cidades/rio-grande-da-serra), o inverno úmido estufa a folha de madeira até ela agarrar no batente. Uma folga lateral e a borda selada resolvem antes de o motor sofrer. O assunto tem página própria: [portão de madeira inchou](/portao-de-madeira-inchou).',
    },
    {
      title: 'Pilha fraca que parece motor quebrado',
      text: 'A luz do controle apagada já responde metade da pergunta, e a pilha se compra em qualquer lugar. Veja [qual pilha usar](/qual-pilha-usar-no-controle-do-portao) e, se a luz acende e o portão continua parado, o roteiro de [controle que não funciona](/controle-do-portao-nao-funciona).',
    },
    {
      title: 'Garagem dividida e fechamento esquecido',
      text: 'Quando duas famílias usam o mesmo portão, o fechamento automático evita a discussão, desde que haja fotocélula para proteger quem passa. Se ele já existe e deixou de atuar, leia [fechamento automático parou](/fechamento-automatico-do-portao-parou). As páginas de [Diadema](/cidades/diadema), [Mauá](/cidades/maua) e [São Caetano do Sul](/cidades/sao-caetano-do-sul) trazem os preços e o frete.',
    },
  ],
  'grande-sao-paulo': [
    {
      title: 'Terreno grande e sinal que não chega',
      text: 'Em chácara de [Cotia](/cidades/cotia), a copa das árvores e a distância enfraquecem o controle. Subir o receptor ou a antena para um ponto livre costuma bastar e não pede obra. Compare o seu caso com [controle só funciona de perto](/controle-do-portao-so-funciona-de-perto).',
    },
    {
      title: 'Carga alta que a fotocélula não vê',
      text: 'Caminhonete com carretinha tem um vão entre as rodas, e o feixe baixo passa por ele como se a saída estivesse livre. A altura do sensor e o tempo de espera se acertam para o veículo da casa. Se o portão já desceu em cima de algum, veja [portão fechou em cima do carro](/portao-fechou-em-cima-do-carro).',
    },
    {
      title: 'Imóvel alugado e motor que muda junto',
      text: 'O motor pode sair com o inquilino quando o portão seguinte é parecido, e a reinstalação pede suporte e regulagem novos. O acordo com o proprietário deve vir antes da furação. Quanto custa um conjunto instalado está em [preço do motor](/termos/motor-portao-preco), e o atendimento em [Barueri](/cidades/barueri) e [Mogi das Cruzes](/cidades/mogi-das-cruzes), nas páginas das cidades.',
    },
  ],
  'clientes-especiais': [
    {
      title: 'Chef e diretora: entrada que não pode parar',
      text: 'Motor de casa, de estator fino, atende de 5 a 10 ciclos por hora. Restaurante, clínica e casa de repouso passam disso no horário cheio e pedem o robusto, que aguenta 30 ciclos por hora ou mais. Para a falta de luz há o [nobreak](/topicos/nobreak-para-portao-automatico), e a equipe da noite precisa saber destravar o motor. A [assistência 24 horas](/topicos/assistencia-tecnica-de-portao-24-horas) depende de haver técnico livre e não substitui esse treino. No pedido, diga quantas vezes o portão abre na pior hora.',
    },
    {
      title: 'Síndico e advogado: o papel que se anexa',
      text: 'O orçamento deve dizer o que entra, o que fica fora e quanto dura cada garantia: no kit instalado, {{kit.warranty}} para tudo; no conserto, {{repair.warranty}} para o serviço e {{parts.warranty}} para as peças. O motor para portão pesado de prédio custa de {{condominium.from}} a {{condominium.to}} instalado, com fotocélula e sinaleira em linhas próprias, e a revisão se marca duas vezes por ano. As condições estão em [garantia](/garantia) e em [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    },
    {
      title: 'Médica, arquiteta, músico e piloto: tempo, fachada e ruído',
      text: 'Para quem sai de madrugada, o JETFLEX abre em 4 segundos e freia antes do batente; o PADRÃO leva 16. Na obra, deixe dois conduítes na coluna, um da força e um do comando, e um nicho em que a mão alcance a central. Rangido quase sempre vem de pino, roldana ou folha sem equilíbrio, e a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}, se experimenta antes de trocar o motor. Veja [motor silencioso](/termos/motor-portao-silencioso) e [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    },
  ],
};
