/**
 * What to look at, what to do and what to leave alone, for the problems that people search for most. Each step has a
 * scene that app/ui/drawings/drawings.ts draws; the part that the step is about is amber.
 */

/** The kinds of steps: look without touching, do, and leave alone. */
export const stepKinds = { look: 'Olhe', do: 'Faça', leave: 'Não mexa' } as const;

export type StepKind = keyof typeof stepKinds;

export interface ProblemStep {
  kind: StepKind;
  scene: StepScene;
  /** One sentence, of at most 110 characters. */
  caption: string;
}

export type StepScene =
  | 'disjuntor'
  | 'controle'
  | 'pilha'
  | 'fotocelula'
  | 'trilho'
  | 'fora-do-trilho'
  | 'destravamento'
  | 'caixa-fechada'
  | 'cabo'
  | 'vao-perigoso'
  | 'cremalheira'
  | 'roldana'
  | 'fim-de-curso'
  | 'capacitor'
  | 'braco'
  | 'choque'
  | 'agua'
  | 'empurrar'
  | 'motor'
  | 'antena'
  | 'central';

export const stepsHeading = 'O que olhar, o que fazer e o que não mexer';

/** By the slug of the problem. */
export const problemSteps: Readonly<Record<string, readonly [ProblemStep, ProblemStep, ProblemStep]>> = {
  'portao-nao-abre': [
    {
      kind: 'look',
      scene: 'pilha',
      caption: 'A luz do controle acende mesmo com pilha fraca: troque a pilha antes de concluir.',
    },
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'Veja no quadro se o disjuntor do portão caiu e religue uma única vez.',
    },
    {
      kind: 'leave',
      scene: 'caixa-fechada',
      caption: 'A caixa do motor tem tensão da rede e fica fechada até o técnico chegar.',
    },
  ],
  'portao-nao-fecha': [
    {
      kind: 'look',
      scene: 'fotocelula',
      caption: 'Procure o que corta a linha entre as duas lentes: folha, teia, vaso ou sol baixo.',
    },
    {
      kind: 'do',
      scene: 'trilho',
      caption: 'Com o disjuntor desligado, tire pedra e barro do caminho da folha.',
    },
    {
      kind: 'leave',
      scene: 'central',
      caption: 'Não ligue a placa sem a fotocélula: ela impede a folha de fechar sobre alguém.',
    },
  ],
  'portao-travado': [
    {
      kind: 'look',
      scene: 'fora-do-trilho',
      caption: 'Veja se a folha está reta e apoiada; torta ou solta, afaste-se dela.',
    },
    {
      kind: 'do',
      scene: 'destravamento',
      caption: 'Com a folha firme e sem energia, gire a chave e teste se ela anda leve.',
    },
    {
      kind: 'leave',
      scene: 'empurrar',
      caption: 'Não empurre com força nem com o carro: o braço entorta e o motor sai da base.',
    },
  ],
  'motor-de-portao-queimado': [
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'Cheiro ou fumaça pedem o disjuntor desligado na hora, antes de qualquer teste.',
    },
    {
      kind: 'look',
      scene: 'capacitor',
      caption:
        'Olhe de fora, sem abrir a tampa: quem acha o capacitor estufado, mais barato que o motor, é o técnico.',
    },
    {
      kind: 'leave',
      scene: 'controle',
      caption:
        'Guarde os controles da casa: se alguém religa o disjuntor, um toque basta para o motor ligar.',
    },
  ],
  'motor-de-portao-fazendo-barulho': [
    {
      kind: 'look',
      scene: 'cremalheira',
      caption: 'No de correr, estalo a cada palmo costuma ser dente gasto ou folga na cremalheira.',
    },
    {
      kind: 'look',
      scene: 'roldana',
      caption: 'Ronco que acompanha a folha vem de roldana gasta ou rolamento seco.',
    },
    {
      kind: 'leave',
      scene: 'motor',
      caption: 'Não jogue óleo dentro do motor: fuso e cursor levam graxa própria, na revisão.',
    },
  ],
  'controle-do-portao-nao-funciona': [
    {
      kind: 'look',
      scene: 'controle',
      caption: 'Teste a botoeira e outro controle da casa: se um deles abre, o defeito está no seu.',
    },
    {
      kind: 'do',
      scene: 'pilha',
      caption: 'Troque a pilha pelo mesmo código, sem tocar nos contatos com os dedos.',
    },
    {
      kind: 'leave',
      scene: 'central',
      caption: 'Não segure o botão da placa: em muitas centrais ele apaga todos os controles.',
    },
  ],
  'portao-de-correr-saiu-do-trilho': [
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'Desligue o disjuntor para que ninguém acione a folha pelo controle.',
    },
    {
      kind: 'look',
      scene: 'fora-do-trilho',
      caption: 'De longe, fotografe qual roldana saiu e o que está no trilho.',
    },
    {
      kind: 'leave',
      scene: 'vao-perigoso',
      caption: 'Não levante a folha: ela pesa mais do que parece e tomba para o lado solto.',
    },
  ],
  'portao-basculante-torto': [
    {
      kind: 'look',
      scene: 'cabo',
      caption: 'De fora do vão, compare os dois cabos: um frouxo ou desfiado explica a folha torta.',
    },
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'Desligue o disjuntor e avise a casa para ninguém usar o controle.',
    },
    { kind: 'leave', scene: 'vao-perigoso', caption: 'Não passe debaixo da folha, nem para tirar o carro.' },
  ],
  'portao-basculante-desceu-e-nao-sobe': [
    {
      kind: 'look',
      scene: 'cabo',
      caption: 'Veja do lado de dentro se os dois cabos estão inteiros e esticados.',
    },
    {
      kind: 'look',
      scene: 'motor',
      caption: 'Ouça o motor: se ele gira e a folha não sobe, o cursor ou o braço soltou.',
    },
    {
      kind: 'leave',
      scene: 'vao-perigoso',
      caption: 'Não erga na mão um basculante sem cabo ou contrapeso: ele volta de uma vez.',
    },
  ],
  'cabo-de-aco-do-portao-arrebentou': [
    {
      kind: 'leave',
      scene: 'vao-perigoso',
      caption: 'Tire as pessoas do vão: com um cabo só, a folha pode descer sem aviso.',
    },
    { kind: 'do', scene: 'disjuntor', caption: 'Desligue o disjuntor e deixe a folha onde está.' },
    {
      kind: 'look',
      scene: 'cabo',
      caption: 'De longe, fotografe o cabo partido e o outro, que será trocado junto.',
    },
  ],
  'portao-abre-sozinho': [
    {
      kind: 'look',
      scene: 'controle',
      caption: 'Junte todos os controles da casa: um botão afundado abre o portão sem querer.',
    },
    {
      kind: 'look',
      scene: 'agua',
      caption: 'Repare se acontece com chuva: umidade na placa e no fio da botoeira dá comando falso.',
    },
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'À noite, feche, desligue o disjuntor e trave por dentro até a revisão.',
    },
  ],
  'portao-fecha-e-abre-de-novo': [
    {
      kind: 'look',
      scene: 'fotocelula',
      caption: 'Se a folha volta logo que começa a fechar, procure sujeira ou teia nas lentes da fotocélula.',
    },
    {
      kind: 'do',
      scene: 'trilho',
      caption: 'Com o disjuntor desligado, limpe o trilho: a central lê a pedra como obstáculo.',
    },
    {
      kind: 'leave',
      scene: 'central',
      caption: 'Não aumente a força na placa: é ela que faz a folha parar quando encosta em alguém.',
    },
  ],
  'portao-para-no-meio-do-caminho': [
    {
      kind: 'look',
      scene: 'trilho',
      caption: 'Marque o ponto exato da parada e veja o que há ali no trilho ou na coluna.',
    },
    {
      kind: 'look',
      scene: 'roldana',
      caption: 'Se ela para cada vez num lugar, o peso mudou: roldana presa ou motor quente.',
    },
    {
      kind: 'leave',
      scene: 'fim-de-curso',
      caption: 'Não mude os ímãs de lugar: o fim de curso fora do ponto faz a folha bater.',
    },
  ],
  'motor-gira-e-portao-nao-anda': [
    {
      kind: 'look',
      scene: 'destravamento',
      caption: 'Confira a chave: o motor destravado gira solto, e travar de novo resolve.',
    },
    {
      kind: 'look',
      scene: 'cremalheira',
      caption: 'No de correr, veja se o pinhão alcança os dentes em todo o percurso.',
    },
    {
      kind: 'leave',
      scene: 'braco',
      caption: 'No basculante, não recoloque o pino do braço com a folha suspensa.',
    },
  ],
  'como-abrir-portao-sem-luz': [
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'Desligue o disjuntor e o nobreak, para o motor não voltar com a luz.',
    },
    {
      kind: 'do',
      scene: 'destravamento',
      caption: 'Gire a chave de destravamento até o motor soltar a folha.',
    },
    {
      kind: 'look',
      scene: 'cabo',
      caption: 'No basculante, só levante se os dois cabos estiverem inteiros e a folha subir leve.',
    },
  ],
  'placa-do-portao-molhou': [
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'Desligue o disjuntor antes de chegar perto da caixa molhada.',
    },
    {
      kind: 'look',
      scene: 'agua',
      caption: 'Descubra de onde veio a água: tampa, eletroduto ou respingo do telhado.',
    },
    {
      kind: 'leave',
      scene: 'caixa-fechada',
      caption: 'Não religue para testar nem use secador: a água que sobra queima a placa.',
    },
  ],
  'portao-dando-choque': [
    {
      kind: 'leave',
      scene: 'choque',
      caption: 'Não encoste na folha nem no motor, e mantenha crianças e animais longe.',
    },
    { kind: 'do', scene: 'disjuntor', caption: 'Desligue o disjuntor do portão, com a mão seca e calçado.' },
    { kind: 'look', scene: 'agua', caption: 'Conte ao técnico se choveu e onde o fio passa junto do ferro.' },
  ],
  'disjuntor-do-portao-caindo': [
    {
      kind: 'look',
      scene: 'disjuntor',
      caption: 'Anote quando cai: ao ligar, no meio do curso ou só com chuva.',
    },
    {
      kind: 'look',
      scene: 'roldana',
      caption: 'Folha pesada faz o motor puxar mais corrente: olhe roldanas e trilho.',
    },
    {
      kind: 'leave',
      scene: 'caixa-fechada',
      caption: 'Não troque por um disjuntor maior: o fio esquenta antes de ele desarmar.',
    },
  ],
  'cremalheira-do-portao-pulando': [
    {
      kind: 'look',
      scene: 'cremalheira',
      caption: 'Observe onde pula: folga num ponto é barra caída, no percurso todo é motor baixo.',
    },
    { kind: 'look', scene: 'roldana', caption: 'Roldana gasta baixa a folha e tira o dente do pinhão.' },
    {
      kind: 'leave',
      scene: 'empurrar',
      caption: 'Não segure a folha com a mão perto do pinhão: ele puxa roupa e dedo.',
    },
  ],
  'roldana-do-portao-quebrada': [
    {
      kind: 'look',
      scene: 'roldana',
      caption: 'Procure a roda achatada, inclinada ou com folga no eixo.',
    },
    {
      kind: 'do',
      scene: 'disjuntor',
      caption: 'Desligue o portão: forçado, o motor gasta também a cremalheira.',
    },
    {
      kind: 'leave',
      scene: 'fora-do-trilho',
      caption: 'Não levante a folha para trocar sozinho: sem apoio, ela sai do trilho e tomba.',
    },
  ],
  'portao-nao-fecha-ate-o-fim': [
    {
      kind: 'look',
      scene: 'fim-de-curso',
      caption: 'Veja se o ímã ou a chave do fim de curso saiu do lugar marcado.',
    },
    {
      kind: 'do',
      scene: 'trilho',
      caption: 'Com o disjuntor desligado, limpe o último palmo do trilho e o batente.',
    },
    {
      kind: 'leave',
      scene: 'central',
      caption: 'Não regule a força para vencer o fim: o motor passa a bater no batente.',
    },
  ],
  'controle-do-portao-so-funciona-de-perto': [
    {
      kind: 'do',
      scene: 'pilha',
      caption: 'Comece pela pilha: fraca, ela acende a luz mas manda um sinal curto.',
    },
    {
      kind: 'look',
      scene: 'antena',
      caption: 'Veja se o fio da antena do receptor está solto, cortado ou enrolado na caixa.',
    },
    {
      kind: 'leave',
      scene: 'caixa-fechada',
      caption: 'Não estique o fio para dentro da caixa: ali passa a tensão da rede.',
    },
  ],
};
